# RUN: %python %s
from differential import Same, Suite, T

s = Suite(__file__)
q, k = T("n,2,5,4", "f32", "finite"), T("n,2,6,4", "f32", "finite")
MASKS = [None, T("5,6", "f32", "finite"), T("n,1,5,6", "f32", "finite")]
for mask in MASKS:
    s.add("aten::scaled_dot_product_attention", q, k, k, mask, scale=[None, 0.3], tolerance=1e-3)
    s.add("aten::_scaled_dot_product_attention_math", q, k, k, mask, scale=[None, 0.3], tolerance=1e-3)
    s.add("aten::_scaled_dot_product_flash_attention_for_cpu", q, k, k, attn_mask=mask, scale=[None, 0.3], tolerance=1e-3)
    s.add("aten::_scaled_dot_product_flash_attention_for_cpu", *(T(x.shapes[0], "f16", "unit") for x in (q, k, k)), results=[1], tolerance=1e-2)
s.add("aten::scaled_dot_product_attention", q, k, k, T("5,6", "bool"), tolerance=1e-3)
# Called by itself, it adds truth values to the scores.
s.add("aten::_scaled_dot_product_attention_math", q, k, k, T("5,6/n,1,5,6", "bool"), tolerance=1e-3)
for name in ("scaled_dot_product_attention", "_scaled_dot_product_attention_math"):
    s.add(f"aten::{name}", q, q, q, is_causal=True, tolerance=1e-3)
    s.add(f"aten::{name}", T("n,4,5,4", "f32", "finite"), k, k, enable_gqa=True, tolerance=1e-3)


def t(shape):
    return T(shape, values="finite")


x, qkv, projection = Same(t("n,3,8")), [t("24,8"), t("24")], [t("8,8"), t("8")]
for mask, kind in (None, None), (T("n,3", "bool"), 1), (T("3,3", "bool"), 0):
    s.add("aten::_native_multi_head_attention", x, x, x, 8, 2, *qkv, *projection, mask, True, [True, False], kind, tolerance=1e-3)
    s.add("aten::_native_multi_head_attention", x, x, x, 8, 2, *qkv, *projection, mask, False, True, kind, tolerance=1e-3, results=[0])
    s.add("aten::_transformer_encoder_layer_fwd", t("n,3,8"), 8, 2, *qkv, *projection, [True, False], [True, False], 1e-5, t("8"), t("8"),
          t("8"), t("8"), t("6,8"), t("6"), t("8,6"), t("8"), mask, kind, tolerance=1e-3)
s.run()

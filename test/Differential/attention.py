# RUN: %python %s
from differential import T, Suite

s = Suite(__file__)
q, k = T("n,2,5,4", "f32", "finite"), T("n,2,6,4", "f32", "finite")
MASKS = [None, T("5,6", "f32", "finite"), T("n,1,5,6", "f32", "finite")]
for mask in MASKS:
    s.add("aten::scaled_dot_product_attention", q, k, k, mask, scale=[None, 0.3], tolerance=1e-3)
    s.add("aten::_scaled_dot_product_attention_math", q, k, k, mask, scale=[None, 0.3], tolerance=1e-3)
    s.add("aten::_scaled_dot_product_flash_attention_for_cpu", q, k, k, attn_mask=mask, scale=[None, 0.3], tolerance=1e-3)
for name in ("scaled_dot_product_attention", "_scaled_dot_product_attention_math"):
    s.add(f"aten::{name}", q, q, q, is_causal=True, tolerance=1e-3)
    s.add(f"aten::{name}", T("n,4,5,4", "f32", "finite"), k, k, enable_gqa=True, tolerance=1e-3)
s.run()

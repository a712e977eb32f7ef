# RUN: %python %s
from differential import FLOATS, Call, Suite, T

s = Suite(__file__)
REDUCTIONS = [0, 1, 2]

for name in ("mse_loss", "smooth_l1_loss", "huber_loss", "soft_margin_loss"):
    s.add(f"aten::{name}", T("n,3/n//2,n,3", FLOATS), T("n,3/n//2,n,3", FLOATS), reduction=REDUCTIONS)
s.add("aten::smooth_l1_loss", T(), T("3"), reduction=1, beta=[0.0, 0.5])
s.add("aten::huber_loss", T(), T("3"), reduction=1, delta=0.3)
s.add("aten::huber_loss", T("n,3", "f32 f64 f16"), T("n,3", "f64 f32 f32"), reduction=REDUCTIONS, tolerance=1e-3)
for name in ("mse_loss", "smooth_l1_loss", "huber_loss"):
    s.add(f"aten::{name}", T("n,3"), T("n,3", "bool"), reduction=REDUCTIONS)
for name in ("mse_loss_backward", "soft_margin_loss_backward"):
    s.add(f"aten::{name}", T("n,3"), T("n,3", FLOATS), T("n,3", FLOATS), reduction=0)
    s.add(f"aten::{name}", T("", values="finite"), T("n,3", FLOATS), T("n,3", FLOATS), reduction=[1, 2])
s.add("aten::smooth_l1_loss_backward", T(""), T("n,3", values="finite"), T("n,3", values="finite"), reduction=[1, 2], beta=[1.0, 0.3])
s.add("aten::huber_loss_backward", T(""), T("n,3"), T("n,3"), reduction=[1, 2], delta=[1.0, 0.3])

s.add("aten::binary_cross_entropy", T("n,3", "f32 f64", "unit"), T("n,3", "f32 f64", "unit"),
      weight=[None, T("3", "f32 f64", "positive")], reduction=REDUCTIONS)
s.add("aten::binary_cross_entropy_backward", T("", values="finite"), T("n,3", values="open"), T("n,3", values="unit"),
      weight=[None, T("3", values="positive")], reduction=[1, 2])
s.add("aten::binary_cross_entropy_with_logits", T("n,3", "f32 f64"), T("n,3", "f32 f64", "unit"),
      weight=[None, T("3", "f32 f64", "positive")], pos_weight=[None, T("3", "f32 f64", "positive")], reduction=REDUCTIONS)
s.add("aten::poisson_nll_loss", T("n,3", "f32 f64"), T("n,3", "f32 f64", "positive"), log_input=[True, False],
      full=[True, False], eps=1e-8, reduction=REDUCTIONS)

weight = [None, T("5", values="positive")]
s.add("aten::nll_loss_forward", T("n,5"), T("n", "i64", "below:5"), weight=weight, reduction=REDUCTIONS, ignore_index=[-100, 2])
s.add("aten::nll_loss_forward", T("5"), T("", "i64", "below:5"), weight=weight, reduction=REDUCTIONS, ignore_index=-100)
s.add("aten::nll_loss2d_forward", T("n,5,h,3"), T("n,h,3", "i64", "below:5"), weight=weight, reduction=REDUCTIONS,
      ignore_index=[-100, 2], tolerance=1e-5)  # Sums that PyTorch adds up in another order.
for grad, reductions in (("n", [0]), ("", [1, 2])):
    s.add("aten::nll_loss_backward", T(grad, values="finite"), T("n,5"), T("n", "i64", "below:5"), weight=weight,
          reduction=reductions, ignore_index=[-100, 2], total_weight=T("", values="positive"))
s.add("aten::nll_loss_backward", T("", values="finite"), T("5"), T("", "i64", "below:5"), weight=weight, reduction=REDUCTIONS,
      ignore_index=-100, total_weight=T("", values="positive"))
s.add("aten::nll_loss2d_backward", T("n,h,3", values="finite"), T("n,5,h,3"), T("n,h,3", "i64", "below:5"), weight=weight,
      reduction=0, ignore_index=2, total_weight=T("", values="positive"))
s.add("aten::nll_loss_nd", T("n,5/n,5,4/n,5,3,2,2"), T("n/n,4/n,3,2,2", "i64", "below:5"), weight=weight, reduction=REDUCTIONS,
      ignore_index=[-100, 2])
s.add("aten::cross_entropy_loss", T("n,5/n,5,4/5", values="finite"), T("n/n,4/", "i64", "below:5"), weight=weight,
      reduction=REDUCTIONS, ignore_index=[-100, 2], label_smoothing=[0.0, 0.1])
s.add("aten::cross_entropy_loss", T("n,5/n,5,4/5", values="finite"), T("n,5/n,5,4/5", values="unit"), weight=weight,
      reduction=REDUCTIONS, label_smoothing=[0.0, 0.1])

s.add("aten::margin_ranking_loss", T("n"), T("n"), T("n"), margin=[0.0, 0.5], reduction=REDUCTIONS)
s.add("aten::hinge_embedding_loss", T("n,3"), T("n,3", values="from:-1:1"), margin=[1.0, 0.5], reduction=REDUCTIONS)
s.add("aten::cosine_embedding_loss", T("n,3"), T("n,3"), T("n", "i64", "from:-1:1"), margin=[0.0, 0.5], reduction=REDUCTIONS)
s.add("aten::multi_margin_loss", T("", values="finite"), T("", "i64", "below:1"), reduction=REDUCTIONS)
s.add("aten::multi_margin_loss", T("n,5/5"), T("n/", "i64", "below:5"), p=[1, 2], margin=[1, 0.5], weight=weight,
      reduction=REDUCTIONS)
s.add("aten::multilabel_margin_loss_forward", T("n,5/5"), T("n,5/5", "i64", "from:-1:4"), reduction=REDUCTIONS)
s.add("aten::multilabel_margin_loss_forward", T("/1"), T("/", "i64", "from:-1:1"), reduction=REDUCTIONS)
s.add("aten::l1_loss", T("n,3"), T("n,3"), reduction=REDUCTIONS)
s.add("aten::kl_div", T("n,3"), T("n,3"), reduction=REDUCTIONS, log_target=[False, True])
s.add("aten::triplet_margin_loss", T("n,3"), T("n,3"), T("n,3"), swap=[False, True], reduction=REDUCTIONS)
scores = Call("aten::log_softmax.int", T("12,2,5", values="finite"), 2)
s.add("aten::ctc_loss.IntList", scores, T("2,4", "i64", "from:1:4"), [12, 9], [3, 4], reduction=[0, 1, 2])
s.add("aten::ctc_loss.Tensor", scores, T("2,4", "i64", "from:1:4"), T("2", "i64", "from:10:12"), T("2", "i64", "from:1:4"),
      reduction=[0, 1, 2])
s.run()

# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
C = "c64 c128"
NORMS = [None, "ortho", "forward"]
SIGNALS = "n,8/n,7,3/12"
for name in ("fft_fft", "fft_ifft"):
    s.add(f"aten::{name}", T("n,8/3,n/12", C, "finite"), norm=NORMS, tolerance=1e-3)
    s.add(f"aten::{name}", T("n,8/n,5", C, "finite"), n=[5, 11], tolerance=1e-3)
    s.add(f"aten::{name}", T("8,n/5,n", C, "finite"), n=[5, 11], dim=0, tolerance=1e-3)
    s.add(f"aten::{name}", T("n,8", "f32 f64", "finite"), tolerance=1e-3)
for name in ("fft_rfft", "fft_ihfft"):
    s.add(f"aten::{name}", T("n,8/3,n/12/n,7", "f32 f64", "finite"), norm=NORMS, tolerance=1e-3)
    s.add(f"aten::{name}", T("n,8,3", "f32", "finite"), n=[5, 11], dim=1, tolerance=1e-3)
for name in ("fft_irfft", "fft_hfft"):
    s.add(f"aten::{name}", T("n,5/3,9", C, "finite"), norm=NORMS, tolerance=1e-3)
    s.add(f"aten::{name}", T("n,5,3", "c64", "finite"), n=[8, 9], dim=1, tolerance=1e-3)
for name in ("fft_fft2", "fft_ifft2", "fft_fftn", "fft_ifftn"):
    s.add(f"aten::{name}", T("n,4,6", "c64", "finite"), norm=NORMS, tolerance=1e-3)
for name in ("fft_rfft2", "fft_rfftn", "fft_ihfft2", "fft_ihfftn"):
    s.add(f"aten::{name}", T("n,4,6", "f32", "finite"), norm=NORMS, tolerance=1e-3)
    s.add(f"aten::{name}", T("4,n,t", "f32", "finite"), s=[[5, 7]], norm=NORMS, tolerance=1e-3)
for name in ("fft_irfft2", "fft_irfftn", "fft_hfft2", "fft_hfftn"):
    s.add(f"aten::{name}", T("n,4,6", "c64", "finite"), norm=NORMS, tolerance=1e-3)
for name in ("fft_fft2", "fft_ifft2", "fft_fftn", "fft_ifftn", "fft_irfft2", "fft_irfftn", "fft_hfft2", "fft_hfftn"):
    s.add(f"aten::{name}", T("4,n,t", "c64", "finite"), s=[[5, 7]], norm=NORMS, tolerance=1e-3)
for name in ("fft_fftshift", "fft_ifftshift"):
    s.add(f"aten::{name}", T("n,7/5", "f32"))
s.add("aten::_fft_c2c", T("n,128/n,200", "c64", "finite"), [1], 0, [True, False], tolerance=1e-3)
s.add("aten::_fft_r2c", T("n,128/n,200", "f32", "finite"), [1], 0, [True, False], tolerance=1e-3)
s.add("aten::_fft_c2r", T("n,65", "c64", "finite"), [1], 0, [128, 129], tolerance=1e-3)

WINDOW = [None, T("16", values="positive")]
s.add("aten::stft.center", T("n,100/t", values="finite"), 16, hop_length=[None, 5], window=WINDOW, normalized=[False, True],
      return_complex=True, tolerance=1e-3)
s.add("aten::stft.center", T("n,100", values="finite"), 16, win_length=10, window=[None, T("10", values="positive")],
      center=[True, False], onesided=[True, False], return_complex=True, tolerance=1e-3)
s.add("aten::stft.center", T("n,100", "c64", values="finite"), 16, onesided=False, return_complex=True, tolerance=1e-3)
s.add("aten::istft", T("n,9,20/9,t", "c64", "finite"), 16, hop_length=[None, 5], window=WINDOW, normalized=[False, True],
      tolerance=1e-3)
s.add("aten::istft", T("n,16,20/16,t", "c64", "finite"), 16, onesided=[None, False], tolerance=1e-3)
s.add("aten::istft", T("n,9,20", "c64", "finite"), 16, window=T("16", values="positive"), length=[60, 90], tolerance=1e-3)
# A complex window, and inverses to complex signals.
W = T("16", "c64", "finite")
for x in T("n,100", values="finite"), T("100", "c64", values="finite"):
    s.add("aten::stft.center", x, 16, 5, window=W, normalized=[False, True], return_complex=[False, True] if x.dtypes == ["f32"] else True,
          tolerance=1e-3)
    s.add("aten::stft.center", x, 16, win_length=10, window=T("10", "c64", values="finite"), center=False, return_complex=True, tolerance=1e-3)
z = T("n,16,20/16,t", "c64", "finite")
s.add("aten::istft", z, 16, hop_length=[None, 5], window=[None, T("16", values="positive"), T("16", "c64", "positive")], normalized=[False, True],
      return_complex=True, tolerance=1e-3)
s.add("aten::istft", z, 16, window=T("16", "c64", "positive"), length=[60, 90], return_complex=True, tolerance=1e-3)
for name in "fft_fftfreq", "fft_rfftfreq":
    s.add(f"aten::{name}", [1, 2, 5, 400, 3001], [1.0, 0.3, 1 / 16000], dtype=[None, "f64"], tolerance=0)
    s.add(f"aten::{name}", [1, 2, 5, 400], [1.0, 0.3, 1 / 16000], dtype=["f16", "bf16"])
s.run()

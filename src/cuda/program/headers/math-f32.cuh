// Mathematics of float, computed in double: the final rounding to float makes nearly all of the error.
DOORBELL_FN bool isnan(float x) { return x != x; }
DOORBELL_FN bool isinf(float x) { return __builtin_fabsf(x) == __builtin_huge_valf(); }
DOORBELL_FN bool isfinite(float x) { return __builtin_fabsf(x) < __builtin_huge_valf(); }
DOORBELL_FN bool signbit(float x) { return __nvvm_bitcast_f2i(x) < 0; }
// e^x with the precision that float needs: the Taylor series up to r^9, times a power of two in the range of double.
DOORBELL_FN double doorbell_exp_float(double x) {
  x = x < -300 ? -300 : x > 300 ? 300 : x;
  double k = rint(x * 0x1.71547652b82fep+0), r = fma(k, -0x1.62e42fefa39efp-1, x), p = 1.0 / 362880;
  p = fma(p, r, 1.0 / 40320); p = fma(p, r, 1.0 / 5040); p = fma(p, r, 1.0 / 720); p = fma(p, r, 1.0 / 120);
  p = fma(p, r, 1.0 / 24); p = fma(p, r, 1.0 / 6); p = fma(p, r, 0.5); p = fma(p, r, 1.0); p = fma(p, r, 1.0);
  return p * doorbell_power(__nvvm_d2i_rn(k));
}
// erfc(x) for x >= 0.5: e^(-x^2) / (1 + 2x) times a polynomial in (x - 3) / (x + 3), fitted.
DOORBELL_FN double doorbell_erfc_tail(double x) {
  x = x > 11 ? 11 : x;
  double t = (x - 3) / (x + 3), p = 2.0154407980407047e-05;
  p = fma(p, t, 0.00011035818025210154); p = fma(p, t, -0.00011971031607343593); p = fma(p, t, -0.0007757975469306855);
  p = fma(p, t, 0.00189388646327374); p = fma(p, t, 0.002528939456105128); p = fma(p, t, -0.023771377776009846);
  p = fma(p, t, 0.06830804222976138); p = fma(p, t, -0.11927359788661288); p = fma(p, t, 0.129645159027238);
  p = fma(p, t, -0.047562296194414516); p = fma(p, t, -0.13562110613507836); p = fma(p, t, 1.2530080582781782);
  return doorbell_exp_float(-x * x) * p / fma(2.0, x, 1.0);
}
DOORBELL_FN double doorbell_erf_near(double x) {
  double z = x * x, p = -1.0 / 75600;
  p = fma(p, z, 1.0 / 9360); p = fma(p, z, -1.0 / 1320); p = fma(p, z, 1.0 / 216); p = fma(p, z, -1.0 / 42);
  p = fma(p, z, 1.0 / 10); p = fma(p, z, -1.0 / 3); p = fma(p, z, 1.0);
  return x * p * 0x1.20dd750429b6dp+0;
}
DOORBELL_FN double doorbell_erfc(double x) {
  double a = fabs(x);
  if (!(a >= 0.5)) return 1 - doorbell_erf_near(x);
  return x < 0 ? 2 - doorbell_erfc_tail(a) : doorbell_erfc_tail(a);
}
DOORBELL_FN double doorbell_asinh(double x) {
  double a = fabs(x);
  return copysign(isinf(a) ? a : log1p(a + a * a / (1 + sqrt(fma(a, a, 1.0)))), x);
}
DOORBELL_FN double doorbell_acosh(double x) {
  double t = x - 1;
  return x < 1 ? __builtin_nan("") : isinf(x) ? x : log1p(t + sqrt(t * (x + 1)));
}
DOORBELL_FN double doorbell_atanh(double x) { return copysign(0.5 * log1p(2 * fabs(x) / (1 - fabs(x))), x); }
DOORBELL_FN double doorbell_sinpi(double x) {
  if (x == 0) return x;
  double k = rint(2 * x), r = (x - 0.5 * k) * 0x1.921fb54442d18p+1;
  int q = fabs(x) < 0x1p53 ? (int)(__nvvm_d2ll_rz(k) & 3) : 0;
  if (!isfinite(x)) return __builtin_nan("");
  if (r == 0 && !(q & 1)) return copysign(0.0, x);
  double v = q & 1 ? doorbell_cosine(r, 0) : doorbell_sine(r, 0);
  return q & 2 ? -v : v;
}
DOORBELL_FN double doorbell_cospi(double x) {
  double k = rint(2 * x), r = (x - 0.5 * k) * 0x1.921fb54442d18p+1;
  int q = fabs(x) < 0x1p53 ? (int)(__nvvm_d2ll_rz(k) & 3) : 0;
  if (!isfinite(x)) return __builtin_nan("");
  double v = q & 1 ? -doorbell_sine(r, 0) + 0.0 : doorbell_cosine(r, 0);
  return v == 0 ? 0 : q & 2 ? -v : v;
}
// Functions of float by their names with f. Where C++ overloads the name for double, the overload for float is declared too.
#define DOORBELL_ONE(N, ...) DOORBELL_FN float N##f(float x) { return (float)(__VA_ARGS__); }
#define DOORBELL_BOTH(N, ...) DOORBELL_ONE(N, __VA_ARGS__) DOORBELL_FN float N(float x) { return N##f(x); }
#define DOORBELL_TWO(N, ...) DOORBELL_FN float N##f(float x, float y) { return (float)(__VA_ARGS__); } DOORBELL_FN float N(float x, float y) { return N##f(x, y); }
DOORBELL_BOTH(sqrt, __nvvm_sqrt_rn_f(x)) DOORBELL_BOTH(rsqrt, __nvvm_rsqrt_approx_f(x)) DOORBELL_BOTH(fabs, __builtin_fabsf(x))
DOORBELL_BOTH(floor, __builtin_floorf(x)) DOORBELL_BOTH(ceil, __builtin_ceilf(x)) DOORBELL_BOTH(trunc, __builtin_truncf(x))
DOORBELL_BOTH(rint, __builtin_rintf(x)) DOORBELL_BOTH(nearbyint, __builtin_rintf(x)) DOORBELL_BOTH(round, round((double)x))
DOORBELL_BOTH(exp, doorbell_exp_float(x)) DOORBELL_BOTH(exp10, doorbell_exp_float(x * 0x1.26bb1bbb55516p+1))
DOORBELL_FN float exp2f(float x) {
  double a = x < -300 ? -300.0 : x > 300 ? 300.0 : x, k = rint(a);
  return (float)(doorbell_exp_float((a - k) * 0x1.62e42fefa39efp-1) * doorbell_power(__nvvm_d2i_rn(k)));
}
DOORBELL_FN float exp2(float x) { return exp2f(x); }
DOORBELL_BOTH(expm1, fabs((double)x) < 0.3 ? doorbell_expm1_series(x) : x == 0 ? x : doorbell_exp_float(x) - 1)
DOORBELL_BOTH(log, log((double)x)) DOORBELL_BOTH(log1p, log1p((double)x)) DOORBELL_BOTH(log2, log2((double)x)) DOORBELL_BOTH(log10, log10((double)x))
DOORBELL_TWO(pow, doorbell_pow(x, y, true))
DOORBELL_BOTH(sin, sin((double)x)) DOORBELL_BOTH(cos, cos((double)x)) DOORBELL_BOTH(tan, tan((double)x))
DOORBELL_FN void sincosf(float x, float *s, float *c) { double a, b; sincos((double)x, &a, &b); *s = (float)a; *c = (float)b; }
DOORBELL_FN void sincos(float x, float *s, float *c) { sincosf(x, s, c); }
DOORBELL_ONE(sinpi, doorbell_sinpi(x)) DOORBELL_ONE(cospi, doorbell_cospi(x))
DOORBELL_BOTH(asin, asin((double)x)) DOORBELL_BOTH(acos, acos((double)x)) DOORBELL_BOTH(atan, atan((double)x)) DOORBELL_TWO(atan2, atan2((double)x, (double)y))
DOORBELL_BOTH(sinh, sinh((double)x)) DOORBELL_BOTH(cosh, cosh((double)x)) DOORBELL_BOTH(tanh, tanh((double)x))
DOORBELL_ONE(asinh, doorbell_asinh(x)) DOORBELL_ONE(acosh, doorbell_acosh(x)) DOORBELL_ONE(atanh, doorbell_atanh(x))
DOORBELL_ONE(erf, fabs((double)x) < 0.5 ? doorbell_erf_near(x) : x != x ? x : copysign(1 - doorbell_erfc_tail(fabs((double)x)), (double)x))
DOORBELL_ONE(erfc, doorbell_erfc(x)) DOORBELL_ONE(normcdf, 0.5 * doorbell_erfc(x * -0x1.6a09e667f3bcdp-1))
DOORBELL_BOTH(cbrt, cbrt((double)x)) DOORBELL_ONE(rcbrt, 1 / cbrt((double)x)) DOORBELL_TWO(hypot, hypot((double)x, (double)y))
DOORBELL_FN float norm3df(float a, float b, float c) { return (float)hypot(hypot((double)a, (double)b), (double)c); }
DOORBELL_FN float norm4df(float a, float b, float c, float d) { return (float)hypot(hypot((double)a, (double)b), hypot((double)c, (double)d)); }
DOORBELL_TWO(fmod, fmod((double)x, (double)y)) DOORBELL_TWO(remainder, remainder((double)x, (double)y)) DOORBELL_TWO(fdim, x <= y ? 0 : x - y)
DOORBELL_TWO(fmin, __builtin_fminf(x, y)) DOORBELL_TWO(fmax, __builtin_fmaxf(x, y)) DOORBELL_TWO(copysign, copysign((double)x, (double)y))
DOORBELL_FN float fmaf(float a, float b, float c) { return __nvvm_fma_rn_f(a, b, c); }
DOORBELL_FN float fma(float a, float b, float c) { return fmaf(a, b, c); }
DOORBELL_FN float fdividef(float a, float b) { return a / b; }
DOORBELL_FN float ldexpf(float x, int n) { return (float)(x * doorbell_power(n < -400 ? -400 : n > 400 ? 400 : n)); }
DOORBELL_FN float ldexp(float x, int n) { return ldexpf(x, n); }
DOORBELL_FN float scalbnf(float x, int n) { return ldexpf(x, n); }
DOORBELL_FN float scalbn(float x, int n) { return ldexpf(x, n); }
DOORBELL_FN int ilogbf(float x) { return ilogb((double)x); }
DOORBELL_BOTH(logb, logb((double)x))
DOORBELL_FN float frexpf(float x, int *e) { return (float)frexp((double)x, e); }
DOORBELL_FN float frexp(float x, int *e) { return frexpf(x, e); }
DOORBELL_FN float modff(float x, float *whole) { double w, r = modf((double)x, &w); *whole = (float)w; return (float)r; }
DOORBELL_FN float modf(float x, float *whole) { return modff(x, whole); }
DOORBELL_FN float remquof(float x, float y, int *q) { return (float)remquo((double)x, (double)y, q); }
DOORBELL_FN long lrintf(float x) { return __nvvm_f2ll_rn(x); }
DOORBELL_FN long long llrintf(float x) { return __nvvm_f2ll_rn(x); }
DOORBELL_FN long lroundf(float x) { return lround((double)x); }
DOORBELL_FN long long llroundf(float x) { return llround((double)x); }
// The fast intrinsics, by the approximate instructions of the hardware.
DOORBELL_FN float __sinf(float x) { return __nvvm_sin_approx_f(x); }
DOORBELL_FN float __cosf(float x) { return __nvvm_cos_approx_f(x); }
DOORBELL_FN float __tanf(float x) { return __nvvm_div_approx_f(__sinf(x), __cosf(x)); }
DOORBELL_FN void __sincosf(float x, float *s, float *c) { *s = __sinf(x); *c = __cosf(x); }
DOORBELL_FN float __expf(float x) { return __nvvm_ex2_approx_f(x * 1.442695041f); }
DOORBELL_FN float __exp10f(float x) { return __nvvm_ex2_approx_f(x * 3.321928095f); }
DOORBELL_FN float __log2f(float x) { return __nvvm_lg2_approx_f(x); }
DOORBELL_FN float __logf(float x) { return __nvvm_lg2_approx_f(x) * 0.6931471806f; }
DOORBELL_FN float __log10f(float x) { return __nvvm_lg2_approx_f(x) * 0.3010299957f; }
DOORBELL_FN float __powf(float x, float y) { return __nvvm_ex2_approx_f(y * __nvvm_lg2_approx_f(x)); }
DOORBELL_FN float __fdividef(float a, float b) { return __nvvm_div_approx_f(a, b); }
DOORBELL_FN float __saturatef(float x) { return __nvvm_saturate_f(x); }
#ifdef __doorbell_fast_math
#define sinf __sinf
#define cosf __cosf
#define tanf __tanf
#define sincosf __sincosf
#define expf __expf
#define exp10f __exp10f
#define logf __logf
#define log2f __log2f
#define log10f __log10f
#define powf __powf
#endif

// Mathematics of double: the functions that nvcc takes from NVIDIA's libdevice. math-f32.cuh computes most functions of float with these.
//
// The code calls `fma` by name where a sum must not be rounded twice. The results are the same with -ffp-contract=off and =fast.
#define DOORBELL_INF __builtin_huge_val()
DOORBELL_FN unsigned long long doorbell_bits(double x) { return (unsigned long long)__nvvm_bitcast_d2ll(x); }
DOORBELL_FN double doorbell_double(unsigned long long x) { return __nvvm_bitcast_ll2d((long long)x); }
DOORBELL_FN bool isnan(double x) { return (doorbell_bits(x) << 1) > 0xffe0000000000000ull; }
DOORBELL_FN bool isinf(double x) { return (doorbell_bits(x) << 1) == 0xffe0000000000000ull; }
DOORBELL_FN bool isfinite(double x) { return (doorbell_bits(x) << 1) < 0xffe0000000000000ull; }
DOORBELL_FN bool signbit(double x) { return doorbell_bits(x) >> 63; }
DOORBELL_FN double sqrt(double x) { return __nvvm_sqrt_rn_d(x); }
DOORBELL_FN double fma(double a, double b, double c) { return __nvvm_fma_rn_d(a, b, c); }
DOORBELL_FN double fabs(double x) { return __builtin_fabs(x); }
DOORBELL_FN double fmin(double a, double b) { return __builtin_fmin(a, b); }
DOORBELL_FN double fmax(double a, double b) { return __builtin_fmax(a, b); }
DOORBELL_FN double floor(double x) { return __builtin_floor(x); }
DOORBELL_FN double ceil(double x) { return __builtin_ceil(x); }
DOORBELL_FN double trunc(double x) { return __builtin_trunc(x); }
DOORBELL_FN double rint(double x) { return __builtin_rint(x); }
DOORBELL_FN double nearbyint(double x) { return __builtin_rint(x); }
DOORBELL_FN double copysign(double x, double s) { return doorbell_double((doorbell_bits(x) & ~(1ull << 63)) | (doorbell_bits(s) & (1ull << 63))); }
DOORBELL_FN double round(double x) {
  double t = trunc(x);
  return copysign(fabs(x - t) >= 0.5 ? t + copysign(1.0, x) : t, x);
}
DOORBELL_FN double rsqrt(double x) { return 1.0 / sqrt(x); }
DOORBELL_FN double fdim(double a, double b) { return a <= b ? 0.0 : a - b; }
DOORBELL_FN long lrint(double x) { return __nvvm_d2ll_rn(x); }
DOORBELL_FN long long llrint(double x) { return __nvvm_d2ll_rn(x); }
DOORBELL_FN long lround(double x) { return __nvvm_d2ll_rz(round(x)); }
DOORBELL_FN long long llround(double x) { return __nvvm_d2ll_rz(round(x)); }
DOORBELL_FN double doorbell_power(int k) { return doorbell_double((unsigned long long)(k + 1023) << 52); }
// All steps before the last are exact, so that a subnormal result is rounded once.
DOORBELL_FN double ldexp(double x, int n) {
  for (int i = 0; i < 2 && n > 1023; i++) { x *= 0x1p1023; n -= 1023; }
  for (int i = 0; i < 2 && n < -1022; i++) { x *= 0x1p-969; n += 969; }
  return x * doorbell_power(n > 1023 ? 1023 : n < -1022 ? -1022 : n);
}
DOORBELL_FN double scalbn(double x, int n) { return ldexp(x, n); }
DOORBELL_FN int ilogb(double x) {
  if (isnan(x) || x == 0) return -2147483647 - 1;
  if (isinf(x)) return 2147483647;
  double a = fabs(x);
  int down = a < 0x1p-1022 ? 54 : 0;
  return (int)(doorbell_bits(down ? a * 0x1p54 : a) >> 52) - 1023 - down;
}
DOORBELL_FN double logb(double x) { return x == 0 ? -DOORBELL_INF : isfinite(x) ? (double)ilogb(x) : x * x; }
DOORBELL_FN double frexp(double x, int *e) {
  if (x == 0 || !isfinite(x)) { *e = 0; return x; }
  *e = ilogb(x) + 1;
  return ldexp(x, -*e);
}
DOORBELL_FN double modf(double x, double *whole) { *whole = trunc(x); return copysign(isinf(x) ? 0.0 : x - *whole, x); }

// e^r - 1 for |r| <= ln(2) / 2, by the Taylor series up to r^13.
DOORBELL_FN double doorbell_expm1_series(double r) {
  double p = 1.0 / 6227020800;
  p = fma(p, r, 1.0 / 479001600); p = fma(p, r, 1.0 / 39916800); p = fma(p, r, 1.0 / 3628800); p = fma(p, r, 1.0 / 362880);
  p = fma(p, r, 1.0 / 40320); p = fma(p, r, 1.0 / 5040); p = fma(p, r, 1.0 / 720); p = fma(p, r, 1.0 / 120);
  p = fma(p, r, 1.0 / 24); p = fma(p, r, 1.0 / 6); p = fma(p, r, 0.5);
  return fma(__dmul_rn(r, r), p, r);
}
// e^(x + low) * 2^shift. The power of two is applied in two steps, because the power alone may not be a normal number.
DOORBELL_FN double doorbell_exp(double x, double low, int shift) {
  if (isnan(x)) return x;
  if (x > 711) return DOORBELL_INF;
  if (x < -746) return 0;
  double k = rint(x * 0x1.71547652b82fep+0);
  double r = fma(k, -0x1.62e42fefa2000p-1, x) + fma(k, -0x1.9ef35793c7673p-41, low);
  double p = 1 + doorbell_expm1_series(r);
  int n = __nvvm_d2i_rn(k) + shift, half = n >> 1;
  return p * doorbell_power(half) * doorbell_power(n - half);
}
DOORBELL_FN double exp(double x) { return doorbell_exp(x, 0, 0); }
DOORBELL_FN double exp2(double x) {
  if (isnan(x)) return x;
  if (x >= 1024) return DOORBELL_INF;
  if (x < -1076) return 0;
  double k = rint(x);
  double p = 1 + doorbell_expm1_series((x - k) * 0x1.62e42fefa39efp-1);
  int n = __nvvm_d2i_rn(k), half = n >> 1;
  return p * doorbell_power(half) * doorbell_power(n - half);
}
DOORBELL_FN double exp10(double x) {
  if (fabs(x) > 400) return x < 0 ? 0 : DOORBELL_INF;
  double high = __dmul_rn(x, 0x1.26bb1bbb55516p+1);
  return doorbell_exp(high, fma(x, -0x1.f48ad494ea3e9p-53, fma(x, 0x1.26bb1bbb55516p+1, -high)), 0);
}
DOORBELL_FN double expm1(double x) {
  if (x > 700) return exp(x);
  if (x < -50) return -1;
  double k = rint(x * 0x1.71547652b82fep+0);
  double q = doorbell_expm1_series(fma(k, -0x1.62e42fefa2000p-1, x) + k * -0x1.9ef35793c7673p-41);
  double power = doorbell_power(__nvvm_d2i_rn(k));
  return x == 0 || isnan(x) ? x : k == 0 ? q : k > 53 ? fma(power, q, power) : fma(power, q, power - 1);
}

// Splits x into m * 2^k with m between sqrt(1/2) and sqrt(2). x is positive and finite.
DOORBELL_FN double doorbell_split(double x, double *k) {
  int down = x < 0x1p-1022 ? 54 : 0;
  unsigned long long bits = doorbell_bits(down ? x * 0x1p54 : x);
  int n = (int)((long long)(bits - 0x3fe6a09e667f3bcdull) >> 52);
  *k = n - down;
  return doorbell_double(bits - ((unsigned long long)(long long)n << 52));
}
// log(1 + f) = f - f^2/2 + s (f^2/2 + R) with s = f / (2 + f). Only the first term of the sum is large.
DOORBELL_FN double doorbell_log_rest(double f, double half) {
  double s = f / (2 + f), z = s * s, p = 2.0 / 21;
  p = fma(p, z, 2.0 / 19); p = fma(p, z, 2.0 / 17); p = fma(p, z, 2.0 / 15); p = fma(p, z, 2.0 / 13); p = fma(p, z, 2.0 / 11);
  p = fma(p, z, 2.0 / 9); p = fma(p, z, 2.0 / 7); p = fma(p, z, 2.0 / 5); p = fma(p, z, 2.0 / 3);
  return s * fma(p, z, half);
}
DOORBELL_FN double doorbell_log_edge(double x) { return x == 0 ? -DOORBELL_INF : x < 0 ? __builtin_nan("") : x; }
DOORBELL_FN double doorbell_log(double x, double low) {
  double k, f = doorbell_split(x, &k) - 1, half = __dmul_rn(0.5 * f, f);
  return k * 0x1.62e42fefa2000p-1 - ((half - (doorbell_log_rest(f, half) + fma(k, 0x1.9ef35793c7673p-41, low))) - f);
}
DOORBELL_FN double log(double x) { return x > 0 && x < DOORBELL_INF ? doorbell_log(x, 0) : doorbell_log_edge(x); }
// log(x) / log(base). The factor 1 / log(base) has two parts; `k` is multiplied by the logarithm of 2 to the base, which is 1 for base 2.
DOORBELL_FN double doorbell_log_base(double x, double inverse, double inverseLow, double two, double twoLow) {
  if (!(x > 0 && x < DOORBELL_INF)) return doorbell_log_edge(x);
  double k, f = doorbell_split(x, &k) - 1, half = __dmul_rn(0.5 * f, f);
  double high = __dadd_rn(f, -half);
  double low = __dadd_rn(__dadd_rn(f, -high), -half) + doorbell_log_rest(f, half);
  double product = __dmul_rn(high, inverse), whole = __dmul_rn(k, two);
  double rest = fma(high, inverse, -product) + fma(high, inverseLow, low * inverse) + k * twoLow;
  double sum = __dadd_rn(whole, product);
  return sum + (__dadd_rn(__dadd_rn(whole, -sum), product) + rest);
}
DOORBELL_FN double log2(double x) { return doorbell_log_base(x, 0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56, 1, 0); }
DOORBELL_FN double log10(double x) {
  return doorbell_log_base(x, 0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57, 0x1.34413509f6000p-2, 0x1.9fef311f12b36p-42);
}
DOORBELL_FN double log1p(double x) {
  if (!(x > -1 && x < DOORBELL_INF)) return x == -1 ? -DOORBELL_INF : x < -1 ? __builtin_nan("") : x;
  if (fabs(x) < 0x1p-54) return x;
  if (x > -0.25 && x < 0.375) {
    double half = __dmul_rn(0.5 * x, x);
    return x - (half - doorbell_log_rest(x, half));
  }
  double u = __dadd_rn(1, x);
  double lost = x > 1 ? 1 - __dadd_rn(u, -x) : x - __dadd_rn(u, -1);
  return doorbell_log(u, lost / u);
}

// y * log(a) as a sum of two doubles. The first terms of the logarithm, 2s + 2s^3/3, are pairs; the other terms are one double.
DOORBELL_FN double doorbell_pow_core(double a, double y) {
  double k, m = doorbell_split(a, &k), f = m - 1, t = __dadd_rn(1, m);
  double tLow = __dadd_rn(m, -__dadd_rn(t, -1));
  double s = f / t, sLow = fma(-s, tLow, fma(-s, t, f)) / t;
  double z = __dmul_rn(s, s), zLow = fma(2 * s, sLow, fma(s, s, -z));
  double c = __dmul_rn(z, s), cLow = fma(z, sLow, fma(zLow, s, fma(z, s, -c)));
  double third = __dmul_rn(c, 0x1.5555555555555p-1);
  double thirdLow = fma(c, 0x1.5555555555555p-55, fma(cLow, 0x1.5555555555555p-1, fma(c, 0x1.5555555555555p-1, -third)));
  double p = 2.0 / 23;
  p = fma(p, z, 2.0 / 21); p = fma(p, z, 2.0 / 19); p = fma(p, z, 2.0 / 17); p = fma(p, z, 2.0 / 15); p = fma(p, z, 2.0 / 13);
  p = fma(p, z, 2.0 / 11); p = fma(p, z, 2.0 / 9); p = fma(p, z, 2.0 / 7); p = fma(p, z, 2.0 / 5);
  double whole = __dmul_rn(k, 0x1.62e42fefa2000p-1), twice = 2 * s;
  double one = __dadd_rn(whole, twice), oneLow = __dadd_rn(__dadd_rn(whole, -one), twice);
  double two = __dadd_rn(one, third), twoLow = __dadd_rn(__dadd_rn(one, -two), third);
  double low = twoLow + (oneLow + (fma(p, c * z, thirdLow) + fma(k, 0x1.9ef35793c7673p-41, 2 * sLow)));
  double high = __dadd_rn(two, low);
  low = __dadd_rn(__dadd_rn(two, -high), low);
  double e = __dmul_rn(y, high);
  return fabs(e) > 800 ? (e > 0 ? DOORBELL_INF : 0) : doorbell_exp(e, fma(y, low, fma(y, high, -e)), 0);
}
DOORBELL_FN double doorbell_exp_float(double x);
// The special cases of pow in the C standard (Annex F), for float and double.
DOORBELL_FN double doorbell_pow(double x, double y, bool narrow) {
  if (y == 0 || x == 1) return 1;
  if (isnan(x) || isnan(y)) return x + y;
  double a = fabs(x);
  if (isinf(y)) return a == 1 ? 1 : (a > 1) == (y > 0) ? DOORBELL_INF : 0;
  bool whole = fabs(y) >= 0x1p53 || trunc(y) == y, odd = whole && fabs(y) < 0x1p53 && (__nvvm_d2ll_rz(y) & 1);
  double r;
  if (a == 0 || isinf(a)) r = (a == 0) == (y < 0) ? DOORBELL_INF : 0;
  else if (x < 0 && !whole) return __builtin_nan("");
  else r = narrow ? doorbell_exp_float(y * doorbell_log(a, 0)) : doorbell_pow_core(a, y);
  return odd && signbit(x) ? -r : r;
}
DOORBELL_FN double pow(double x, double y) { return doorbell_pow(x, y, false); }

DOORBELL_FN double tanh(double x) {
  double a = fabs(x), t = expm1(2 * (a > 30 ? 30 : a));
  return isnan(x) ? x : copysign(a > 22 ? 1.0 : a > 0.55 ? 1 - 2 / (t + 2) : t / (t + 2), x);
}
DOORBELL_FN double sinh(double x) {
  double a = fabs(x), t = expm1(a);
  return isnan(x) ? x : copysign(a > 700 ? doorbell_exp(a, 0, -1) : a > 40 ? 0.5 * t : 0.5 * (t + t / (t + 1)), x);
}
DOORBELL_FN double cosh(double x) {
  double a = fabs(x), e = doorbell_exp(a, 0, -1);
  return a > 40 || isnan(x) ? e : e + 0.25 / e;
}
// A first estimate from a third of the exponent, then Halley's iteration. The last step uses the exact remainder.
DOORBELL_FN double cbrt(double x) {
  double a = fabs(x);
  if (a == 0 || !isfinite(x)) return x;
  double scale = a < 0x1p-900 ? 0x1p-18 : a > 0x1p900 ? 0x1p18 : 1;
  a *= a < 0x1p-900 ? 0x1p54 : a > 0x1p900 ? 0x1p-54 : 1;
  double t = doorbell_double(doorbell_bits(a) / 3 + 0x2a9f7893782da1ceull);
  for (int i = 0; i < 3; i++) { double c = t * t * t; t = t - t * ((c - a) / (c + c + a)); }
  double square = __dmul_rn(t, t), cube = __dmul_rn(square, t);
  double over = __dadd_rn(cube, -a) + fma(square, t, -cube) + fma(t, t, -square) * t;
  t = fma(-over / (3 * square), 1.0, t);
  return copysign(t * scale, x);
}
DOORBELL_FN double hypot(double x, double y) {
  double a = fabs(x), b = fabs(y);
  if (isinf(a) || isinf(b)) return DOORBELL_INF;
  if (isnan(a) || isnan(b)) return a + b;
  double large = a > b ? a : b, small = a > b ? b : a, scale = 1;
  if (large > 0x1p500) scale = 0x1p600;
  if (large < 0x1p-450) scale = 0x1p-600;
  large = large / scale; small = small / scale;
  return sqrt(fma(large, large, small * small)) * scale;
}
// Long division of the significands, 11 bits a step. The last bits of the quotient decide how `remainder` rounds.
DOORBELL_FN double doorbell_fmod(double x, double y, unsigned *quotient) {
  double a = fabs(x), b = fabs(y);
  *quotient = 0;
  if (isnan(x) || isnan(y) || isinf(x) || b == 0) return __builtin_nan("");
  if (a < b) return x;
  int down = 0;
  if (b < 0x1p-900) { b *= 0x1p120; down = 1; if (a < 0x1p-800) { a *= 0x1p120; down = 2; } }
  int ea = ilogb(a), eb = ilogb(b), steps = ea - eb + (down == 1 ? 120 : 0);
  unsigned long long one = 1ull << 52, m = (doorbell_bits(a) & (one - 1)) | one, d = (doorbell_bits(b) & (one - 1)) | one;
  unsigned q = (unsigned)(m / d);
  m %= d;
  while (steps > 0) {
    int n = steps < 11 ? steps : 11;
    q = (q << n) + (unsigned)((m << n) / d);
    m = (m << n) % d;
    steps -= n;
  }
  *quotient = q;
  double r = (double)(long long)m * 0x1p-52 * doorbell_power(eb);
  return copysign(down ? r * 0x1p-120 : r, x);
}
DOORBELL_FN double fmod(double x, double y) { unsigned q; return doorbell_fmod(x, y, &q); }
DOORBELL_FN double remquo(double x, double y, int *quotient) {
  unsigned q;
  double b = fabs(y), r = isinf(b) && isfinite(x) ? fabs(x) : fabs(doorbell_fmod(x, y, &q));
  if (isinf(b)) q = 0;
  // Twice r may not be a number that doubles have; r beside b - r is always exact.
  else if (r > b - r || (r == b - r && (q & 1))) { r = r - b; q++; }
  else if (isnan(r)) q = 0;
  *quotient = signbit(x) != signbit(y) ? -(int)(q & 0x7fffffff) : (int)(q & 0x7fffffff);
  return r == 0 ? copysign(0.0, x) : signbit(x) ? -r : r;
}
DOORBELL_FN double remainder(double x, double y) { int q; return remquo(x, y, &q); }

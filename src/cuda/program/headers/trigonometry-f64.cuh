// Sine, cosine, tangent and their inverses, of double.
static __constant__ const unsigned long long doorbell_two_over_pi[21] = { 0,
  0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0, 0x06492eea09d1921c,
  0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
  0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08,
  0x56033046fc7b6bab, 0xf0cfbc209af4361d };
DOORBELL_FN unsigned long long doorbell_two_over_pi_at(int bit) {
  unsigned long long high = doorbell_two_over_pi[bit >> 6], low = doorbell_two_over_pi[(bit >> 6) + 1];
  return bit & 63 ? high << (bit & 63) | low >> (64 - (bit & 63)) : high;
}
// Payne-Hanek reduction of large angles: computes only the 192 bits of x * 2/pi that follow the quadrant.
DOORBELL_FN double doorbell_reduce_large(double x, int *quadrant, double *low) {
  unsigned long long bits = doorbell_bits(x), m = (bits & 0xfffffffffffffull) | 0x10000000000000ull;
  int at = (int)(bits >> 52 & 2047) - 1075 + 62;
  unsigned long long w0 = doorbell_two_over_pi_at(at), w1 = doorbell_two_over_pi_at(at + 64), w2 = doorbell_two_over_pi_at(at + 128);
  unsigned long long p2 = m * w2, p1 = m * w1, c = __nvvm_mulhi_ull(m, w2);
  unsigned long long p0 = m * w0 + __nvvm_mulhi_ull(m, w1);
  p1 += c;
  p0 += p1 < c;
  int q = (int)(p0 >> 62) + (int)(p0 >> 61 & 1);
  unsigned long long high = p0 << 2 | p1 >> 62, rest = p1 << 2 | p2 >> 62;
  // A negative fraction is negated first. The sum of a large negative and a small positive part would lose its last bits.
  bool turned = high >> 63;
  if (turned) { high = ~high; rest = ~rest; }
  double h = (double)(long long)(high & ~2047ull) * 0x1p-64, l = (double)((high & 2047) << 52 | rest >> 12) * 0x1p-116;
  double sum = __dadd_rn(h, l), left = __dadd_rn(__dadd_rn(h, -sum), l);
  double r = __dmul_rn(sum, 0x1.921fb54442d18p+0);
  double rest2 = fma(sum, 0x1.1a62633145c07p-54, fma(left, 0x1.921fb54442d18p+0, fma(sum, 0x1.921fb54442d18p+0, -r)));
  *quadrant = bits >> 63 ? -q : q;
  bool negative = (bool)(bits >> 63) != turned;
  *low = negative ? -rest2 : rest2;
  return negative ? -r : r;
}
// x minus a multiple of pi/2, as two doubles. The first fma is exact, because the product is close to x.
DOORBELL_FN double doorbell_reduce(double x, int *quadrant, double *low) {
  if (!(fabs(x) < 0x1p30)) {
    if (isfinite(x)) return doorbell_reduce_large(x, quadrant, low);
    *quadrant = 0; *low = 0;
    return __builtin_nan("");
  }
  double k = rint(x * 0x1.45f306dc9c883p-1);
  double t = fma(-k, 0x1.921fb54442d18p+0, x), w = __dmul_rn(k, 0x1.1a62633145c07p-54);
  double r = __dadd_rn(t, -w), back = __dadd_rn(r, -t);
  double lost = __dadd_rn(__dadd_rn(t, -__dadd_rn(r, -back)), -__dadd_rn(w, back));
  *quadrant = __nvvm_d2i_rn(k);
  *low = lost - fma(k, 0x1.1a62633145c07p-54, -w) + k * 0x1.f1976b7ed8fbcp-110;
  return r;
}
DOORBELL_FN double doorbell_sine(double r, double low) {
  double z = r * r, p = 1.0 / 355687428096000;
  p = fma(p, z, -1.0 / 1307674368000); p = fma(p, z, 1.0 / 6227020800); p = fma(p, z, -1.0 / 39916800); p = fma(p, z, 1.0 / 362880);
  p = fma(p, z, -1.0 / 5040); p = fma(p, z, 1.0 / 120); p = fma(p, z, -1.0 / 6);
  return r + fma(z * r, p, low * fma(z, -0.5, 1.0));
}
DOORBELL_FN double doorbell_cosine(double r, double low) {
  double z = r * r, half = __dmul_rn(0.5, z), p = 1.0 / 20922789888000;
  p = fma(p, z, -1.0 / 87178291200); p = fma(p, z, 1.0 / 479001600); p = fma(p, z, -1.0 / 3628800); p = fma(p, z, 1.0 / 40320);
  p = fma(p, z, -1.0 / 720); p = fma(p, z, 1.0 / 24);
  double w = __dadd_rn(1, -half), lost = __dadd_rn(__dadd_rn(1, -w), -half);
  return w + (lost + fma(z * z, p, -(r * low)));
}
DOORBELL_FN void sincos(double x, double *sine, double *cosine) {
  int q; double low, r = doorbell_reduce(x, &q, &low);
  double s = doorbell_sine(r, low), c = doorbell_cosine(r, low);
  *sine = x == 0 ? x : q & 1 ? (q & 2 ? -c : c) : q & 2 ? -s : s;
  *cosine = q & 1 ? (q & 2 ? s : -s) : q & 2 ? -c : c;
}
DOORBELL_FN double sin(double x) { double s, c; sincos(x, &s, &c); return s; }
DOORBELL_FN double cos(double x) { double s, c; sincos(x, &s, &c); return c; }
DOORBELL_FN double tan(double x) { double s, c; sincos(x, &s, &c); return s / c; }

// atan(a / b) for 0 <= a <= b. The distance to the nearest multiple of 1/4, whose arctangent is in a table, makes the series short.
DOORBELL_FN double doorbell_atan_part(double a, double b, double *low) {
  int i = __nvvm_d2i_rn(4 * (a / b));
  double c = 0.25 * i, u = fma(-c, b, a) / fma(c, a, b), z = u * u, p = 1.0 / 17;
  p = fma(p, z, -1.0 / 15); p = fma(p, z, 1.0 / 13); p = fma(p, z, -1.0 / 11); p = fma(p, z, 1.0 / 9); p = fma(p, z, -1.0 / 7);
  p = fma(p, z, 1.0 / 5); p = fma(p, z, -1.0 / 3);
  double known = i == 4 ? 0x1.921fb54442d18p-1 : i == 3 ? 0x1.4978fa3269ee1p-1 : i == 2 ? 0x1.dac670561bb4fp-2 : i == 1 ? 0x1.f5b75f92c80ddp-3 : 0;
  double knownLow = i == 4 ? 0x1.1a62633145c07p-55 : i == 3 ? 0x1.2419a87f2a458p-56 : i == 2 ? 0x1.a2b7f222f65e2p-56 : i == 1 ? 0x1.8ab6e3cf7afbdp-57 : 0;
  double sum = __dadd_rn(known, u);
  *low = __dadd_rn(__dadd_rn(known, -sum), u) + fma(u * z, p, knownLow);
  return sum;
}
DOORBELL_FN double atan2(double y, double x) {
  if (isnan(x) || isnan(y)) return x + y;
  double a = fabs(y), b = fabs(x);
  if (isinf(a) && isinf(b)) { a = 1; b = 1; }
  if (isinf(b)) { a = 0; b = 1; }
  if (isinf(a)) { a = 1; b = 0; }
  if (a > 0x1p900 || b > 0x1p900) { a *= 0x1p-120; b *= 0x1p-120; }
  if (a < 0x1p-800 && b < 0x1p-800) { a *= 0x1p200; b *= 0x1p200; }
  bool steep = a > b;
  double low = 0, r = a == 0 ? 0 : doorbell_atan_part(steep ? b : a, steep ? a : b, &low);
  if (steep) {
    double turned = __dadd_rn(0x1.921fb54442d18p+0, -r);
    low = __dadd_rn(__dadd_rn(0x1.921fb54442d18p+0, -turned), -r) + (0x1.1a62633145c07p-54 - low);
    r = turned;
  }
  if (signbit(x)) {
    double turned = __dadd_rn(0x1.921fb54442d18p+1, -r);
    low = __dadd_rn(__dadd_rn(0x1.921fb54442d18p+1, -turned), -r) + (0x1.1a62633145c07p-53 - low);
    r = turned;
  }
  return copysign(r + low, y);
}
DOORBELL_FN double atan(double x) { return x == 0 ? x : atan2(x, 1.0); }
DOORBELL_FN double asin(double x) { return fabs(x) < 0x1p-30 ? x : atan2(x, sqrt((1 - x) * (1 + x))); }
DOORBELL_FN double acos(double x) { return atan2(sqrt((1 - x) * (1 + x)), x); }

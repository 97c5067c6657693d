// The benchmark's kernels as C loops over a range, for this processor (peer.c) and for WebAssembly (clang-wasm.ts).
// REAL is float or double; LOOP is what stands before each function. With FUSED, multiply-adds are made as cheap as without an
// instruction for them they can be: the exact product and a sum that is rounded twice now and then, which a kernel may not do.
#define TILE 16

#ifdef FUSED
static REAL MADD(REAL a, REAL b, REAL c) {
  if (sizeof a == 4) return (REAL)((double)a * (double)b + (double)c);
  REAL p = a * b, s = 134217729 * a, t = 134217729 * b;
  REAL ah = s - (s - a), bh = t - (t - b), al = a - ah, bl = b - bh;
  return (p + c) + (al * bl - (p - ah * bh - al * bh - ah * bl));
}
#else
#define MADD(a, b, c) ((a) * (b) + (c))
#endif

typedef struct {
  REAL x, y, z, w;
} Body;

LOOP void add(const REAL *a, const REAL *b, REAL *c, int from, int to) {
  for (int i = from; i < to; i++) c[i] = a[i] + b[i];
}
LOOP REAL reduce(const REAL *a, int from, int to) {
  REAL s = 0;
  for (int i = from; i < to; i++) s += a[i];
  return s;
}
LOOP void matmul(const REAL *a, const REAL *b, REAL *c, int n, int from, int to) {
  for (int r = from; r < to; r += TILE)
    for (int q = 0; q < n; q += TILE) {
      REAL s[TILE][TILE] = {{0}};
      for (int k = 0; k < n; k += TILE) {
        REAL x[TILE][TILE], y[TILE][TILE];
        for (int i = 0; i < TILE; i++)
          for (int j = 0; j < TILE; j++) x[i][j] = a[(r + i) * n + k + j], y[i][j] = b[(k + i) * n + q + j];
        for (int i = 0; i < TILE; i++)
          for (int j = 0; j < TILE; j++)
            for (int l = 0; l < TILE; l++) s[i][j] = MADD(x[i][l], y[l][j], s[i][j]);
      }
      for (int i = 0; i < TILE; i++)
        for (int j = 0; j < TILE; j++) c[(r + i) * n + q + j] = s[i][j];
    }
}
static REAL inverse_root(REAL v) { return 1 / (sizeof v == 4 ? __builtin_sqrtf(v) : __builtin_sqrt(v)); }
LOOP void nbody(const Body *bodies, Body *out, int n, int from, int to) {
  for (int i = from; i < to; i++) {
    Body me = bodies[i];
    REAL ax = 0, ay = 0, az = 0;
    for (int j = 0; j < n; j++) {
      REAL dx = bodies[j].x - me.x, dy = bodies[j].y - me.y, dz = bodies[j].z - me.z;
      REAL r = inverse_root(MADD(dz, dz, MADD(dy, dy, MADD(dx, dx, (REAL)0.01))));
      REAL s = bodies[j].w * r * r * r;
      ax = MADD(dx, s, ax), ay = MADD(dy, s, ay), az = MADD(dz, s, az);
    }
    out[i].x = ax, out[i].y = ay, out[i].z = az;
  }
}
LOOP void mandelbrot(REAL *c, int n, int from, int to) {
  for (int row = from; row < to; row++)
    for (int column = 0; column < n; column++) {
      REAL x0 = (REAL)3 * column / n - 2, y0 = (REAL)2 * row / n - 1, x = 0, y = 0;
      int i = 0;
      for (; i < 256 && MADD(x, x, y * y) < 4; i++) {
        REAL t = MADD(x, x, -(y * y)) + x0;
        y = MADD(2 * x, y, y0);
        x = t;
      }
      c[row * n + column] = i;
    }
}
LOOP void bitonic(REAL *a, int distance, int run, int from, int to) {
  for (int i = from; i < to; i++) {
    int other = i ^ distance;
    if (other <= i) continue;
    REAL x = a[i], y = a[other];
    if ((i & run) == 0 ? x > y : x < y) a[i] = y, a[other] = x;
  }
}

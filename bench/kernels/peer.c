// The benchmark's kernels as C loops over all cores: peer NAME SIZE THREADS prints milliseconds of the best of some rounds.
// REAL is float or double.
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define TILE 16

typedef struct {
  REAL x, y, z, w;
} Body;

static REAL *a, *b, *c;
static int n, threads;
static volatile REAL sums[256];
static pthread_barrier_t barrier;

static void add(int from, int to) {
  for (int i = from; i < to; i++) c[i] = a[i] + b[i];
}
static void reduce(int from, int to, int t) {
  REAL s = 0;
  for (int i = from; i < to; i++) s += a[i];
  sums[t] = s;
}
static void matmul(int from, int to) {
  for (int r = from; r < to; r += TILE)
    for (int q = 0; q < n; q += TILE) {
      REAL s[TILE][TILE] = {{0}};
      for (int k = 0; k < n; k += TILE) {
        REAL x[TILE][TILE], y[TILE][TILE];
        for (int i = 0; i < TILE; i++)
          for (int j = 0; j < TILE; j++) x[i][j] = a[(r + i) * n + k + j], y[i][j] = b[(k + i) * n + q + j];
        for (int i = 0; i < TILE; i++)
          for (int j = 0; j < TILE; j++)
            for (int l = 0; l < TILE; l++) s[i][j] += x[i][l] * y[l][j];
      }
      for (int i = 0; i < TILE; i++)
        for (int j = 0; j < TILE; j++) c[(r + i) * n + q + j] = s[i][j];
    }
}
static REAL inverse_root(REAL v) { return 1 / (sizeof v == 4 ? sqrtf(v) : sqrt(v)); }
static void nbody(int from, int to) {
  const Body *bodies = (const Body *)a;
  Body *out = (Body *)c;
  for (int i = from; i < to; i++) {
    Body me = bodies[i];
    REAL ax = 0, ay = 0, az = 0;
    for (int j = 0; j < n; j++) {
      REAL dx = bodies[j].x - me.x, dy = bodies[j].y - me.y, dz = bodies[j].z - me.z;
      REAL r = inverse_root(dx * dx + dy * dy + dz * dz + (REAL)0.01);
      REAL s = bodies[j].w * r * r * r;
      ax += dx * s, ay += dy * s, az += dz * s;
    }
    out[i].x = ax, out[i].y = ay, out[i].z = az;
  }
}
static void mandelbrot(int from, int to) {
  for (int row = from; row < to; row++)
    for (int column = 0; column < n; column++) {
      REAL x0 = (REAL)3 * column / n - 2, y0 = (REAL)2 * row / n - 1, x = 0, y = 0;
      int i = 0;
      for (; i < 256 && x * x + y * y < 4; i++) {
        REAL t = x * x - y * y + x0;
        y = 2 * x * y + y0;
        x = t;
      }
      c[row * n + column] = i;
    }
}
static void bitonic(int from, int to) {
  for (int run = 2; run <= n; run *= 2)
    for (int distance = run / 2; distance > 0; distance /= 2) {
      for (int i = from; i < to; i++) {
        int other = i ^ distance;
        if (other <= i) continue;
        REAL x = a[i], y = a[other];
        if ((i & run) == 0 ? x > y : x < y) a[i] = y, a[other] = x;
      }
      pthread_barrier_wait(&barrier);
    }
}

static const char *name;
static void *part(void *arg) {
  long t = (long)arg;
  long unit = !strcmp(name, "matmul") ? TILE : 1, units = n / unit;
  int from = units * t / threads * unit, to = units * (t + 1) / threads * unit;
  if (!strcmp(name, "add")) add(from, to);
  else if (!strcmp(name, "reduce")) reduce(from, to, t);
  else if (!strcmp(name, "matmul")) matmul(from, to);
  else if (!strcmp(name, "nbody")) nbody(from, to);
  else if (!strcmp(name, "bitonic")) bitonic(from, to);
  else mandelbrot(from, to);
  return 0;
}
int main(int argc, char **argv) {
  if (argc < 4) return 2;
  name = argv[1], n = atoi(argv[2]), threads = atoi(argv[3]);
  int square = !strcmp(name, "matmul") || !strcmp(name, "mandelbrot");
  size_t elements = square ? (size_t)n * n : !strcmp(name, "nbody") ? 4 * (size_t)n : n;
  a = malloc(elements * sizeof *a), b = malloc(elements * sizeof *a), c = malloc(elements * sizeof *a);
  pthread_barrier_init(&barrier, 0, threads);
  double best = 1e9, all = 0;
  for (int round = 0; round < 5 && all < 4000; round++) {
    for (size_t i = 0; i < elements; i++)
      a[i] = !strcmp(name, "bitonic") ? (REAL)(i * 2654435761u % 1000003) : i % 7, b[i] = i % 7, c[i] = 0;
    struct timespec start, end;
    pthread_t ids[256];
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long t = 0; t < threads; t++) pthread_create(&ids[t], 0, part, (void *)t);
    for (int t = 0; t < threads; t++) pthread_join(ids[t], 0);
    clock_gettime(CLOCK_MONOTONIC, &end);
    double ms = (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6;
    all += ms;
    if (ms < best) best = ms;
  }
  printf("%f\n", best);
  return c[n / 2] + sums[0] < -1;
}

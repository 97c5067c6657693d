// The kernels of this benchmark as C loops over all cores: peer NAME THREADS, prints milliseconds of the best of five.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static float *a, *b, *c;
static int n, threads;
static volatile float sums[256];

static void add(int from, int to) {
  for (int i = from; i < to; i++) c[i] = a[i] + b[i];
}
static void reduce(int from, int to, int t) {
  float s = 0;
  for (int i = from; i < to; i++) s += a[i];
  sums[t] = s;
}
static void matmul(int from, int to) {
  static const int T = 16;
  for (int r = from; r < to; r += T)
    for (int q = 0; q < n; q += T) {
      float s[16][16] = {{0}};
      for (int k = 0; k < n; k += T) {
        float x[16][16], y[16][16];
        for (int i = 0; i < T; i++) for (int j = 0; j < T; j++) x[i][j] = a[(r + i) * n + k + j], y[i][j] = b[(k + i) * n + q + j];
        for (int i = 0; i < T; i++) for (int j = 0; j < T; j++) for (int l = 0; l < T; l++) s[i][j] += x[i][l] * y[l][j];
      }
      for (int i = 0; i < T; i++) for (int j = 0; j < T; j++) c[(r + i) * n + q + j] = s[i][j];
    }
}
static void mandelbrot(int from, int to) {
  for (int row = from; row < to; row++)
    for (int column = 0; column < n; column++) {
      float x0 = 3.0f * column / n - 2, y0 = 2.0f * row / n - 1, x = 0, y = 0;
      int i = 0;
      for (; i < 256 && x * x + y * y < 4; i++) { float t = x * x - y * y + x0; y = 2 * x * y + y0; x = t; }
      c[row * n + column] = i;
    }
}
static const char *name;
static void *part(void *arg) {
  long t = (long)arg;
  long unit = !strcmp(name, "matmul") ? 16 : 1, units = n / unit;
  int from = units * t / threads * unit, to = units * (t + 1) / threads * unit;
  if (!strcmp(name, "add")) add(from, to);
  else if (!strcmp(name, "reduce")) reduce(from, to, t);
  else if (!strcmp(name, "matmul")) matmul(from, to);
  else mandelbrot(from, to);
  return 0;
}
int main(int argc, char **argv) {
  name = argv[1], n = atoi(argv[2]), threads = atoi(argv[3]);
  size_t elements = !strcmp(name, "matmul") || !strcmp(name, "mandelbrot") ? (size_t)n * n : n;
  a = malloc(elements * 4), b = malloc(elements * 4), c = malloc(elements * 4);
  for (size_t i = 0; i < elements; i++) a[i] = b[i] = i % 7, c[i] = 0;
  double best = 1e9;
  for (int round = 0; round < 5; round++) {
    struct timespec start, end;
    pthread_t ids[256];
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long t = 0; t < threads; t++) pthread_create(&ids[t], 0, part, (void *)t);
    for (int t = 0; t < threads; t++) pthread_join(ids[t], 0);
    clock_gettime(CLOCK_MONOTONIC, &end);
    double ms = (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6;
    if (ms < best) best = ms;
  }
  printf("%f\n", best);
  return c[n / 2] + sums[0] < -1;
}

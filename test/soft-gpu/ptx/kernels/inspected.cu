// nvcc: -lineinfo
// Kernels for traces, profiles and debugging: access patterns, divergence and register values.
extern "C" __global__ void copyRows(const float *x, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = x[i];
}
extern "C" __global__ void copyColumns(const float *x, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = x[(i % n) * n + i / n];
}
extern "C" __global__ void banks(int *out, int step) {
  __shared__ int s[1024];
  s[threadIdx.x * step % 1024] = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x * step % 1024];
}
extern "C" __global__ void parts(int *out) {
  int sum = 0;
  if (threadIdx.x % 2 == 0) {
    #pragma unroll 1
    for (int k = 0; k < 8; k++) sum += out[threadIdx.x] * k;
  }
  out[threadIdx.x] = sum;
}
__device__ __noinline__ int factorial(int n) {
  if (n < 2) return 1;
  return n * factorial(n - 1);
}
extern "C" __global__ void values(float *f, double *d, long long *l, unsigned char *c) {
  int i = threadIdx.x;
  float half = 0.5f * i;
  double third = i / 3.0;
  long long far = -1000000000000LL * i;
  f[i] = half;
  d[i] = third;
  l[i] = far;
  c[i] = (unsigned char)(255 - i);
}
extern "C" __global__ void recurse(int *out) {
  int n = threadIdx.x;
  out[n] = factorial(n);
}
extern "C" __global__ void sumAll(const int *x, int *out) {
  __shared__ int s[64];
  s[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  #pragma unroll 1
  for (int d = 32; d > 0; d /= 2) {
    if (threadIdx.x < d) s[threadIdx.x] += s[threadIdx.x + d];
    __syncthreads();
  }
  int sum = s[0];
  for (int d = 16; d > 0; d /= 2) sum += __shfl_xor_sync(0xffffffff, sum, d);
  out[threadIdx.x] = sum;
}
extern "C" __global__ void spins(volatile int *flag) {
  while (*flag == 0) {}
}

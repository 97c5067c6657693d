/** The kernels of every contender. */
export const kernels = `
extern "C" __global__ void saxpy(float a, const float *x, float *y, unsigned int n) {
  unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
extern "C" __global__ void sum(const uint4 *from, unsigned *to, unsigned long long n) {
  unsigned s = 0;
  for (unsigned long long i = blockIdx.x * (unsigned long long)blockDim.x + threadIdx.x; i < n;
       i += (unsigned long long)gridDim.x * blockDim.x) {
    uint4 v = from[i];
    s += v.x ^ v.y ^ v.z ^ v.w;
  }
  to[blockIdx.x * blockDim.x + threadIdx.x] = s;
}
`;

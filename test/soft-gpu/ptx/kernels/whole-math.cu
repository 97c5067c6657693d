// CUDA's mathematical functions in whole kernels with recorded answers of a real GPU; see whole.cu.
#include <stdint.h>
#define KERNEL extern "C" __global__ void
#define I (blockIdx.x * blockDim.x + threadIdx.x)
// Returns a float in [0.5, 1) with the sign and the digits of a word.
__device__ float unit(uint32_t w) { return __uint_as_float((w & 0x807fffffu) | 0x3f000000u); }
__device__ double unit64(uint32_t w, uint32_t v) { return unit(w) + unit(v) * 0x1p-24; }

KERNEL mathDouble(const uint32_t* in, uint32_t* out, uint32_t n) {
  double x = unit64(in[I], in[I + 1]) * 5, y = fabs(unit64(in[I + 2], in[I + 3]));
  double r = sin(x) + cos(y * 100) + exp(x) + log(y) + pow(y, x) + atan2(x, y) + erf(x) + cbrt(x) + sqrt(y) / x + tanh(x) + lgamma(y + 2);
  if (I % 2 == 0) ((double*)out)[I / 2] = r;
}
KERNEL mathFloat(const uint32_t* in, uint32_t* out, uint32_t n) {
  float x = unit(in[I]) * 5, y = fabsf(unit(in[I + 2]));
  out[I] = __float_as_uint(sinf(x) + cosf(y * 100) + expf(x) + logf(y) + powf(y, x) + atan2f(x, y) + erff(x) + cbrtf(x) + sqrtf(y) / x + tanhf(x));
}

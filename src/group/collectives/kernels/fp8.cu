// Kernels of the fp8 collectives. They combine the numbers of all ranks, which an exchange of bytes has delivered, so they never wait.
// Formats and conversions: OCP 8-bit Floating Point Specification 1.0. Conversions round to nearest, ties to even, as those of torch do.
#include <stdint.h>

namespace fp8 {

constexpr uint32_t PRODUCT = 1, MIN = 2, MAX = 3, AVERAGE = 4;

/** 4 bits of exponent with a bias of 7, 3 bits of mantissa, no infinities. */
struct E4M3 {
  static constexpr uint32_t MANTISSA = 3, BIAS = 7, LARGEST = 0x7e, OVERFLOW = 0x7f;
  /** Bits of the f32 numbers 448 and 480, and of the magic number whose unit is that of the subnormal numbers. */
  static constexpr uint32_t LARGEST_BITS = 1086u << 20, OVERFLOW_BITS = 1087u << 20, SUBNORMAL = 141u << 23;
  __device__ static bool isNan(uint32_t magnitude) { return magnitude == 0x7f; }
  __device__ static bool isInfinite(uint32_t) { return false; }
};

/** 5 bits of exponent with a bias of 15, 2 bits of mantissa. */
struct E5M2 {
  static constexpr uint32_t MANTISSA = 2, BIAS = 15, LARGEST = 0x7b, OVERFLOW = 0x7c;
  /** Bits of the f32 numbers 57344 and 65536, and of the magic number whose unit is that of the subnormal numbers. */
  static constexpr uint32_t LARGEST_BITS = 571u << 21, OVERFLOW_BITS = 143u << 23, SUBNORMAL = 134u << 23;
  __device__ static bool isNan(uint32_t magnitude) { return magnitude > 0x7c; }
  __device__ static bool isInfinite(uint32_t magnitude) { return magnitude == 0x7c; }
};

constexpr uint32_t INFINITY_BITS = 255u << 23;
constexpr uint32_t NAN_BITS = 0x7fc00000u;

template <class F> __device__ float widen(uint32_t x) {
  const uint32_t magnitude = x & 0x7f, sign = (x & 0x80) << 24;
  if (F::isNan(magnitude)) return __uint_as_float(sign | NAN_BITS);
  if (F::isInfinite(magnitude)) return __uint_as_float(sign | INFINITY_BITS);
  // The exponent fields differ by the difference of the biases, which a product with a power of two adds.
  const float scaled = __uint_as_float(magnitude << (23 - F::MANTISSA));
  return __uint_as_float(sign | __float_as_uint(__fmul_rn(scaled, __uint_as_float((254u - F::BIAS) << 23))));
}

template <class F> __device__ uint32_t narrow(float x, uint32_t saturate) {
  uint32_t bits = __float_as_uint(x);
  const uint32_t sign = bits >> 31 << 7;
  bits &= 0x7fffffffu;
  if (bits > INFINITY_BITS) return sign | 0x7f;
  if (saturate && bits > F::LARGEST_BITS) return sign | F::LARGEST;
  if (bits >= F::OVERFLOW_BITS) return sign | F::OVERFLOW;
  if (bits < (128u - F::BIAS) << 23) {
    // The sum rounds to the unit of the subnormal numbers.
    const float rounded = __fadd_rn(__uint_as_float(bits), __uint_as_float(F::SUBNORMAL));
    return sign | (__float_as_uint(rounded) - F::SUBNORMAL);
  }
  constexpr uint32_t SHIFT = 23 - F::MANTISSA;
  const uint32_t odd = bits >> SHIFT & 1;
  bits += odd + (1u << (SHIFT - 1)) - 1 - ((127u - F::BIAS) << 23);
  return sign | bits >> SHIFT;
}

__device__ float combined(float a, float b, uint32_t operation) {
  switch (operation) {
    case PRODUCT: return __fmul_rn(a, b);
    case MIN: return b < a ? b : a;
    case MAX: return b > a ? b : a;
    default: return __fadd_rn(a, b);
  }
}

/** Numbers in a word. */
constexpr uint32_t AT_ONCE = 4;

/** Combines the rows of all ranks in rank order. Rows are `row` bytes apart and aligned to 16 bytes, with room up to the next row. */
template <class F>
__device__ void combine(const uint8_t* rows, uint64_t row, const float* scales, uint32_t size, uint32_t operation, uint32_t saturate,
                        const float* outputScale, uint8_t* out, uint64_t count) {
  const float scale = *outputScale;
  const bool isAligned = (reinterpret_cast<uint64_t>(out) & 3) == 0;
  const uint64_t stride = static_cast<uint64_t>(gridDim.x) * blockDim.x * AT_ONCE;
#pragma unroll 1
  for (uint64_t i = (static_cast<uint64_t>(blockIdx.x) * blockDim.x + threadIdx.x) * AT_ONCE; i < count; i += stride) {
    float sums[AT_ONCE];
#pragma unroll 1
    for (uint32_t rank = 0; rank < size; rank++) {
      const uint32_t word = *reinterpret_cast<const uint32_t*>(rows + rank * row + i);
      const float own = scales[rank];
#pragma unroll
      for (uint32_t k = 0; k < AT_ONCE; k++) {
        const float value = __fmul_rn(widen<F>(word >> (8 * k) & 0xff), own);
        sums[k] = rank == 0 ? value : combined(sums[k], value, operation);
      }
    }
    uint32_t result = 0;
#pragma unroll
    for (uint32_t k = 0; k < AT_ONCE; k++) {
      const float sum = operation == AVERAGE ? __fdiv_rn(sums[k], static_cast<float>(size)) : sums[k];
      result |= narrow<F>(__fdiv_rn(sum, scale), saturate) << (8 * k);
    }
    if (isAligned && i + AT_ONCE <= count) {
      *reinterpret_cast<uint32_t*>(out + i) = result;
      continue;
    }
#pragma unroll
    for (uint32_t k = 0; k < AT_ONCE; k++)
      if (i + k < count) out[i + k] = result >> (8 * k) & 0xff;
  }
}

}  // namespace fp8

#define FP8_PARAMETERS \
  const uint8_t *rows, uint64_t row, const float *scales, uint32_t size, uint32_t operation, uint32_t saturate, const float *outputScale, \
      uint8_t *out, uint64_t count

extern "C" __global__ void __launch_bounds__(256) e4m3(FP8_PARAMETERS) {
  fp8::combine<fp8::E4M3>(rows, row, scales, size, operation, saturate, outputScale, out, count);
}

extern "C" __global__ void __launch_bounds__(256) e5m2(FP8_PARAMETERS) {
  fp8::combine<fp8::E5M2>(rows, row, scales, size, operation, saturate, outputScale, out, count);
}

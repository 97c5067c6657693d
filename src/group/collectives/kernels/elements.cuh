// Copies and reductions of one element type, which `-DELEMENT=f32` selects. Reductions run in rank order, so every rank computes the same bits.
#pragma once
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <stdint.h>

// The namespace is named, because nvcc derives the symbols of an anonymous namespace from its process id.
namespace collective {

struct i8 { using Store = int8_t; using Sum = long long; };
struct u8 { using Store = uint8_t; using Sum = unsigned long long; };
struct i16 { using Store = int16_t; using Sum = long long; };
struct u16 { using Store = uint16_t; using Sum = unsigned long long; };
struct i32 { using Store = int32_t; using Sum = long long; };
struct u32 { using Store = uint32_t; using Sum = unsigned long long; };
struct i64 { using Store = long long; using Sum = long long; };
struct u64 { using Store = unsigned long long; using Sum = unsigned long long; };
struct f16 { using Store = __half; using Sum = float; };
struct bf16 { using Store = __nv_bfloat16; using Sum = float; };
struct f32 { using Store = float; using Sum = float; };
struct f64 { using Store = double; using Sum = double; };

using T = ELEMENT::Store;
using Sum = ELEMENT::Sum;

__device__ float widen(__half x) { return __half2float(x); }
__device__ float widen(__nv_bfloat16 x) { return __bfloat162float(x); }
template <class X> __device__ Sum widen(X x) { return static_cast<Sum>(x); }

template <class X> struct Narrow { static __device__ X of(Sum x) { return static_cast<X>(x); } };
template <> struct Narrow<__half> { static __device__ __half of(float x) { return __float2half_rn(x); } };
template <> struct Narrow<__nv_bfloat16> { static __device__ __nv_bfloat16 of(float x) { return __float2bfloat16_rn(x); } };

constexpr uint32_t SUM = 0, PRODUCT = 1, MIN = 2, MAX = 3, AVERAGE = 4;
constexpr uint32_t CONCATENATE = 5;
template <uint32_t OPERATION> __device__ Sum combine(Sum a, Sum b, uint32_t operation) {
  if (OPERATION == SUM) return a + b;
  switch (operation) {
    case PRODUCT: return a * b;
    case MIN: return b < a ? b : a;
    case MAX: return b > a ? b : a;
    default: return a + b;
  }
}

template <uint32_t BYTES> struct Wide;
template <> struct Wide<8> { using Type = uint2; };
template <> struct Wide<16> { using Type = uint4; };

/** `BYTES` bytes of elements. Copies use `word`, and reductions use `elements`. */
template <uint32_t BYTES> union Vector {
  static constexpr uint32_t LENGTH = BYTES / sizeof(T);
  typename Wide<BYTES>::Type word;
  T elements[LENGTH];
  __device__ Vector() {}
};
using Vector16 = Vector<16>;

template <uint32_t OPERATION, class V> __device__ void gather(Sum* sums, const V& from, bool first, uint32_t operation) {
#pragma unroll
  for (uint32_t k = 0; k < V::LENGTH; k++) {
    const Sum value = widen(from.elements[k]);
    sums[k] = first ? value : combine<OPERATION>(sums[k], value, operation);
  }
}

template <class V> __device__ void narrow(V& into, const Sum* sums, uint32_t operation, uint32_t size) {
#pragma unroll
  for (uint32_t k = 0; k < V::LENGTH; k++)
    into.elements[k] = Narrow<T>::of(operation == AVERAGE ? sums[k] / static_cast<Sum>(size) : sums[k]);
}

__device__ bool aligned(const void* at) { return (reinterpret_cast<uint64_t>(at) & 15) == 0; }

/** Copies elements with all threads of the block, 16 bytes at a time if both addresses are aligned. */
__device__ __noinline__ void copy(T* to, const T* from, uint64_t length) {
  uint64_t done = 0;
  if (aligned(to) && aligned(from)) {
    const uint64_t words = length / Vector16::LENGTH;
    const uint4* source = reinterpret_cast<const uint4*>(from);
    uint4* target = reinterpret_cast<uint4*>(to);
    uint64_t i = threadIdx.x;
#pragma unroll 1
    for (; i + 3 * blockDim.x < words; i += 4 * blockDim.x) {
      uint4 some[4];
#pragma unroll
      for (uint32_t k = 0; k < 4; k++) some[k] = source[i + k * blockDim.x];
#pragma unroll
      for (uint32_t k = 0; k < 4; k++) target[i + k * blockDim.x] = some[k];
    }
#pragma unroll 1
    for (; i < words; i += blockDim.x) target[i] = source[i];
    done = words * Vector16::LENGTH;
  }
#pragma unroll 1
  for (uint64_t i = done + threadIdx.x; i < length; i += blockDim.x) to[i] = from[i];
}

/** Addresses of the operands of a reduction: this rank's operand, and the peers' operands in the slots of a turn. */
struct Parts {
  const T* own;
  const uint8_t* slots;
  uint64_t slot;
  uint32_t rank;
  __device__ const T* of(uint32_t peer) const {
    return peer == rank ? own : reinterpret_cast<const T*>(slots + peer * slot);
  }
};

/** Number of words that a thread loads before it combines them. Registers limit it, and more loads in flight hide memory latency. */
constexpr uint32_t AT_ONCE = sizeof(Sum) * Vector16::LENGTH <= 16 ? 4 : sizeof(Sum) * Vector16::LENGTH <= 32 ? 2 : 1;

/** Reduces `WORDS` words, starting at word `i` with a stride of one block width. */
template <uint32_t OPERATION, uint32_t WORDS>
__device__ void reducedWords(T* to, const Parts& parts, uint64_t i, uint32_t operation, uint32_t size) {
  Sum sums[WORDS][Vector16::LENGTH];
#pragma unroll 1
  for (uint32_t peer = 0; peer < size; peer++) {
    const uint4* from = reinterpret_cast<const uint4*>(parts.of(peer)) + i;
    Vector16 some[WORDS];
#pragma unroll
    for (uint32_t w = 0; w < WORDS; w++) some[w].word = from[w * blockDim.x];
#pragma unroll
    for (uint32_t w = 0; w < WORDS; w++) gather<OPERATION>(sums[w], some[w], peer == 0, operation);
  }
#pragma unroll
  for (uint32_t w = 0; w < WORDS; w++) {
    Vector16 sum;
    narrow(sum, sums[w], operation, size);
    reinterpret_cast<uint4*>(to)[i + w * blockDim.x] = sum.word;
  }
}

template <uint32_t OPERATION, uint32_t WORDS> __device__ void reduced(T* to, const Parts& parts, uint64_t length, uint32_t operation, uint32_t size) {
  uint64_t done = 0;
  if (aligned(to) && aligned(parts.own)) {
    const uint64_t words = length / Vector16::LENGTH;
    uint64_t i = threadIdx.x;
#pragma unroll 1
    for (; WORDS > 1 && i + (WORDS - 1) * blockDim.x < words; i += WORDS * blockDim.x)
      reducedWords<OPERATION, WORDS>(to, parts, i, operation, size);
#pragma unroll 1
    for (; i < words; i += blockDim.x) reducedWords<OPERATION, 1>(to, parts, i, operation, size);
    done = words * Vector16::LENGTH;
  }
#pragma unroll 1
  for (uint64_t i = done + threadIdx.x; i < length; i += blockDim.x) {
    Sum sum = widen(parts.of(0)[i]);
#pragma unroll 1
    for (uint32_t peer = 1; peer < size; peer++) sum = combine<OPERATION>(sum, widen(parts.of(peer)[i]), operation);
    to[i] = Narrow<T>::of(operation == AVERAGE ? sum / static_cast<Sum>(size) : sum);
  }
}

__device__ __noinline__ void reduce(T* to, const Parts& parts, uint64_t length, uint32_t operation, uint32_t size) {
  if (operation == SUM || operation == AVERAGE) reduced<SUM, AT_ONCE>(to, parts, length, operation, size);
  else reduced<PRODUCT, 1>(to, parts, length, operation, size);
}

/** Returns the number of elements of a block. Each block gets whole 16-byte words, so its first element is aligned if the buffer is. */
__device__ uint64_t partOf(uint64_t count, uint32_t blocks) {
  const uint64_t words = (count + Vector16::LENGTH - 1) / Vector16::LENGTH;
  return (words + blocks - 1) / blocks * Vector16::LENGTH;
}

}  // namespace collective

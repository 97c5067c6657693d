// The collectives' kernels for one type of element: -DELEMENT=f32 and so on (npm run generate:ptx).
//
// Blocks of the same number on all ranks work on the same part of the data and meet each other, so no block waits for another one of
// its own rank. Each has an area of staging memory in every rank, two halves used in turns: who writes a half again has met the others
// once since, and they had read it before that.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <stdint.h>

namespace {

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

/** What all ranks' kernels see of each other. The order of fields is that of src/group/collectives/group-memory.ts. */
struct Places {
  /** Each rank's group memory, in this rank's addresses. */
  const uint64_t* ranks;
  /** Host memory: a word by which the host ends all waits, and what went wrong, rank by rank. */
  uint32_t* host;
};

constexpr uint32_t SUM = 0, PRODUCT = 1, MIN = 2, MAX = 3, AVERAGE = 4;
constexpr uint32_t CONCATENATE = 5;
/** What went wrong: the host said so; another call there; nobody came; another rank said so. */
constexpr uint32_t ABORTED = 1, MISMATCH = 2, LATE = 3, POISONED = 4;
/** Words of the host's memory. */
constexpr uint32_t HOST_ABORT = 0, HOST_CODE = 1, HOST_CALL = 2, HOST_RANKS = 16;
/** Bytes of the group memory: a word that other ranks poison, counters of blocks, flags, staging. */
constexpr uint64_t POISON = 0, COUNTERS = 64, FLAGS = 4096;

__device__ uint64_t loadAcquire(const uint64_t* at) {
  uint64_t value;
  asm volatile("ld.acquire.sys.global.u64 %0, [%1];" : "=l"(value) : "l"(at) : "memory");
  return value;
}
__device__ void storeRelease(uint64_t* at, uint64_t value) {
  asm volatile("st.release.sys.global.u64 [%0], %1;" ::"l"(at), "l"(value) : "memory");
}
__device__ uint32_t loadVolatile(const uint32_t* at) { return *static_cast<const volatile uint32_t*>(at); }
__device__ int64_t now() {
  int64_t value;
  asm volatile("mov.u64 %0, %globaltimer;" : "=l"(value));
  return value;
}

struct Meeting {
  Places places;
  uint32_t rank, size, signature, call;
  int64_t limit;
  uint32_t sequence;

  __device__ uint8_t* of(uint32_t peer) const { return reinterpret_cast<uint8_t*>(places.ranks[peer]); }
  __device__ uint64_t* flag(uint32_t at, uint32_t from) const {
    return reinterpret_cast<uint64_t*>(of(at) + FLAGS) + static_cast<uint64_t>(blockIdx.x) * size + from;
  }
  __device__ uint32_t* poison(uint32_t at) const { return reinterpret_cast<uint32_t*>(of(at) + POISON); }
  __device__ uint32_t* counter() const { return reinterpret_cast<uint32_t*>(of(rank) + COUNTERS) + blockIdx.x; }

  __device__ __noinline__ void fail(uint32_t code, uint32_t peer, uint32_t theirs) const {
    volatile uint32_t* host = places.host;
    host[HOST_RANKS + 2 * peer + 1] = theirs;
    host[HOST_RANKS + 2 * peer] = code;
    host[HOST_CALL] = call;
    __threadfence_system();
    host[HOST_CODE] = code;
    // All that wait here and elsewhere leave: what the host says later is the same for all.
    for (uint32_t each = 0; each < size; each++) atomicCAS_system(poison(each), 0u, POISONED);
  }

  /** Waits until the block of this number is here on all ranks. False when that failed: then all leave. */
  __device__ bool all() {
    __syncthreads();
    sequence++;
    bool failed = false;
    if (threadIdx.x < size) {
      const uint32_t peer = threadIdx.x;
      __threadfence_system();
      storeRelease(flag(peer, rank), static_cast<uint64_t>(signature) << 32 | sequence);
      const int64_t start = now();
      uint64_t value = loadAcquire(flag(rank, peer));
      for (uint32_t looks = 1; static_cast<int32_t>(static_cast<uint32_t>(value) - sequence) < 0; looks++) {
        if (looks % 16 == 0) {
          __nanosleep(40);
          uint32_t code = 0;
          if (loadVolatile(poison(rank)) != 0) code = POISONED;
          else if (loadVolatile(places.host + HOST_ABORT) != 0) code = ABORTED;
          else if (now() - start > limit) code = LATE;
          if (code != 0) {
            fail(code, peer, 0);
            failed = true;
            break;
          }
        }
        value = loadAcquire(flag(rank, peer));
      }
      if (!failed && static_cast<uint32_t>(value) == sequence && static_cast<uint32_t>(value >> 32) != signature) {
        fail(MISMATCH, peer, static_cast<uint32_t>(value >> 32));
        failed = true;
      }
    }
    return __syncthreads_or(failed) == 0;
  }

  /** False when a call before this one failed: nothing is begun then. */
  __device__ bool begin() {
    sequence = *counter();
    const bool poisoned = threadIdx.x == 0 && loadVolatile(poison(rank)) != 0;
    if (poisoned) {
      if (loadVolatile(places.host + HOST_CODE) == 0) places.host[HOST_CALL] = call;
      __threadfence_system();
      places.host[HOST_CODE] = POISONED;
    }
    return __syncthreads_or(poisoned) == 0;
  }

  __device__ void end() {
    __syncthreads();
    if (threadIdx.x == 0) *counter() = sequence;
  }
};

__device__ Sum combine(Sum a, Sum b, uint32_t operation) {
  switch (operation) {
    case PRODUCT: return a * b;
    case MIN: return b < a ? b : a;
    case MAX: return b > a ? b : a;
    default: return a + b;
  }
}

/** One element of all ranks from `at` on, in the order of the ranks, whoever computes it. */
__device__ T reduced(const Meeting& meeting, uint64_t at, uint32_t operation) {
  Sum sum = widen(*reinterpret_cast<const T*>(meeting.of(0) + at));
#pragma unroll 1
  for (uint32_t peer = 1; peer < meeting.size; peer++)
    sum = combine(sum, widen(*reinterpret_cast<const T*>(meeting.of(peer) + at)), operation);
  if (operation == AVERAGE) sum = sum / static_cast<Sum>(meeting.size);
  return Narrow<T>::of(sum);
}

}  // namespace

/** What one launch does with each part: what it puts into staging memory, and what it takes out of it. */
struct Plan {
  /** Elements of a piece; pieces that this rank puts in (0: none), and elements between them. */
  uint64_t count;
  uint32_t pieces;
  uint64_t inStride;
  /** Ranks that it takes from, of each this piece; elements between them in the output. SUM ... AVERAGE: they are combined. */
  uint32_t first, peers, piece;
  uint64_t outStride;
  uint32_t operation;
  /** Pieces that staging memory has room for side by side: the same on all ranks. */
  uint32_t room;
  /** Bytes of one block's half, and where halves begin. */
  uint64_t half, staging;
};

extern "C" __global__ void move(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature,
                                uint32_t call, int64_t limit, const T* in, T* out, Plan plan) {
  Meeting meeting{{ranks, host}, rank, size, signature, call, limit, 0};
  if (!meeting.begin()) return;
  // Each block has a part of every piece, and takes it in chunks.
  const uint64_t part = (plan.count + gridDim.x - 1) / gridDim.x;
  const uint64_t from = min(part * blockIdx.x, plan.count), to = min(from + part, plan.count);
  const uint64_t chunk = plan.half / sizeof(T) / plan.room;
  const uint64_t area = plan.staging + static_cast<uint64_t>(blockIdx.x) * 2 * plan.half;
  uint64_t at = from;
  do {
    const uint64_t length = min(chunk, to - at);
    const uint64_t half = area + ((meeting.sequence & 1) ? plan.half : 0);
    T* own = reinterpret_cast<T*>(meeting.of(rank) + half);
#pragma unroll 1
    for (uint32_t piece = 0; piece < plan.pieces; piece++)
#pragma unroll 1
      for (uint64_t i = threadIdx.x; i < length; i += blockDim.x)
        own[piece * chunk + i] = in[piece * plan.inStride + at + i];
    if (!meeting.all()) return;
    const uint64_t taken = half + plan.piece * chunk * sizeof(T);
    if (plan.operation == CONCATENATE) {
#pragma unroll 1
      for (uint32_t peer = plan.first; peer < plan.first + plan.peers; peer++) {
        const T* source = reinterpret_cast<const T*>(meeting.of(peer) + taken);
#pragma unroll 1
        for (uint64_t i = threadIdx.x; i < length; i += blockDim.x)
          out[(peer - plan.first) * plan.outStride + at + i] = source[i];
      }
    } else if (plan.peers != 0) {
#pragma unroll 1
      for (uint64_t i = threadIdx.x; i < length; i += blockDim.x)
        out[at + i] = reduced(meeting, taken + i * sizeof(T), plan.operation);
    }
    at += length;
  } while (at < to);
  meeting.end();
}

/** allReduce in two steps: each rank combines its share of a chunk, then all take all shares. */
extern "C" __global__ void two_shot(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature,
                                    uint32_t call, int64_t limit, const T* in, T* out, Plan plan) {
  Meeting meeting{{ranks, host}, rank, size, signature, call, limit, 0};
  if (!meeting.begin()) return;
  const uint64_t part = (plan.count + gridDim.x - 1) / gridDim.x;
  const uint64_t from = min(part * blockIdx.x, plan.count), to = min(from + part, plan.count);
  const uint64_t chunk = plan.half / sizeof(T);
  const uint64_t area = plan.staging + static_cast<uint64_t>(blockIdx.x) * 2 * plan.half;
  uint64_t at = from;
  do {
    const uint64_t length = min(chunk, to - at);
    // What came in goes to one half, what was combined to the other. Two meetings later both have been read by all.
    const uint64_t input = area + ((meeting.sequence & 1) ? plan.half : 0);
    const uint64_t result = area + ((meeting.sequence & 1) ? 0 : plan.half);
    T* own = reinterpret_cast<T*>(meeting.of(rank) + input);
#pragma unroll 1
    for (uint64_t i = threadIdx.x; i < length; i += blockDim.x) own[i] = in[at + i];
    if (!meeting.all()) return;
    const uint64_t share = max((length + size - 1) / size, uint64_t{1});
    T* combined = reinterpret_cast<T*>(meeting.of(rank) + result);
    const uint64_t end = min(share * (rank + 1), length);
#pragma unroll 1
    for (uint64_t i = share * rank + threadIdx.x; i < end; i += blockDim.x)
      combined[i] = reduced(meeting, input + i * sizeof(T), plan.operation);
    if (!meeting.all()) return;
#pragma unroll 1
    for (uint32_t peer = 0; peer < size; peer++) {
      const T* source = reinterpret_cast<const T*>(meeting.of(peer) + result);
      const uint64_t last = min(share * (peer + 1), length);
#pragma unroll 1
      for (uint64_t i = share * peer + threadIdx.x; i < last; i += blockDim.x) out[at + i] = source[i];
    }
    at += length;
  } while (at < to);
  meeting.end();
}

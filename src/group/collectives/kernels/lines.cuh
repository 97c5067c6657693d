// Transfers by 128-byte lines that each carry a flag (NCCL's LL128). NVLink and local GPU memory make a line visible as a unit when eight
// threads store it at once, so no separate flag follows the data. Each warp exchanges lines with the warps of the same index on the peers.
#pragma once
#include "elements.cuh"
#include "peer-sync.cuh"

namespace collective {

/** Number of elements in a line, whose last 8 of 128 bytes are the flag, and number of elements in 8 bytes. */
constexpr uint32_t LINE_ELEMENTS = 120 / sizeof(T), WORD_ELEMENTS = 8 / sizeof(T);
/** Number of times that a warp sends four lines in one turn. The registers of a thread limit it. */
#ifndef LINES_AT_ONCE
#define LINES_AT_ONCE 2
#endif
constexpr uint32_t timesOf(bool moves) { return moves || sizeof(Sum) * Vector16::LENGTH <= 32 ? LINES_AT_ONCE : 1; }

/** Loads at most `most` elements into 8 bytes from an address that is not aligned to 8 bytes. */
__device__ __noinline__ uint2 loadElements(const T* from, uint64_t most) {
  Vector<8> word;
  if (sizeof(T) < 4 && (reinterpret_cast<uint64_t>(from) & 3) == 0 && most >= WORD_ELEMENTS) {
    const uint32_t* halves = reinterpret_cast<const uint32_t*>(from);
    return make_uint2(halves[0], halves[1]);
  }
  word.word = make_uint2(0, 0);
#pragma unroll
  for (uint32_t k = 0; k < WORD_ELEMENTS; k++)
    if (k < most) word.elements[k] = from[k];
  return word.word;
}
__device__ __noinline__ void storeElements(T* to, uint64_t most, uint2 given) {
  if (sizeof(T) < 4 && (reinterpret_cast<uint64_t>(to) & 3) == 0 && most >= WORD_ELEMENTS) {
    reinterpret_cast<uint32_t*>(to)[0] = given.x;
    reinterpret_cast<uint32_t*>(to)[1] = given.y;
    return;
  }
  Vector<8> word;
  word.word = given;
#pragma unroll
  for (uint32_t k = 0; k < WORD_ELEMENTS; k++)
    if (k < most) to[k] = word.elements[k];
}
/** Loads 8 bytes of a chunk that ends after `left` elements. Bytes after the end are 0. */
__device__ uint2 loadWord(const T* from, int64_t left) {
  if ((reinterpret_cast<uint64_t>(from) & 7) == 0 && left >= static_cast<int64_t>(WORD_ELEMENTS)) return *reinterpret_cast<const uint2*>(from);
  return left <= 0 ? make_uint2(0, 0) : loadElements(from, left);
}
__device__ void storeWord(T* to, int64_t left, uint2 given) {
  if ((reinterpret_cast<uint64_t>(to) & 7) == 0 && left >= static_cast<int64_t>(WORD_ELEMENTS)) *reinterpret_cast<uint2*>(to) = given;
  else if (left > 0) storeElements(to, left, given);
}

/** Returns true in all threads of the warp if the wait for a peer has failed. The failure is then already published. */
__device__ __noinline__ bool hasFailed(PeerSync sync, uint32_t first, uint32_t peer, uint32_t polls, int64_t& start) {
  uint32_t code = 0;
  if (threadIdx.x % 32 == 0) {
    code = failureCode(sync, polls, start);
    // A peer in a different call sends no lines of this call, so its flag is checked during the wait.
    const uint64_t flag = loadAcquire(sync.flag(sync.rank, peer));
    const uint32_t peerSignature = static_cast<uint32_t>(flag >> 32);
    if (code == 0 && static_cast<uint32_t>(flag) == first && peerSignature != sync.signature) code = MISMATCH;
    if (code != 0) reportFailure(sync, code, peer, peerSignature);
  }
  return __any_sync(0xffffffff, code != 0);
}

/** Part of one warp in an exchange of lines. Eight threads process a line: 16 bytes each, where the last thread has 8 bytes and the flag. */
template <bool MOVES> struct LineWarp {
  static constexpr uint32_t TIMES = timesOf(MOVES), WARP_LINES = 4 * TIMES;
  PeerSync& sync;
  const Plan& plan;
  uint32_t first;
  uint32_t warp, lane;

  __device__ bool hasFlag() const { return lane % 8 == 7; }
  /** Returns the index of the first line of this warp in a turn. */
  __device__ uint64_t line(uint32_t t) const {
    const uint64_t warps = static_cast<uint64_t>(gridDim.x) * (blockDim.x / 32);
    return (t * warps + blockIdx.x * (blockDim.x / 32) + warp) * WARP_LINES;
  }
  /** Returns the index of this thread's first element in a line. */
  __device__ int64_t element(uint64_t firstLine) const {
    return (firstLine + lane / 8) * LINE_ELEMENTS + lane % 8 * 2 * WORD_ELEMENTS;
  }
  __device__ uint8_t* slot(uint32_t at, uint32_t from, uint32_t t) const {
    return sync.slot(at, from, first + t, plan.lineSlots, plan.lineSlotBytes) + warp * (WARP_LINES * 128) + lane * 16;
  }
  __device__ void load(const T* from, int64_t left, uint4* into) const {
#pragma unroll
    for (uint32_t u = 0; u < TIMES; u++) {
      const uint2 low = loadWord(from + u * 4 * LINE_ELEMENTS, left - u * 4 * LINE_ELEMENTS);
      uint2 high = make_uint2(0, 0);
      if (!hasFlag()) high = loadWord(from + u * 4 * LINE_ELEMENTS + WORD_ELEMENTS, left - u * 4 * LINE_ELEMENTS - WORD_ELEMENTS);
      into[u] = make_uint4(low.x, low.y, high.x, high.y);
    }
  }
  __device__ void store(T* to, int64_t left, const uint4* words) const {
#pragma unroll
    for (uint32_t u = 0; u < TIMES; u++) {
      storeWord(to + u * 4 * LINE_ELEMENTS, left - u * 4 * LINE_ELEMENTS, make_uint2(words[u].x, words[u].y));
      if (!hasFlag())
        storeWord(to + u * 4 * LINE_ELEMENTS + WORD_ELEMENTS, left - u * 4 * LINE_ELEMENTS - WORD_ELEMENTS, make_uint2(words[u].z, words[u].w));
    }
  }

  /** Sends each peer its lines of a turn. A peer without data receives one empty line, whose flag shows that this warp has reached the turn. */
  __device__ void send(uint32_t t, const T* in, uint64_t lines) const {
    const uint64_t base = line(t);
    const int64_t at = element(base);
#pragma unroll 1
    for (uint32_t k = 1; k < sync.size; k++) {
      const uint32_t peer = sync.rank + k < sync.size ? sync.rank + k : sync.rank + k - sync.size;
      const bool given = peer - plan.sendFirst < plan.sendCount;
      uint8_t* to = slot(peer, sync.rank, t);
      uint4 some[TIMES];
      load(in + peer * plan.inStride + at, given ? static_cast<int64_t>(plan.count) - at : 0, some);
      if (plan.tearing != 0) sendWithLateFlags(to, some, t);
      else {
#pragma unroll
        for (uint32_t u = 0; u < TIMES; u++) {
          if (hasFlag()) some[u].z = first + t, some[u].w = sync.signature;
          if (u == 0 || (given && base + u * 4 < lines))
            asm volatile("st.volatile.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(to + u * 512), "r"(some[u].x), "r"(some[u].y),
                         "r"(some[u].z), "r"(some[u].w) : "memory");
        }
      }
    }
  }

  /** Sends lines on memory where a line may become visible in parts. The flag is stored after the data. */
  __device__ void sendWithLateFlags(uint8_t* to, const uint4* some, uint32_t t) const {
#pragma unroll
    for (uint32_t u = 0; u < TIMES; u++) {
      storeRelaxed(reinterpret_cast<uint64_t*>(to + u * 512), static_cast<uint64_t>(some[u].y) << 32 | some[u].x);
      if (!hasFlag()) storeRelaxed(reinterpret_cast<uint64_t*>(to + u * 512 + 8), static_cast<uint64_t>(some[u].w) << 32 | some[u].z);
    }
    __threadfence_system();
    __syncwarp();
#pragma unroll
    for (uint32_t u = 0; u < TIMES; u++)
      if (hasFlag()) storeRelease(reinterpret_cast<uint64_t*>(to + u * 512 + 8), sync.word(first + t));
  }

  /** Waits for `times` times four lines of a peer in a turn. Returns false in all threads of the warp if the wait failed. */
  __device__ bool waitForLines(uint32_t t, uint32_t peer, uint32_t times, Vector16* got) const {
    const uint8_t* from = slot(sync.rank, peer, t);
    const uint32_t turn = first + t;
    int64_t start = 0;
    const auto poll = [&]() {
      bool missing = false;
#pragma unroll
      for (uint32_t u = 0; u < TIMES; u++) {
        if (u >= times) break;
        asm volatile("ld.volatile.global.v4.u32 {%0, %1, %2, %3}, [%4];"
                     : "=r"(got[u].word.x), "=r"(got[u].word.y), "=r"(got[u].word.z), "=r"(got[u].word.w) : "l"(from + u * 512) : "memory");
        missing |= hasFlag() && got[u].word.z != turn;
      }
      return !__any_sync(0xffffffff, missing);
    };
    for (uint32_t polls = 1; !poll(); polls++)
      if (polls % POLLS_PER_CHECK == 0 && hasFailed(sync, first, peer, polls, start)) return false;
    if (plan.tearing != 0) {
      __threadfence_system();
      __syncwarp();
      poll();
    }
    const bool other = hasFlag() && got[0].word.w != sync.signature;
    if (other) reportFailure(sync, MISMATCH, peer, got[0].word.w);
    return !__any_sync(0xffffffff, other);
  }

  /** Receives the lines of all peers in a turn, and combines or stores them. Returns false if a wait failed. */
  __device__ bool receive(uint32_t t, const T* in, T* out, uint64_t lines) const {
    const uint64_t base = line(t);
    const int64_t at = element(base);
    const int64_t left = static_cast<int64_t>(plan.count) - at;
    const T* ownChunk = in + sync.rank * plan.inStride + at;
    // The value is uniform across the warp.
    const uint32_t times = base >= lines ? 1 : static_cast<uint32_t>(min(static_cast<uint64_t>(TIMES), (lines - base + 3) / 4));
    Vector16 own[TIMES];
    load(ownChunk, left, &own[0].word);
    Sum sums[TIMES][Vector16::LENGTH];
#pragma unroll 1
    for (uint32_t peer = 0; peer < sync.size; peer++) {
      const uint32_t index = peer - plan.receiveFirst;
      const bool taken = index < plan.receiveCount;
      Vector16 got[TIMES];
      if (peer == sync.rank) {
#pragma unroll
        for (uint32_t u = 0; u < TIMES; u++) got[u].word = own[u].word;
      } else if (!waitForLines(t, peer, taken ? times : 1, got)) return false;
      if (MOVES) {
        T* to = out + index * plan.outStride + at;
        if (taken && (peer != sync.rank || to != ownChunk)) store(to, left, &got[0].word);
      } else if (peer == 0) {
#pragma unroll
        for (uint32_t u = 0; u < TIMES; u++) gather<SUM>(sums[u], got[u], true, SUM);
      } else if (plan.operation == SUM || plan.operation == AVERAGE) {
#pragma unroll
        for (uint32_t u = 0; u < TIMES; u++) gather<SUM>(sums[u], got[u], false, SUM);
      } else {
#pragma unroll
        for (uint32_t u = 0; u < TIMES; u++) gather<PRODUCT>(sums[u], got[u], false, plan.operation);
      }
    }
    if (MOVES || plan.receiveCount == 0) return true;
#pragma unroll
    for (uint32_t u = 0; u < TIMES; u++) narrow(own[u], sums[u], plan.operation, sync.size);
    store(out + at, left, &own[0].word);
    return true;
  }
};

/** Runs a collective by lines. `MOVES` concatenates the chunks of all ranks, otherwise the chunks are combined. */
template <bool MOVES> __device__ __forceinline__ void exchangeLines(PeerSync& sync, const T* in, T* out, const Plan& plan) {
  if (!sync.begin()) return;
  const uint32_t first = sync.sequence + 1;
  const uint64_t lines = (plan.count + LINE_ELEMENTS - 1) / LINE_ELEMENTS;
  const uint64_t each = static_cast<uint64_t>(gridDim.x) * (blockDim.x / 32) * LineWarp<MOVES>::WARP_LINES;
  const uint32_t turns = lines == 0 ? 1 : static_cast<uint32_t>((lines + each - 1) / each);
  // The flags carry the signature of this call, because members in different calls may wait for different lines.
  if (threadIdx.x < sync.size && threadIdx.x != sync.rank) storeRelaxed(sync.flag(threadIdx.x, sync.rank), sync.word(first));
  const LineWarp<MOVES> warp{sync, plan, first, threadIdx.x / 32, threadIdx.x % 32};
  bool succeeded = true;
#pragma unroll 1
  for (uint32_t t = 0; t <= turns && succeeded; t++) {
    if (t < turns) warp.send(t, in, lines);
    if (t > 0) succeeded = warp.receive(t - 1, in, out, lines);
    // The next kernel may start only after all peers have reached this call. Its waiting blocks would occupy multiprocessors that peers need.
    if (t == 1) launchDependents();
  }
  if (__syncthreads_or(!succeeded) != 0) return;
  sync.end(turns);
}

}  // namespace collective

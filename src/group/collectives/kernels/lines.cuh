// Lines of 128 bytes with a flag in each: NVLink and a GPU's own memory keep such a line, written by eight threads at once, together,
// so that nobody waits for a flag behind the data. Each warp meets those of its number on the other ranks, and no other.
#pragma once
#include "elements.cuh"
#include "meeting.cuh"

namespace collective {

/** Bytes of data in a line of 128, whose last 8 are its flag; elements of it, and of 8 bytes. */
constexpr uint32_t LINE_ELEMENTS = 120 / sizeof(T), WORD_ELEMENTS = 8 / sizeof(T);
/** Four lines at once for each warp, so many times in a turn: what a thread has registers for. */
#ifndef LINES_AT_ONCE
#define LINES_AT_ONCE 2
#endif
constexpr uint32_t timesOf(bool moves) { return moves || sizeof(Sum) * Vector16::LENGTH <= 32 ? LINES_AT_ONCE : 1; }

/** Up to 8 bytes of elements, from where they may not be moved as a word. */
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
/** 8 bytes of a piece, of which `left` elements are left from there on; zeros behind its end. */
__device__ uint2 loadWord(const T* from, int64_t left) {
  if ((reinterpret_cast<uint64_t>(from) & 7) == 0 && left >= static_cast<int64_t>(WORD_ELEMENTS)) return *reinterpret_cast<const uint2*>(from);
  return left <= 0 ? make_uint2(0, 0) : loadElements(from, left);
}
__device__ void storeWord(T* to, int64_t left, uint2 given) {
  if ((reinterpret_cast<uint64_t>(to) & 7) == 0 && left >= static_cast<int64_t>(WORD_ELEMENTS)) *reinterpret_cast<uint2*>(to) = given;
  else if (left > 0) storeElements(to, left, given);
}

/** Is what a warp waits for not going to come? The same in all its threads; the others have been told. */
__device__ __noinline__ bool isLost(Meeting meeting, uint32_t first, uint32_t peer, uint32_t looks, int64_t& start) {
  uint32_t code = 0;
  if (threadIdx.x % 32 == 0) {
    code = isOver(meeting, looks, start);
    // Another call than this one brings no lines.
    const uint64_t told = loadAcquire(meeting.flag(meeting.rank, peer));
    const uint32_t theirs = static_cast<uint32_t>(told >> 32);
    if (code == 0 && static_cast<uint32_t>(told) == first && theirs != meeting.signature) code = MISMATCH;
    if (code != 0) giveUp(meeting, code, peer, theirs);
  }
  return __any_sync(0xffffffff, code != 0);
}

/** One warp's part in an exchange of lines: eight threads have a line, two words each, the last one word and the flag. */
template <bool MOVES> struct LineWarp {
  static constexpr uint32_t TIMES = timesOf(MOVES), WARP_LINES = 4 * TIMES;
  Meeting& meeting;
  const Plan& plan;
  uint32_t first;
  uint32_t warp, lane;

  __device__ bool hasFlag() const { return lane % 8 == 7; }
  /** The line of this warp's first threads in a turn. */
  __device__ uint64_t line(uint32_t t) const {
    const uint64_t warps = static_cast<uint64_t>(gridDim.x) * (blockDim.x / 32);
    return (t * warps + blockIdx.x * (blockDim.x / 32) + warp) * WARP_LINES;
  }
  /** This thread's first element of a line. */
  __device__ int64_t element(uint64_t firstLine) const {
    return (firstLine + lane / 8) * LINE_ELEMENTS + lane % 8 * 2 * WORD_ELEMENTS;
  }
  __device__ uint8_t* slot(uint32_t at, uint32_t from, uint32_t t) const {
    return meeting.slot(at, from, first + t, plan.lineSlots, plan.lineSlot) + warp * (WARP_LINES * 128) + lane * 16;
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

  /** Gives each peer its lines of a turn; one that gets none gets their flags, by which it knows that this warp is so far. */
  __device__ void send(uint32_t t, const T* in, uint64_t lines) const {
    const uint64_t base = line(t);
    const int64_t at = element(base);
#pragma unroll 1
    for (uint32_t k = 1; k < meeting.size; k++) {
      const uint32_t peer = meeting.rank + k < meeting.size ? meeting.rank + k : meeting.rank + k - meeting.size;
      const bool given = peer - plan.sendFirst < plan.sendCount;
      uint8_t* to = slot(peer, meeting.rank, t);
      uint4 some[TIMES];
      load(in + peer * plan.inStride + at, given ? static_cast<int64_t>(plan.count) - at : 0, some);
      if (plan.embedded != 0) sendTorn(to, some, t);
      else {
#pragma unroll
        for (uint32_t u = 0; u < TIMES; u++) {
          if (hasFlag()) some[u].z = first + t, some[u].w = meeting.signature;
          if (u == 0 || (given && base + u * 4 < lines))
            asm volatile("st.volatile.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(to + u * 512), "r"(some[u].x), "r"(some[u].y),
                         "r"(some[u].z), "r"(some[u].w) : "memory");
        }
      }
    }
  }

  /** The flags of lines that may be torn follow them. */
  __device__ void sendTorn(uint8_t* to, const uint4* some, uint32_t t) const {
#pragma unroll
    for (uint32_t u = 0; u < TIMES; u++) {
      storeRelaxed(reinterpret_cast<uint64_t*>(to + u * 512), static_cast<uint64_t>(some[u].y) << 32 | some[u].x);
      if (!hasFlag()) storeRelaxed(reinterpret_cast<uint64_t*>(to + u * 512 + 8), static_cast<uint64_t>(some[u].w) << 32 | some[u].z);
    }
    __threadfence_system();
    __syncwarp();
#pragma unroll
    for (uint32_t u = 0; u < TIMES; u++)
      if (hasFlag()) storeRelease(reinterpret_cast<uint64_t*>(to + u * 512 + 8), meeting.word(first + t));
  }

  /** Waits for what a peer gave in a turn, so many times four lines. False when that failed: in all threads of the warp. */
  __device__ bool take(uint32_t t, uint32_t peer, uint32_t times, Vector16* got) const {
    const uint8_t* from = slot(meeting.rank, peer, t);
    const uint32_t turn = first + t;
    int64_t start = 0;
    const auto look = [&]() {
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
    for (uint32_t looks = 1; !look(); looks++)
      if (looks % LOOKS == 0 && isLost(meeting, first, peer, looks, start)) return false;
    if (plan.embedded != 0) {
      __threadfence_system();
      __syncwarp();
      look();
    }
    const bool other = hasFlag() && got[0].word.w != meeting.signature;
    if (other) giveUp(meeting, MISMATCH, peer, got[0].word.w);
    return !__any_sync(0xffffffff, other);
  }

  /** Takes what the others gave in a turn. False when they do not come. */
  __device__ bool receive(uint32_t t, const T* in, T* out, uint64_t lines) const {
    const uint64_t base = line(t);
    const int64_t at = element(base);
    const int64_t left = static_cast<int64_t>(plan.count) - at;
    const T* mine = in + meeting.rank * plan.inStride + at;
    // The same for all threads of the warp.
    const uint32_t times = base >= lines ? 1 : static_cast<uint32_t>(min(static_cast<uint64_t>(TIMES), (lines - base + 3) / 4));
    Vector16 own[TIMES];
    load(mine, left, &own[0].word);
    Sum sums[TIMES][Vector16::LENGTH];
#pragma unroll 1
    for (uint32_t peer = 0; peer < meeting.size; peer++) {
      const uint32_t place = peer - plan.takeFirst;
      const bool taken = place < plan.takeCount;
      Vector16 got[TIMES];
      if (peer == meeting.rank) {
#pragma unroll
        for (uint32_t u = 0; u < TIMES; u++) got[u].word = own[u].word;
      } else if (!take(t, peer, taken ? times : 1, got)) return false;
      if (MOVES) {
        T* to = out + place * plan.outStride + at;
        if (taken && (peer != meeting.rank || to != mine)) store(to, left, &got[0].word);
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
    if (MOVES || plan.takeCount == 0) return true;
#pragma unroll
    for (uint32_t u = 0; u < TIMES; u++) narrow(own[u], sums[u], plan.operation, meeting.size);
    store(out + at, left, &own[0].word);
    return true;
  }
};

/** A launch's part. `MOVES`: pieces side by side, else they are combined. */
template <bool MOVES> __device__ __forceinline__ void exchangeLines(Meeting& meeting, const T* in, T* out, const Plan& plan) {
  if (!meeting.begin()) return;
  const uint32_t first = meeting.sequence + 1;
  const uint64_t lines = (plan.count + LINE_ELEMENTS - 1) / LINE_ELEMENTS;
  const uint64_t each = static_cast<uint64_t>(gridDim.x) * (blockDim.x / 32) * LineWarp<MOVES>::WARP_LINES;
  const uint32_t turns = lines == 0 ? 1 : static_cast<uint32_t>((lines + each - 1) / each);
  // What each called: members whose calls do not match may wait for different things.
  if (threadIdx.x < meeting.size && threadIdx.x != meeting.rank) storeRelaxed(meeting.flag(threadIdx.x, meeting.rank), meeting.word(first));
  const LineWarp<MOVES> warp{meeting, plan, first, threadIdx.x / 32, threadIdx.x % 32};
  bool went = true;
#pragma unroll 1
  for (uint32_t t = 0; t <= turns && went; t++) {
    if (t < turns) warp.send(t, in, lines);
    if (t > 0) went = warp.receive(t - 1, in, out, lines);
    // Not before the others are here, too: what waits beside this kernel keeps others from the multiprocessors.
    if (t == 1) letNextCome();
  }
  if (__syncthreads_or(!went) != 0) return;
  meeting.end(turns);
}

}  // namespace collective

// The collectives' kernels for one type of element: -DELEMENT=f32 and so on (npm run generate:ptx).
//
// Blocks of the same number on all ranks work on the same part of the data and meet each other, so no block waits for another one of
// its own rank. What a rank has for another one it writes into that one's memory (writes over NVLink and PCIe are not waited for),
// into one of four slots used in turns. Whoever writes a slot again has heard of all others since that they had read it: a flag of
// turn t is sent after turn t - 2 was read, and is waited for before turn t + 2 is written.
#include "elements.cuh"

namespace collective {

/** What went wrong: the host said so; another call there; nobody came; another rank said so. */
constexpr uint32_t ABORTED = 1, MISMATCH = 2, LATE = 3, POISONED = 4;
/** Words of the host's memory. */
constexpr uint32_t HOST_ABORT = 0, HOST_CODE = 1, HOST_CALL = 2, HOST_RANKS = 16;
/** Bytes of the group memory: a word that other ranks poison, counters of blocks, flags, slots. */
constexpr uint64_t POISON = 0, COUNTERS = 64, FLAGS = 4096;
constexpr uint32_t SLOTS = 4;
/** A wait looks so often before it asks whether it is over. */
constexpr uint32_t LOOKS = 64;

__device__ uint64_t loadAcquire(const uint64_t* at) {
  uint64_t value;
  asm volatile("ld.acquire.sys.global.u64 %0, [%1];" : "=l"(value) : "l"(at) : "memory");
  return value;
}
__device__ void storeRelease(uint64_t* at, uint64_t value) {
  asm volatile("st.release.sys.global.u64 [%0], %1;" ::"l"(at), "l"(value) : "memory");
}
__device__ void storeRelaxed(uint64_t* at, uint64_t value) {
  asm volatile("st.relaxed.sys.global.u64 [%0], %1;" ::"l"(at), "l"(value) : "memory");
}
__device__ uint32_t loadVolatile(const uint32_t* at) { return *static_cast<const volatile uint32_t*>(at); }
__device__ int64_t now() {
  int64_t value;
  asm volatile("mov.u64 %0, %globaltimer;" : "=l"(value));
  return value;
}

/** What one launch does: what it gives to whom, and what it makes of what it gets. The host writes it: launch-plan.ts. */
struct Plan {
  /** Elements of a piece; between the pieces of the input for each rank, and between those of the output from each. */
  uint64_t count, inStride, outStride;
  /** Bytes of what one rank puts into a slot, and where slots begin; the same for slots of words with flags, and of lines. */
  uint64_t slot, slots, wordSlot, wordSlots, lineSlot, lineSlots;
  /** This rank's own group memory. */
  uint64_t mine;
  /** Ranks that it gives a piece to, and those that it takes one from. */
  uint32_t sendFirst, sendCount, takeFirst, takeCount;
  uint32_t operation;
  /** 1: words, or lines, and their flags may be seen apart. */
  uint32_t torn;
};

/** What a kernel launched to overlap the one before it begins with: all of that one is done, and seen. Older GPUs' text is without. */
__device__ void awaitPrevious() { asm volatile("griddepcontrol.wait;" ::: "memory"); }
/** From here on the next kernel's blocks may be placed beside this one's. */
__device__ void letNextCome() { asm volatile("griddepcontrol.launch_dependents;" ::: "memory"); }

struct Meeting;
__device__ __noinline__ void giveUp(Meeting meeting, uint32_t code, uint32_t peer, uint32_t theirs);
__device__ __noinline__ uint32_t isOver(Meeting meeting, uint32_t looks, int64_t& start);

/** What all ranks' kernels see of each other. */
struct Meeting {
  /** Each rank's group memory, in this rank's addresses. */
  const uint64_t* ranks;
  /** Host memory: a word by which the host ends all waits, and what went wrong, rank by rank. */
  uint32_t* host;
  uint32_t rank, size, signature, call;
  int64_t limit;
  uint64_t mine;
  uint32_t sequence;

  __device__ uint8_t* of(uint32_t peer) const {
    return reinterpret_cast<uint8_t*>(peer == rank ? mine : ranks[peer]);
  }
  __device__ uint64_t* flag(uint32_t at, uint32_t from) const {
    return reinterpret_cast<uint64_t*>(of(at) + FLAGS) + static_cast<uint64_t>(blockIdx.x) * size + from;
  }
  /** What `from` has put into `at`'s memory in that turn. */
  __device__ uint8_t* slot(uint32_t at, uint32_t from, uint32_t turn, uint64_t slots, uint64_t bytes) const {
    const uint64_t index = (static_cast<uint64_t>(blockIdx.x) * SLOTS + turn % SLOTS) * size + from;
    return of(at) + slots + index * bytes;
  }
  __device__ uint32_t* poison(uint32_t at) const { return reinterpret_cast<uint32_t*>(of(at) + POISON); }
  __device__ uint32_t* counter() const { return reinterpret_cast<uint32_t*>(of(rank) + COUNTERS) + blockIdx.x; }

  __device__ uint64_t word(uint32_t turn) const { return static_cast<uint64_t>(signature) << 32 | turn; }

  /** One thread waits until `peer` has come to a turn, and looks at what it called. False when that failed. */
  __device__ bool wait(uint32_t peer, uint32_t turn) {
    const uint64_t* at = flag(rank, peer);
    uint64_t value = loadAcquire(at);
    int64_t start = 0;
    for (uint32_t looks = 1; static_cast<int32_t>(static_cast<uint32_t>(value) - turn) < 0; looks++) {
      if (looks % LOOKS == 0) {
        const uint32_t code = isOver(*this, looks, start);
        if (code != 0) {
          giveUp(*this, code, peer, 0);
          return false;
        }
      }
      value = loadAcquire(at);
    }
    if (static_cast<uint32_t>(value) == turn && static_cast<uint32_t>(value >> 32) != signature) {
      giveUp(*this, MISMATCH, peer, static_cast<uint32_t>(value >> 32));
      return false;
    }
    return true;
  }

  /** All threads of the block have put what belongs to that turn: the others may take it. */
  __device__ void tell(uint32_t turn) {
    __syncthreads();
    if (threadIdx.x < size && threadIdx.x != rank) {
      __threadfence_system();
      storeRelease(flag(threadIdx.x, rank), word(turn));
    }
  }

  /** Waits until the block of this number has told that turn on all ranks. False when that failed: then all leave. */
  __device__ bool hear(uint32_t turn) {
    bool failed = false;
    if (threadIdx.x < size && threadIdx.x != rank) failed = !wait(threadIdx.x, turn);
    return __syncthreads_or(failed) == 0;
  }

  /** False when a call before this one failed: nothing is begun then. */
  __device__ bool begin() {
    awaitPrevious();
    sequence = *counter();
    const bool poisoned = threadIdx.x == 0 && loadVolatile(poison(rank)) != 0;
    if (poisoned) {
      if (loadVolatile(host + HOST_CODE) == 0) host[HOST_CALL] = call;
      __threadfence_system();
      host[HOST_CODE] = POISONED;
    }
    return __syncthreads_or(poisoned) == 0;
  }

  /** All threads have read the counter in begin(), and met since. */
  __device__ void end(uint32_t turns) {
    if (threadIdx.x == 0) *counter() = sequence + turns;
  }
};

// Given by value: what is asked for its address would be kept in memory.
__device__ __noinline__ void giveUp(Meeting meeting, uint32_t code, uint32_t peer, uint32_t theirs) {
  volatile uint32_t* told = meeting.host;
  // Many threads may give up at once, and all but one only because of the others.
  if (code == MISMATCH || code == LATE) {
    told[HOST_RANKS + 2 * peer + 1] = theirs;
    told[HOST_RANKS + 2 * peer] = code;
  }
  told[HOST_CALL] = meeting.call;
  __threadfence_system();
  told[HOST_CODE] = code;
  // All that wait here and elsewhere leave: what the host says later is the same for all.
  for (uint32_t each = 0; each < meeting.size; each++) atomicCAS_system(meeting.poison(each), 0u, POISONED);
}

/** Why a wait ends after so many looks without what it waits for; 0: it goes on. */
__device__ __noinline__ uint32_t isOver(Meeting meeting, uint32_t looks, int64_t& start) {
  __nanosleep(20);
  if (loadVolatile(meeting.poison(meeting.rank)) != 0) return POISONED;
  // Reads of the host's word and of the clock are done one after another for the whole GPU, 0.9 us each: the first block looks for
  // all, which hear of it by the poison. The others look seldom, should it have left.
  if (looks % ((blockIdx.x == 0 ? 8 : 256) * LOOKS) != 0) return 0;
  if (loadVolatile(meeting.host + HOST_ABORT) != 0) return ABORTED;
  if (looks % (256 * LOOKS) != 0) return 0;
  if (start == 0) start = now();
  return now() - start > meeting.limit ? LATE : 0;
}

}  // namespace collective

using namespace collective;

/** All but allReduce in two steps: while one chunk is on its way the one before it is taken. */
extern "C" __global__ void __launch_bounds__(512, 2)
move(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
     const T* in, T* out, Plan plan) {
  Meeting meeting{ranks, host, rank, size, signature, call, limit, plan.mine, 0};
  if (!meeting.begin()) return;
  const uint64_t part = partOf(plan.count, gridDim.x);
  const uint64_t from = min(part * blockIdx.x, plan.count), to = min(from + part, plan.count);
  const uint64_t chunk = plan.slot / sizeof(T);
  const uint32_t chunks = from == to ? 1 : static_cast<uint32_t>((to - from + chunk - 1) / chunk);
  const uint32_t first = meeting.sequence + 1;
#pragma unroll 1
  for (uint32_t c = 0; c <= chunks; c++) {
    if (c < chunks) {
      const uint64_t at = from + c * chunk;
#pragma unroll 1
      for (uint32_t k = 0; k < plan.sendCount; k++) {
        // Each begins with its right neighbour, so that not all write to one.
        const uint32_t peer = plan.sendFirst + (k + rank + 1) % plan.sendCount;
        if (peer == rank) continue;
        T* slot = reinterpret_cast<T*>(meeting.slot(peer, rank, first + c, plan.slots, plan.slot));
        copy(slot, in + peer * plan.inStride + at, min(chunk, to - at));
      }
      meeting.tell(first + c);
    }
    if (c == 0) continue;
    if (!meeting.hear(first + c - 1)) return;
    const uint64_t at = from + (c - 1) * chunk;
    const uint64_t length = min(chunk, to - at);
    const uint8_t* slots = meeting.slot(rank, 0, first + c - 1, plan.slots, plan.slot);
    const Parts parts{in + rank * plan.inStride + at, slots, plan.slot, rank};
    if (plan.operation == CONCATENATE) {
#pragma unroll 1
      for (uint32_t k = 0; k < plan.takeCount; k++) {
        const T* source = parts.of(plan.takeFirst + k);
        T* target = out + k * plan.outStride + at;
        if (target != source) copy(target, source, length);
      }
    } else if (plan.takeCount != 0) {
      reduce(out + at, parts, length, plan.operation, size);
    }
  }
  meeting.end(chunks);
}

/** allReduce in two steps: each rank combines its share of a chunk, then gives it to all. */
extern "C" __global__ void __launch_bounds__(512, 2)
two_shot(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
         const T* in, T* out, Plan plan) {
  Meeting meeting{ranks, host, rank, size, signature, call, limit, plan.mine, 0};
  if (!meeting.begin()) return;
  const uint64_t part = partOf(plan.count, gridDim.x);
  const uint64_t from = min(part * blockIdx.x, plan.count), to = min(from + part, plan.count);
  const uint64_t room = plan.slot / sizeof(T);
  uint32_t turn = meeting.sequence;
  uint64_t at = from;
  do {
    const uint64_t length = min(room * size, to - at);
    const uint64_t words = (length + Vector16::LENGTH - 1) / Vector16::LENGTH;
    const uint64_t share = (words + size - 1) / size * Vector16::LENGTH;
    const auto begin = [&](uint32_t peer) { return min(share * peer, length); };
    const auto bytes = [&](uint32_t peer) { return begin(peer + 1) - begin(peer); };
    turn++;
#pragma unroll 1
    for (uint32_t k = 1; k < size; k++) {
      const uint32_t peer = (rank + k) % size;
      T* slot = reinterpret_cast<T*>(meeting.slot(peer, rank, turn, plan.slots, plan.slot));
      copy(slot, in + at + begin(peer), bytes(peer));
    }
    meeting.tell(turn);
    if (!meeting.hear(turn)) return;
    const uint8_t* slots = meeting.slot(rank, 0, turn, plan.slots, plan.slot);
    T* own = out + at + begin(rank);
    reduce(own, Parts{in + at + begin(rank), slots, plan.slot, rank}, bytes(rank), plan.operation, size);
    __syncthreads();
    turn++;
#pragma unroll 1
    for (uint32_t k = 1; k < size; k++) {
      const uint32_t peer = (rank + k) % size;
      copy(reinterpret_cast<T*>(meeting.slot(peer, rank, turn, plan.slots, plan.slot)), own, bytes(rank));
    }
    meeting.tell(turn);
    if (!meeting.hear(turn)) return;
#pragma unroll 1
    for (uint32_t k = 1; k < size; k++) {
      const uint32_t peer = (rank + k) % size;
      const uint8_t* source = meeting.slot(rank, peer, turn, plan.slots, plan.slot);
      copy(out + at + begin(peer), reinterpret_cast<const T*>(source), bytes(peer));
    }
    at += length;
  } while (at < to);
  meeting.end(turn - meeting.sequence);
}

/** allReduce of little: each 4 bytes travel with a flag of their own, so that nobody waits for a flag behind the data. */
extern "C" __global__ void __launch_bounds__(512, 2)
words(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
      const T* in, T* out, Plan plan) {
  using Vector8 = Vector<8>;
  Meeting meeting{ranks, host, rank, size, signature, call, limit, plan.mine, 0};
  if (!meeting.begin()) return;
  const uint32_t turn = meeting.sequence + 1;
  const uint64_t part = partOf(plan.count, gridDim.x);
  const uint64_t from = min(part * blockIdx.x, plan.count), to = min(from + part, plan.count);
  const uint32_t count = static_cast<uint32_t>((to - from + Vector8::LENGTH - 1) / Vector8::LENGTH);
  const bool whole = ((reinterpret_cast<uint64_t>(in) | reinterpret_cast<uint64_t>(out)) & 7) == 0;
  // What each called, to be looked at when its data is there.
  if (threadIdx.x < size && threadIdx.x != rank) storeRelaxed(meeting.flag(threadIdx.x, rank), meeting.word(turn));
  const auto load = [&](uint32_t i) {
    const uint64_t at = from + static_cast<uint64_t>(i) * Vector8::LENGTH;
    Vector8 own;
    if (whole && at + Vector8::LENGTH <= to) own.word = *reinterpret_cast<const uint2*>(in + at);
    else {
      own.word = make_uint2(0, 0);
#pragma unroll 1
      for (uint32_t k = 0; k < Vector8::LENGTH; k++)
        if (at + k < to) own.elements[k] = in[at + k];
    }
    return own;
  };
  // All is sent before anything is waited for.
#pragma unroll 1
  for (uint32_t i = threadIdx.x; i < count; i += blockDim.x) {
    const Vector8 own = load(i);
#pragma unroll 1
    for (uint32_t k = 1; k < size; k++) {
      const uint32_t peer = (rank + k) % size;
      uint8_t* slot = meeting.slot(peer, rank, turn, plan.wordSlots, plan.wordSlot) + static_cast<uint64_t>(i) * 16;
      asm volatile("st.volatile.global.v4.u32 [%0], {%1, %2, %3, %2};" ::"l"(slot), "r"(own.word.x), "r"(turn), "r"(own.word.y) : "memory");
    }
  }
  bool failed = false;
#pragma unroll 1
  for (uint32_t i = threadIdx.x; i < count && !failed; i += blockDim.x) {
    const uint64_t at = from + static_cast<uint64_t>(i) * Vector8::LENGTH;
    const Vector8 own = load(i);
    Sum sums[Vector8::LENGTH];
#pragma unroll 1
    for (uint32_t peer = 0; peer < size; peer++) {
      Vector8 value;
      if (peer == rank) value.word = own.word;
      else {
        const uint8_t* slot = meeting.slot(rank, peer, turn, plan.wordSlots, plan.wordSlot) + static_cast<uint64_t>(i) * 16;
        const auto look = [&]() {
          uint32_t first, second;
          asm volatile("ld.volatile.global.v4.u32 {%0, %1, %2, %3}, [%4];"
                       : "=r"(value.word.x), "=r"(first), "=r"(value.word.y), "=r"(second) : "l"(slot) : "memory");
          return first == turn && second == turn;
        };
        int64_t start = 0;
        for (uint32_t looks = 1; !look(); looks++) {
          if (looks % LOOKS != 0) continue;
          const uint32_t code = isOver(meeting, looks, start);
          if (code == 0) continue;
          giveUp(meeting, code, peer, 0);
          failed = true;
          break;
        }
        if (plan.torn != 0) look();
      }
      gather<PRODUCT>(sums, value, peer == 0, plan.operation);
    }
    if (failed) break;
    Vector8 sum;
    narrow(sum, sums, plan.operation, size);
    if (whole && at + Vector8::LENGTH <= to) *reinterpret_cast<uint2*>(out + at) = sum.word;
    else {
#pragma unroll 1
      for (uint32_t k = 0; k < Vector8::LENGTH; k++)
        if (at + k < to) out[at + k] = sum.elements[k];
    }
  }
  if (!failed && threadIdx.x < size && threadIdx.x != rank) failed = !meeting.wait(threadIdx.x, turn);
  if (__syncthreads_or(failed) != 0) return;
  meeting.end(1);
}

/** Bytes of data in a line of 128, whose last 8 are its flag; elements of it, and of 8 bytes. */
constexpr uint32_t LINE_ELEMENTS = 120 / sizeof(T), WORD_ELEMENTS = 8 / sizeof(T);
/** Four lines at once for each warp, so many times in a turn: what a thread has registers for. */
#ifndef LINES_AT_ONCE
#define LINES_AT_ONCE 2
#endif
constexpr uint32_t TIMES = sizeof(Sum) * Vector16::LENGTH <= 32 ? LINES_AT_ONCE : 1;
constexpr uint32_t WARP_LINES = 4 * TIMES;

/** Up to 8 bytes of elements, from where they may not be moved as a word. */
__device__ __noinline__ uint2 loadElements(const T* from, uint64_t most) {
  Vector<8> word;
  word.word = make_uint2(0, 0);
#pragma unroll
  for (uint32_t k = 0; k < WORD_ELEMENTS; k++)
    if (k < most) word.elements[k] = from[k];
  return word.word;
}
__device__ __noinline__ void storeElements(T* to, uint64_t most, uint2 given) {
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
struct LineWarp {
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
      if (plan.torn != 0) sendTorn(to, some, t);
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
    if (plan.torn != 0) {
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
      if (plan.operation == CONCATENATE) {
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
    if (plan.operation == CONCATENATE || plan.takeCount == 0) return true;
#pragma unroll
    for (uint32_t u = 0; u < TIMES; u++) narrow(own[u], sums[u], plan.operation, meeting.size);
    store(out + at, left, &own[0].word);
    return true;
  }
};

/**
 * Lines of 128 bytes with a flag in each: NVLink and a GPU's own memory keep such a line, written by eight threads at once, together,
 * so that nobody waits for a flag behind the data. Each warp meets those of its number on the other ranks, and no other.
 */
extern "C" __global__ void __launch_bounds__(512, 2)
lines(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
      const T* in, T* out, const __grid_constant__ Plan plan) {
  Meeting meeting{ranks, host, rank, size, signature, call, limit, plan.mine, 0};
  if (!meeting.begin()) return;
  const uint32_t first = meeting.sequence + 1;
  const uint64_t lines = (plan.count + LINE_ELEMENTS - 1) / LINE_ELEMENTS;
  const uint64_t each = static_cast<uint64_t>(gridDim.x) * (blockDim.x / 32) * WARP_LINES;
  const uint32_t turns = lines == 0 ? 1 : static_cast<uint32_t>((lines + each - 1) / each);
  // What each called: members whose calls do not match may wait for different things.
  if (threadIdx.x < size && threadIdx.x != rank) storeRelaxed(meeting.flag(threadIdx.x, rank), meeting.word(first));
  const LineWarp warp{meeting, plan, first, threadIdx.x / 32, threadIdx.x % 32};
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

#ifdef PASS

/** What one member passes to another: the host writes it, pass-plan.ts. */
struct Pass {
  /** Bytes that it sends, and that it gets. */
  uint64_t sent, received;
  /** Where heads and slots of pairs begin, and the bytes of a slot. */
  uint64_t heads, slots, slot;
  /** NOBODY: that is not done. */
  uint32_t to, from;
  uint32_t sendSignature, receiveSignature;
  /** Blocks of each direction. */
  uint32_t blocks;
  uint32_t unused;
};

/** What the blocks of one number of two members know of each other, in each one's memory. */
struct Head {
  /** The peer has filled a slot: its signature and turn. */
  uint64_t ready[SLOTS];
  /** The peer has emptied the slots of turns up to here. */
  uint64_t taken;
  /** Turns that this member has sent to the peer, and had from it. */
  uint32_t sent, received;
};

constexpr uint32_t NOBODY = 0xffffffff;

struct Pair {
  const Pass& pass;
  const Meeting& meeting;
  uint32_t block;
  __device__ Head* head(uint32_t at, uint32_t peer) const {
    return reinterpret_cast<Head*>(meeting.of(at) + pass.heads) + block * meeting.size + peer;
  }
  __device__ uint8_t* slot(uint32_t at, uint32_t from, uint32_t turn) const {
    const uint64_t index = (static_cast<uint64_t>(block) * SLOTS + turn % SLOTS) * meeting.size + from;
    return meeting.of(at) + pass.slots + index * pass.slot;
  }
  /** Thread 0 waits for a turn; all threads hear how that went, and what came with it. */
  __device__ bool wait(const uint64_t* at, uint32_t turn, uint32_t peer, uint32_t signature) const {
    bool failed = false;
    if (threadIdx.x == 0) {
      uint64_t value = loadAcquire(at);
      int64_t start = 0;
      for (uint32_t looks = 1; static_cast<int32_t>(static_cast<uint32_t>(value) - turn) < 0 && !failed; looks++) {
        const uint32_t code = looks % LOOKS == 0 ? isOver(meeting, looks, start) : 0;
        if (code != 0) {
          giveUp(meeting, code, peer, 0);
          failed = true;
        }
        value = loadAcquire(at);
      }
      const uint32_t theirs = static_cast<uint32_t>(value >> 32);
      if (!failed && theirs != 0 && theirs != signature) {
        giveUp(meeting, MISMATCH, peer, theirs);
        failed = true;
      }
    }
    return __syncthreads_or(failed) == 0;
  }
};

/** Some blocks send to one member while others get from one: what is on its way waits in four slots of whoever gets it. */
extern "C" __global__ void __launch_bounds__(512, 2)
pass(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
     const uint8_t* in, uint8_t* out, Pass given) {
  const Meeting meeting{ranks, host, rank, size, signature, call, limit, ranks[rank], 0};
  const bool isSender = given.to != NOBODY && blockIdx.x < given.blocks;
  const Pair pair{given, meeting, blockIdx.x % given.blocks};
  const bool poisoned = threadIdx.x == 0 && loadVolatile(meeting.poison(rank)) != 0;
  if (poisoned) giveUp(meeting, POISONED, rank, 0);
  const uint32_t peer = isSender ? given.to : given.from;
  Head* own = pair.head(rank, peer);
  uint32_t turn = isSender ? own->sent : own->received;
  if (__syncthreads_or(poisoned) != 0) return;
  const uint64_t count = isSender ? given.sent : given.received;
  const uint64_t part = partOf(count, given.blocks);
  uint64_t at = min(part * pair.block, count);
  const uint64_t to = min(at + part, count);
  do {
    const uint64_t length = min(given.slot, to - at);
    turn++;
    if (isSender) {
      if (!pair.wait(&own->taken, turn - SLOTS, peer, 0)) return;
      copy(pair.slot(peer, rank, turn), in + at, length);
      __syncthreads();
      if (threadIdx.x == 0) {
        __threadfence_system();
        storeRelease(&pair.head(peer, rank)->ready[turn % SLOTS], static_cast<uint64_t>(given.sendSignature) << 32 | turn);
      }
    } else {
      if (!pair.wait(&own->ready[turn % SLOTS], turn, peer, given.receiveSignature)) return;
      copy(out + at, pair.slot(rank, peer, turn), length);
      __syncthreads();
      if (threadIdx.x == 0) storeRelease(&pair.head(peer, rank)->taken, turn);
    }
    at += length;
  } while (at < to);
  if (threadIdx.x == 0) (isSender ? own->sent : own->received) = turn;
}

#endif

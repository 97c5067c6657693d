// How the blocks of one number on all ranks meet: flags and slots in each other's memory, and how a wait ends.
//
// Blocks of the same number on all ranks work on the same part of the data and meet each other, so no block waits for another one of
// its own rank. What a rank has for another one it writes into that one's memory (writes over NVLink and PCIe are not waited for),
// into one of four slots used in turns. Whoever writes a slot again has heard of all others since that they had read it: a flag of
// turn t is sent after turn t - 2 was read, and is waited for before turn t + 2 is written.
#pragma once
#include <stdint.h>

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
  /** Not 0: words, or lines, and their flags may be seen apart; 2: and threads that wait keep others from running. */
  uint32_t embedded;
  /** Where members tell each other of their outputs, and where those that take say how far they are. */
  uint64_t notes, acks;
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

  /** One thread waits for a turn in a word that `peer` writes. False when that failed. */
  __device__ bool waitAt(const uint64_t* at, uint32_t peer, uint32_t turn, uint64_t& value) {
    value = loadAcquire(at);
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
    return true;
  }

  /** One thread waits until `peer` has come to a turn, and looks at what it called. False when that failed. */
  __device__ bool wait(uint32_t peer, uint32_t turn) {
    uint64_t value;
    if (!waitAt(flag(rank, peer), peer, turn, value)) return false;
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

// Synchronization of the blocks of all ranks by flags and slots in each other's memory, and the end of waits after a failure.
//
// Blocks with the same index on all ranks process the same part of the data, so a block never waits for another block of its own rank.
// A rank writes data into the memory of the receiver, because writes over NVLink and PCIe need no round trip. Each pair of ranks uses
// four slots in rotation.
//
// Invariant: a slot is free when it is written again. A rank sends the flag of turn t after it has read turn t - 2. It writes turn t + 2,
// which uses the slot of turn t - 2, after it has received the flag of turn t from all peers.
#pragma once
#include <stdint.h>

namespace collective {

/**
 * Failure codes: the host aborted the waits, a peer is in a different call, a peer did not arrive in time, or a peer reported a failure.
 */
constexpr uint32_t ABORTED = 1, MISMATCH = 2, LATE = 3, POISONED = 4;
/** Indices of the words in pinned host memory, see Host in group-memory.ts. */
constexpr uint32_t HOST_ABORT = 0, HOST_CODE = 1, HOST_CALL = 2, HOST_RANKS = 16;
/** Offsets in the group memory, in bytes: the poison word that other ranks write, the turn counters of the blocks, and the flags. */
constexpr uint64_t POISON = 0, COUNTERS = 64, FLAGS = 4096;
constexpr uint32_t SLOTS = 4;
/** Number of polls of a wait between two checks for a failure. */
constexpr uint32_t POLLS_PER_CHECK = 64;

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

/** Chunks that one launch sends and receives, and the operation that combines them. launch-plan.ts writes this struct. */
struct Plan {
  /** Number of elements of a chunk, and distances between the chunks of two ranks in the input and in the output, in elements. */
  uint64_t count, inStride, outStride;
  /** Size of a slot and offset of the slots in the group memory, in bytes, for chunks, low-latency words and lines. */
  uint64_t slotBytes, slots, lowLatencySlotBytes, lowLatencySlots, lineSlotBytes, lineSlots;
  /** Address of this rank's group memory. */
  uint64_t ownMemory;
  /** Ranks that receive a chunk from this rank, and ranks that send a chunk to it. */
  uint32_t sendFirst, sendCount, receiveFirst, receiveCount;
  uint32_t operation;
  /**
   * 0 when a word or line becomes visible together with its flag. 1 when data and flag may become visible separately. 2 when, in addition,
   * a waiting thread keeps other threads from running, as on soft GPUs.
   */
  uint32_t tearing;
  /** Offsets of the output offers and of the acknowledgements in the group memory, in bytes. */
  uint64_t offers, acks;
};

/** Waits until the previous kernel has ended and its writes are visible. The host removes this instruction for GPUs before sm_90. */
__device__ void waitForPrevious() { asm volatile("griddepcontrol.wait;" ::: "memory"); }
/** Allows the next kernel to start beside this one (programmatic dependent launch). */
__device__ void launchDependents() { asm volatile("griddepcontrol.launch_dependents;" ::: "memory"); }

struct PeerSync;
__device__ __noinline__ void reportFailure(PeerSync sync, uint32_t code, uint32_t peer, uint32_t peerSignature);
__device__ __noinline__ uint32_t failureCode(PeerSync sync, uint32_t polls, int64_t& start);

/** Synchronization state of one block with the blocks of the same index on its peers. */
struct PeerSync {
  /** Addresses at which this rank maps the group memory of each rank. */
  const uint64_t* ranks;
  /** Pinned host memory, in which the host ends all waits and kernels report failures by rank. */
  uint32_t* host;
  uint32_t rank, size, signature, call;
  int64_t limit;
  uint64_t ownMemory;
  uint32_t sequence;

  __device__ uint8_t* of(uint32_t peer) const {
    return reinterpret_cast<uint8_t*>(peer == rank ? ownMemory : ranks[peer]);
  }
  __device__ uint64_t* flag(uint32_t at, uint32_t from) const {
    return reinterpret_cast<uint64_t*>(of(at) + FLAGS) + static_cast<uint64_t>(blockIdx.x) * size + from;
  }
  /** Returns the slot in `at`'s memory that `from` writes in a turn. */
  __device__ uint8_t* slot(uint32_t at, uint32_t from, uint32_t turn, uint64_t slots, uint64_t bytes) const {
    const uint64_t index = (static_cast<uint64_t>(blockIdx.x) * SLOTS + turn % SLOTS) * size + from;
    return of(at) + slots + index * bytes;
  }
  __device__ uint32_t* poison(uint32_t at) const { return reinterpret_cast<uint32_t*>(of(at) + POISON); }
  __device__ uint32_t* counter() const { return reinterpret_cast<uint32_t*>(of(rank) + COUNTERS) + blockIdx.x; }

  __device__ uint64_t word(uint32_t turn) const { return static_cast<uint64_t>(signature) << 32 | turn; }

  /** Waits, in one thread, until the word at `at`, which `peer` writes, reaches a turn. Returns false after a failure. */
  __device__ bool waitAt(const uint64_t* at, uint32_t peer, uint32_t turn, uint64_t& value) {
    value = loadAcquire(at);
    int64_t start = 0;
    for (uint32_t polls = 1; static_cast<int32_t>(static_cast<uint32_t>(value) - turn) < 0; polls++) {
      if (polls % POLLS_PER_CHECK == 0) {
        const uint32_t code = failureCode(*this, polls, start);
        if (code != 0) {
          reportFailure(*this, code, peer, 0);
          return false;
        }
      }
      value = loadAcquire(at);
    }
    return true;
  }

  /** Waits, in one thread, until `peer` has reached a turn, and compares the call of the peer. Returns false after a failure. */
  __device__ bool wait(uint32_t peer, uint32_t turn) {
    uint64_t value;
    if (!waitAt(flag(rank, peer), peer, turn, value)) return false;
    if (static_cast<uint32_t>(value) == turn && static_cast<uint32_t>(value >> 32) != signature) {
      reportFailure(*this, MISMATCH, peer, static_cast<uint32_t>(value >> 32));
      return false;
    }
    return true;
  }

  /** Publishes the data that all threads of the block have written for a turn. */
  __device__ void publish(uint32_t turn) {
    __syncthreads();
    if (threadIdx.x < size && threadIdx.x != rank) {
      __threadfence_system();
      storeRelease(flag(threadIdx.x, rank), word(turn));
    }
  }

  /** Waits until all peers have published a turn. Returns false in all threads of the block after a failure. */
  __device__ bool waitForAll(uint32_t turn) {
    bool failed = false;
    if (threadIdx.x < size && threadIdx.x != rank) failed = !wait(threadIdx.x, turn);
    return __syncthreads_or(failed) == 0;
  }

  /** Starts a call. Returns false in all threads if an earlier call failed, and the call must then do nothing. */
  __device__ bool begin() {
    waitForPrevious();
    sequence = *counter();
    const bool poisoned = threadIdx.x == 0 && loadVolatile(poison(rank)) != 0;
    if (poisoned) {
      if (loadVolatile(host + HOST_CODE) == 0) host[HOST_CALL] = call;
      __threadfence_system();
      host[HOST_CODE] = POISONED;
    }
    return __syncthreads_or(poisoned) == 0;
  }

  /** Advances the turn counter. All threads must have passed a block barrier since begin(), which reads the counter. */
  __device__ void end(uint32_t turns) {
    if (threadIdx.x == 0) *counter() = sequence + turns;
  }
};

// `sync` is passed by value, because a variable whose address is taken would be stored in local memory.
__device__ __noinline__ void reportFailure(PeerSync sync, uint32_t code, uint32_t peer, uint32_t peerSignature) {
  volatile uint32_t* host = sync.host;
  // Many threads may report a failure at once. Only these two codes name the peer that caused it.
  if (code == MISMATCH || code == LATE) {
    host[HOST_RANKS + 2 * peer + 1] = peerSignature;
    host[HOST_RANKS + 2 * peer] = code;
  }
  host[HOST_CALL] = sync.call;
  __threadfence_system();
  host[HOST_CODE] = code;
  // The poison word ends the waits of all ranks, so that every member reports the same failure.
  for (uint32_t each = 0; each < sync.size; each++) atomicCAS_system(sync.poison(each), 0u, POISONED);
}

/** Returns the failure code that ends a wait after `polls` polls, or 0 if the wait continues. */
__device__ __noinline__ uint32_t failureCode(PeerSync sync, uint32_t polls, int64_t& start) {
  __nanosleep(20);
  if (loadVolatile(sync.poison(sync.rank)) != 0) return POISONED;
  // The GPU serializes reads of host memory and of the clock. Block 0 therefore polls for all blocks, which detect its result by the
  // poison word. The other blocks poll rarely, in case block 0 has already ended.
  if (polls % ((blockIdx.x == 0 ? 8 : 256) * POLLS_PER_CHECK) != 0) return 0;
  if (loadVolatile(sync.host + HOST_ABORT) != 0) return ABORTED;
  if (polls % (256 * POLLS_PER_CHECK) != 0) return 0;
  if (start == 0) start = now();
  return now() - start > sync.limit ? LATE : 0;
}

}  // namespace collective

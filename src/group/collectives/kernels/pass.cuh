// What one member passes to another, bytes whatever they are: nobody else takes part.
#pragma once
#include "elements.cuh"
#include "meeting.cuh"

namespace collective {

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

}  // namespace collective

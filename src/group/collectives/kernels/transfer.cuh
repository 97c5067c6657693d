// Point-to-point transfers of bytes. Only the sender and the receiver take part.
#pragma once
#include "elements.cuh"
#include "peer-sync.cuh"

namespace collective {

/** Parameters of a send, a receive, or both. kernel-point-to-point.ts writes this struct. */
struct Transfer {
  /** Number of bytes to send and to receive. */
  uint64_t sent, received;
  /** Offsets of the heads and of the slots in the group memory, and size of a slot, in bytes. */
  uint64_t heads, slots, slotBytes;
  /** Ranks of the receiver and of the sender. NO_PEER when the call does not send or does not receive. */
  uint32_t to, from;
  uint32_t sendSignature, receiveSignature;
  /** Number of blocks for each direction. */
  uint32_t blocks;
  uint32_t unused;
};

/** State of a transfer between the blocks of one index on two members. Each member has one head for each peer. */
struct Head {
  /** Signature and turn of the data in each slot, written by the peer. */
  uint64_t ready[SLOTS];
  /** Last turn whose slot the peer has emptied. */
  uint64_t emptied;
  /** Number of turns sent to the peer, and received from it. */
  uint32_t sent, received;
};

constexpr uint32_t NO_PEER = 0xffffffff;

struct Pair {
  const Transfer& transfer;
  const PeerSync& sync;
  uint32_t block;
  __device__ Head* head(uint32_t at, uint32_t peer) const {
    return reinterpret_cast<Head*>(sync.of(at) + transfer.heads) + block * sync.size + peer;
  }
  __device__ uint8_t* slot(uint32_t at, uint32_t from, uint32_t turn) const {
    const uint64_t index = (static_cast<uint64_t>(block) * SLOTS + turn % SLOTS) * sync.size + from;
    return sync.of(at) + transfer.slots + index * transfer.slotBytes;
  }
  /** Waits for a turn in thread 0 and compares the signature. Returns false in all threads after a failure. */
  __device__ bool wait(const uint64_t* at, uint32_t turn, uint32_t peer, uint32_t signature) const {
    bool failed = false;
    if (threadIdx.x == 0) {
      uint64_t value = loadAcquire(at);
      int64_t start = 0;
      for (uint32_t polls = 1; static_cast<int32_t>(static_cast<uint32_t>(value) - turn) < 0 && !failed; polls++) {
        const uint32_t code = polls % POLLS_PER_CHECK == 0 ? failureCode(sync, polls, start) : 0;
        if (code != 0) {
          reportFailure(sync, code, peer, 0);
          failed = true;
        }
        value = loadAcquire(at);
      }
      const uint32_t peerSignature = static_cast<uint32_t>(value >> 32);
      if (!failed && peerSignature != 0 && peerSignature != signature) {
        reportFailure(sync, MISMATCH, peer, peerSignature);
        failed = true;
      }
    }
    return __syncthreads_or(failed) == 0;
  }
};

/** Sends with some blocks and receives with the others. Data in flight waits in four slots of the receiver. */
extern "C" __global__ void __launch_bounds__(512, 2)
point_to_point(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
               const uint8_t* in, uint8_t* out, Transfer transfer) {
  const PeerSync sync{ranks, host, rank, size, signature, call, limit, ranks[rank], 0};
  const bool isSender = transfer.to != NO_PEER && blockIdx.x < transfer.blocks;
  const Pair pair{transfer, sync, blockIdx.x % transfer.blocks};
  const bool poisoned = threadIdx.x == 0 && loadVolatile(sync.poison(rank)) != 0;
  if (poisoned) reportFailure(sync, POISONED, rank, 0);
  const uint32_t peer = isSender ? transfer.to : transfer.from;
  Head* own = pair.head(rank, peer);
  uint32_t turn = isSender ? own->sent : own->received;
  if (__syncthreads_or(poisoned) != 0) return;
  const uint64_t count = isSender ? transfer.sent : transfer.received;
  const uint64_t part = partOf(count, transfer.blocks);
  uint64_t at = min(part * pair.block, count);
  const uint64_t to = min(at + part, count);
  do {
    const uint64_t length = min(transfer.slotBytes, to - at);
    turn++;
    if (isSender) {
      if (!pair.wait(&own->emptied, turn - SLOTS, peer, 0)) return;
      copy(pair.slot(peer, rank, turn), in + at, length);
      __syncthreads();
      if (threadIdx.x == 0) {
        __threadfence_system();
        storeRelease(&pair.head(peer, rank)->ready[turn % SLOTS], static_cast<uint64_t>(transfer.sendSignature) << 32 | turn);
      }
    } else {
      if (!pair.wait(&own->ready[turn % SLOTS], turn, peer, transfer.receiveSignature)) return;
      copy(out + at, pair.slot(rank, peer, turn), length);
      __syncthreads();
      if (threadIdx.x == 0) storeRelease(&pair.head(peer, rank)->emptied, turn);
    }
    at += length;
  } while (at < to);
  if (threadIdx.x == 0) (isSender ? own->sent : own->received) = turn;
}

}  // namespace collective

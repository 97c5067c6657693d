// Kernels that move bytes of any type without arithmetic: one-shot collectives that concatenate chunks, and point-to-point transfers.
#include "lines.cuh"
#include "transfer.cuh"

namespace collective {

/** Number of words that a thread loads before it stores them. */
#ifndef AHEAD
#define AHEAD 4
#endif
/** Maximum number of members for direct writes to outputs. Equal to mostDirect in memory/symmetric.ts. */
constexpr uint32_t MOST_DIRECT = 1024;

/** Offer of a member to let a peer write directly to its output. */
struct OutputOffer {
  /** Offset of the peer's chunk from the start of the member's part of symmetric memory, in bytes. */
  uint64_t offset;
  /** Number of the symmetric memory that contains the output. 0 when peers must not write to the output. */
  uint64_t memory;
};

/** Copies the whole words after byte `done` with `count` threads, of which this one has index `index`. Returns the end, in bytes. */
template <class Word> __device__ uint64_t copyWords(uint8_t* to, const uint8_t* from, uint64_t bytes, uint64_t done, uint32_t count, uint32_t index) {
  const uint64_t words = bytes / sizeof(Word);
  const Word* source = reinterpret_cast<const Word*>(from);
  Word* target = reinterpret_cast<Word*>(to);
  uint64_t i = done / sizeof(Word) + index;
#pragma unroll 1
  for (; i + (AHEAD - 1) * count < words; i += AHEAD * count) {
    Word some[AHEAD];
#pragma unroll
    for (uint32_t k = 0; k < AHEAD; k++) some[k] = source[i + k * count];
#pragma unroll
    for (uint32_t k = 0; k < AHEAD; k++) target[i + k * count] = some[k];
  }
#pragma unroll 1
  for (; i < words; i += count) target[i] = source[i];
  return words * sizeof(Word);
}

/** Copies bytes by the widest words that both addresses allow. */
__device__ __noinline__ void copyBytes(uint8_t* to, const uint8_t* from, uint64_t bytes, uint32_t count, uint32_t index) {
  const uint64_t both = reinterpret_cast<uint64_t>(to) | reinterpret_cast<uint64_t>(from);
  uint64_t done = 0;
  if ((both & 15) == 0) done = copyWords<uint4>(to, from, bytes, done, count, index);
  if ((both & 3) == 0) done = copyWords<uint32_t>(to, from, bytes, done, count, index);
  else if ((both & 1) == 0) done = copyWords<uint16_t>(to, from, bytes, done, count, index);
  copyWords<uint8_t>(to, from, bytes, done, count, index);
}

/** Group of whole warps of a block, which synchronizes without the other warps. */
struct WarpGroup {
  /** Index of the named barrier, or 0 for all threads of the block, and number of threads. */
  uint32_t barrier, count;
  /** Index of this thread in the group. */
  uint32_t index;
  __device__ void synchronize() const {
    if (barrier == 0) __syncthreads();
    else asm volatile("bar.sync %0, %1;" ::"r"(barrier), "r"(count) : "memory");
  }
  /** Returns true in all threads if the value is true in any thread. */
  __device__ bool any(bool value) const {
    if (barrier == 0) return __syncthreads_or(value) != 0;
    uint32_t found;
    asm volatile(
        "{ .reg .pred p, q; setp.ne.u32 p, %1, 0; bar.red.or.pred q, %2, %3, p; selp.u32 %0, 1, 0, q; }"
        : "=r"(found) : "r"(static_cast<uint32_t>(value)), "r"(barrier), "r"(count) : "memory");
    return found != 0;
  }
};

/** Part of a collective that one warp group of a block executes. */
struct Mover {
  PeerSync& sync;
  const Plan& plan;
  /**
   * Addresses of all members' parts of the symmetric memory that contains the output, followed by the number of that memory. Null for other
   * memory.
   */
  const uint64_t* parts;
  /** First byte of this block in the first chunk of the input, and in the output. */
  const uint8_t* in;
  uint8_t* out;
  /** Number of bytes of this block and of a turn, and number of turns. */
  uint64_t length, chunk;
  uint32_t turns;
  WarpGroup warps;
  /** Flags by rank: true when the peer's output is in the same symmetric memory. */
  bool* direct;

  __device__ uint32_t first() const { return sync.sequence + 1; }
  __device__ OutputOffer* offer(uint32_t at, uint32_t from) const {
    return reinterpret_cast<OutputOffer*>(sync.of(at) + plan.offers) + static_cast<uint64_t>(blockIdx.x) * sync.size + from;
  }
  __device__ uint64_t* ack(uint32_t at, uint32_t from) const {
    return reinterpret_cast<uint64_t*>(sync.of(at) + plan.acks) + static_cast<uint64_t>(blockIdx.x) * sync.size + from;
  }
  __device__ uint64_t memory() const { return parts == nullptr ? 0 : parts[sync.size]; }
  __device__ bool isSent(uint32_t peer) const { return peer != sync.rank && peer - plan.sendFirst < plan.sendCount; }
  __device__ bool isReceived(uint32_t peer) const { return peer - plan.receiveFirst < plan.receiveCount; }
  /**
   * Returns true when this member and the peer write directly to each other's outputs. The offers are read once, because a finished peer may
   * already write the offer of the next call.
   */
  __device__ bool isDirect(uint32_t peer) const { return parts != nullptr && direct[peer]; }
  __device__ void copy(uint8_t* to, const uint8_t* from, uint64_t bytes) const { copyBytes(to, from, bytes, warps.count, warps.index); }
  __device__ uint64_t atTurn(uint32_t t) const { return t * chunk; }
  __device__ uint64_t bytesOf(uint32_t t) const { return min(chunk, length - min(atTurn(t), length)); }

  /** Announces this call and its output to all peers, and discards the acknowledgements of earlier calls. */
  __device__ void announce() const {
#pragma unroll 1
    for (uint32_t peer = warps.index; peer < sync.size; peer += warps.count) {
      if (peer == sync.rank) continue;
      *ack(sync.rank, peer) = sync.sequence;
      const uint64_t offset = parts == nullptr ? 0 : reinterpret_cast<uint64_t>(out) - parts[sync.rank];
      *offer(peer, sync.rank) = {offset + (peer - plan.receiveFirst) * plan.outStride, memory()};
      __threadfence_system();
      storeRelease(sync.flag(peer, sync.rank), sync.word(first()));
    }
  }

  /** Waits until all peers have announced the call. Returns false after a failure. */
  __device__ bool receiveOffers() const {
    bool failed = false;
#pragma unroll 1
    for (uint32_t peer = warps.index; peer < sync.size && !failed; peer += warps.count) {
      if (peer == sync.rank) continue;
      failed = !sync.wait(peer, first());
      if (parts != nullptr) direct[peer] = offer(sync.rank, peer)->memory == memory();
    }
    return !warps.any(failed);
  }

  /** Waits until all peers that `which` selects have acknowledged a turn. */
  template <class Which> __device__ bool waitForAcks(uint32_t turn, const Which& which) const {
    bool failed = false;
    uint64_t value;
#pragma unroll 1
    for (uint32_t peer = warps.index; peer < sync.size && !failed; peer += warps.count)
      if (peer != sync.rank && which(peer)) failed = !sync.waitAt(ack(sync.rank, peer), peer, turn, value);
    return !warps.any(failed);
  }

  /** Returns true when data for the peer goes through slots. */
  __device__ bool isSentBySlot(uint32_t peer) const { return isSent(peer) && !isDirect(peer); }
  /** Returns true when data from the peer arrives in slots. */
  __device__ bool isReceivedBySlot(uint32_t peer) const { return peer != sync.rank && isReceived(peer) && !isDirect(peer); }

  /** Sends the chunks of a turn to all peers. Returns false after a failure. */
  __device__ bool send(uint32_t t) const {
    const uint32_t turn = first() + 1 + t;
    // A slot is reused after four turns, when the peer has acknowledged its earlier data. drain() of the previous call has freed the slots of turn 0.
    if (t > 0 && !waitForAcks(t > 3 ? turn - SLOTS : first(), [&](uint32_t peer) { return isSentBySlot(peer); })) return false;
#pragma unroll 1
    for (uint32_t k = 0; k < plan.sendCount; k++) {
      // Each rank starts with the next rank, so that the ranks write to different peers.
      const uint32_t peer = plan.sendFirst + (k + sync.rank + 1) % plan.sendCount;
      if (peer == sync.rank) continue;
      uint8_t* to = sync.slot(peer, sync.rank, turn, plan.slots, plan.slotBytes);
      if (isDirect(peer)) to = reinterpret_cast<uint8_t*>(parts[peer] + offer(sync.rank, peer)->offset) + atTurn(t);
      copy(to, in + peer * plan.inStride + atTurn(t), bytesOf(t));
    }
    warps.synchronize();
#pragma unroll 1
    for (uint32_t peer = warps.index; peer < sync.size; peer += warps.count) {
      if (peer == sync.rank || (t + 1 < turns && isDirect(peer))) continue;
      __threadfence_system();
      storeRelease(sync.flag(peer, sync.rank), sync.word(turn));
    }
    return true;
  }

  /** Waits until the peers have read the offers and the last slots. The next call writes its first two turns without a check. */
  __device__ bool drain() const {
    const uint32_t last = turns > 2 ? first() + turns - 2 : first();
    return waitForAcks(first(), [](uint32_t) { return true; }) && waitForAcks(last, [&](uint32_t peer) { return isSentBySlot(peer); });
  }

  /** Acknowledges a turn of a peer. */
  __device__ void acknowledge(uint32_t peer, uint32_t turn) const { storeRelease(ack(peer, sync.rank), turn); }

  /** Receives the chunks of a turn, and copies this member's own chunk. Returns false after a failure. */
  __device__ bool receive(uint32_t t) const {
    const uint32_t turn = first() + 1 + t;
    const uint64_t at = atTurn(t);
    if (t == 0) {
      if (!receiveOffers()) return false;
#pragma unroll 1
      for (uint32_t peer = warps.index; peer < sync.size; peer += warps.count)
        if (peer != sync.rank) acknowledge(peer, first());
    }
    if (isReceived(sync.rank)) {
      const uint8_t* source = in + sync.rank * plan.inStride + at;
      uint8_t* target = out + (sync.rank - plan.receiveFirst) * plan.outStride + at;
      if (target != source) copy(target, source, bytesOf(t));
    }
    bool failed = false;
#pragma unroll 1
    for (uint32_t peer = warps.index; peer < sync.size && !failed; peer += warps.count)
      if (peer != sync.rank && (isReceivedBySlot(peer) || t + 1 == turns)) failed = !sync.wait(peer, turn);
    if (warps.any(failed)) return false;
#pragma unroll 1
    for (uint32_t k = 0; k < plan.receiveCount; k++) {
      const uint32_t peer = plan.receiveFirst + k;
      if (isReceivedBySlot(peer)) copy(out + k * plan.outStride + at, sync.slot(sync.rank, peer, turn, plan.slots, plan.slotBytes), bytesOf(t));
    }
    warps.synchronize();
#pragma unroll 1
    for (uint32_t peer = warps.index; peer < sync.size; peer += warps.count)
      if (isReceivedBySlot(peer)) acknowledge(peer, turn);
    return true;
  }

  /** Executes all turns. The warp group sends, receives, or does both. Returns false after a failure. */
  __device__ bool run(bool sends, bool receives) const {
    if (sends) {
      announce();
      // A member whose output is not symmetric memory sends to all peers through slots, so it does not need their offers.
      if (parts != nullptr && !receiveOffers()) return false;
    }
    bool succeeded = true;
#pragma unroll 1
    for (uint32_t t = 0; t < turns && succeeded; t++) {
      if (sends) succeeded = send(t);
      if (receives && succeeded) succeeded = receive(t);
    }
    return succeeded && (!sends || drain());
  }
};

}  // namespace collective

using namespace collective;

/**
 * One-shot collective without arithmetic. Half of the warps of a block send while the other half receives, so neither waits for the other.
 * On soft GPUs a waiting thread may keep other threads from running, so all warps first send and then receive.
 */
extern "C" __global__ void __launch_bounds__(512, 2)
move(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
     const uint8_t* in, uint8_t* out, const __grid_constant__ Plan plan, const uint64_t* parts) {
  PeerSync sync{ranks, host, rank, size, signature, call, limit, plan.ownMemory, 0};
  if (!sync.begin()) return;
  const uint64_t part = partOf(plan.count, gridDim.x);
  const uint64_t from = min(part * blockIdx.x, plan.count), to = min(from + part, plan.count);
  const uint32_t turns = from == to ? 1 : static_cast<uint32_t>((to - from + plan.slotBytes - 1) / plan.slotBytes);
  __shared__ bool direct[2][MOST_DIRECT];
  const bool both = plan.tearing == 2;
  const uint32_t count = both ? blockDim.x : blockDim.x / 2;
  const bool isFirst = threadIdx.x < count;
  const WarpGroup warps{both ? 0u : isFirst ? 1u : 2u, count, isFirst ? threadIdx.x : threadIdx.x - count};
  const Mover mover{sync, plan, parts, in + from, out + from, to - from, plan.slotBytes, turns, warps, direct[isFirst]};
  const bool succeeded = mover.run(isFirst, both || !isFirst);
  if (__syncthreads_or(!succeeded) != 0) return;
  sync.end(turns + 1);
}

/** One-shot collective by 128-byte lines, see lines.cuh. */
extern "C" __global__ void __launch_bounds__(512, 2)
move_lines(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
           const uint8_t* in, uint8_t* out, const __grid_constant__ Plan plan) {
  PeerSync sync{ranks, host, rank, size, signature, call, limit, plan.ownMemory, 0};
  exchangeLines<true>(sync, in, out, plan);
}

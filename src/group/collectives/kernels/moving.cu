// What only moves, bytes whatever their type: pieces put side by side, in one step, and passes from one member to another.
#include "lines.cuh"
#include "pass.cuh"

namespace collective {

/** Words that a thread has on their way at once. */
#ifndef AHEAD
#define AHEAD 4
#endif
/** Members whose outputs may be written by others directly, at most. */
constexpr uint32_t MOST_DIRECT = 1024;

/** What a member tells another one of its output: in whose memory that one's piece begins, so many bytes from its part's beginning. */
struct Note {
  uint64_t offset;
  /** The number of a symmetric memory that all members have, and this one writes in all others; 0: the output is of no other's business. */
  uint64_t memory;
};

/** Words from `done` bytes on, which threads of so many at their places copy; where that ends. */
template <class Word> __device__ uint64_t copyWords(uint8_t* to, const uint8_t* from, uint64_t bytes, uint64_t done, uint32_t count, uint32_t place) {
  const uint64_t words = bytes / sizeof(Word);
  const Word* source = reinterpret_cast<const Word*>(from);
  Word* target = reinterpret_cast<Word*>(to);
  uint64_t i = done / sizeof(Word) + place;
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

/** By the widest words that both sides allow. */
__device__ __noinline__ void copyBytes(uint8_t* to, const uint8_t* from, uint64_t bytes, uint32_t count, uint32_t place) {
  const uint64_t both = reinterpret_cast<uint64_t>(to) | reinterpret_cast<uint64_t>(from);
  uint64_t done = 0;
  if ((both & 15) == 0) done = copyWords<uint4>(to, from, bytes, done, count, place);
  if ((both & 3) == 0) done = copyWords<uint32_t>(to, from, bytes, done, count, place);
  else if ((both & 1) == 0) done = copyWords<uint16_t>(to, from, bytes, done, count, place);
  copyWords<uint8_t>(to, from, bytes, done, count, place);
}

/** Some of a block's threads, by whole warps, which meet without the others. */
struct Crew {
  /** The barrier that they meet at, 0 for all threads, and how many they are. */
  uint32_t barrier, count;
  /** This thread's place among them. */
  uint32_t place;
  __device__ void meet() const {
    if (barrier == 0) __syncthreads();
    else asm volatile("bar.sync %0, %1;" ::"r"(barrier), "r"(count) : "memory");
  }
  /** Is it so for any of them? */
  __device__ bool any(bool value) const {
    if (barrier == 0) return __syncthreads_or(value) != 0;
    uint32_t found;
    asm volatile(
        "{ .reg .pred p, q; setp.ne.u32 p, %1, 0; bar.red.or.pred q, %2, %3, p; selp.u32 %0, 1, 0, q; }"
        : "=r"(found) : "r"(static_cast<uint32_t>(value)), "r"(barrier), "r"(count) : "memory");
    return found != 0;
  }
};

/** A block's part of a move, as some of its threads do it. */
struct Mover {
  Meeting& meeting;
  const Plan& plan;
  /** This member's addresses of all parts of the memory that the output lies in, and behind them that memory's number; null: none. */
  const uint64_t* parts;
  /** The own first piece of the input, and the output, from this block's first byte on. */
  const uint8_t* in;
  uint8_t* out;
  /** Bytes of this block, of a turn, and turns. */
  uint64_t length, chunk;
  uint32_t turns;
  Crew crew;
  /** By rank: heard to have its output in the same memory. */
  bool* direct;

  __device__ uint32_t first() const { return meeting.sequence + 1; }
  __device__ Note* note(uint32_t at, uint32_t from) const {
    return reinterpret_cast<Note*>(meeting.of(at) + plan.notes) + static_cast<uint64_t>(blockIdx.x) * meeting.size + from;
  }
  __device__ uint64_t* ack(uint32_t at, uint32_t from) const {
    return reinterpret_cast<uint64_t*>(meeting.of(at) + plan.acks) + static_cast<uint64_t>(blockIdx.x) * meeting.size + from;
  }
  __device__ uint64_t memory() const { return parts == nullptr ? 0 : parts[meeting.size]; }
  __device__ bool isSent(uint32_t peer) const { return peer != meeting.rank && peer - plan.sendFirst < plan.sendCount; }
  __device__ bool isTaken(uint32_t peer) const { return peer - plan.takeFirst < plan.takeCount; }
  /** Do this member and that one write into each other's outputs? Notes are read once: whoever is done may write the next call's. */
  __device__ bool isDirect(uint32_t peer) const { return parts != nullptr && direct[peer]; }
  __device__ void copy(uint8_t* to, const uint8_t* from, uint64_t bytes) const { copyBytes(to, from, bytes, crew.count, crew.place); }
  __device__ uint64_t atTurn(uint32_t t) const { return t * chunk; }
  __device__ uint64_t bytesOf(uint32_t t) const { return min(chunk, length - min(atTurn(t), length)); }

  /** Tells all others of this call, and of the output. The acknowledgements of calls before it are forgotten. */
  __device__ void announce() const {
#pragma unroll 1
    for (uint32_t peer = crew.place; peer < meeting.size; peer += crew.count) {
      if (peer == meeting.rank) continue;
      *ack(meeting.rank, peer) = meeting.sequence;
      const uint64_t offset = parts == nullptr ? 0 : reinterpret_cast<uint64_t>(out) - parts[meeting.rank];
      *note(peer, meeting.rank) = {offset + (peer - plan.takeFirst) * plan.outStride, memory()};
      __threadfence_system();
      storeRelease(meeting.flag(peer, meeting.rank), meeting.word(first()));
    }
  }

  /** Waits until all others have announced theirs. False when that failed. */
  __device__ bool hear() const {
    bool failed = false;
#pragma unroll 1
    for (uint32_t peer = crew.place; peer < meeting.size && !failed; peer += crew.count) {
      if (peer == meeting.rank) continue;
      failed = !meeting.wait(peer, first());
      if (parts != nullptr) direct[peer] = note(meeting.rank, peer)->memory == memory();
    }
    return !crew.any(failed);
  }

  /** Waits until all others that `which` says have taken what came in a turn. */
  template <class Which> __device__ bool hearTaken(uint32_t turn, const Which& which) const {
    bool failed = false;
    uint64_t value;
#pragma unroll 1
    for (uint32_t peer = crew.place; peer < meeting.size && !failed; peer += crew.count)
      if (peer != meeting.rank && which(peer)) failed = !meeting.waitAt(ack(meeting.rank, peer), peer, turn, value);
    return !crew.any(failed);
  }

  /** Is what goes to that one, or comes from there, laid into slots? */
  __device__ bool isGiven(uint32_t peer) const { return isSent(peer) && !isDirect(peer); }
  __device__ bool isGot(uint32_t peer) const { return peer != meeting.rank && isTaken(peer) && !isDirect(peer); }

  /** Gives the others what they get in a turn. */
  __device__ bool send(uint32_t t) const {
    const uint32_t turn = first() + 1 + t;
    // What a slot had four turns ago was taken; the first of a call was so before.
    if (t > 0 && !hearTaken(t > 3 ? turn - SLOTS : first(), [&](uint32_t peer) { return isGiven(peer); })) return false;
#pragma unroll 1
    for (uint32_t k = 0; k < plan.sendCount; k++) {
      // Each begins with its right neighbour, so that not all write to one.
      const uint32_t peer = plan.sendFirst + (k + meeting.rank + 1) % plan.sendCount;
      if (peer == meeting.rank) continue;
      uint8_t* to = meeting.slot(peer, meeting.rank, turn, plan.slots, plan.slot);
      if (isDirect(peer)) to = reinterpret_cast<uint8_t*>(parts[peer] + note(meeting.rank, peer)->offset) + atTurn(t);
      copy(to, in + peer * plan.inStride + atTurn(t), bytesOf(t));
    }
    crew.meet();
#pragma unroll 1
    for (uint32_t peer = crew.place; peer < meeting.size; peer += crew.count) {
      if (peer == meeting.rank || (t + 1 < turns && isDirect(peer))) continue;
      __threadfence_system();
      storeRelease(meeting.flag(peer, meeting.rank), meeting.word(turn));
    }
    return true;
  }

  /** Whoever comes next writes the next two turns without a word: those before must have been taken, and the notes read. */
  __device__ bool settle() const {
    const uint32_t last = turns > 2 ? first() + turns - 2 : first();
    return hearTaken(first(), [](uint32_t) { return true; }) && hearTaken(last, [&](uint32_t peer) { return isGiven(peer); });
  }

  /** Says how far this member has taken what that one gave. */
  __device__ void tellTaken(uint32_t peer, uint32_t turn) const { storeRelease(ack(peer, meeting.rank), turn); }

  /** Takes what comes in a turn, and what this member keeps. */
  __device__ bool take(uint32_t t) const {
    const uint32_t turn = first() + 1 + t;
    const uint64_t at = atTurn(t);
    if (t == 0) {
      if (!hear()) return false;
#pragma unroll 1
      for (uint32_t peer = crew.place; peer < meeting.size; peer += crew.count)
        if (peer != meeting.rank) tellTaken(peer, first());
    }
    if (isTaken(meeting.rank)) {
      const uint8_t* source = in + meeting.rank * plan.inStride + at;
      uint8_t* target = out + (meeting.rank - plan.takeFirst) * plan.outStride + at;
      if (target != source) copy(target, source, bytesOf(t));
    }
    bool failed = false;
#pragma unroll 1
    for (uint32_t peer = crew.place; peer < meeting.size && !failed; peer += crew.count)
      if (peer != meeting.rank && (isGot(peer) || t + 1 == turns)) failed = !meeting.wait(peer, turn);
    if (crew.any(failed)) return false;
#pragma unroll 1
    for (uint32_t k = 0; k < plan.takeCount; k++) {
      const uint32_t peer = plan.takeFirst + k;
      if (isGot(peer)) copy(out + k * plan.outStride + at, meeting.slot(meeting.rank, peer, turn, plan.slots, plan.slot), bytesOf(t));
    }
    crew.meet();
#pragma unroll 1
    for (uint32_t peer = crew.place; peer < meeting.size; peer += crew.count)
      if (isGot(peer)) tellTaken(peer, turn);
    return true;
  }

  /** All turns of these threads, which send, take, or do both. False when the others do not come. */
  __device__ bool go(bool sends, bool takes) const {
    if (sends) {
      announce();
      // Whoever's output is of nobody's business gives to all by slots, and need not know of theirs.
      if (parts != nullptr && !hear()) return false;
    }
    bool went = true;
#pragma unroll 1
    for (uint32_t t = 0; t < turns && went; t++) {
      if (sends) went = send(t);
      if (takes && went) went = take(t);
    }
    return went && (!sends || settle());
  }
};

}  // namespace collective

using namespace collective;

/**
 * In one step: half of each block's threads send while the others take, so that neither waits for the other. Where threads that wait keep
 * others from running all do both, one after the other.
 */
extern "C" __global__ void __launch_bounds__(512, 2)
move(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
     const uint8_t* in, uint8_t* out, const __grid_constant__ Plan plan, const uint64_t* parts) {
  Meeting meeting{ranks, host, rank, size, signature, call, limit, plan.mine, 0};
  if (!meeting.begin()) return;
  const uint64_t part = partOf(plan.count, gridDim.x);
  const uint64_t from = min(part * blockIdx.x, plan.count), to = min(from + part, plan.count);
  const uint32_t turns = from == to ? 1 : static_cast<uint32_t>((to - from + plan.slot - 1) / plan.slot);
  __shared__ bool direct[2][MOST_DIRECT];
  const bool both = plan.embedded == 2;
  const uint32_t count = both ? blockDim.x : blockDim.x / 2;
  const bool isFirst = threadIdx.x < count;
  const Crew crew{both ? 0u : isFirst ? 1u : 2u, count, isFirst ? threadIdx.x : threadIdx.x - count};
  const Mover mover{meeting, plan, parts, in + from, out + from, to - from, plan.slot, turns, crew, direct[isFirst]};
  const bool went = mover.go(isFirst, both || !isFirst);
  if (__syncthreads_or(!went) != 0) return;
  meeting.end(turns + 1);
}

/** In one step by lines of 128 bytes: see lines.cuh. */
extern "C" __global__ void __launch_bounds__(512, 2)
move_lines(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
           const uint8_t* in, uint8_t* out, const __grid_constant__ Plan plan) {
  Meeting meeting{ranks, host, rank, size, signature, call, limit, plan.mine, 0};
  exchangeLines<true>(meeting, in, out, plan);
}

// Kernels of the collectives that combine elements of one type. `-DELEMENT=f32` selects the type, see `npm run generate:ptx`.
#include "lines.cuh"

using namespace collective;

/** One-shot algorithm. Each block sends a chunk to its peers, and combines the previous chunk while this one is in flight. */
extern "C" __global__ void __launch_bounds__(512, 2)
one_shot(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
     const T* in, T* out, Plan plan) {
  PeerSync sync{ranks, host, rank, size, signature, call, limit, plan.ownMemory, 0};
  if (!sync.begin()) return;
  const uint64_t part = partOf(plan.count, gridDim.x);
  const uint64_t from = min(part * blockIdx.x, plan.count), to = min(from + part, plan.count);
  const uint64_t chunk = plan.slotBytes / sizeof(T);
  const uint32_t chunks = from == to ? 1 : static_cast<uint32_t>((to - from + chunk - 1) / chunk);
  const uint32_t first = sync.sequence + 1;
#pragma unroll 1
  for (uint32_t c = 0; c <= chunks; c++) {
    if (c < chunks) {
      const uint64_t at = from + c * chunk;
#pragma unroll 1
      for (uint32_t k = 0; k < plan.sendCount; k++) {
        // Each rank starts with the next rank, so that the ranks write to different peers.
        const uint32_t peer = plan.sendFirst + (k + rank + 1) % plan.sendCount;
        if (peer == rank) continue;
        T* slot = reinterpret_cast<T*>(sync.slot(peer, rank, first + c, plan.slots, plan.slotBytes));
        copy(slot, in + peer * plan.inStride + at, min(chunk, to - at));
      }
      sync.publish(first + c);
    }
    if (c == 0) continue;
    if (!sync.waitForAll(first + c - 1)) return;
    const uint64_t at = from + (c - 1) * chunk;
    const uint64_t length = min(chunk, to - at);
    const uint8_t* slots = sync.slot(rank, 0, first + c - 1, plan.slots, plan.slotBytes);
    const Parts parts{in + rank * plan.inStride + at, slots, plan.slotBytes, rank};
    if (plan.receiveCount != 0) reduce(out + at, parts, length, plan.operation, size);
  }
  sync.end(chunks);
}

/** Two-shot allReduce. Each rank combines one shard of a chunk, and then sends the combined shard to all peers. */
extern "C" __global__ void __launch_bounds__(512, 2)
two_shot(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
         const T* in, T* out, Plan plan) {
  PeerSync sync{ranks, host, rank, size, signature, call, limit, plan.ownMemory, 0};
  if (!sync.begin()) return;
  const uint64_t part = partOf(plan.count, gridDim.x);
  const uint64_t from = min(part * blockIdx.x, plan.count), to = min(from + part, plan.count);
  const uint64_t slotElements = plan.slotBytes / sizeof(T);
  uint32_t turn = sync.sequence;
  uint64_t at = from;
  do {
    const uint64_t length = min(slotElements * size, to - at);
    const uint64_t words = (length + Vector16::LENGTH - 1) / Vector16::LENGTH;
    const uint64_t shard = (words + size - 1) / size * Vector16::LENGTH;
    const auto begin = [&](uint32_t peer) { return min(shard * peer, length); };
    const auto bytes = [&](uint32_t peer) { return begin(peer + 1) - begin(peer); };
    turn++;
#pragma unroll 1
    for (uint32_t k = 1; k < size; k++) {
      const uint32_t peer = (rank + k) % size;
      T* slot = reinterpret_cast<T*>(sync.slot(peer, rank, turn, plan.slots, plan.slotBytes));
      copy(slot, in + at + begin(peer), bytes(peer));
    }
    sync.publish(turn);
    if (!sync.waitForAll(turn)) return;
    const uint8_t* slots = sync.slot(rank, 0, turn, plan.slots, plan.slotBytes);
    T* own = out + at + begin(rank);
    reduce(own, Parts{in + at + begin(rank), slots, plan.slotBytes, rank}, bytes(rank), plan.operation, size);
    __syncthreads();
    turn++;
#pragma unroll 1
    for (uint32_t k = 1; k < size; k++) {
      const uint32_t peer = (rank + k) % size;
      copy(reinterpret_cast<T*>(sync.slot(peer, rank, turn, plan.slots, plan.slotBytes)), own, bytes(rank));
    }
    sync.publish(turn);
    if (!sync.waitForAll(turn)) return;
#pragma unroll 1
    for (uint32_t k = 1; k < size; k++) {
      const uint32_t peer = (rank + k) % size;
      const uint8_t* source = sync.slot(rank, peer, turn, plan.slots, plan.slotBytes);
      copy(out + at + begin(peer), reinterpret_cast<const T*>(source), bytes(peer));
    }
    at += length;
  } while (at < to);
  sync.end(turn - sync.sequence);
}

/** Low-latency allReduce (NCCL's LL): each 4-byte word carries its own flag, so no separate flag follows the data. */
extern "C" __global__ void __launch_bounds__(512, 2)
low_latency(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
            const T* in, T* out, Plan plan) {
  using Vector8 = Vector<8>;
  PeerSync sync{ranks, host, rank, size, signature, call, limit, plan.ownMemory, 0};
  if (!sync.begin()) return;
  const uint32_t turn = sync.sequence + 1;
  const uint64_t part = partOf(plan.count, gridDim.x);
  const uint64_t from = min(part * blockIdx.x, plan.count), to = min(from + part, plan.count);
  const uint32_t count = static_cast<uint32_t>((to - from + Vector8::LENGTH - 1) / Vector8::LENGTH);
  const bool whole = ((reinterpret_cast<uint64_t>(in) | reinterpret_cast<uint64_t>(out)) & 7) == 0;
  // The flag carries the signature of this call. Peers compare it after the data has arrived.
  if (threadIdx.x < size && threadIdx.x != rank) storeRelaxed(sync.flag(threadIdx.x, rank), sync.word(turn));
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
  // All words are sent before the first wait.
#pragma unroll 1
  for (uint32_t i = threadIdx.x; i < count; i += blockDim.x) {
    const Vector8 own = load(i);
#pragma unroll 1
    for (uint32_t k = 1; k < size; k++) {
      const uint32_t peer = (rank + k) % size;
      uint8_t* slot = sync.slot(peer, rank, turn, plan.lowLatencySlots, plan.lowLatencySlotBytes) + static_cast<uint64_t>(i) * 16;
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
        const uint8_t* slot = sync.slot(rank, peer, turn, plan.lowLatencySlots, plan.lowLatencySlotBytes) + static_cast<uint64_t>(i) * 16;
        const auto poll = [&]() {
          uint32_t first, second;
          asm volatile("ld.volatile.global.v4.u32 {%0, %1, %2, %3}, [%4];"
                       : "=r"(value.word.x), "=r"(first), "=r"(value.word.y), "=r"(second) : "l"(slot) : "memory");
          return first == turn && second == turn;
        };
        int64_t start = 0;
        for (uint32_t polls = 1; !poll(); polls++) {
          if (polls % POLLS_PER_CHECK != 0) continue;
          const uint32_t code = failureCode(sync, polls, start);
          if (code == 0) continue;
          reportFailure(sync, code, peer, 0);
          failed = true;
          break;
        }
        if (plan.tearing != 0) poll();
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
  if (!failed && threadIdx.x < size && threadIdx.x != rank) failed = !sync.wait(threadIdx.x, turn);
  if (__syncthreads_or(failed) != 0) return;
  sync.end(1);
}

/** One-shot algorithm by 128-byte lines, see lines.cuh. */
extern "C" __global__ void __launch_bounds__(512, 2)
lines(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
      const T* in, T* out, const __grid_constant__ Plan plan) {
  PeerSync sync{ranks, host, rank, size, signature, call, limit, plan.ownMemory, 0};
  exchangeLines<false>(sync, in, out, plan);
}

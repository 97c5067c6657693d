// The collectives' kernels that combine, for one type of element: -DELEMENT=f32 and so on (npm run generate:ptx).
#include "lines.cuh"

using namespace collective;

/** In one step: while one chunk is on its way the one before it is taken. */
extern "C" __global__ void __launch_bounds__(512, 2)
one_shot(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
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
    if (plan.takeCount != 0) reduce(out + at, parts, length, plan.operation, size);
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
        if (plan.embedded != 0) look();
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

/** In one step by lines of 128 bytes: see lines.cuh. */
extern "C" __global__ void __launch_bounds__(512, 2)
lines(const uint64_t* ranks, uint32_t* host, uint32_t rank, uint32_t size, uint32_t signature, uint32_t call, int64_t limit,
      const T* in, T* out, const __grid_constant__ Plan plan) {
  Meeting meeting{ranks, host, rank, size, signature, call, limit, plan.mine, 0};
  exchangeLines<false>(meeting, in, out, plan);
}

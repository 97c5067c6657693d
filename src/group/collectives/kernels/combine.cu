// What a member makes of the others' pieces that its host has got for it: a kernel that waits for nobody.
#include "elements.cuh"

using namespace collective;

/** The own piece, and those of all ranks side by side, so many bytes from one to the next: as one, in the order of the ranks. */
extern "C" __global__ void __launch_bounds__(512, 2)
combine(const T* own, const uint8_t* slots, uint64_t slot, uint32_t rank, uint32_t size, uint32_t operation, T* out, uint64_t count) {
  const uint64_t part = partOf(count, gridDim.x);
  const uint64_t from = min(part * blockIdx.x, count), to = min(from + part, count);
  if (from == to) return;
  reduce(out + from, Parts{own + from, slots + from * sizeof(T), slot, rank}, to - from, operation, size);
}

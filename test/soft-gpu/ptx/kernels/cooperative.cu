// Cooperative groups: grid synchronization, and groups of the active threads.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void neighbours(int *values, int *out, int rounds) {
  cg::grid_group grid = cg::this_grid();
  int i = grid.thread_rank(), n = grid.size();
  for (int round = 0; round < rounds; round++) {
    out[i] = values[(i + 1) % n] + values[i];
    grid.sync();
    values[i] = out[i];
    grid.sync();
  }
}

extern "C" __global__ void aggregate(int *counter, const int *flags) {
  if (flags[threadIdx.x]) {
    cg::coalesced_group active = cg::coalesced_threads();
    if (active.thread_rank() == 0) atomicAdd(counter, (int)active.size());
  }
}

extern "C" __global__ void tiles(int *out) {
  cg::thread_block_tile<8> tile = cg::tiled_partition<8>(cg::this_thread_block());
  int value = threadIdx.x;
  for (int i = 4; i; i >>= 1) value += tile.shfl_xor(value, i);
  out[threadIdx.x] = value + (tile.any(threadIdx.x == 9) ? 1000 : 0);
}

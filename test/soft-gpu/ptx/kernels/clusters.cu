// nvcc: -arch=sm_90
// Clusters: blocks that access each other's shared memory.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void ring(int *out) {
  __shared__ int mine[32];
  cg::cluster_group cluster = cg::this_cluster();
  int rank = cluster.block_rank(), size = cluster.num_blocks();
  mine[threadIdx.x] = blockIdx.x * 100 + threadIdx.x;
  cluster.sync();
  int *next = cluster.map_shared_rank(mine, (rank + 1) % size);
  out[blockIdx.x * 32 + threadIdx.x] = next[threadIdx.x];
  cluster.sync();
}

// A histogram in the shared memory of four blocks.
extern "C" __global__ void __cluster_dims__(4, 1, 1) histogram(const unsigned char *data, unsigned *bins, int count) {
  __shared__ unsigned part[64];
  cg::cluster_group cluster = cg::this_cluster();
  part[threadIdx.x] = 0;
  cluster.sync();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
    unsigned value = data[i];
    atomicAdd(cluster.map_shared_rank(part, value / 64) + value % 64, 1);
  }
  cluster.sync();
  atomicAdd(&bins[cluster.block_rank() * 64 + threadIdx.x], part[threadIdx.x]);
}

extern "C" __global__ void places(unsigned *out) {
  cg::cluster_group cluster = cg::this_cluster();
  dim3 index = cluster.block_index(), dims = cluster.dim_blocks();
  int block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
  unsigned *at = out + 6 * block;
  at[0] = cluster.block_rank(), at[1] = index.x, at[2] = index.y, at[3] = index.z, at[4] = cluster.num_blocks();
  at[5] = dims.x | dims.y << 8 | dims.z << 16;
}

extern "C" __global__ void many(int *data, int rounds) {
  cg::grid_group grid = cg::this_grid();
  int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
  extern __shared__ int kept[];
  kept[threadIdx.x] = i;
  for (int r = 0; r < rounds; r++) {
    int left = data[(i + n - 1) % n];
    grid.sync();
    data[i] = left + 1;
    grid.sync();
  }
  if (kept[threadIdx.x] != i) data[i] = -1;
}

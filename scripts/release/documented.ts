/** Modules of the API reference. `doorbell man` and `doorbell struct` describe the C tables. */
export const documented: readonly string[] = [
  ...["src/index.ts", "src/memory/index.ts", "src/rdma/index.ts", "src/cuda/index.ts", "src/direct/index.ts"],
  "src/kernel/index.ts",
  "src/nvtx/index.ts",
  "src/array/index.ts",
  "src/libraries/index.ts",
  "src/group/index.ts",
  ...[
    "src/soft/index.ts",
    "ffi/runtime/index.ts",
    "ffi/layout/index.ts",
    "ffi/libc/index.ts",
    "ffi/c/index.ts",
  ],
];

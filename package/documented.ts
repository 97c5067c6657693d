/** The doors of the API reference: those whose names are ours. C's tables are shown by `doorbell man` and `doorbell struct`. */
export const documented: readonly string[] = [
  ...["src/index.ts", "src/memory/index.ts", "src/rdma/index.ts", "src/cuda/index.ts", "src/direct/index.ts"],
  "src/group/index.ts",
  ...[
    "src/soft/index.ts",
    "ffi/runtime/index.ts",
    "ffi/layout/index.ts",
    "ffi/libc/index.ts",
    "ffi/c/index.ts",
  ],
];

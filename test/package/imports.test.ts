import { describe, expect, test } from "vitest";
import { importsOf } from "../conventions/imports.ts";

/**
 * Returns the files that an entry point loads at once, without those behind `await import` or
 * `import.meta.require`.
 */
function loadedBy(entry: string): string[] {
  const seen = new Set([entry]);
  for (const file of seen) {
    for (const { to, typeOnly, late } of importsOf(file)) if (!typeOnly && !late) seen.add(to);
  }
  return [...seen];
}
const folders = (entry: string, folder: string): string[] =>
  loadedBy(entry).filter((file) => file.startsWith(folder));

/** Libraries of the CUDA toolkit. */
const toolkit = ["cublas", "cublaslt", "cufft", "curand", "cusolver", "nvjitlink", "nvtx"].map(
  (name) => `ffi/${name}`,
);

describe("importing", () => {
  test("doorbell loads no soft device, no CUDA, no NVML and no vendor's verbs", () => {
    expect(loadedBy("src/index.ts").length).toBeGreaterThan(100);
    for (const folder of [
      ...["src/soft", "src/cuda", "ffi/cuda", "ffi/nvml", "ffi/nccl", "ffi/nvrtc", "src/cli"],
      ...["ffi/mlx5dv", "ffi/efadv", "ffi/nvidia", "src/array", "src/libraries", ...toolkit],
    ])
      expect(folders("src/index.ts", folder)).toEqual([]);
  });

  test("doorbell/cuda loads no soft device, no verbs and no NVML", () => {
    expect(folders("src/cuda/index.ts", "ffi/cuda").length).toBeGreaterThan(5);
    for (const folder of [
      "src/soft",
      "src/rdma",
      "ffi/ibverbs",
      "ffi/nvml",
      "ffi/nccl",
      "src/cli",
      "src/array",
      "src/libraries",
      ...toolkit,
    ])
      expect(folders("src/cuda/index.ts", folder)).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { importsOf } from "../house/imports.ts";

/** The files that a door loads at once: not those behind `await import` or `import.meta.require`. */
function loadedBy(door: string): string[] {
  const seen = new Set([door]);
  for (const file of seen) {
    for (const { to, typeOnly, late } of importsOf(file)) if (!typeOnly && !late) seen.add(to);
  }
  return [...seen];
}
const folders = (door: string, folder: string): string[] =>
  loadedBy(door).filter((file) => file.startsWith(folder));

describe("importing", () => {
  test("doorbell loads no embedded device, no CUDA, no NVML and no vendor's verbs", () => {
    expect(loadedBy("src/index.ts").length).toBeGreaterThan(100);
    for (const folder of [
      ...["src/soft", "src/cuda", "ffi/cuda", "ffi/nvml", "ffi/nccl", "ffi/nvrtc", "src/cli"],
      ...["ffi/mlx5dv", "ffi/efadv", "ffi/nvidia"],
    ])
      expect(folders("src/index.ts", folder)).toEqual([]);
  });

  test("doorbell/cuda loads no embedded device, no verbs and no NVML", () => {
    expect(folders("src/cuda/index.ts", "ffi/cuda").length).toBeGreaterThan(5);
    for (const folder of ["src/soft", "src/rdma", "ffi/ibverbs", "ffi/nvml", "ffi/nccl", "src/cli"])
      expect(folders("src/cuda/index.ts", folder)).toEqual([]);
  });
});

// Links with optimization by nvJitLink, where it and NVRTC are installed.
import { expect, test } from "vitest";
import { nativeNvjitlink } from "../../../ffi/nvjitlink/index.ts";
import { nativeNvrtc } from "../../../ffi/nvrtc/index.ts";
import { CudaError, compile, Linker } from "../../../src/cuda/index.ts";
import { ClosedError } from "../../../src/errors.ts";
import { open } from "./provider.ts";

/** Returns the reason why a library is missing, or undefined. */
function missing(load: () => unknown): string | undefined {
  try {
    load();
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n")[0];
  }
}

const reason = missing(nativeNvjitlink) ?? missing(nativeNvrtc);
const skipped = reason === undefined ? "" : ` (skipped: ${reason})`;

const twice = "__device__ int twice(int n) { return n * 2; }";
const kernel = `extern __device__ int twice(int n);
extern "C" __global__ void k(int *out, int n) { out[threadIdx.x] = twice(n + threadIdx.x); }`;

test.skipIf(reason !== undefined)(
  `a Linker with lto inlines functions across its inputs${skipped}`,
  async () => {
    using device = open();
    const architecture = `sm_${device.computeCapability.replace(".", "")}`;
    const parts = [twice, kernel].map((source) => compile(source, { lto: true, architecture, cache: false }));
    using linker = await Linker.create(device, { lto: true });
    for (const [i, { image }] of parts.entries()) linker.add("ltoir", image, `part ${i}`);
    using module = linker.load();
    using out = device.allocate(4, "i32");
    module.kernel("k", ["ptr", "i32"]).launch({ grid: 1, block: 4 }, [out, 21]);
    expect([...out.toArray()]).toEqual([42, 44, 46, 48]);
    expect(linker.complete()).toEqual(linker.complete());
    const text = new TextDecoder("latin1").decode(linker.complete());
    if (device.provider === "soft") expect(text).not.toMatch(/\bcall\b/);
    expect(() => linker.add("ltoir", parts[0]!.image)).toThrow("has linked already");
    linker.close();
    expect(() => linker.complete()).toThrow(ClosedError);
  },
);

test.skipIf(reason !== undefined)(
  `a missing function is an error with the log of nvJitLink${skipped}`,
  async () => {
    using device = open();
    const architecture = `sm_${device.computeCapability.replace(".", "")}`;
    using linker = await Linker.create(device, { lto: true });
    linker.add("ltoir", compile(kernel, { lto: true, architecture, cache: false }).image, "kernels");
    // Without -ptx, nvJitLink finds the missing function. The soft GPU finds it in the PTX.
    expect(() => linker.load()).toThrow(/twice/);
    using damaged = await Linker.create(device, { lto: true });
    expect(() => damaged.add("ltoir", new Uint8Array(64).fill(7)).complete()).toThrow(CudaError);
  },
);

test("code that needs optimization at link time is refused elsewhere", async () => {
  using device = open();
  using linker = new Linker(device);
  expect(() => linker.add("ltoir", new Uint8Array(8))).toThrow("Linker.create(device, { lto: true })");
  expect(() => device.compile(kernel, { lto: true })).toThrow("a device loads no LTO-IR");
  expect(() => new Linker(device, { lto: true } as never)).toThrow(
    "Use await Linker.create(device, { lto: true })",
  );
  await expect(Linker.create(device, { fast: true } as never)).rejects.toThrow('unknown option "fast"');
  await expect(Linker.create({} as never)).rejects.toThrow("Linker.create: device");
});

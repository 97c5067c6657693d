import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import * as c from "../../ffi/cuda/index.ts";
import { libc } from "../../ffi/libc/index.ts";
import { runtimeName } from "../../ffi/runtime/index.ts";
import { placeSoftDevices } from "../../src/soft/index.ts";
import { allocate, codeOf, cuda, hostBytes, MIB, nameOf, ok, out, outFloat, useDevice } from "./harness.ts";

// The links of a described machine delay copies. Tests compare times with lower bounds only: a busy machine
// makes each copy slower.

const BYTES = 32 * MIB;
/** PCIe 5.0 x16 of the described machine with this factor carries 1 GB/s. */
const SCALE = 1 / 56.7;
/** Least time of a copy of BYTES at 1 GB/s, in milliseconds. */
const LEAST_MS = (BYTES / 1e6) * 0.99;

let contexts: number[] = [];
let [near, far, host] = [0, 0, 0];
let pattern: Uint8Array;

beforeAll(() => {
  contexts = [useDevice(1), useDevice(0)].reverse();
  near = allocate(BYTES);
  ok(cuda.cuCtxSetCurrent(contexts[1]!));
  far = allocate(BYTES);
  ok(cuda.cuCtxSetCurrent(contexts[0]!));
  host = out((p) => cuda.cuMemHostAlloc(p, BYTES, 0));
  pattern = hostBytes(BYTES).bytes;
  pattern.forEach((_, i) => {
    pattern[i] = (i * 7 + (i >> 12)) & 255;
  });
});
afterEach(() => placeSoftDevices());

const place = (scale = SCALE) => placeSoftDevices({ like: "hgx-h200", scale });
function msOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
/** Fills page-locked memory with the pattern, which differs by `seed`. */
function fill(seed: number): number {
  const source = hostBytes(BYTES);
  source.bytes.set(pattern);
  source.bytes[0] = seed;
  libc.memcpy(host, source.address, BYTES);
  libc.free(source.address);
  return host;
}
/** Returns the device memory, copied without links. */
function bytesOf(device: number): Uint8Array {
  placeSoftDevices();
  const to = hostBytes(BYTES);
  ok(cuda.cuMemcpyDtoH_v2(to.address, device, BYTES));
  return to.bytes;
}
const expectPattern = (device: number, seed: number): void => {
  const found = bytesOf(device);
  expect(found[0]).toBe(seed);
  expect(Buffer.compare(found.subarray(1), pattern.subarray(1))).toBe(0);
};

describe("a copy", () => {
  test("to the device takes the time of its link", () => {
    const source = fill(1);
    place();
    expect(msOf(() => ok(cuda.cuMemcpyHtoD_v2(near, source, BYTES)))).toBeGreaterThan(LEAST_MS);
    expectPattern(near, 1);
  });

  test("to the host takes the time of its link", () => {
    const source = fill(2);
    ok(cuda.cuMemcpyHtoD_v2(near, source, BYTES));
    libc.memset(host, 0, BYTES);
    place();
    expect(msOf(() => ok(cuda.cuMemcpyDtoH_v2(host, near, BYTES)))).toBeGreaterThan(LEAST_MS);
    ok(cuda.cuMemcpyHtoD_v2(far, host, BYTES));
    expectPattern(far, 2);
  });

  test("between devices takes the time of NVLink", () => {
    ok(cuda.cuMemcpyHtoD_v2(near, fill(3), BYTES));
    // 450 GB/s: a tenth of the rate of PCI at this scale.
    place(SCALE / 80);
    const work = () => ok(cuda.cuMemcpyPeer(far, contexts[1]!, near, contexts[0]!, BYTES));
    // Later work of both contexts follows the copy, so it has ended when the call returns.
    expect(msOf(work)).toBeGreaterThan((BYTES / 450e6) * 80 * 56.7 * 0.99);
    expectPattern(far, 3);
  });

  test("inside of a device is not delayed", () => {
    ok(cuda.cuMemcpyHtoD_v2(near, fill(4), BYTES));
    // The links would need minutes.
    place(1e-6);
    ok(cuda.cuMemcpyDtoD_v2(near + BYTES / 2, near, BYTES / 2));
    ok(cuda.cuCtxSynchronize());
    expect(bytesOf(near)[BYTES / 2]).toBe(4);
  });

  test("from unmapped host memory is an error of its call, and the context works on", () => {
    place();
    expect(nameOf(cuda.cuMemcpyHtoD_v2(near, 4096, 64))).toBe("CUDA_ERROR_INVALID_VALUE");
    ok(cuda.cuCtxSynchronize());
  });

  test("of rows takes the time of its bytes", () => {
    place();
    const rows = 512;
    const pitch = BYTES / rows;
    const shape = c.CUDA_MEMCPY2D.alloc();
    Object.assign(shape, {
      srcMemoryType: c.CU_MEMORYTYPE_HOST,
      srcHost: host,
      srcPitch: pitch,
      dstMemoryType: c.CU_MEMORYTYPE_DEVICE,
      dstDevice: near,
      dstPitch: pitch,
      WidthInBytes: pitch / 2,
      Height: rows,
    });
    expect(msOf(() => ok(cuda.cuMemcpy2D_v2(shape.pointer)))).toBeGreaterThan(LEAST_MS / 2);
  });
});

describe("a copy of a stream", () => {
  test("returns at once, and the stream is busy until the link has carried it", () => {
    const source = fill(5);
    const stream = out((p) => cuda.cuStreamCreate(p, c.CU_STREAM_NON_BLOCKING));
    place();
    const began = performance.now();
    ok(cuda.cuMemcpyHtoDAsync_v2(near, source, BYTES, stream));
    const code = nameOf(cuda.cuStreamQuery(stream));
    const queriedMs = performance.now() - began;
    // The query may come late on a busy machine.
    if (queriedMs < LEAST_MS) expect(code).toBe("CUDA_ERROR_NOT_READY");
    ok(cuda.cuStreamSynchronize(stream));
    expect(performance.now() - began).toBeGreaterThan(LEAST_MS);
    expectPattern(near, 5);
  });

  test("goes on in the event loop", async () => {
    const source = fill(6);
    const stream = out((p) => cuda.cuStreamCreate(p, c.CU_STREAM_NON_BLOCKING));
    place();
    const began = performance.now();
    ok(cuda.cuMemcpyHtoDAsync_v2(near, source, BYTES, stream));
    while (cuda.cuStreamQuery(stream) !== 0) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(performance.now() - began).toBeGreaterThan(LEAST_MS);
    expectPattern(near, 6);
  });

  test("from memory that is not page-locked has ended when the call returns", () => {
    const source = hostBytes(BYTES);
    source.bytes.set(pattern);
    source.bytes[0] = 7;
    const stream = out((p) => cuda.cuStreamCreate(p, c.CU_STREAM_NON_BLOCKING));
    place();
    const ms = msOf(() => ok(cuda.cuMemcpyHtoDAsync_v2(near, source.address, BYTES, stream)));
    source.bytes.fill(0);
    expect(ms).toBeGreaterThan(LEAST_MS);
    expectPattern(near, 7);
  });

  test("shares the rate of its link with a copy of another stream", () => {
    const streams = [0, 1].map(() => out((p) => cuda.cuStreamCreate(p, c.CU_STREAM_NON_BLOCKING)));
    const source = fill(8);
    place();
    const began = performance.now();
    ok(cuda.cuMemcpyHtoDAsync_v2(near, source, BYTES / 2, streams[0]!));
    ok(cuda.cuMemcpyHtoDAsync_v2(near + BYTES / 2, source + BYTES / 2, BYTES / 2, streams[1]!));
    for (const stream of streams) ok(cuda.cuStreamSynchronize(stream));
    expect(performance.now() - began).toBeGreaterThan(LEAST_MS);
    expectPattern(near, 8);
  });

  test("is measured by events", () => {
    const [first, last] = [0, 1].map(() => out((p) => cuda.cuEventCreate(p, 0)));
    const stream = out((p) => cuda.cuStreamCreate(p, c.CU_STREAM_NON_BLOCKING));
    place();
    ok(cuda.cuEventRecord(first!, stream));
    ok(cuda.cuMemcpyHtoDAsync_v2(near, host, BYTES, stream));
    ok(cuda.cuEventRecord(last!, stream));
    ok(cuda.cuEventSynchronize(last!));
    expect(outFloat((p) => cuda.cuEventElapsedTime_v2(p, first!, last!))).toBeGreaterThan(LEAST_MS);
  });

  test("in a graph takes its time at each launch", () => {
    const stream = out((p) => cuda.cuStreamCreate(p, c.CU_STREAM_NON_BLOCKING));
    ok(cuda.cuStreamBeginCapture_v2(stream, c.CU_STREAM_CAPTURE_MODE_RELAXED));
    ok(cuda.cuMemcpyHtoDAsync_v2(near, fill(9), BYTES, stream));
    const graph = out((p) => cuda.cuStreamEndCapture(stream, p));
    const exec = out((p) => cuda.cuGraphInstantiateWithFlags(p, graph, 0));
    place();
    const work = (): void => {
      for (let i = 0; i < 2; i++) ok(cuda.cuGraphLaunch(exec, stream));
      ok(cuda.cuStreamSynchronize(stream));
    };
    expect(msOf(work)).toBeGreaterThan(2 * LEAST_MS);
    expectPattern(near, 9);
  });

  test("waits for its link beyond the time limit of waits that nothing completes", () => {
    process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"] = "5";
    try {
      place();
      expect(codeOf(() => cuda.cuMemcpyHtoD_v2(near, host, BYTES))).toBe("CUDA_SUCCESS");
    } finally {
      delete process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"];
    }
  });
});

test("copies of two processes share the rate of a link", async () => {
  const bytes = 4 * MIB;
  const script = fileURLToPath(new URL("./links-process.ts", import.meta.url));
  const flags = runtimeName === "deno" ? ["run", "-A", "--no-check"] : [];
  const env = {
    ...process.env,
    BUN_BE_BUN: "1",
    DOORBELL_SOFT_LIKE: "hgx-h200",
    DOORBELL_SOFT_SCALE: `${SCALE / 50}`,
  };
  const children = [0, 1].map(() =>
    spawn(process.execPath, [...flags, script, `${bytes}`], { env, stdio: ["pipe", "pipe", "inherit"] }),
  );
  await Promise.all(children.map(({ stdout }) => once(stdout, "data")));
  const printed = children.map(({ stdout }) => once(stdout, "data"));
  for (const { stdin } of children) stdin.write("go\n");
  const times = (await Promise.all(printed)).flatMap(([line]) => JSON.parse(String(line)) as number[]);
  const tookMs = (Math.max(...times) - Math.min(...times)) / 1e6;
  // Both together at 20 MB/s. A link of each process's own would need half of this.
  expect(tookMs).toBeGreaterThan(((2 * bytes) / 0.02e6) * 0.99);
});

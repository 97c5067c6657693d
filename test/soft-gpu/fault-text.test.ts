// Texts of kernel faults without `check`: the line on stderr, and the hint of the error.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  AddressRange,
  CudaError,
  type Device,
  granularity,
  KernelCheckError,
  openDevice,
  pointer,
} from "../../src/cuda/index.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-fault-"));
const file = join(folder, "kernel.cu");
writeFileSync(file, 'extern "C" __global__ void bad(int *x)\n{\n  x[16] = 5; // far away\n}\n');
afterAll(() => rmSync(folder, { recursive: true }));

const ptx = (target: string) => `.version 8.0
.target ${target}
.address_size 64
.file 1 "${file}"
.visible .entry bad(.param .u64 x)
{
  .reg .b64 %rd<2>;
  .loc 1 3 9
  ld.param.u64 %rd1, [x];
  st.global.u32 [%rd1+64], 5;
  ret;
}
.visible .entry twice(.param .u64 x)
{
  .reg .b64 %rd<2>;
  .reg .b32 %r<4>;
  .loc 1 3 9
  ld.param.u64 %rd1, [x];
  ld.global.u32 %r1, [%rd1];
  ld.global.u32 %r2, [%rd1+4];
  add.u32 %r3, %r1, %r2;
  st.global.u32 [%rd1+8], %r3;
  ret;
}
.visible .entry endless()
{
again:
  bra again;
}`;

let device: Device;
const timeout = process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"];
beforeEach(() => {
  device = openDevice("soft");
});
afterEach(() => {
  device.reset().close();
  vi.restoreAllMocks();
  if (timeout === undefined) delete process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"];
  else process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"] = timeout;
});

function failureOf(kernel: string, ...values: bigint[]): CudaError {
  const types = values.length === 0 ? "" : "ptr";
  try {
    device
      .loadModule(ptx("sm_80"))
      .kernel(kernel, types)
      .launch(
        { grid: 1, block: 1 },
        values.map((each) => pointer(each)),
      );
    device.synchronize();
  } catch (error) {
    if (error instanceof CudaError) return error;
    throw error;
  }
  throw new Error("no failure");
}

test("a fault without check quotes the source line, and its hint names check and the reset", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { name, hint } = failureOf("bad", 4096n);
  expect(name).toBe("CUDA_ERROR_ILLEGAL_ADDRESS");
  expect(said.mock.calls.flat().join("\n")).toContain(
    `${file}:3 (PTX line 10), address 0x1040: x[16] = 5; // far away`,
  );
  expect(hint).toContain("{ check: true }");
  expect(hint).toContain("device.reset() returns a Device");
  expect(hint).not.toContain("compute-sanitizer");
});

// Code for the lanes of a group has no loads lane by lane for such indices, because some lane faults.
test.each([
  [
    "that is unsigned and wraps behind lane 2",
    "sub.u32 %i, %g, 3; mul.wide.u32 %rd2, %i, 4;",
    0n,
    2n ** 32n - 3n,
  ],
  [
    "that is signed and wraps behind lane 3, whose first lanes are valid",
    "add.s32 %i, %g, 2147483644; mul.wide.s32 %rd2, %i, 4;",
    2147483644n,
    -(2n ** 31n),
  ],
] as const)("an index %s faults at the first invalid lane", (_, index, shift, first) => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const text = `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry test(.param .u64 out, .param .u64 in)\n{
  .reg .b64 %rd<6>; .reg .b32 %g, %i, %v;
  ld.param.u64 %rd0, [out]; ld.param.u64 %rd1, [in]; mov.u32 %g, %tid.x;
  mul.wide.u32 %rd4, %g, 4; add.s64 %rd5, %rd0, %rd4; ld.global.b32 %v, [%rd5];
  ${index} add.s64 %rd3, %rd1, %rd2;
  ld.global.b32 %v, [%rd3+4]; st.global.b32 [%rd5], %v; ret;\n}\n`;
  const out = device.allocate(64, "u32");
  const start = BigInt(out.pointer) - 4n * shift;
  device
    .loadModule(text)
    .kernel("test", "u64, u64")
    .launch({ grid: 1, block: 8 }, [BigInt(out.pointer), start]);
  expect(() => device.synchronize()).toThrow("CUDA_ERROR_ILLEGAL_ADDRESS");
  const address = BigInt.asUintN(64, start + 4n * first + 4n);
  expect(said.mock.calls.flat().join("\n")).toContain(`address 0x${address.toString(16)}`);
});

test("a fault has its line or names check, and a checked launch quotes the line", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  // A reservation without memory: its pages have no rights.
  const reserved = () => BigInt(AddressRange.reserve(device, granularity(device)).pointer);
  expect(failureOf("bad", reserved()).name).toBe("CUDA_ERROR_ILLEGAL_ADDRESS");
  // Deno's code checks each address, so it reports the line.
  expect(said.mock.calls.flat().join("\n")).toMatch(
    /in kernel bad, block \(0, 0, 0\), (at a line that \{ check: true \} finds|\S+kernel\.cu:3 )/,
  );
  device.reset();
  device = openDevice("soft");
  const bad = device.loadModule(ptx("sm_80")).kernel("bad", "ptr");
  const launch = () => bad.launch({ grid: 1, block: 1, check: true }, [pointer(reserved())]);
  expect(launch).toThrow(`${file}:3`);
});

test("a device that is closed after a fault and opened again is not lost", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  failureOf("bad", 4096n);
  expect(device.lostBy?.name).toBe("CUDA_ERROR_ILLEGAL_ADDRESS");
  device.close();
  device = openDevice("soft");
  expect(device.lostBy).toBeUndefined();
  expect([...device.allocate(2).fill(3).toArray()]).toEqual([3, 3]);
});

test("findings of one kind on one source line are one line of the error, which quotes the source", () => {
  const x = device.allocate(4, "u32");
  const twice = device.loadModule(ptx("sm_80")).kernel("twice", "ptr");
  let error: unknown;
  try {
    twice.launch({ grid: 1, block: 1, check: true }, [x]);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(KernelCheckError);
  const { findings, message } = error as KernelCheckError;
  expect(findings).toHaveLength(2);
  expect(message.match(/uninitialised:/g)).toHaveLength(1);
  expect(message).toContain("(and 1 more on this line)\n    > x[16] = 5; // far away");
});

test("findings of several kinds on one source line quote it once, and name elements of arguments", () => {
  const x = device.allocate(2, "u32");
  let error: unknown;
  try {
    device.loadModule(ptx("sm_80")).kernel("twice", "ptr").launch({ grid: 1, block: 1, check: true }, [x]);
  } catch (thrown) {
    error = thrown;
  }
  const { message, findings } = error as KernelCheckError;
  expect(message.match(/> x\[16\] = 5/g)).toHaveLength(1);
  expect(message).toContain(
    "uninitialised: no thread and no copy has written 4 bytes at element 0 of argument 0;",
  );
  expect(message).toContain(
    "out of bounds: 4 bytes at element 2 of argument 0, just behind the allocation of 8 bytes at 0x",
  );
  expect(findings.at(-1)?.address).toBe(x.pointer + 8);
});

test("the hint of a kernel that runs too long names the setting and no display", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"] = "50";
  const { name, hint } = failureOf("endless");
  expect(name).toBe("CUDA_ERROR_LAUNCH_TIMEOUT");
  expect(hint).toContain("DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS");
  expect(hint).not.toContain("display");
});

test("PTX for an architecture that does not exist is refused", () => {
  expect(() => device.loadModule(ptx("sm_999"))).toThrow("'sm_999' is not an architecture");
});

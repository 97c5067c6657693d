// Traces of one thread of a launch.
import { expect, test } from "vitest";
import {
  CudaError,
  type Device,
  KernelTrace,
  type Module,
  openDevice,
  pointer,
} from "../../../src/cuda/index.ts";
import { ptxOf, withSoftModule } from "../ptx/harness.ts";

const withInspected = (use: (device: Device, module: Module) => void): void =>
  withSoftModule("inspected", use);

test("a step shows the instruction, its registers, its accesses and its source line", () => {
  withInspected((device, module) => {
    using x = device.allocate(128, "f32");
    using out = device.allocate(128, "f32");
    x.fill(2.5);
    const kernel = module.kernel("copyRows", "ptr, ptr");
    const trace = kernel.launch({ grid: 2, block: 64, trace: { block: 1, thread: 7 } }, [x, out]);
    expect(trace).toBeInstanceOf(KernelTrace);
    expect(trace.truncated).toBe(false);
    const load = trace.steps.find(({ instruction }) => instruction.startsWith("ld.global"))!;
    expect(load.source).toEqual({ file: "inspected.cu", line: 5 });
    expect(load.wrote).toEqual([{ name: "%f1", type: "f32", value: 2.5 }]);
    expect(load.touched).toEqual([{ kind: "read", space: "global", address: x.pointer + 4 * 71, bytes: 4 }]);
    const store = trace.steps.find(({ instruction }) => instruction.startsWith("st.global"))!;
    expect(store.touched).toEqual([
      { kind: "write", space: "global", address: out.pointer + 4 * 71, bytes: 4 },
    ]);
    expect(trace.steps.at(-1)!.instruction).toBe("ret;");
    expect(trace.register("%f1")).toBe(2.5);
    expect(trace.register("%f1", 0)).toBeUndefined();
    // The launch is complete: all threads have written their results.
    expect(out.toArray()).toEqual(new Float32Array(128).fill(2.5));
  });
});

test("values are shown in their own type", () => {
  withInspected((device, module) => {
    using memory = device.allocate(4096);
    const { pointer } = memory;
    const trace = module
      .kernel("values", "ptr, ptr, ptr, ptr")
      .launch({ grid: 1, block: 32, trace: { thread: 3 } }, [
        pointer,
        pointer + 1024,
        pointer + 2048,
        pointer + 3072,
      ]);
    const values = (opcode: string) =>
      trace.steps
        .filter(({ instruction }) => instruction.startsWith(opcode))
        .map(({ wrote }) => wrote[0]!.value);
    expect(values("mul.f32")).toEqual([1.5]);
    expect(values("div.rn.f64")).toEqual([1]);
    expect(values("mul.lo.s64")).toEqual([-3_000_000_000_000n]);
    expect(values("cvt.u16")).toEqual([3]);
  });
});

test("loops, barriers, shuffles and guards are traced", () => {
  withInspected((device, module) => {
    using x = device.allocate(64, "i32");
    using out = device.allocate(64, "i32");
    x.fill(1);
    const kernel = module.kernel("sumAll", "ptr, ptr");
    const trace = kernel.launch({ grid: 1, block: 64, trace: { thread: 1 } }, [x, out]);
    const count = (opcode: string) =>
      trace.steps.filter(({ instruction }) => instruction.includes(opcode)).length;
    expect(count("bar.sync")).toBe(7);
    expect(count("shfl.sync")).toBe(5);
    // The loop adds for d = 32 to 2, but not for d = 1.
    expect(count("ld.shared")).toBe(2 * 5 + 1);
    expect([...trace].filter(({ skipped }) => skipped).length).toBeGreaterThan(0);
    expect(
      trace.steps.findLast(({ instruction }) => instruction.startsWith("st.global"))!.touched,
    ).toHaveLength(1);
    expect((out.toArray() as Int32Array)[1]).toBe(64 * 32);
  });
});

test("a trace ends at its limit with a note, and the kernel continues", () => {
  withInspected((device, module) => {
    using x = device.allocate(64, "i32");
    using out = device.allocate(64, "i32");
    x.fill(1);
    const kernel = module.kernel("sumAll", "ptr, ptr");
    const trace = kernel.launch({ grid: 1, block: 64, trace: { thread: 1, steps: 20 } }, [x, out]);
    expect(trace.steps).toHaveLength(20);
    expect(trace.truncated).toBe(true);
    expect(String(trace)).toMatch(
      /^trace of sumAll: thread \(1, 0, 0\) of block \(0, 0, 0\), 20 steps\n {2}inspected/,
    );
    expect(String(trace)).toContain("trace: { steps } limits the trace");
    expect((out.toArray() as Int32Array)[1]).toBe(64 * 32);
  });
});

test("device functions with code of their own are traced too", () => {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(ptxOf("inspected"));
  using out = device.allocate(8, "i32");
  const trace = module.kernel("recurse", "ptr").launch({ grid: 1, block: 8, trace: { thread: 4 } }, [out]);
  expect(trace.steps.some(({ source }) => source?.line === 26)).toBe(true);
  expect((out.toArray() as Int32Array)[4]).toBe(24);
});

test("invalid options of a trace are refused", () => {
  withInspected((device, module) => {
    using out = device.allocate(8, "i32");
    const kernel = module.kernel("recurse", "ptr");
    expect(() => kernel.launch({ grid: 1, block: 8, trace: { thread: 8 } }, [out])).toThrow(
      new RangeError("launch: trace: thread is 8 in direction x. Use 0 to 7"),
    );
    expect(() => kernel.launch({ grid: 1, block: 8, trace: { blok: 0 } as never }, [out])).toThrow(
      'launch: trace: unknown option "blok"; did you mean "block"?',
    );
    expect(() => kernel.launch({ grid: 1, block: 8, trace: { steps: 0 } }, [out])).toThrow(RangeError);
  });
});

test("the trace of a thread that faults ends with the faulting step", () => {
  const device = openDevice(0, { provider: "soft" });
  try {
    const kernel = device
      .loadModule(`.version 8.0\n.target sm_80\n.address_size 64
.visible .entry wild(.param .u64 x) { .reg .b64 %a; .reg .b32 %r; ld.param.u64 %a, [x];
mov.u32 %r, 7;
st.global.u32 [%a], %r;
add.u32 %r, %r, 1;
st.global.u32 [%a], %r; ret; }`)
      .kernel("wild", "ptr");
    let error: unknown;
    try {
      kernel.launch({ grid: 1, block: 1, trace: { thread: 0 } }, [pointer(8)]);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(CudaError);
    const { name, trace } = error as CudaError;
    expect(name).toBe("CUDA_ERROR_ILLEGAL_ADDRESS");
    expect(trace).toBeInstanceOf(KernelTrace);
    expect(trace!.steps.at(-1)!.instruction).toBe("st.global.u32 [%a], %r;");
    expect(trace!.steps.at(-1)!.line).toBe(6);
    expect(trace!.register("%r")).toBe(7);
    expect(String(trace)).toContain("mov.u32 %r, 7;");
  } finally {
    device.reset().close();
  }
});

test("a launch takes one kind of instrumentation", () => {
  withInspected((device, module) => {
    using x = device.allocate(128, "f32");
    const kernel = module.kernel("copyRows", "ptr, ptr");
    const both = { grid: 2, block: 64, check: true, trace: { thread: 1 } };
    expect(() => kernel.launch(both, [x, x])).toThrow(/launch: check and trace cannot be used in one launch/);
    expect(() => kernel.profile({ grid: 2, block: 64, check: true }, [x, x])).toThrow(
      /profile: only launch takes check/,
    );
    expect(() => kernel.debug(both, [x, x], { at: ["ptx:1"] })).toThrow(
      /debug: only launch takes check and trace/,
    );
    expect(() => kernel.launch({ grid: 2, block: 64, check: "yes" as never }, [x, x])).toThrow(
      /launch: check is "yes". Use true or false/,
    );
    kernel.launch({ grid: 2, block: 64, check: false }, [x, x]);
  });
});

// Checked launches: races on global memory, reads of uninitialized memory, clusters and leaks.
import process from "node:process";
import { describe, expect, test, vi } from "vitest";
import {
  type Device,
  KernelCheckError,
  type LaunchConfig,
  liveAllocations,
  type Module,
  openDevice,
} from "../../../src/cuda/index.ts";
import { ptxOf, withSoftModule } from "../ptx/harness.ts";

const withFaulty = (use: (device: Device, module: Module) => void, name = "faulty"): void =>
  withSoftModule(name, use);

/** Returns the violations of a launch, as "kind at line". */
function findings(launch: () => void): string[] {
  try {
    launch();
    return [];
  } catch (error) {
    if (!(error instanceof KernelCheckError)) throw error;
    return error.findings.map(({ kind, source }) => `${kind} at ${source?.line}`);
  }
}

const one: LaunchConfig = { grid: 1, block: 64, check: true };
const four: LaunchConfig = { ...one, grid: 4 };

describe("races on global memory", () => {
  test.each([
    ["readsNeighbour", one, ["race at 81", "race at 82"]],
    ["readsNeighbour", four, ["race at 81", "race at 82"]],
    ["readsNeighbourAfter", one, []],
    ["readsNeighbourAfter", four, ["race at 85", "race at 87"]],
    ["sumsLast", { ...four, block: 1 }, []],
    ["sumsLastUnfenced", { ...four, block: 1 }, ["race at 112"]],
  ] as const)("%s", (name, how, expected) =>
    withFaulty((device, module) => {
      using x = device.allocate(256, "i32");
      using out = device.allocate(256, "i32");
      x.fill(0);
      const found = findings(() => module.kernel(name, "ptr, ptr").launch(how, [x, out]));
      // The schedule of the workers decides which access comes second, so a launch may report only some of the lines.
      expect(found.length > 0).toBe(expected.length > 0);
      expect(found.filter((each) => !(expected as readonly string[]).includes(each))).toEqual([]);
    }),
  );

  test.each([
    ["writesSame", one, ["race at 89"]],
    ["writesSame", { ...four, block: 1 }, ["race at 89"]],
    ["writesSame", { ...one, block: 1 }, []],
    ["countsGlobal", four, []],
  ] as const)("%s", (name, how, expected) =>
    withFaulty((device, module) => {
      using x = device.from(new Int32Array(4));
      expect(findings(() => module.kernel(name, "ptr").launch(how, [x]))).toEqual(expected);
    }),
  );

  test("a read races with another block's later write", () =>
    withFaulty((device, module) => {
      using x = device.from(new Int32Array(16));
      const found = findings(() =>
        module.kernel("overwritesRead", "ptr").launch({ ...four, grid: 8, block: 1 }, [x]),
      );
      expect(new Set(found.map((each) => each.split(" ")[0]))).toEqual(new Set(["race"]));
    }));

  test("a race names both threads and blocks with their lines", () =>
    withFaulty((device, module) => {
      using x = device.from(new Int32Array(4));
      const how = { grid: [1, 2, 1], block: 1, check: true } as const;
      expect(() => module.kernel("writesSame", "ptr").launch(how, [x])).toThrow(
        /race: element 0 of argument 0 with thread \(0, 0, 0\) of block \(0, [01], 0\) at faulty.cu:89 \(PTX line \d+\), no barrier or fence between them; thread \(0, 0, 0\) of block \(0, [01], 0\) in writesSame, faulty.cu:89/,
      );
    }));
});

describe("reads of uninitialized global memory", () => {
  const launch = (module: Module, x: Device["stream"] | object, out: object) =>
    findings(() => module.kernel("readsFresh", "ptr, ptr").launch(one, [x as never, out as never]));

  test("a fresh allocation is uninitialized", () =>
    withFaulty((device, module) => {
      using x = device.allocate(64, "i32");
      using out = device.allocate(64, "i32");
      expect(launch(module, x, out)).toEqual(["uninitialised at 78"]);
    }));

  test("memory that calls wrote is initialized, except for an element that they left out", () =>
    withFaulty((device, module) => {
      using x = device.allocate(64, "i32");
      using out = device.allocate(64, "i32");
      x.set(new Int32Array(20));
      x.slice(40, 64).fill(0);
      x.slice(20, 39).fill(0);
      expect(launch(module, x, out)).toEqual(["uninitialised at 78"]);
      x.slice(39, 40).fill(0);
      expect(launch(module, x, out)).toEqual([]);
    }));

  test("memory that a checked kernel wrote is initialized for the next launch, and an unchecked kernel may have written anything", () =>
    withFaulty((device, module) => {
      using x = device.allocate(64, "i32");
      using y = device.allocate(64, "i32");
      using out = device.allocate(64, "i32");
      module.kernel("readsNeighbourAfter", "ptr, ptr").launch(one, [x, y]);
      expect(launch(module, x, out)).toEqual([]);
      expect(launch(module, y, out)).toEqual([]);
      using z = device.allocate(64, "i32");
      module.kernel("countsGlobal", "ptr").launch({ grid: 1, block: 1 }, [z]);
      expect(launch(module, z, out)).toEqual([]);
    }));

  test("a copy between buffers initializes its destination", () =>
    withFaulty((device, module) => {
      using x = device.allocate(64, "i32");
      using y = device.from(new Int32Array(64));
      using out = device.allocate(64, "i32");
      y.copyTo(x);
      expect(launch(module, x, out)).toEqual([]);
    }));
});

test("a correct kernel with clusters passes with the same results", () =>
  withFaulty((device, module) => {
    using out = device.allocate(512, "i32");
    const kernel = module.kernel("ring", "ptr");
    kernel.launch({ grid: 16, block: 32, cluster: 4, check: true }, [out]);
    const checked = out.toArray();
    kernel.launch({ grid: 16, block: 32, cluster: 4 }, [out]);
    expect(checked).toEqual(out.toArray());
    expect(
      findings(() => kernel.launch({ grid: 16, block: 33, cluster: 4, check: true }, [out])),
    ).not.toEqual([]);
  }, "clusters"));

test("kernels whose source sets the cluster size are checked too", () =>
  withFaulty((device, module) => {
    const values = Uint8Array.from({ length: 1000 }, (_, i) => i >> 2);
    using data = device.from(values);
    using bins = device.from(new Uint32Array(256));
    const kernel = module.kernel("histogram", "ptr, ptr, i32");
    kernel.launch({ grid: 8, block: 64, check: true }, [data, bins, values.length]);
    expect((bins.toArray() as Uint32Array).reduce((sum, each) => sum + each)).toBe(1000);
    const beyond = findings(() => kernel.launch({ grid: 8, block: 64, check: true }, [data, bins, 1001]));
    expect(beyond.map((each) => each.split(" at")[0])).toContain("out of bounds");
  }, "clusters"));

test("leaks list memory that calls and kernels allocated and did not free", () =>
  withFaulty((device, module) => {
    const before = liveAllocations(device);
    const x = device.allocate(64, "i32");
    const pinned = device.allocatePinned(4096);
    using out = device.allocate(64, "u64");
    module.kernel("keepsMemory", "ptr").launch({ grid: 1, block: 8 }, [out]);
    device.synchronize();
    const found = liveAllocations(device).filter(
      ({ address }) => address !== out.pointer && !before.some((each) => each.address === address),
    );
    const kinds = found.map(({ kind, bytes }) => `${kind} ${bytes}`);
    expect(kinds.filter((each) => each.startsWith("malloc"))).toHaveLength(7);
    expect(kinds).toContain("cuMemAlloc 256");
    expect(kinds.some((each) => each.startsWith("cuMemAllocHost"))).toBe(true);
    x.close();
    pinned.close();
    expect(liveAllocations(device).some(({ address }) => address === x.pointer)).toBe(false);
  }));

test("the end of a context reports leaks when DOORBELL_SOFT_GPU_LEAKS is set", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  process.env["DOORBELL_SOFT_GPU_LEAKS"] = "1";
  try {
    const device = openDevice(1, { provider: "soft" });
    const module = device.loadModule(ptxOf("faulty"));
    const out = device.allocate(64, "u64");
    module.kernel("keepsMemory", "ptr").launch({ grid: 1, block: 3 }, [out]);
    device.close();
    expect(told.mock.calls.map(([line]) => String(line).replace(/0x[0-9a-f]+/, "0x..."))).toEqual(
      Array(2).fill(
        "doorbell: leak: 48 bytes at 0x... of malloc of a kernel were not freed before the end of device 1's context",
      ),
    );
  } finally {
    delete process.env["DOORBELL_SOFT_GPU_LEAKS"];
    told.mockRestore();
  }
});

// Checked launches of whole kernels: violations are reported with their lines, and correct kernels pass with
// the same results.
import { expect, test } from "vitest";
import { KernelCheckError, type LaunchConfig, openDevice } from "../../../src/cuda/index.ts";
import { wholeAnswer, wholeKernels } from "../instructions/whole.ts";
import { ptxOf } from "../ptx/harness.ts";

/** Returns the violations of a launch, as "kind at line: thread". */
function findings(launch: () => void): string[] {
  try {
    launch();
    return [];
  } catch (error) {
    if (!(error instanceof KernelCheckError)) throw error;
    return error.findings.map(
      ({ kind, source, thread }) => `${kind} at ${source?.file}:${source?.line}: ${thread[0]}`,
    );
  }
}

const config: LaunchConfig = { grid: 1, block: 64, check: true };

test.each([
  ["writesWithin", "ptr, i32", { ...config, grid: 2 }, [100], []],
  ["writesBeyond", "ptr, i32", { ...config, grid: 2 }, [100], ["out of bounds at faulty.cu:5: 36"]],
  ["misaligned", "ptr", config, [], ["misaligned at faulty.cu:11: 1"]],
  ["reverse", "ptr", { ...config, block: 128 }, [], []],
  ["sumWarp", "ptr, ptr", config, ["out"], []],
  ["countShared", "ptr", config, [], []],
  ["readsUnwritten", "ptr", config, [], ["uninitialised at faulty.cu:61: 63"]],
  ["partsAtBarrier", "ptr", config, [], ["divergent barrier at faulty.cu:67: 32"]],
  ["passesBarrier", "ptr, i32", config, [64], []],
  ["passesBarrier", "ptr, i32", config, [16], ["divergent barrier at faulty.cu:117: 0"]],
  ["passesBarrier", "ptr, i32", { ...config, block: 128 }, [96], ["divergent barrier at faulty.cu:117: 0"]],
  ["fencesAlone", "ptr", config, [], []],
  ["manyBarriers", "ptr, i32, i32", config, [1500, 0], []],
  [
    "manyBarriers",
    "ptr, i32, i32",
    config,
    [1500, 1],
    ["race at faulty.cu:130: 32", "race at faulty.cu:131: 32"],
  ],
  ["waitsForMore", "ptr", config, [], ["barrier never opens at faulty.cu:70: 0"]],
  ["sharedBeyond", "ptr", { ...config, sharedBytes: 128 }, [], ["out of bounds at faulty.cu:75: 32"]],
  ["sharedBeyond", "ptr", { ...config, sharedBytes: 256 }, [], []],
] as const)("%s", (name, signature, how, more, expected) => {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(ptxOf("faulty"));
  using x = device.allocate(name.startsWith("writes") ? 100 : 256, "i32");
  using out = device.allocate(256, "i32");
  x.fill(0);
  const values = more.map((each) => (each === "out" ? out : each));
  expect(findings(() => module.kernel(name, signature).launch(how, [x, ...values]))).toEqual(expected);
  // The context still works.
  module.kernel("writesWithin", "ptr, i32").launch({ grid: 1, block: 64 }, [x, 64]);
  expect((x.toArray() as Int32Array).slice(0, 3)).toEqual(Int32Array.from([0, 0x3f800000, 0x40000000]));
});

test("the PTX of a kernel can be read", () => {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(ptxOf("faulty"));
  const lines = module.kernel("writesWithin", "ptr, i32").ptx?.trim().split("\n") ?? [];
  expect(lines[0]).toMatch(/^\.visible \.entry writesWithin\(/);
  expect(lines.at(-1)).toBe("}");
  expect(lines.filter((line) => line.includes(".entry"))).toHaveLength(1);
  expect(lines.some((line) => line.includes("st.global"))).toBe(true);
});

test("a race names both threads and lines", () => {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(ptxOf("faulty"));
  using x = device.allocate(256, "i32");
  using out = device.allocate(256, "i32");
  x.fill(0);
  const racing = findings(() => module.kernel("reverseRacing", "ptr").launch({ ...config, block: 128 }, [x]));
  expect(racing).toContain("race at faulty.cu:16: 64");
  expect(racing).toContain("race at faulty.cu:17: 64");
  const rounds = findings(() => module.kernel("sumRacing", "ptr, ptr").launch(config, [x, out]));
  expect(new Set(rounds.map((each) => each.split(":").slice(0, 2).join(":")))).toEqual(
    new Set(["race at faulty.cu:30", "race at faulty.cu:32"]),
  );
});

test("an address without an allocation is reported with the nearest allocation", () => {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(ptxOf("faulty"));
  using x = device.allocate(100, "f32");
  expect(() => module.kernel("writesBeyond", "ptr, i32").launch({ ...config, grid: 2 }, [x, 100])).toThrow(
    /4 bytes at element 100 of argument 0, just behind the allocation of 400 bytes at 0x[0-9a-f]+; thread \(36, 0, 0\) of block \(1, 0, 0\) in writesBeyond, faulty.cu:5 \(PTX line \d+\): st.global/,
  );
});

/** CUB's merge sort reads the shared word behind a tile without using its value. */
const readsOneBeyond = new Set(["cubMergeSort", "cubWarp"]);

test.for(wholeKernels)("%s has no violations, and gives the same results", (name) => {
  using device = openDevice(0, { provider: "soft" });
  if (readsOneBeyond.has(name)) {
    expect(() => wholeAnswer(device, name, true)).toThrow("2 findings\n  uninitialised");
    return;
  }
  const checked = wholeAnswer(device, name, true);
  expect(typeof checked === "string" ? checked : "").toBe("");
  const plain = wholeAnswer(device, name);
  expect(typeof plain === "string" ? plain : "").toBe("");
  expect(checked).toEqual(plain);
});

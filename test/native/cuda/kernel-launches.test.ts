// Launches of kernels in TypeScript on the provider under test: structs by value, types by buffer, repetition.
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { array, f32, f64, struct, u32 } from "../../../ffi/layout/index.ts";
import { byValue, kernel } from "../../../src/kernel/index.ts";
import { runFixture } from "../../support/subprocess.ts";
import { open, providerName } from "./provider.ts";

const gpu = open();
afterAll(() => gpu.close());

const Settings = struct("Settings", { by: f64, weights: array(f32, 4), mask: u32 });

test("a struct by value is read with computed indices", () => {
  const weigh = kernel(
    "weigh",
    { y: "f64[]", settings: byValue(Settings), add: "f32" },
    ({ y, settings, add }, { threadIdx, f64: double }) => {
      const i = threadIdx.x;
      y[i] = double(settings.weights[i & 3]) * settings.by + double(settings.mask) + double(add);
    },
  );
  const y = gpu.from(new Float64Array(32));
  weigh.launch(
    { grid: 1, block: 32 },
    { y, settings: { by: 0.5, weights: [2, 4, 6, 8], mask: 7 }, add: 0.25 },
  );
  expect([...y.toArray()]).toEqual(Array.from({ length: 32 }, (_, i) => (i & 3) + 1 + 7.25));
});

test("buffers choose the type of a generic kernel", () => {
  const third = kernel("third", { y: "(f32 | f64)[]" }, ({ y }, { globalIdx }) => {
    y[globalIdx.x] /= 3;
  });
  const [singles, doubles] = [gpu.from(new Float32Array([1, 2])), gpu.from(new Float64Array([1, 2]))];
  third.launch({ grid: 1, block: 2 }, { y: singles });
  third.launch({ grid: 1, block: 2 }, { y: doubles });
  expect([...singles.toArray()]).toEqual([Math.fround(1 / 3), Math.fround(2 / 3)]);
  expect([...doubles.toArray()]).toEqual([1 / 3, 2 / 3]);
});

test("prepared launches repeat, alone, cooperative and in a graph", () => {
  const count = kernel("count", { y: "i32[]", by: "i32" }, ({ y, by }, { globalIdx, grid }) => {
    const i = globalIdx.x;
    y[i] += by;
    grid.sync();
    if (i === 0) y[0] = y[127];
  });
  const y = gpu.from(new Int32Array(128));
  using stream = gpu.createStream();
  const step = count.prepare({ grid: 4, block: 32, cooperative: true, stream }, { y, by: 1 });
  for (let i = 0; i < 3; i++) step.launch();
  step.set({ by: 10 });
  step.launch();
  stream.synchronize();
  expect([...new Set(y.toArray())]).toEqual([13]);
  const add = kernel("add", { y: "i32[]", by: "i32" }, ({ y: all, by }, { globalIdx }) => {
    all[globalIdx.x] += by;
  });
  const plain = add.prepare({ grid: 4, block: 32, stream }, { y, by: 100 });
  using graph = stream.capture(() => {
    for (let i = 0; i < 3; i++) plain.launch();
  });
  using executable = graph.instantiate();
  executable.launch(stream);
  stream.synchronize();
  expect([...new Set(y.toArray())]).toEqual([313]);
});

test("the driver's resources and occupancy are explained", () => {
  const copy = kernel("copy", { x: "readonly f32[]", y: "f32[]" }, ({ x, y }, { globalIdx }) => {
    y[globalIdx.x] = x[globalIdx.x];
  });
  const { resources, accesses } = copy.explain({ device: gpu, block: 128 });
  expect(resources).toMatchObject({ device: gpu.name, sharedBytes: 0, localBytes: 0, block: 128 });
  expect(resources!.occupancy).toBeGreaterThan(0);
  expect(accesses.map(({ pattern }) => pattern)).toEqual(["coalesced", "coalesced"]);
});

test("an index outside is named in the error of the launch", { timeout: 90_000 }, () => {
  const { stdout } = runFixture("out-of-bounds.ts", [], {
    environment: { DOORBELL_CUDA: providerName },
    limitMs: 60_000,
  });
  const file = fileURLToPath(new URL("../../fixtures/out-of-bounds.ts", import.meta.url));
  expect(stdout).toMatch(
    /CUDA_ERROR_ASSERT.*kernel touch: the index 10\d{4} of y is outside of 256 elements/,
  );
  expect(stdout).toContain(`${file}:11`);
});

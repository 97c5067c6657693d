import { afterAll, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const add = kernel("add", { x: "readonly f32[]", y: "f32[]", by: "f32" }, ({ x, y, by }, { globalIdx }) => {
  if (globalIdx.x < y.length) y[globalIdx.x] += x[globalIdx.x] * by;
});
const ones = (length = 4) => gpu.from(new Float32Array(length).fill(1));
const shape = { grid: 1, block: 32 } as const;

test("a prepared launch repeats, and set replaces arguments by name", () => {
  const [x, y, z] = [ones(), ones(), ones(2)];
  const step = add.prepare(shape, { x, y, by: 2 });
  step.launch();
  step.launch(gpu.stream);
  expect([...y.toArray()]).toEqual([5, 5, 5, 5]);
  step.set({ by: 10 });
  step.launch();
  expect([...y.toArray()]).toEqual([15, 15, 15, 15]);
  // The length goes with the buffer.
  step.set({ y: z });
  step.launch();
  expect([...z.toArray()]).toEqual([11, 11]);
  expect([...y.toArray()]).toEqual([15, 15, 15, 15]);
});

test("two prepared launches have arguments of their own", () => {
  const [x, y] = [ones(), ones()];
  const [one, ten] = [add.prepare(shape, { x, y, by: 1 }), add.prepare(shape, [x, y, 10])];
  for (const step of [one, ten, one]) step.launch();
  add.launch(shape, { x, y, by: 100 });
  one.launch();
  expect([...y.toArray()]).toEqual([114, 114, 114, 114]);
});

test("wrong arguments are refused, and the old ones stay", () => {
  const [x, y] = [ones(), ones()];
  const step = add.prepare(shape, { x, y, by: 1 });
  expect(() => step.set({ z: 1 } as never)).toThrow(
    "kernel add has no parameter z: its parameters are x, y, by",
  );
  expect(() => step.set({ y: gpu.from(new Int32Array(4)) } as never)).toThrow("y is a buffer of i32");
  expect(() => step.set({ y: x })).toThrow("x (readonly) and y (written) share memory");
  expect(() => step.set({ by: "2" } as never)).toThrow("argument 2 is");
  expect(() => add.prepare({ grid: 0, block: 32 }, { x, y, by: 1 })).toThrow("grid is 0");
  expect(() => add.prepare({ ...shape, check: true }, { x, y, by: 1 })).toThrow(
    "prepare: only launch takes check",
  );
  step.launch();
  expect([...y.toArray()]).toEqual([2, 2, 2, 2]);
});

test("a closed buffer, module or stream is refused at the launch", () => {
  const [x, y] = [ones(), ones()];
  const stream = gpu.createStream();
  const step = add.prepare(shape, { x, y, by: 1 });
  const other = add.prepare({ ...shape, stream }, { x, y: ones(), by: 1 });
  y.close();
  expect(() => step.launch()).toThrow(/closed/);
  stream.close();
  expect(() => other.launch()).toThrow(/closed/);
});

test("the kernel of a module prepares launches too", () => {
  const [x, y] = [ones(), ones()];
  const step = add.on(gpu).prepare(shape, [x, y, 2, 4]);
  step.launch();
  step.set(2, 5);
  step.launch();
  expect([...y.toArray()]).toEqual([8, 8, 8, 8]);
  expect(() => step.set(4, 1)).toThrow("the index is 4. Use 0 to 3, the parameters of add");
  expect(() => step.set(2, 1n)).toThrow("argument 2 is 1n");
  step.launch();
  expect([...y.toArray()]).toEqual([13, 13, 13, 13]);
});

test("by name, prepared and in order, a capture records a kernel, and its graph repeats it", async () => {
  const [x, y] = [ones(), ones()];
  const stream = gpu.createStream();
  const step = add.prepare({ ...shape, stream }, { x, y, by: 10 });
  const graph = stream.capture(() => {
    add.launch({ ...shape, stream }, { x, y, by: 1 });
    step.launch();
    add.launch({ ...shape, stream }, [x, y, 100]);
  });
  expect([...y.toArray()]).toEqual([1, 1, 1, 1]);
  const executable = graph.instantiate();
  // The graph has copies of the arguments.
  step.set({ by: 1000 });
  executable.launch(stream);
  executable.launch(stream);
  stream.synchronize();
  expect([...y.toArray()]).toEqual([223, 223, 223, 223]);
});

test("a cooperative launch meets all blocks", () => {
  const reverse = kernel(
    "reverse",
    { x: "i32[]", y: "i32[]" },
    ({ x, y }, { globalIdx, globalSize, grid }) => {
      const i = globalIdx.x;
      x[i] = i;
      grid.sync();
      y[i] = x[globalSize.x - 1 - i];
    },
  );
  const [x, y] = [gpu.from(new Int32Array(256)), gpu.from(new Int32Array(256))];
  const config = { grid: 4, block: 64, cooperative: true } as const;
  const wanted = Array.from({ length: 256 }, (_, i) => 255 - i);
  reverse.launch(config, { x, y });
  expect([...y.toArray()]).toEqual(wanted);
  y.fill(0);
  reverse.prepare(config, { x, y }).launch();
  expect([...y.toArray()]).toEqual(wanted);
});

test("the blocks of a cluster read each other's memory", () => {
  const ring = kernel("ring", { y: "i32[]" }, ({ y }, { cluster, shared, threadIdx, blockIdx }) => {
    const own = shared("i32", 1);
    if (threadIdx.x === 0) own[0] = blockIdx.x;
    cluster.sync();
    const next = cluster.shared(own, (cluster.rank + 1) % cluster.size);
    if (threadIdx.x === 0) y[blockIdx.x] = next[0];
    cluster.sync();
  });
  const y = gpu.from(new Int32Array(8));
  const config = { grid: 8, block: 32, cluster: 4 } as const;
  ring.launch(config, { y });
  expect([...y.toArray()]).toEqual([1, 2, 3, 0, 5, 6, 7, 4]);
  y.fill(0);
  const stream = gpu.createStream();
  const step = ring.prepare({ ...config, stream }, { y });
  step.launch();
  stream.synchronize();
  expect([...y.toArray()]).toEqual([1, 2, 3, 0, 5, 6, 7, 4]);
});

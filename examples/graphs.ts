// Launches a hundred small kernels one by one and as a graph. Then runs a graph with a loop whose kernel ends
// it. One kernel is TypeScript. The other is CUDA C++, because it calls a function of CUDA's device runtime.
//
//     npx bun examples/graphs.ts [--dot]
import process from "node:process";
import { type Device, Graph, openDevice } from "doorbell/cuda";
import { kernel } from "doorbell/kernel";
import { fail } from "./common/fail.ts";
import { moduleOf } from "./common/module-of.ts";

const step = kernel("step", { x: "f32[]", n: "i32" }, ({ x, n }, { globalIdx }) => {
  const i = globalIdx.x;
  if (i < n) x[i] = x[i] * 0.5 + 1;
});

const source = `
extern "C" __device__ void cudaGraphSetConditional(unsigned long long, unsigned);
extern "C" __global__ void until(unsigned long long loop, float *x, unsigned *rounds) {
  ++*rounds;
  cudaGraphSetConditional(loop, 2.0f - x[0] > 1e-3f);
}`;

async function captured(device: Device, show: boolean): Promise<void> {
  using stream = device.createStream({ nonBlocking: true });
  using other = device.createStream({ nonBlocking: true });
  using x = device.allocate(4096, "f32");
  using y = device.allocate(4096, "f32");
  x.fill(0);
  y.fill(0);
  const hundred = (): void => {
    for (let i = 0; i < 100; i++) step.launch({ ...step.over(4096), stream }, { x, n: 4096 });
  };
  hundred();
  await stream.done();
  let start = performance.now();
  hundred();
  stream.synchronize();
  const single = (performance.now() - start) * 1000;
  using graph = stream.capture(() => {
    hundred();
    // Fork to a second stream, which copies x to y, and join.
    other.waitFor(stream);
    y.set(x, 0, other);
    stream.waitFor(other);
  });
  using executable = graph.instantiate();
  executable.launch(stream);
  stream.synchronize();
  start = performance.now();
  executable.launch(stream);
  stream.synchronize();
  const whole = (performance.now() - start) * 1000;
  process.stdout.write(`${device.name}: ${graph.nodes().length} nodes, ${graph.edges().length} edges\n`);
  process.stdout.write(
    `100 launches and a wait: ${single.toFixed(0)} us; the graph with an additional copy: ${whole.toFixed(0)} us\n`,
  );
  process.stdout.write(`y[0] = ${y.toArray()[0]}\n`);
  if (show) process.stdout.write(graph.dot());
}

async function repeating(device: Device): Promise<void> {
  using module = moduleOf(device, source, "graphs");
  using x = device.allocate(4096, "f32");
  using rounds = device.allocate(1, "u32");
  using graph = new Graph(device);
  const loop = graph.createConditionalHandle(1);
  const zero = [graph.addFill(x, 0), graph.addFill(rounds, 0)];
  const [body] = graph.addConditional("while", loop, zero).bodies;
  const stepped = body!.addKernel(step.on(device), step.over(4096), [x, 4096]);
  body!.addKernel(
    module.kernel("until", "u64, ptr, ptr"),
    { grid: 1, block: 1 },
    [loop, x, rounds],
    [stepped],
  );
  using executable = graph.instantiate();
  executable.launch();
  await device.done();
  process.stdout.write(
    `the loop ran ${rounds.toArray()[0]} times on the device, until x[0] = ${x.toArray()[0]}\n`,
  );
}

async function main(): Promise<void> {
  using device = openDevice();
  await captured(device, process.argv.includes("--dot"));
  await repeating(device);
}

await main().catch(fail);

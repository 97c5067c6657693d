// Child process of abandoned.test.ts: workers of the soft GPU that do not stop or that exit. Reports the
// outcome as JSON lines.
import process from "node:process";
import * as threads from "node:worker_threads";
import { openDevice } from "../../../src/cuda/index.ts";
import { heldMemory } from "../../../src/soft/gpu/kernels/shared/held-memory.ts";

const say = (name: string, value: unknown) => console.log(JSON.stringify({ name, value }));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const source = (body: string) => `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry go(.param .u64 x) { .reg .pred %p; .reg .b32 %r; .reg .b64 %a; .reg .f64 %d; ld.param.u64 %a, [x]; ${body} ret; }`;
/** Kernel with slow iterations, so that its loop seldom checks whether to stop. */
const SLOW = `mov.f64 %d, 0d3FF0000000000001; mov.u32 %r, 0;
again: fma.rm.f64 %d, %d, 0d3FEFFFFFFFFFFFF1, 0d3CA0000000000001; add.u32 %r, %r, 1; setp.ne.u32 %p, %r, 400000;
@%p bra again; st.global.f64 [%a], %d;`;

function works(): void {
  using device = openDevice(0, { provider: "soft" });
  const there = device.allocate(1, "u32").fill(0);
  const kernel = device.loadModule(source("st.global.u32 [%a], 5;")).kernel("go", "ptr");
  kernel.launch({ grid: 1, block: 1 }, [there]);
  say("works", [...there.toArray()]);
}

async function failing(body: string, meanwhile: () => Promise<void>): Promise<void> {
  const device = openDevice(1, { provider: "soft" });
  const memory = device.allocate(1 << 20, "u32").fill(0);
  device.loadModule(source(body)).kernel("go", "ptr").launch({ grid: 64, block: 1 }, [memory]);
  device.driver.lib.cuStreamQuery(0);
  await meanwhile();
  let error = "";
  try {
    device.synchronize();
  } catch (thrown) {
    error = String(thrown);
  }
  say("error", error);
  say("left", heldMemory().threads);
  device.close();
  say("kept", heldMemory().pieces);
}

const started: threads.Worker[] = [];
if (process.argv[2] === "ended") {
  // The test needs a reference to the worker in order to terminate it.
  const { on } = threads.Worker.prototype;
  threads.Worker.prototype.on = function (this: threads.Worker, ...given: Parameters<typeof on>) {
    if (!started.includes(this)) started.push(this);
    return on.apply(this, given);
  } as typeof on;
}
if (process.argv[2] === "late" || process.argv[2] === "never") {
  // The first worker never starts; in another mode its replacement does not start either.
  const module = process.getBuiltinModule("node:worker_threads");
  const { Worker } = module;
  let first = true;
  module.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      const { index } = given[1]!.workerData as { index: number };
      if (first || (process.argv[2] === "never" && index === 0))
        super("setInterval(() => {}, 1000);", { eval: true });
      else super(...given);
      say("began", !first);
      first = false;
    }
  };
  works();
  process.exit(0);
}

works();
if (process.argv[2] === "ended")
  await failing(SLOW, async () => {
    await Promise.race([started[0]!.terminate(), pause(20_000)]);
  });
else await failing(SLOW, async () => {});
works();
for (let i = 0; i < 600 && heldMemory().threads > 0; i++) await pause(100);
say("threads", heldMemory().threads);
say("pieces", heldMemory().pieces);
works();
process.exit(0);

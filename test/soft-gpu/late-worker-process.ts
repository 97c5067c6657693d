// A worker of the embedded GPU that never begins, as happens in Bun on machines with many processors. For given-up.test.ts.
import process from "node:process";
import { openDevice } from "../../src/cuda/index.ts";

const threads = process.getBuiltinModule("node:worker_threads");
const { Worker } = threads;
let started = 0;
threads.Worker = class extends Worker {
  constructor(...given: ConstructorParameters<typeof Worker>) {
    if (started++ === 0) super("setInterval(() => {}, 1000);", { eval: true });
    else super(...given);
  }
};

using device = openDevice(0, { provider: "soft" });
const there = device.allocate(1, "u32").fill(0);
const source = `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry go(.param .u64 x) { .reg .b64 %a; ld.param.u64 %a, [x]; st.global.u32 [%a], 5; ret; }`;
device.loadModule(source).kernel("go", "ptr").launch({ grid: 1, block: 1 }, [there]);
console.log(JSON.stringify({ name: "works", value: [...there.toArray()] }));
console.log(JSON.stringify({ name: "started", value: started > 1 }));
device.close();
process.exit(0);

// Child process of counting.test.ts: adds to another process's memory by atomic operations until it is
// killed.
import { openBuffer, openDevice } from "../../src/cuda/index.ts";
import { adder } from "./counting-kernel.ts";

const [ticket, step] = process.argv.slice(2) as [string, string];
const device = openDevice(0, { provider: "soft" });
const counter = await openBuffer(device, ticket);
const kernel = device.loadModule(adder(BigInt(step))).kernel("go", "ptr");
for (let launches = 0; ; launches++) {
  kernel.launch({ grid: 64, block: 128 }, [counter]);
  device.synchronize();
  if (launches === 3) console.log("counting");
}

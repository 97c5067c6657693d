// Injected faults must affect the NIC of the inter-node thread until they are removed.
import assert from "node:assert/strict";
import process from "node:process";
import { join } from "../../../src/group/index.ts";
import { faultCounts, injectFaults } from "../../../src/soft/index.ts";
import { same } from "./reference.ts";

process.env["DOORBELL_SOFT_SHARED"] = "off";
using group = await join({ timeoutMs: 60_000 });
using data = group.device.allocate(10_000, "f32");
async function sum(): Promise<void> {
  data.fill(group.rank + 1);
  group.allReduce(data);
  await group.done();
  same(data.toArray(), new Float32Array(data.length).fill(3), "sum");
}
await sum();
assert.equal(faultCounts().delay, 0);
injectFaults("delay=1ms");
await sum();
assert.ok(faultCounts().delay > 0);
await group.barrier();
injectFaults("");
await sum();
await group.barrier();
console.log("fine");

// Child process of many.test.ts: launches of many sizes on one or both devices, each verified as soon as it
// completes.
import process from "node:process";
import { openDevice } from "../../../src/cuda/index.ts";
import { seeded } from "../../support/random.ts";

const source = `.version 8.0
.target sm_80
.address_size 64
.visible .entry count(.param .u64 x, .param .u32 turns) {
  .reg .pred %p; .reg .b32 %r, %n, %old; .reg .b64 %a;
  ld.param.u64 %a, [x]; ld.param.u32 %n, [turns]; mov.u32 %r, 0;
again: add.u32 %r, %r, 1; setp.lt.u32 %p, %r, %n; @%p bra again;
  atom.global.add.u32 %old, [%a], 1; ret; }`;

const devices = [0, 1].slice(0, process.argv[2] === "both" ? 2 : 1).map((ordinal) => {
  const device = openDevice(ordinal, { provider: "soft" });
  const kernel = device.loadModule(source).kernel("count", "ptr, u32");
  return { device, kernel, counter: device.allocatePinned(1, "u32"), expected: 0 };
});
const { int } = seeded(1);
let wrong = 0;
for (let launch = 0; launch < 100; launch++) {
  for (const each of devices) {
    const blocks = 1 + int(16);
    each.kernel.launch({ grid: blocks, block: 1 }, [each.counter, 1 + int(3000)]);
    each.expected += blocks;
  }
  if (int(2) === 0) continue;
  for (const { device, counter, expected } of devices) {
    device.synchronize();
    if (counter.array[0] !== expected) wrong++;
  }
}
console.log(JSON.stringify({ multiprocessors: devices[0]!.device.multiprocessors, wrong }));
for (const { device, counter } of devices) {
  counter.close();
  device.close();
}

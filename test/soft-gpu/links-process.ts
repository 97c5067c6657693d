// Child process of links.test.ts: copies to soft GPU 0, whose place the environment gives, after a line of input. It
// prints the times of the begin and of the end, in nanoseconds of CLOCK_MONOTONIC.
import { openDevice } from "../../src/cuda/index.ts";
import { clockNs } from "../../src/soft/links/clock.ts";

const bytes = Number(process.argv[2]);
const device = openDevice(0, { provider: "soft" });
const [target, source] = [device.allocate(bytes), device.allocatePinned(bytes)];
console.log("ready");
process.stdin.once("data", () => {
  const began = clockNs();
  target.set(source);
  console.log(JSON.stringify([began, clockNs()]));
  process.exit();
});

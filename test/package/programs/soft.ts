// Uses the soft devices by C names, and injects faults.
import { cutAddress, faultCounts, injectFaults, parseFaults, softCuda, softIbverbs } from "doorbell/soft";

console.log(softIbverbs().provider, softIbverbs().ibv_get_device_list(0) !== 0);
console.log(softCuda().provider, softCuda().cuInit(0));
injectFaults("drop=0.5,seed=7");
cutAddress("127.0.0.2");
cutAddress("127.0.0.2", false);
console.log(faultCounts().drop, faultCounts().cut, parseFaults("delay=1ms").rules.length);
try {
  injectFaults("dorp=1");
} catch (error) {
  if (error instanceof Error) console.log(error.name, "part" in error && error.part);
}

// A member of three hosts ends while the others launch a graph with a collective. Their waits end with its loss. The graph of the old
// group is then refused, and a new one runs in the reformed group.
import process from "node:process";
import { join, MemberLostError } from "../../../src/group/index.ts";
import { same } from "./reference.ts";

using group = await join({ timeoutMs: 20_000, lostAfterMs: 1000 });
const { rank, device } = group;
using stream = device.createStream();
using data = device.allocate(50_000, "i32");
const captured = () => stream.capture(() => group.allReduce(data, undefined, { stream })).instantiate();
using old = captured();
try {
  for (let round = 0; ; round++) {
    data.fill(1, stream);
    old.launch(stream);
    old.launch(stream);
    await group.done({ stream });
    same(data.toArray(), new Int32Array(50_000).fill(9), `round ${round}`);
    if (rank === 2 && round === 3) process.kill(process.pid, "SIGKILL");
  }
} catch (error) {
  if (!(error instanceof MemberLostError)) throw error;
  console.log(error.rank);
}
// A launch after the failure ends at once, and changes nothing for the next group.
old.launch(stream);
stream.synchronize();
await group.reform();
try {
  old.launch(stream);
  console.log("launched");
} catch (error) {
  console.log((error as Error).name);
}
using next = captured();
data.fill(1, stream);
next.launch(stream);
await group.done({ stream });
same(data.toArray(), new Int32Array(50_000).fill(2), "reformed");
await group.barrier();
console.log("fine");

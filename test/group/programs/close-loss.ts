// Rank 0 closes its group. Rank 1 is killed after the memory of the group is freed, and before the heartbeat thread of
// rank 0 ends.
import process from "node:process";
import { join } from "../../../src/group/index.ts";
import { Resource } from "../../../src/lifetime/resource.ts";

const group = await join({ timeoutMs: 60_000 });
const [, victim] = await group.exchange(process.pid);

/** Child of the group that is older than its memory, so that it is closed later. */
class LastChild extends Resource {
  readonly label = "the last child";

  constructor() {
    super();
    this.own(group);
  }

  protected release(): void {
    process.kill(victim!, "SIGKILL");
    // The heartbeat thread detects the loss meanwhile.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  }
}

if (group.rank === 0) new LastChild();
await group.reform();
await group.barrier();
if (group.rank === 0) {
  group.close();
  console.log("closed");
} else await new Promise((resolve) => setTimeout(resolve, 30_000));

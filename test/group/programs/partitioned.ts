// Runs barriers and writes checkpoints until a file exists. Prints the errors of a cut network, and whether
// the member continues or ends.
import { existsSync } from "node:fs";
import { openDevice } from "../../../src/cuda/index.ts";
import { join, MemberLostError } from "../../../src/group/index.ts";

const [folder = "", enough = ""] = process.argv.slice(2);
const device = openDevice("soft");
using group = await join({ device, timeoutMs: 60_000, lostAfterMs: 500 });
const part = device.allocate(1000, "f32").fill(group.rank);
console.log(`ready ${process.pid}`);
try {
  for (let done = false; !done; ) {
    try {
      await group.barrier();
      const { version } = await group.checkpoint("state", { sharded: { part } }, { folder, keep: 1000 });
      if (version <= 2) console.log(`saved ${version}`);
      done = (await group.exchange(existsSync(enough))).every(Boolean);
    } catch (error) {
      if (!(error instanceof MemberLostError)) throw error;
      console.log(`lost ${error.losses.map(({ member }) => member.place).sort()}: ${error.lossCause}`);
      await group.reform({ timeoutMs: 6000 });
      console.log(`continues: rank ${group.rank} of ${group.size}`);
    }
  }
  console.log("fine");
} catch (error) {
  console.log(`ends: ${(error as Error).name}: ${(error as Error).message.split("\n")[0]}`);
}

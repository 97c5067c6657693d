// Reforms a group after each loss, and prints how each reform ended. Members may be killed at any step.
import { existsSync } from "node:fs";
import { join, MemberLostError, MissingMembersError } from "../../../src/group/index.ts";

const [go = "", size = "0", limit = "3000"] = process.argv.slice(2);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

using group = await join({ device: "none", timeoutMs: 60_000, lostAfterMs: 1000 });
console.log(`ready ${group.epoch}`);

/** Waits for the file that starts the reforms, and prints the number of waiting processes meanwhile. */
async function start(): Promise<void> {
  for (let before = -1; ; await pause(5)) {
    const waiting = group["membership"].candidates.length;
    if (waiting !== before) console.log(`newcomers ${waiting}`);
    before = waiting;
    if (existsSync(go)) return;
  }
}

/** Reforms the group once. Only a typed error may end the reform. */
async function reform(): Promise<void> {
  try {
    await group.reform({ timeoutMs: Number(limit), ...(size === "0" ? {} : { size: Number(size) }) });
    console.log(`reformed ${group.size} epoch ${group.epoch}`);
  } catch (error) {
    if (!(error instanceof MemberLostError) && !(error instanceof MissingMembersError)) throw error;
    console.log(`refused ${group.size} epoch ${group.epoch}: ${error.name}`);
  }
}

let isLost = false;
while (!isLost || group.size > 1) {
  try {
    await group.exchange(null);
    await pause(5);
  } catch (error) {
    if (!(error instanceof MemberLostError)) throw error;
    if (!isLost) console.log("lost");
    isLost = true;
    await start();
    console.log("reforms");
    await reform();
  }
}
console.log("alone");
process.exit(0);

// Waits for the loss of a stopped member, and prints the time since its last heartbeat in milliseconds.
import { join, MemberLostError } from "../../../src/group/index.ts";

const [lostAfterMs = "", device] = process.argv.slice(2);
const options = { timeoutMs: 60_000, lostAfterMs: Number(lostAfterMs) };
const group = await join(device === "none" ? { ...options, device } : options);
console.log("ready");
try {
  for (;;) {
    await group.exchange(null, { timeoutMs: 60_000 });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
} catch (error) {
  if (!(error instanceof MemberLostError)) throw error;
  console.log(`silent ${error.lastHeartbeatMs}`);
  process.exit(0);
}

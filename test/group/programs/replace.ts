// Runs a group in which a new process replaces each lost member, until a file exists.
import { existsSync } from "node:fs";
import { join, MemberLostError } from "../../../src/group/index.ts";

const [file = "", limit = "2000"] = process.argv.slice(2);
using group = await join({ timeoutMs: 60_000, lostAfterMs: Number(limit) });
const { device } = group;
const slots = Number(process.env["DOORBELL_SIZE"]);
const part = device.allocate(5000, "f32");
const shared = await sharedBuffer();

/** Memory that rank 0 shares must be available to later members. */
async function sharedBuffer() {
  if (group.rank !== 0) return undefined;
  const own = device.allocate(16, "u32").fill(4711);
  group.share(own, "number");
  return own;
}

console.log(`ready ${process.pid} rank ${group.rank} epoch ${group.epoch}`);
for (let done = false; !done; ) {
  try {
    part.fill(group.rank + 1);
    group.allReduce(part);
    await group.done();
    const wanted = (group.size * (group.size + 1)) / 2;
    const wrong = part.toArray().findIndex((value) => value !== wanted);
    if (wrong >= 0) throw new Error(`element ${wrong} is ${part.toArray()[wrong]}, not ${wanted}`);
    done = (await group.exchange(existsSync(file))).every(Boolean);
  } catch (error) {
    if (!(error instanceof MemberLostError)) throw error;
    const detected = Date.now();
    await group.reform({ size: slots });
    console.log(
      `reformed ${group.epoch}: rank ${group.rank} of ${group.size} in ${Date.now() - detected} ms`,
    );
  }
}
if (group.rank === 1) {
  const opened = await group.open(0, "number");
  if (!("toArray" in opened) || opened.toArray()[0] !== 4711)
    throw new Error("the buffer of rank 0 has wrong data");
}
await group.barrier();
shared?.close();
console.log(`fine, rank ${group.rank} of ${group.size}`);

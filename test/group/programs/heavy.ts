// Rank 1 has much memory, which the kernel frees slowly after a kill. Rank 0 must detect the failure earlier.
import { join, MemberLostError } from "../../../src/group/index.ts";

const [bytes = "0"] = process.argv.slice(2);
using group = await join({ device: "none", timeoutMs: 60_000 });
const held = group.rank === 1 ? new Uint8Array(Number(bytes)).fill(1) : undefined;
await group.barrier();
console.log(`ready ${process.pid}`);
if (held !== undefined) await new Promise((resolve) => setTimeout(resolve, 60_000, held));
const error = await group.barrier().then(
  () => undefined,
  (failure: unknown) => failure,
);
if (!(error instanceof MemberLostError)) throw new Error(`rank ${group.rank} got ${error}`);
console.log(`detected: ${error.lossCause}`);
await group.reform();
const before = process.cpuUsage();
const begun = performance.now();
await new Promise((resolve) => setTimeout(resolve, 1000));
const { user, system } = process.cpuUsage(before);
console.log(`idle: ${Math.round((user + system) / 10 / (performance.now() - begun))} %`);

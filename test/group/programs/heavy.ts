// Rank 1 has much memory, which the kernel takes long to free when it is killed. Rank 0 hears of it before that, and rests afterwards.
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
if (!(error instanceof MemberLostError)) throw new Error(`rank ${group.rank} heard ${error}`);
console.log(`heard: ${error.lossCause}`);
await group.reform();
const before = process.cpuUsage();
const begun = performance.now();
await new Promise((resolve) => setTimeout(resolve, 1000));
const { user, system } = process.cpuUsage(before);
console.log(`rests: ${Math.round((user + system) / 10 / (performance.now() - begun))} %`);

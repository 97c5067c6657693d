// Two members of a group in one process run an allReduce on a soft GPU, with the kernels that the package
// carries.
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { openDevice } from "doorbell/cuda";
import { join as joinGroup } from "doorbell/group";

using device = openDevice("soft");
const rendezvous = `file://${join(tmpdir(), `doorbell-sum-${process.pid}`)}`;
const member = (rank: number) => joinGroup({ device, rendezvous, size: 2, rank, timeoutMs: 30_000 });
const groups = await Promise.all([member(0), member(1)]);
const numbers = groups.map(({ rank }) => device.from(new Float32Array([1 + rank, 2 + rank, 3 + rank])));
for (const [rank, group] of groups.entries())
  group.allReduce(numbers[rank]!, { stream: device.createStream() });
await Promise.all(groups.map((group) => group.done({ timeoutMs: 30_000 })));
for (const each of numbers) console.log(`sum: ${each.toArray()}`);
for (const group of groups) group.close();

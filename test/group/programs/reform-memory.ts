// Prints the memory of rank 0 during calls of reform() between two hosts, which soft0 connects. Arguments: the
// number of reforms, the interval between lines, and "live" for the objects that remain after a collection.
import { readdirSync } from "node:fs";
import process from "node:process";
import { collectGarbage } from "../../../ffi/runtime/collect-garbage.ts";
import { join } from "../../../src/group/index.ts";

const reforms = Number(process.argv[2] ?? 100);
const everyReforms = Number(process.argv[3] ?? 10);
const isLive = process.argv[4] === "live";

interface BunHeap {
  readonly heapStats: () => { readonly objectCount: number };
}

/** Returns the number of objects and descriptors of this process after a full collection, by Bun. */
async function liveText(): Promise<string> {
  const { heapStats } = (await import("bun:jsc" as string)) as BunHeap;
  // The memory of the former epoch is freed a moment after a reform.
  for (let round = 0; round < 5; round++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    collectGarbage();
  }
  return `${heapStats().objectCount} objects, ${readdirSync("/proc/self/fd").length} descriptors`;
}

using group = await join({ timeoutMs: 120_000, host: `host${process.env.DOORBELL_RANK}` });
const data = group.device.allocate(100_000, "f32");
for (let done = 0; done <= reforms; done++) {
  group.allReduce(data.fill(1));
  await group.done();
  if (group.rank === 0 && done % everyReforms === 0) {
    const { rss, heapUsed, external } = process.memoryUsage();
    const mebibytes = [rss, heapUsed - external].map((bytes) => (bytes / 2 ** 20).toFixed(1));
    const memory = `RSS ${mebibytes[0]} MiB, JavaScript objects ${mebibytes[1]} MiB`;
    console.log(`${done} reforms: ${isLive ? await liveText() : memory}`);
  }
  if (done < reforms) await group.reform({ timeoutMs: 60_000 });
}

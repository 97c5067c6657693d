// Prints the resident memory of rank 0 during calls of reform() between two hosts, which soft0 connects.
import process from "node:process";
import { join } from "../../../src/group/index.ts";

const reforms = Number(process.argv[2] ?? 100);
const everyReforms = 10;

using group = await join({ timeoutMs: 120_000, host: `host${process.env.DOORBELL_RANK}` });
const data = group.device.allocate(100_000, "f32");
for (let done = 0; done <= reforms; done++) {
  group.allReduce(data.fill(1));
  await group.done();
  const { rss, heapUsed, external } = process.memoryUsage();
  const mebibytes = [rss, heapUsed - external].map((bytes) => (bytes / 2 ** 20).toFixed(1));
  if (group.rank === 0 && done % everyReforms === 0)
    console.log(`${done} reforms: RSS ${mebibytes[0]} MiB, JavaScript objects ${mebibytes[1]} MiB`);
  if (done < reforms) await group.reform({ timeoutMs: 60_000 });
}

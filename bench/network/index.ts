// Compares inter-node allReduce of two members with raw RDMA writes of the same bytes in both directions.
// Run `npm run bench -- network`.
import { runGroup } from "../common/group-run.ts";
import type { Row } from "./member.ts";

// The group treats the processes as two hosts. Each size runs allReduce and raw writes in turns for several
// rounds; the medians count.
const failure = await runGroup<Row>({
  program: new URL("./member.ts", import.meta.url),
  processes: 2,
  args: process.argv.slice(2),
  each: ({ transport, bytes, groupUs, rawUs }) => {
    if (transport !== undefined)
      console.log(
        `${transport}\n${"bytes".padStart(12)}  allReduce us     GB/s    raw us     GB/s   raw/ours`,
      );
    const GBps = (us: number): string => (bytes / us / 1000).toFixed(2).padStart(7);
    const cells = [groupUs.toFixed(0).padStart(12), GBps(groupUs), rawUs.toFixed(0).padStart(8), GBps(rawUs)];
    console.log(
      `${`${bytes}`.padStart(12)}  ${cells.join("  ")}  ${(rawUs / groupUs).toFixed(2).padStart(8)}`,
    );
  },
});
if (failure !== "") console.error(failure);
process.exitCode = failure === "" ? 0 : 1;

// Collectives between hosts beside the bytes they move: allReduce of two members, and RDMA writes of the same bytes both ways: `npm run bench -- network`.
import { runGroup } from "../common/group-run.ts";
import type { Row } from "./member.ts";

// The processes count as being on two hosts. Each size in turns: ours, then the raw writes, several rounds; the medians.
const failure = await runGroup<Row>({
  program: new URL("./member.ts", import.meta.url),
  processes: 2,
  args: process.argv.slice(2),
  each: ({ way, bytes, groupUs, rawUs }) => {
    if (way !== undefined)
      console.log(`${way}\n${"bytes".padStart(12)}  allReduce us     GB/s    raw us     GB/s   raw/ours`);
    const GBps = (us: number): string => (bytes / us / 1000).toFixed(2).padStart(7);
    const cells = [groupUs.toFixed(0).padStart(12), GBps(groupUs), rawUs.toFixed(0).padStart(8), GBps(rawUs)];
    console.log(
      `${`${bytes}`.padStart(12)}  ${cells.join("  ")}  ${(rawUs / groupUs).toFixed(2).padStart(8)}`,
    );
  },
});
if (failure !== "") console.error(failure);
process.exitCode = failure === "" ? 0 : 1;

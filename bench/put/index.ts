// Compares put and signal of kernels to another host with send and receive of the same bytes.
// Run `npm run bench -- put`.
import { runGroup } from "../common/group-run.ts";
import type { Row } from "./member.ts";

// The group treats the processes as two hosts. A message goes to the other member and back. Each size runs both ways in turns; the
// medians count.
const failure = await runGroup<Row>({
  program: new URL("./member.ts", import.meta.url),
  processes: 2,
  args: process.argv.slice(2),
  each: ({ transport, bytes, putUs, quietUs, passUs }) => {
    if (transport !== undefined)
      console.log(
        `${transport}\n${"bytes".padStart(12)}    put us     GB/s  quiet us     GB/s   pass us     GB/s   pass/put`,
      );
    const cells = [putUs, quietUs, passUs].flatMap((us) => [
      us.toFixed(0).padStart(8),
      (bytes / us / 1000).toFixed(2).padStart(7),
    ]);
    console.log(
      `${`${bytes}`.padStart(12)}  ${cells.join("  ")}  ${(passUs / putUs).toFixed(2).padStart(8)}`,
    );
  },
});
if (failure !== "") console.error(failure);
process.exitCode = failure === "" ? 0 : 1;

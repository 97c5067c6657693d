// Rank 1 of four ends. Its row reports the loss and continues without it; the other row never notices.
import { join, MemberLostError } from "../../../src/group/index.ts";

using group = await join({ timeoutMs: 60_000 });
const { rank } = group;
using row = (await group.split(Math.floor(rank / 2)))!;
await group.barrier();
if (rank === 1) process.kill(process.pid, "SIGKILL");
if (rank === 0) {
  const error = await row.barrier().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MemberLostError)) throw new Error(`the row reports ${error}`);
  await row.reform();
  console.log(`row 0 has ${row.size} member`);
} else {
  // The whole group reports the loss, and the row goes on.
  const error = await group.barrier().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MemberLostError)) throw new Error(`the group reports ${error}`);
  for (let i = 0; i < 20; i++) await row.barrier();
  console.log(`row 1 has ${row.size} members`);
}

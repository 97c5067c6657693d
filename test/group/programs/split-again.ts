// Splits that reach their deadline in one member, and groups that a member closes at once.
import { join, MissingMembersError } from "../../../src/group/index.ts";

using group = await join({ timeoutMs: 60_000 });
const { rank, size } = group;

const late = (): Promise<unknown> =>
  group.split(0, 0, { timeoutMs: 300 }).then(
    (part) => part,
    (reason: unknown) => reason,
  );

// Rank 0 reaches its deadline before the others call, so they wait in the same call for its address.
const early = rank === 0 ? await late() : undefined;
await group.exchange("rank 0 is late");
const error = early ?? (await late());
if (!(error instanceof MissingMembersError)) throw new Error(`rank ${rank} got ${error}`);
using part = (await group.split(0, -rank))!;
if (part.rank !== size - 1 - rank) throw new Error(`rank ${rank} is rank ${part.rank} of the part`);

for (let i = 0; i < 15; i++) (await group.split(0))!.close();
await part.barrier();
console.log("fine");

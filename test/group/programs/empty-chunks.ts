// Rank 1 has a chunk that rank 0 takes for empty, or the other way round. The receiver must notice it in this call.
import { join, MismatchError } from "../../../src/group/index.ts";

const [call] = process.argv.slice(2);
using group = await join({ timeoutMs: 60_000 });
const { rank, device } = group;
const all = device.allocate(10, "f32").fill(7);
const some = all.slice(0, 5);
const none = all.slice(0, 0);
if (call === "gatherV") group.gatherV(rank === 1 ? some : none, all, [0, 0]);
else if (call === "scatterV") group.scatterV(all, [0, 5], none);
else if (rank === 0) group.allToAllV(none, [0, 0], none, [0, 0]);
else group.allToAllV(some, [5, 0], none, [0, 0]);
if (rank === (call === "scatterV" ? 1 : 0)) {
  const error = await group.done().then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof MismatchError)) throw new Error(`rank ${rank} got ${error}`);
}
await group.exchange("seen");
console.log("fine");

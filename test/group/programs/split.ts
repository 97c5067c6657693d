// Splits a group of six by row and by column, twice at once, and checks ranks, values and sums in each.
import { join } from "../../../src/group/index.ts";

const columns = 3;
using group = await join({ timeoutMs: 60_000 });
const { rank, size, device } = group;
const [row, column] = [Math.floor(rank / columns), rank % columns];
// The keys reverse the order of the ranks in a row.
using rows = (await group.split(row, -rank))!;
using columnGroup = (await group.split(column))!;
const none = await group.split(rank === 0 ? 7 : undefined);
if ((none === undefined) !== (rank !== 0)) throw new Error("undefined is no color");
if (none !== undefined && none.size !== 1) throw new Error(`a group of one has ${none.size} members`);
equal(rows.rank, columns - 1 - column, "rank in the row");
equal(columnGroup.rank, row, "rank in the column");
const inRow = [0, 1, 2].map((each) => row * columns + (columns - 1 - each));
equal(await rows.exchange(rank), inRow, "values of the row");
const inColumn = Array.from({ length: size / columns }, (_, each) => each * columns + column);
equal(await columnGroup.exchange(rank), inColumn, "values of the column");
using values = device.allocate(1000, "f32");
for (const [part, members] of [
  [rows, inRow],
  [columnGroup, inColumn],
  [group, Array.from({ length: size }, (_, each) => each)],
] as const) {
  values.fill(rank);
  part.allReduce(values);
  await part.done();
  const sum = members.reduce((total, each) => total + each, 0);
  if (!values.toArray().every((value) => value === sum))
    throw new Error(`${part.label}: the sum is not ${sum}`);
  await part.barrier();
}
// A closed part leaves the group and the other part as they were.
rows.close();
await columnGroup.barrier();
await group.barrier();
console.log("fine");

function equal(found: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

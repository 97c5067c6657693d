// Inter-node collectives in captured graphs: launched again and again, by turns with calls in streams, with new data each time.
import { join } from "../../../src/group/index.ts";
import { same } from "./reference.ts";

using group = await join({ timeoutMs: 60_000 });
const { rank, size, device } = group;
using stream = device.createStream();
const ranks = [...Array(size).keys()];
const value = (of: number, i: number, round: number): number => ((i * 7 + of * 31 + round * 13) % 23) - 7;
const dataOf = (of: number, length: number, round: number): Int32Array =>
  Int32Array.from({ length }, (_, i) => value(of, i, round));
const sumOf = (length: number, round: number): Int32Array =>
  Int32Array.from({ length }, (_, i) => ranks.reduce((sum, of) => sum + value(of, i, round), 0));

// One step, two steps, and two steps of several chunks.
for (const length of [1, 20_011, 400_003]) {
  using input = device.allocate(length, "i32");
  using output = device.allocate(length, "i32");
  using twice = device.allocate(length, "i32");
  using usual = device.allocate(length, "i32");
  using graph = await stream.capture(() => {
    group.allReduce(input, output, { stream });
    group.allReduce(output, twice, { stream, operation: "max" });
  });
  using executable = graph.instantiate();
  for (let round = 0; round < 6; round++) {
    input.set(dataOf(rank, length, round), 0, stream);
    executable.launch(stream);
    // A call in the stream between two launches of the graph.
    if (round % 3 === 0) group.allReduce(input, usual, { stream });
    if (round % 2 !== 0) continue; // several launches without a wait between them
    await group.done({ stream });
    const wanted = sumOf(length, round);
    same(output.toArray(), wanted, `allReduce of ${length}, round ${round}`);
    same(twice.toArray(), wanted, `allReduce of the result, ${length}, round ${round}`);
  }
  await group.done({ stream });
  same(output.toArray(), sumOf(length, 5), `allReduce of ${length}, last round`);
  same(usual.toArray(), sumOf(length, 3), `allReduce of ${length} in the stream`);
}

// The other collectives in one graph.
const length = 3001;
using own = device.allocate(length, "i32");
using gathered = device.allocate(length * size, "i32");
using swapped = device.allocate(length * size, "i32");
using scattered = device.allocate(length, "i32");
using sent = device.allocate(length, "i32");
using graph = await stream.capture(() => {
  group.allGather(own, gathered, { stream });
  group.allToAll(gathered, swapped, { stream });
  group.reduceScatter(gathered, scattered, { stream });
  sent.set(own, 0, stream);
  group.broadcast(sent, { stream, root: size - 1 });
});
using executable = graph.instantiate();
for (let round = 0; round < 3; round++) {
  own.set(dataOf(rank, length, round), 0, stream);
  executable.launch(stream);
  await group.done({ stream });
  const all = ranks.map((of) => dataOf(of, length, round));
  const part = all[rank]!;
  same(gathered.toArray(), Int32Array.from(all.flatMap((each) => [...each])), `allGather, round ${round}`);
  same(swapped.toArray(), Int32Array.from(ranks.flatMap(() => [...part])), `allToAll, round ${round}`);
  same(
    scattered.toArray(),
    part.map((each) => each * size),
    `reduceScatter, round ${round}`,
  );
  same(sent.toArray(), all[size - 1]!, `broadcast, round ${round}`);
}

using message = device.allocate(1, "i32");
try {
  await stream.capture(() => {
    if (rank === 0) group.send(message, size - 1, { stream });
    else group.receive(message, 0, { stream });
  });
} catch (error) {
  console.log((error as Error).message.split("\n")[0]);
}
await group.barrier();
console.log("fine");

// Graphs with collectives in several streams, without events between them, by turns with calls in another stream.
import type { Graph, GraphExecutable, Stream } from "../../../src/cuda/index.ts";
import { join } from "../../../src/group/index.ts";
import { same } from "./reference.ts";

using group = await join({ timeoutMs: 60_000 });
const { rank, size, device } = group;
const lengths = [100_003, 20_011, 40_001];
const streams = lengths.map(() => device.createStream());
const inputs = lengths.map((length) => device.allocate(length, "i32"));
const outputs = lengths.map((length) => device.allocate(length, "i32"));
const called = device.allocate(50_000, "i32");
const graphs = lengths.map((_, i) => {
  const stream = streams[i]!;
  using graph = stream.capture(() => {
    group.allReduce(inputs[i]!, outputs[i]!, { stream });
    group.allReduce(outputs[i]!, { stream, operation: "max" });
  });
  return graph.instantiate();
});

// Two branches of one graph.
const branches = ((): GraphExecutable => {
  const [first, second] = streams as [Stream, Stream];
  using graph = first.capture(() => {
    second.waitFor(first);
    group.allReduce(inputs[0]!, outputs[0]!, { stream: first });
    group.allReduce(inputs[1]!, outputs[1]!, { stream: second });
    group.allReduce(inputs[2]!, outputs[2]!, { stream: first });
    first.waitFor(second);
  });
  return graph.instantiate();
})();

const numberOf = (of: number, graph: number, round: number): number => of * 1000 + graph * 100 + round;
const sumOf = (graph: number, round: number): number =>
  [...Array(size).keys()].reduce((sum, of) => sum + numberOf(of, graph, round), 0);
for (let round = 0; round < 5; round++) {
  called.fill(rank + round);
  inputs.forEach((input, i) => void input.fill(numberOf(rank, i, round), streams[i]));
  graphs.forEach((graph, i) => {
    graph.launch(streams[i]);
    if (i === 1) group.allReduce(called);
  });
  for (const stream of streams) await group.done({ stream });
  await group.done();
  outputs.forEach((output, i) => {
    same(output.toArray(), new Int32Array(lengths[i]!).fill(sumOf(i, round)), `graph ${i}, round ${round}`);
  });
  const sum = (size * (size - 1)) / 2 + size * round;
  same(called.toArray(), new Int32Array(50_000).fill(sum), `the call outside of graphs, round ${round}`);
}
for (let round = 5; round < 8; round++) {
  inputs.forEach((input, i) => void input.fill(numberOf(rank, i, round), streams[0]));
  branches.launch(streams[0]);
  await group.done({ stream: streams[0]! });
  outputs.forEach((output, i) => {
    same(output.toArray(), new Int32Array(lengths[i]!).fill(sumOf(i, round)), `branch ${i}, round ${round}`);
  });
}
// A call outside of the graph cannot wait for a stream that is being captured.
group.allReduce(called, { stream: streams[0]! });
let refused = "";
const capture = (): unknown =>
  streams[0]!.capture(() => {
    try {
      group.allReduce(called, { stream: streams[1]! });
    } catch (error) {
      refused = (error as Error).message;
    }
  });
(capture() as Graph).close();
if (!refused.includes("their stream is being captured")) throw new Error(`refused: ${refused}`);
await group.done({ stream: streams[0]! });
for (const graph of [...graphs, branches]) graph.close();
console.log("fine");

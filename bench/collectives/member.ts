// Process of the collectives benchmark. It times doorbell and, where installed, NCCL in turns. Rank 0 prints
// JSON rows.
import process from "node:process";
import type { Buffer } from "../../src/cuda/index.ts";
import { join } from "../../src/group/index.ts";
import { cases } from "./calls.ts";
import { enqueueCosts, fixedChoices } from "./choices.ts";
import { openNccl, type Region } from "./nccl.ts";
import type { Contender, Row, Task, Times, Type } from "./rows.ts";
import { Timing } from "./timing.ts";

const task = JSON.parse(process.argv[2]!) as Task;
using group = await join({ timeoutMs: 60_000 });
const { device, rank, size } = group;
const printRow = (row: Row): void => {
  if (rank === 0) console.log(JSON.stringify(row));
};
const most = Math.max(...task.sizes, ...task.planned);
const timing = new Timing(group, task.rounds);
const { stream } = timing;
const memory = { input: device.allocate(most / 4, "f32"), output: device.allocate(most / 4, "f32") };
memory.input.fill(0);
memory.output.fill(0);
device.synchronize();

const nccl = await openNccl(group);
const symmetric = await nccl?.symmetricMemory([most, most]);
printRow({ note: nccl === undefined ? "NCCL is not here" : `NCCL ${nccl.version} by doorbell's FFI` });
if (typeof symmetric === "string") printRow({ note: `no symmetric kernels of NCCL: ${symmetric}` });

const elementOf = { f32: "f32", bf16: "u16" } as const;
const bytesOf = { f32: 4, bf16: 2 } as const;
const part = (buffer: Buffer, type: Type, length: number): Buffer =>
  (buffer.as(elementOf[type]) as Buffer).slice(0, length);

for (const operation of task.operations)
  for (const type of task.types)
    for (const bytes of task.sizes) {
      const { lengths, ours, nccl: theirs } = cases[operation];
      const [from, to] = lengths(bytes / bytesOf[type], size);
      const input = part(memory.input, type, from);
      const output = part(memory.output, type, to);
      const calls: (readonly [Contender, () => void])[] = [
        ["doorbell", () => ours(group, input, output, stream)],
      ];
      if (nccl !== undefined) calls.push(["NCCL", () => theirs(nccl, input, output, stream)]);
      if (nccl !== undefined && Array.isArray(symmetric)) {
        const [a, b] = [from, to].map(
          (length, i): Region => ({ type: elementOf[type], length, pointer: symmetric[i] as number }),
        );
        calls.push(["NCCL symmetric", () => theirs(nccl, a!, b!, stream)]);
      }
      const times = await timing.compare(
        calls.map(([, call]) => call),
        bytes,
      );
      const us: Partial<Record<Contender, Times>> = {};
      for (const [i, [name]] of calls.entries()) us[name] = times[i]!;
      const tier = operation === "allReduce" ? group.plan("allReduce", bytes).tier : "-";
      printRow({ operation, type, bytes, tier, us });
    }
for (const bytes of task.planned) printRow(await fixedChoices(group, timing, memory, bytes));
if (task.planned.length > 0) printRow(await enqueueCosts(group, timing, memory, nccl));
await group.barrier();
// The close of an NCCL communicator waits for all graphs that captured it, so it may be slow.
nccl?.close();

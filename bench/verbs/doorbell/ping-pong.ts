import { type RemoteMemory, remoteSlice } from "../../../src/rdma/index.ts";
import type { Case, Sample } from "../case.ts";
import { Deadline } from "./deadline.ts";
import type { End } from "./end.ts";

/**
 * Measures a ping-pong of RDMA writes, as ib_write_lat does. Each end waits until the last byte of its memory
 * changes. It then writes the next number into the peer's memory and takes the completion. Half of the time
 * between two posts is the latency.
 */
export function pingPong(end: End, memory: RemoteMemory, one: Case, first: boolean): Sample {
  const { size, warmup, iterations } = one;
  const { completions, outbox, inbox } = end;
  const write = end.pair.prepare([
    { opcode: "write", local: outbox.slice(0, size), remote: remoteSlice(memory, 0, size), signaled: true },
  ]);
  const total = warmup + iterations;
  const posted = new Float64Array(total);
  const out = outbox.bytes;
  const into = inbox.bytes;
  const last = size - 1;
  const deadline = new Deadline();
  // A soft NIC is faster when the waiting thread polls it, even when the queue is empty.
  const polls = one.target === "polls";

  for (let i = 0; i < total; i++) {
    if (i > 0 || !first) {
      const expected = (first ? i : i + 1) & 0xff;
      // An atomic load compiles to a plain load that no compiler removes from the loop.
      while (Atomics.load(into, last) !== expected) {
        if (polls) completions.pollInto(1);
        deadline.check();
      }
    }
    posted[i] = performance.now();
    out[last] = (i + 1) & 0xff;
    write.post();
    while (completions.pollInto(1) === 0) deadline.check();
    if (!completions.isOk(0)) completions.completion(0).check();
  }
  // The last answer may still be in flight, so the peer's memory must outlive it.
  if (first)
    while (Atomics.load(into, last) !== (total & 0xff)) {
      if (polls) completions.pollInto(1);
      deadline.check();
    }
  return summary(posted.subarray(warmup));
}

function summary(posted: Float64Array): Sample {
  const half = new Float64Array(posted.length - 1);
  for (let i = 0; i < half.length; i++) half[i] = ((posted[i + 1]! - posted[i]!) * 1000) / 2;
  half.sort();
  const at = (part: number) => half[Math.min(half.length - 1, Math.floor(half.length * part))]!;
  const mean = ((posted.at(-1)! - posted[0]!) * 1000) / half.length / 2;
  return { mean, p50: at(0.5), p99: at(0.99) };
}

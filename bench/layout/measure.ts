// Runs one contender and prints its results as JSON; index.ts starts one process per contender.
import { type Contender, REMOTE, SLOTS } from "./contender.ts";

/** Report of one process. */
export interface Measured {
  readonly name: string;
  readonly note: string;
  /** Nanoseconds per work request and per completion. */
  readonly fill: number;
  readonly read: number;
  /** Bytes of garbage-collected memory per work request and per completion. */
  readonly fillBytes: number;
  readonly readBytes: number;
}

const ROUNDS = 12;
const MILLION = 1_000_000;

function best(times: number, work: (times: number) => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    work(times);
    least = Math.min(least, (performance.now() - start) * 1e6);
  }
  return least / times;
}

// Returns the growth of the heap in bytes. No collection may run in between, so large allocations are
// measured in small batches.
async function allocated(work: (times: number) => void): Promise<number> {
  const heap = await heapBytes();
  const grown = (times: number, rounds: number) => {
    let bytes = 0;
    for (let round = 0; round < rounds; round++) {
      collect();
      const before = heap();
      work(times);
      bytes += Math.max(0, heap() - before);
    }
    return bytes / (times * rounds);
  };
  grown(20_000, 2);
  const much = grown(20_000, 10);
  return much < 2 ? grown(MILLION, 3) : much;
}

async function heapBytes(): Promise<() => number> {
  if (!("Bun" in globalThis)) return () => process.memoryUsage().heapUsed;
  // JavaScriptCore updates its cell count only at a collection, but new blocks are visible at once.
  const { heapStats } = await import("bun:jsc");
  return () => heapStats().heapCapacity;
}

function collect(): void {
  const { Bun, gc } = globalThis as { Bun?: { gc(force: boolean): void }; gc?: () => void };
  if (Bun) Bun.gc(true);
  else gc?.();
}

const file = process.argv[2] ?? "flat-pool";
const { contender } = (await import(`./contenders/${file}.ts`)) as { contender: Contender };

// Slow contenders run fewer iterations, so that the whole benchmark takes only seconds.
const started = performance.now();
contender.fill(20_000);
contender.read(20_000);
const times = performance.now() - started > 10 ? 200_000 : 3 * MILLION;

check();
const measured: Measured = {
  name: contender.name,
  note: contender.note,
  fill: best(times, contender.fill),
  read: best(times, contender.read),
  fillBytes: await allocated(contender.fill),
  readBytes: await allocated(contender.read),
};
check();
console.log(JSON.stringify(measured));

// Checks that the contender wrote and read the right values.
function check(): void {
  contender.fill(SLOTS);
  const view = new DataView(contender.requests, (SLOTS - 1) * 128, 128);
  const remote = Number(view.getBigUint64(40, true));
  if (remote !== REMOTE + (SLOTS - 1) * 64 || view.getUint32(48, true) !== SLOTS - 1)
    throw new Error(`${contender.name} filled the wrong bytes`);
  if (contender.read(SLOTS) !== contender.sum) throw new Error(`${contender.name} read the wrong values`);
}

import { readdirSync, readFileSync } from "node:fs";
import { memoryStatistics } from "../../src/index.ts";
import { collectGarbage } from "../support/garbage.ts";
import type { Kind } from "./kind.ts";

/** Open resources of a process. */
export interface Held {
  readonly descriptors: number;
  readonly mappings: number;
}

/** Resources that cycles of a kind leaked, and their time. */
export interface Result extends Held {
  readonly cycles: number;
  readonly milliseconds: number;
}

const held = (): Held => ({
  descriptors: readdirSync("/proc/self/fd").length,
  mappings: readFileSync("/proc/self/maps", "utf8").split("\n").length - 1,
});

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the counts are constant: closed memory is freed with the garbage, sockets and threads a little
 * later.
 */
async function settled(): Promise<Held> {
  let now = held();
  for (let same = 0, i = 0; same < 3 && i < 30; i++) {
    await collectGarbage();
    await pause(20);
    const next = held();
    same = next.descriptors === now.descriptors && next.mappings === now.mappings ? same + 1 : 0;
    now = next;
    if (memoryStatistics().waiting > 5) same = 0;
  }
  return now;
}

/** Runs `cycles` cycles of a kind after some for warm-up. Returns the leaked descriptors and mappings. */
export async function measure(kind: Kind, cycles: number): Promise<Result> {
  using stack = new DisposableStack();
  const cycle = await kind(stack);
  const turn = async (count: number) => {
    for (let i = 0; i < count; i++) {
      await cycle();
      if (i % 64 === 63) await pause(0);
    }
  };
  await turn(Math.min(200, cycles));
  const before = await settled();
  const start = performance.now();
  await turn(cycles);
  const milliseconds = performance.now() - start;
  const after = await settled();
  return {
    cycles,
    milliseconds,
    descriptors: after.descriptors - before.descriptors,
    mappings: after.mappings - before.mappings,
  };
}

import { expect, test } from "vitest";
import { addressOf } from "../../../ffi/runtime/index.ts";
import type { Membership } from "../../../src/group/membership/membership.ts";
import { SharedBarrier } from "../../../src/group/membership/shared-barrier.ts";
import { Memory } from "../../../src/memory/index.ts";
import { Deadline } from "../../../src/wait/deadline.ts";

const wordBytes = 64;

/** Members in one process that meet in memory of that process. */
function barriers(size: number) {
  const memory = Memory.allocate(size * wordBytes);
  const addresses = new Map(
    Array.from({ length: size }, (_, id) => [id, addressOf(memory.bytes) + id * wordBytes] as const),
  );
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const each of [...waiting]) each();
  };
  const watch = (ready: () => void) => {
    waiting.add(ready);
    return () => waiting.delete(ready);
  };
  const of = (id: number): SharedBarrier => {
    const mesh = {
      own: { id },
      listen: () => {},
      send: wake,
      wake,
      watch,
      missing: () => new Error("missing"),
    };
    const others = Array.from({ length: size }, (_, other) => other).filter((other) => other !== id);
    return new SharedBarrier({ mesh, others, losses: [] } as unknown as Membership, addresses);
  };
  return { all: Array.from({ length: size }, (_, id) => of(id)), memory };
}

const deadline = () => new Deadline(20_000);
const soon = () => new Deadline(50);

test("an epoch of very many barriers opens none of the next one's", { timeout: 60_000 }, async () => {
  const { all, memory } = barriers(2);
  const [first, second] = all as [SharedBarrier, SharedBarrier];
  for (const barrier of all) barrier.begin([]);
  const what = () => "barrier";
  // The last member finds all others present.
  await Promise.all([first.meet(what, deadline()), second.meet(what, deadline())]);
  const counts = [2 ** 31 - 2, 2 ** 31 - 1];
  for (const barrier of all) barrier.begin(counts);
  expect(first.count).toBe(2 ** 31 - 1);
  for (let turn = 0; turn < 3; turn++)
    await Promise.all([second.meet(what, deadline()), first.meet(what, deadline())]);
  expect(first.count).toBe(-(2 ** 31) + 2);
  // One member arrived at the last barrier of the epoch, and the other never did.
  await expect(first.meet(what, soon())).rejects.toThrow("missing");
  const last = all.map(({ count }) => count);
  for (const barrier of all) barrier.begin(last);
  expect(first.count).toBe(-(2 ** 31) + 3);
  const waits = first.meet(what, deadline());
  let isOver = false;
  void waits.then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isOver).toBe(false);
  await second.meet(what, deadline());
  await waits;
  for (const barrier of all) barrier.close();
  memory.close();
});

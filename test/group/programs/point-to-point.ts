// Point-to-point transfers of every length, in both directions at once, with chunks of different lengths and
// with mismatches.
import { join, MismatchError } from "../../../src/group/index.ts";
import { type MemberStart, ofProcess } from "./member-program.ts";

/** Runs the transfers of a member. */
export async function member({ options, print }: MemberStart): Promise<void> {
  using group = await join({ kernelLimitMs: 20_000, ...options });
  const { rank, size, device } = group;
  const next = (rank + 1) % size;
  const before = (rank + size - 1) % size;
  const numbers = (from: number, length: number): Float32Array<ArrayBuffer> =>
    Float32Array.from({ length }, (_, i) => ((from * 31 + i * 7) % 1009) - 500);
  const same = (found: ArrayLike<number>, wanted: ArrayLike<number>, what: string): void => {
    for (let i = 0; i < wanted.length; i++)
      if (found[i] !== wanted[i])
        throw new Error(`rank ${rank}: ${what}: element ${i} is ${found[i]}, not ${wanted[i]}`);
  };

  // Transfers run around a ring, one direction after the other. More than four chunks are in flight, so the
  // sender waits for the receiver.
  for (const length of [1, 3, 1000, 70_001, 300_000]) {
    using room = device.allocate(length + 1, "f32");
    const own = room.slice(1).set(numbers(rank, length));
    using got = device.allocate(length, "f32").fill(0);
    if (rank % 2 === 0) {
      group.send(own, next);
      group.receive(got, before);
    } else {
      group.receive(got, before);
      group.send(own, next);
    }
    await group.done();
    same(got.toArray(), numbers(before, length), `receive ${length}`);
    group.sendReceive(own, before, got, next);
    group.sendReceive(own, before, got, next);
    await group.done();
    same(got.toArray(), numbers(next, length), `sendReceive ${length}`);
  }

  // Rank r sends r + 3 * peer elements to each peer, or nothing where the sum is 0.
  const count = (from: number, to: number): number => (from + 3 * to) % 7;
  const ranks = [...Array(size).keys()];
  const sent = ranks.map((to) => count(rank, to));
  const received = ranks.map((from) => count(from, rank));
  const total = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
  using input = device.allocate(total(sent) + 1, "f32");
  using output = device.allocate(total(received) + 1, "f32");
  input.set(Float32Array.from(ranks.flatMap((to) => Array(count(rank, to)).fill(rank * 100 + to))));
  group.allToAllV(input, sent, output, received);
  await group.done();
  same(
    output.toArray(),
    ranks.flatMap((from) => Array(count(from, rank)).fill(from * 100 + rank)),
    "allToAllV",
  );
  await group.barrier();

  // A send and a receive with different lengths must fail in both members, and in members of dependent calls.
  using some = device.allocate(100, "f32").fill(1);
  if (rank === 0) group.send(some, 1);
  else if (rank === 1) group.receive(some.slice(0, 99), 0);
  group.allReduce(some);
  const error = await group.done().then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof MismatchError)) throw new Error(`rank ${rank} got ${error}`);
  print(error.message.split("\n")[0]!);
  await group.reform();
  group.allReduce(some);
  await group.done();
  print("fine");
}

if (import.meta.main) await member(ofProcess());

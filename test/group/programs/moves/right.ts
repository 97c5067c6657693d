// Collectives that only move data, with plain, symmetric, unaligned and in-place memory at different offsets
// in each member, repeated.
import type { ArrayOf, Buffer, ElementType } from "../../../../src/cuda/index.ts";
import type { Tier } from "../../../../src/group/collectives/plan.ts";
import { force } from "../../../../src/group/collectives/plan.ts";
import { join } from "../../../../src/group/index.ts";
import { same } from "../reference.ts";

const types = (process.argv[2] ?? "u8,u16,f32,f64").split(",") as ElementType[];
const lengths = (process.argv[3] ?? "1,1003").split(",").map(Number);
/**
 * Options: "graph" captures the calls first. "warps" uses separate warps to send and to receive, as on real
 * GPUs.
 */
const options = process.argv.slice(5);
const captured = options.includes("graph");
const tier = process.argv[4] as Tier | undefined;
if (tier !== undefined) force({ tier, warpSpecialized: options.includes("warps") });

using group = await join({ timeoutMs: 60_000 });
const { rank, size, device } = group;
const stream = device.createStream();
const arrays = { u8: Uint8Array, u16: Uint16Array, f32: Float32Array, f64: Float64Array } as const;
/** Data of one member for another, short enough for any element type. */
const numbers = (type: ElementType, from: number, to: number, length: number): ArrayOf<ElementType> => {
  const Made = arrays[type as keyof typeof arrays] as unknown as Uint8ArrayConstructor;
  return Made.from({ length }, (_, i) => (from * 31 + to * 57 + i * 7 + (i >> 8)) % 251) as never;
};

// A captured call must load no kernels.
group.broadcast(device.allocate(1, "u8").fill(0));
await group.done();
for (const type of types)
  for (const length of lengths) {
    const room = length * size + 64;
    using shared = await group.symmetric(2 * room, type);
    using plain = device.allocate(2 * room, type);
    using input = device.allocate(room, type);
    /**
     * Offset of the output: equal in all members, different in each, unaligned, plain in one, or plain in
     * all.
     */
    const offsets: readonly (readonly [string, Buffer])[] = [
      ["the same offset", shared.local.slice(0)],
      ["another offset in each", shared.local.slice(16 * rank)],
      ["an odd offset in one", shared.local.slice(rank === 0 ? 1 : 0)],
      ["plain in one", (rank === size - 1 ? plain : shared.local).slice(0)],
      ["plain and odd", plain.slice(1 + rank)],
    ];
    const shares = [...Array(size).keys()];
    for (const [what, memory] of offsets)
      for (const begin of [0, 1]) {
        const name = `${type}[${length}], ${what}, input at ${begin}`;
        const given = input.slice(begin);
        const own = memory.slice(0, length * size);
        const once = (work: () => void, times: number): void => {
          if (!captured) for (let i = 0; i < times; i++) work();
          else {
            using graph = stream.capture(() => {
              for (let i = 0; i < times; i++) work();
            });
            using ready = graph.instantiate();
            ready.launch(stream);
            stream.synchronize();
          }
        };
        for (const to of shares) given.set(numbers(type, rank, to, length) as never, to * length);
        memory.fill(0 as never);
        device.synchronize();
        once(() => group.allToAll(given.slice(0, length * size) as never, own as never, { stream }), 3);
        await group.done({ stream });
        for (const from of shares)
          same(
            own.slice(from * length, (from + 1) * length).toArray() as never,
            numbers(type, from, rank, length) as never,
            `allToAll ${name} from ${from}`,
          );
        // For an in-place call, a member's own part is already at its final offset.
        const ownPart = own.slice(rank * length, (rank + 1) * length);
        ownPart.set(numbers(type, rank, 0, length) as never);
        device.synchronize();
        once(() => group.allGather(ownPart as never, own as never, { stream }), 2);
        await group.done({ stream });
        for (const from of shares)
          same(
            own.slice(from * length, (from + 1) * length).toArray() as never,
            numbers(type, from, 0, length) as never,
            `allGather ${name} of ${from}`,
          );
        const broadcasted = own.slice(0, length);
        broadcasted.set(numbers(type, rank, 1, length) as never);
        device.synchronize();
        once(() => group.broadcast(broadcasted as never, { root: size - 1, stream }), 2);
        await group.done({ stream });
        same(
          broadcasted.toArray() as never,
          numbers(type, size - 1, 1, length) as never,
          `broadcast ${name}`,
        );
        await group.barrier();
      }
  }
// The owner writes the memory that other members may only read.
using read = await group.symmetric(100 * size, "f32", { right: "read" });
using from = device.allocate(100 * size, "f32").fill(rank);
group.allToAll(from, read.local, { stream });
await group.done({ stream });
same(
  read.local.toArray(),
  Float32Array.from({ length: 100 * size }, (_, i) => Math.floor(i / 100)),
  "allToAll into memory that others may not write",
);
await group.barrier();
console.log("fine");

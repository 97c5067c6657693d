// Runs every collective with every type, and compares the results with sums in rank order on one processor.
import type { ArrayOf, ElementType } from "../../../src/cuda/index.ts";
import type { Tier } from "../../../src/group/collectives/plan.ts";
import { force } from "../../../src/group/collectives/plan.ts";
import { type Group, join } from "../../../src/group/index.ts";
import { type MemberStart, ofProcess } from "./member-program.ts";
import { same, values } from "./reference.ts";

const operations = ["sum", "product", "min", "max", "average"] as const;
const allTypes = "i8,u8,i16,u16,i32,u32,i64,u64,f16,bf16,f32,f64";

/** Arguments: types, lengths and the algorithm. By default all types, and the algorithm of the plan. */
export async function member({ options, args, print }: MemberStart): Promise<void> {
  const types = (args[0] ?? allTypes).split(",") as (ElementType | "bf16")[];
  const lengths = (args[1] ?? "1,1000").split(",").map(Number);
  if (args[2] !== undefined) force({ tier: args[2] as Tier });
  using group = await join(options);
  for (const type of types) for (const length of lengths) await reductions(group, type, length);
  for (const type of types) if (type !== "bf16") await moves(group, type, lengths.at(-1)!);
  await group.barrier();
  print("fine");
}

if (import.meta.main) await member(ofProcess());

async function reductions(group: Group, type: ElementType | "bf16", length: number): Promise<void> {
  const { rank, size, device } = group;
  const bf16 = type === "bf16";
  const storage = bf16 ? "u16" : type;
  const inputs = Array.from({ length: size }, (_, each) => values(type, length, each));
  for (const operation of operations) {
    const wanted = values.reduced(type, inputs, operation);
    const options = { operation, bf16 };
    // The input starts at the second element, so it has only the alignment of its element size.
    using room = device.allocate(length + 1, storage).set(inputs[rank]! as never, 1);
    const input = room.slice(1);
    using output = device.allocate(length, storage);
    group.allReduce(input, output, options);
    await group.done();
    same(output.toArray(), wanted, `allReduce ${operation} ${type}[${length}]`);
    same(input.toArray(), inputs[rank]! as never, `input of allReduce ${type}`);
    group.reduce(input, output, { ...options, root: size - 1 });
    group.allReduce(input, undefined, options);
    await group.done();
    same(input.toArray(), wanted, `allReduce in place ${operation} ${type}[${length}]`);
    if (rank === size - 1) same(output.toArray(), wanted, `reduce ${operation} ${type}[${length}]`);
  }
  using all = device.allocate(length * size, storage);
  const mine = Array.from({ length: size }, (_, share) => values(type, length, rank, share));
  mine.forEach((share, i) => {
    all.set(share as never, i * length);
  });
  using share = device.allocate(length, storage);
  group.reduceScatter(all, share, { bf16 });
  await group.done();
  const shares = Array.from({ length: size }, (_, each) => values(type, length, each, rank));
  same(share.toArray(), values.reduced(type, shares, "sum"), `reduceScatter ${type}[${length}]`);
}

async function moves(group: Group, type: ElementType, length: number): Promise<void> {
  const { rank, size, device } = group;
  const of = (each: number, share = 0): ArrayOf<ElementType> => values(type, length, each, share) as never;
  using own = device.allocate(length, type).set(of(rank) as never);
  using all = device.allocate(length * size, type);
  using others = device.allocate(length * size, type);
  group.allGather(own, all);
  await group.done();
  for (let each = 0; each < size; each++)
    same(all.slice(each * length, (each + 1) * length).toArray(), of(each), `allGather ${type} of ${each}`);
  for (let each = 0; each < size; each++) all.set(of(rank, each) as never, each * length);
  group.allToAll(all, others);
  group.broadcast(own, { root: 1 % size });
  await group.done();
  for (let each = 0; each < size; each++)
    same(
      others.slice(each * length, (each + 1) * length).toArray(),
      of(each, rank),
      `allToAll ${type} from ${each}`,
    );
  same(own.toArray(), of(1 % size), `broadcast ${type}`);
  for (const root of [0, size - 1]) await rooted(group, type, length, root);
}

/** Runs the collectives that move data between a root and all members. */
async function rooted(group: Group, type: ElementType, length: number, root: number): Promise<void> {
  const { rank, size, device } = group;
  const of = (each: number, share = 0): ArrayOf<ElementType> => values(type, length, each, share) as never;
  const isRoot = rank === root;
  using own = device.allocate(length, type).set(of(rank) as never);
  using got = device.allocate(length, type);
  using all = isRoot ? device.allocate(length * size, type) : undefined;
  const part = (each: number) => all!.slice(each * length, (each + 1) * length);
  const options = { root };
  group.gather(own, all, options);
  await group.done();
  if (isRoot)
    for (let each = 0; each < size; each++) same(part(each).toArray(), of(each), `gather ${type} of ${each}`);
  if (isRoot) for (let each = 0; each < size; each++) part(each).set(of(root, each) as never);
  group.scatter(all, got, options);
  await group.done();
  same(got.toArray(), of(root, rank), `scatter ${type}`);
  // In place: the root's own shard is a part of its input and of its output.
  if (isRoot) part(root).set(of(rank) as never);
  group.gather(isRoot ? part(root) : own, all, options);
  group.scatter(all, isRoot ? part(root) : got, options);
  await group.done();
  same((isRoot ? part(root) : got).toArray(), of(rank), `gather and scatter ${type} in place`);
  // Rank r has min(r, length) elements.
  const counts = Array.from({ length: size }, (_, each) => Math.min(each, length));
  const mine = own.slice(0, counts[rank]!);
  group.gatherV(mine, all, isRoot ? counts : undefined, options);
  await group.done();
  const starts = counts.map((_, each) => counts.slice(0, each).reduce((sum, one) => sum + one, 0));
  if (isRoot)
    for (let each = 0; each < size; each++)
      same(
        all!.slice(starts[each]!, starts[each]! + counts[each]!).toArray(),
        of(each).slice(0, counts[each]) as never,
        `gatherV ${type} of ${each}`,
      );
  got.set(of(rank, 1) as never);
  group.scatterV(all, isRoot ? counts : undefined, got.slice(0, counts[rank]!), options);
  await group.done();
  same(got.slice(0, counts[rank]!).toArray(), of(rank).slice(0, counts[rank]!) as never, `scatterV ${type}`);
  same(
    got.slice(counts[rank]!).toArray(),
    of(rank, 1).slice(counts[rank]!) as never,
    `rest of scatterV ${type}`,
  );
}

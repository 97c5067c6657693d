import { type Block, type IrFunction, successors, type Value } from "../ir/value.ts";

/**
 * Distance between the values of neighbouring threads of a warp, whose `threadIdx.x` differs by 1. Zero is a value
 * that all threads share. Undefined is a value of which the analysis knows nothing.
 */
export type Stride = number | undefined;

/** Strides while the analysis runs. A missing value has not been reached. */
type Strides = Map<Value, Stride>;

const LEAST_WARP_BITS = 5;

/**
 * Returns the stride of every value of a kernel. Loops start from the assumption that their variables keep the
 * stride of their first value, and the analysis repeats until nothing changes.
 */
export function stridesOf(kernel: IrFunction): ReadonlyMap<Value, Stride> {
  const strides: Strides = new Map();
  const deciders = decidingBlocks(kernel);
  for (let changed = true; changed; ) {
    changed = false;
    const note = (value: Value, stride: Stride) => {
      if (strides.has(value) && strides.get(value) === stride) return;
      // A value goes from unreached to a stride, and from a stride to unknown, so that the loop ends.
      strides.set(value, strides.has(value) ? undefined : stride);
      changed = true;
    };
    for (const block of kernel.blocks) {
      for (const phi of block.phis) {
        const met = meet(strides, phi, deciders.get(block));
        if (met !== "unreached") note(phi, met);
      }
      for (const value of block.body)
        if (value.args.every((each) => strides.has(each))) note(value, strideOf(strides, value));
    }
  }
  return strides;
}

/** Returns the stride of a variable where paths join. */
function meet(strides: Strides, phi: Value, decider: Block | "loop" | undefined): Stride | "unreached" {
  const known = phi.args.filter((each) => strides.has(each));
  if (known.length === 0) return "unreached";
  const first = strides.get(known[0]!);
  if (known.some((each) => strides.get(each) !== first)) return undefined;
  if (decider === "loop" || phi.args.every((each) => each === phi.args[0])) return first;
  // Two threads may come from different sides, unless all threads take the same side.
  const { end } = decider ?? {};
  return end?.kind === "branch" && strides.get(end.condition) === 0 ? first : undefined;
}

/**
 * Returns the block that decides from which side each join is entered. It is "loop" for the header of a loop: the
 * analysis compares threads in the same round.
 */
function decidingBlocks({ blocks }: IrFunction): ReadonlyMap<Block, Block | "loop" | undefined> {
  const order = new Map(blocks.map((block, i) => [block, i]));
  const found = new Map<Block, Block | "loop" | undefined>();
  for (const block of blocks) {
    if (block.predecessors.length < 2) continue;
    const isLoop = block.predecessors.some((each) => order.get(each)! >= order.get(block)!);
    found.set(block, isLoop ? "loop" : onlyBranchAbove(block));
  }
  return found;
}

/** Returns the block whose branch both sides of a join come from, where each side is one block or none. */
function onlyBranchAbove(join: Block): Block | undefined {
  const above = join.predecessors.map((each) =>
    successors(each).length === 1 && each.predecessors.length === 1 ? each.predecessors[0]! : each,
  );
  return above.every((each) => each === above[0]) ? above[0] : undefined;
}

const whole = (value: Value): number | undefined => {
  const { constant } = value.attributes;
  return value.op === "const" && typeof constant !== "boolean" ? Number(constant) : undefined;
};

/** Returns the stride of an instruction whose operands have strides. */
function strideOf(strides: Strides, value: Value): Stride {
  const { op, args, attributes } = value;
  const of = (i: number): Stride => strides.get(args[i]!);
  const isShared = args.every((each) => strides.get(each) === 0);
  switch (op) {
    case "const":
    case "param":
    case "symbol":
      return 0;
    case "special":
      return specialStride(attributes.name!);
    case "add":
      return both(of(0), of(1), (a, b) => a + b);
    case "sub":
      return both(of(0), of(1), (a, b) => a - b);
    case "neg":
      return both(of(0), 0, (a) => 0 - a);
    case "mul":
    case "mulwide":
      return product(strides, args[0]!, args[1]!);
    case "fma":
      return both(product(strides, args[0]!, args[1]!), of(2), (a, b) => a + b);
    case "shl": {
      const places = whole(args[1]!);
      return places === undefined ? sharedOr(isShared) : both(of(0), 0, (a) => a * 2 ** places);
    }
    case "shr":
    case "and":
      return isShared ? 0 : partOfThreadIndex(value);
    case "bitcast":
      return of(0);
    case "convert":
      return value.type === "f32" || value.type === "f64" ? sharedOr(isShared) : integerStride(value, of(0));
    case "load":
      return sharedOr(isShared && attributes.space !== "local");
    case "lane":
      return of(0);
    case "atom":
    case "store":
      return undefined;
    case "ptx":
      return sharedOr(isShared && attributes.effects === "pure");
    case "select":
      return of(0) === 0 && of(1) === of(2) ? of(1) : undefined;
    default:
      return sharedOr(isShared);
  }
}

const sharedOr = (isShared: boolean): Stride => (isShared ? 0 : undefined);

function integerStride({ args }: Value, stride: Stride): Stride {
  const from = args[0]!.type;
  return from === "f32" || from === "f64" ? sharedOr(stride === 0) : stride;
}

function both(a: Stride, b: Stride, of: (a: number, b: number) => number): Stride {
  return a === undefined || b === undefined ? undefined : of(a, b);
}

/** Returns the stride of a product: a constant scales it, and two shared factors give a shared product. */
function product(strides: Strides, a: Value, b: Value): Stride {
  const [x, y] = [strides.get(a), strides.get(b)];
  if (x === 0 && y === 0) return 0;
  const [left, right] = [whole(a), whole(b)];
  if (right !== undefined) return both(x, 0, (each) => each * right);
  return left === undefined ? undefined : both(y, 0, (each) => each * left);
}

function specialStride(name: string): Stride {
  if (name === "tid.x" || name === "laneid") return 1;
  return name.startsWith("clock") || name.startsWith("lanemask") || name === "globaltimer" ? undefined : 0;
}

/**
 * `threadIdx.x & 31` counts as `threadIdx.x`, and `threadIdx.x >> 5` is one number, within a warp whose first thread
 * is a multiple of 32.
 */
function partOfThreadIndex({ op, args }: Value): Stride {
  const base = args[0]!.op === "bitcast" ? args[0]!.args[0]! : args[0]!;
  const count = whole(args[1]!);
  if (base.op !== "special" || base.attributes.name !== "tid.x" || count === undefined) return undefined;
  if (op === "shr") return count >= LEAST_WARP_BITS ? 0 : undefined;
  return (count & 31) === 31 && ((count + 1) & count) === 0 ? 1 : undefined;
}

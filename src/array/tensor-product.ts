import type { Device } from "../cuda/device/device.ts";
import { type Dtype, factsOf } from "./dtype.ts";
import { converted, KernelText } from "./emit.ts";
import { launch, sourceOf } from "./kernels.ts";
import {
  beginTiles,
  CHUNK_BYTES,
  type MatrixProduct,
  type TiledProduct,
  type TilePlace,
  tileLaunch,
  wholeTiles,
} from "./matrix-tiles.ts";
import { allocateView, bufferFrom, type View } from "./node.ts";
import { roundedTiles } from "./rounded-tiles.ts";
import { type Shape, sizeOf } from "./shape.ts";
import { withNode } from "./temporary.ts";

/** Precision of the factors that tensor cores multiply. */
export type TensorType = "f16" | "bf16" | "tf32";

/** Sizes of the tiles of a kernel. */
export interface Tiling {
  /** Rows and columns of the result that a block computes. */
  readonly high: number;
  readonly wide: number;
  /** Rows and columns of the result that a warp computes. */
  readonly warpHigh: number;
  readonly warpWide: number;
  /** Bytes of the inner axis in a tile. */
  readonly depthBytes: 64 | 128;
  /** Number of tiles in shared memory: one is multiplied while the others arrive. */
  readonly stages: number;
}

/** Rows and columns of an instruction. */
const [M, N] = [16, 8];
/** Bytes of the inner axis that one instruction multiplies. */
const STEP_BYTES = 32;
/** Chunks of 16 bytes that shared memory reads at once, one from each group of banks. */
const CHUNKS_AT_ONCE = 8;

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** A tile of a factor in shared memory: rows of chunks. */
interface TileRows {
  readonly rows: number;
  /** Elements of a row. */
  readonly length: number;
  /** Chunks of a row. */
  readonly chunks: number;
}

/** Sizes of the kernel of a type, in elements. */
interface Plan extends Tiling {
  readonly type: TensorType;
  readonly dtype: Dtype;
  readonly chunk: number;
  readonly deep: number;
  readonly threads: number;
  readonly warpsDown: number;
  readonly left: TileRows;
  readonly right: TileRows;
  /** True where a row of the second tile is a column of the factor. */
  readonly isTurned: boolean;
  /** Elements of both tiles of a stage. */
  readonly stage: number;
  /** Number of products of fragments along the depth of a tile. */
  readonly steps: number;
}

function planOf(type: TensorType, tiling: Tiling): Plan {
  const dtype: Dtype = type === "tf32" ? "f32" : type;
  const bytes = factsOf(dtype).bits / 8;
  const { high, wide, warpHigh, warpWide, depthBytes } = tiling;
  const chunk = CHUNK_BYTES / bytes;
  const deep = depthBytes / bytes;
  const rowsOf = (rows: number, length: number): TileRows => ({ rows, length, chunks: length / chunk });
  const isTurned = type === "tf32";
  const warpsDown = high / warpHigh;
  return {
    ...tiling,
    ...{ type, dtype, chunk, deep, warpsDown, isTurned },
    threads: warpsDown * (wide / warpWide) * 32,
    left: rowsOf(high, deep),
    right: isTurned ? rowsOf(wide, deep) : rowsOf(deep, wide),
    stage: (high + wide) * deep,
    steps: depthBytes / STEP_BYTES,
  };
}

/**
 * Returns the place of a chunk in its row. Chunks of one column in neighbouring rows are in different banks. `row` and
 * `column` are texts.
 */
function chunkPlace({ chunks }: TileRows, row: string, column: string): string {
  const [shift, mask] = [
    Math.log2(Math.max(1, CHUNKS_AT_ONCE / chunks)),
    Math.min(CHUNKS_AT_ONCE, chunks) - 1,
  ];
  return `((${column}) ^ (((${row}) >>> ${shift}) & ${mask}))`;
}

/** Returns the copies of a tile to shared memory, one chunk by each thread. `from` is the text of its first element. */
function copiesOf(
  { text }: TilePlace,
  plan: Plan,
  side: "left" | "right",
): readonly ((stage: string, from: string) => string)[] {
  const { threads, chunk } = plan;
  const tile = plan[side];
  const [parameter, pitch, begin] =
    side === "left" ? ["p0", "leftPitch", 0] : ["p1", "rightPitch", plan.left.rows * plan.left.length];
  const each = threads / tile.chunks;
  const row = text.constant(`thread >>> ${Math.log2(tile.chunks)}`);
  const column = text.constant(`thread & ${tile.chunks - 1}`);
  const offset = text.constant(`${row} * ${pitch} + ${column} * ${chunk}`);
  const places = new Map<number, string>();
  return range(tile.rows / each).map((i) => {
    const first = i * each;
    const turn = first % CHUNKS_AT_ONCE;
    let place = places.get(turn);
    if (place === undefined) {
      place = text.constant(
        `${row} * ${tile.length} + ${chunkPlace(tile, `${row} + ${turn}`, column)} * ${chunk}`,
      );
      places.set(turn, place);
    }
    const source = text.constant(`${offset} + ${first} * ${pitch}`);
    return (stage, from) =>
      `async.copy(tiles, ${stage} + ${place} + ${begin + first * tile.length}, ${parameter}, ${from} + ${source}, ${chunk});`;
  });
}

/** Texts of the fragments of one step: four words of each, and two words for each column of instructions. */
interface Fragments {
  readonly left: readonly string[][];
  readonly right: readonly string[][];
}

/** Returns a function that adds the loads of the fragments of a step. `stage` is the name of the place of a stage. */
function fragmentLoads({ text }: TilePlace, plan: Plan): (stage: string, step: number) => Fragments {
  const { warpHigh, warpWide, warpsDown, left, right, isTurned, steps, chunk } = plan;
  // `ldmatrix` reads rows of 16 bytes: 8 halves, or 4 floats as 8 halves.
  const halves = 8 / chunk;
  const warpRow = text.constant(`(warpIdx & ${warpsDown - 1}) * ${warpHigh}`);
  const warpColumn = text.constant(`(warpIdx >>> ${Math.log2(warpsDown)}) * ${warpWide}`);
  const place = (tile: TileRows, row: string, column: string, begin = 0) =>
    text.constant(
      `((${row}) * ${tile.length} + ${chunkPlace(tile, "lane & 7", column)} * ${chunk} + ${begin}) * ${halves}`,
    );
  const rightBegin = left.rows * left.length;
  const lefts = range(steps).map((step) =>
    place(left, `${warpRow} + (lane & 15)`, `${step * 2} + (lane >>> 4)`),
  );
  const pairs = warpWide / N / 2;
  const rights = isTurned
    ? range(steps).map((step) =>
        place(
          right,
          `${warpColumn} + (lane >>> 4) * 8 + (lane & 7)`,
          `${step * 2} + ((lane >>> 3) & 1)`,
          rightBegin,
        ),
      )
    : range(pairs).map((pair) =>
        place(
          right,
          "lane & 15",
          `(${warpColumn} >>> ${Math.log2(chunk)}) + ${pair * 2} + (lane >>> 4)`,
          rightBegin,
        ),
      );
  return (stage, step) => {
    const at = halves === 1 ? stage : text.constant(`${stage} * ${halves}`);
    const words = (name: string, from: string, offset: number) => {
      const loaded = text.constant(`${name}(halves, ${at} + ${from} + ${offset * halves}, 4)`);
      return range(4).map((i) => `${loaded}[${i}]`);
    };
    return {
      left: range(warpHigh / M).map((i) => words("ldmatrix", lefts[step]!, i * M * left.length)),
      right: range(pairs).flatMap((pair) => {
        const four = isTurned
          ? words("ldmatrix", rights[step]!, pair * 2 * N * right.length)
          : words("ldmatrixTransposed", rights[pair]!, step * (STEP_BYTES / 2) * right.length);
        return [four.slice(0, 2), four.slice(2)];
      }),
    };
  };
}

/** Adds the stores of the result. Two neighbours are stored at once where the number of columns is even. */
function addStores({ text, bases }: TilePlace, plan: Plan, isPaired: boolean): void {
  const { warpHigh, warpWide, warpsDown, dtype: out } = plan;
  text.add(`const y0 = row0 + (warpIdx & ${warpsDown - 1}) * ${warpHigh} + (lane >>> 2);`);
  text.add(`const x0 = column0 + (warpIdx >>> ${Math.log2(warpsDown)}) * ${warpWide} + (lane & 3) * 2;`);
  for (const i of range(warpHigh / M))
    for (const half of range(2)) {
      text.add(`if (y0 + ${i * M + half * 8} < rows) {`);
      const row = text.constant(`${bases[2]} + (y0 + ${i * M + half * 8}) * columns`);
      for (const j of range(warpWide / N)) {
        const [first, second] = range(2).map((e) => `c${i}_${j}[${half * 2 + e}]`);
        const x = `x0 + ${j * N}`;
        if (isPaired) {
          const pair = out === "f32" ? `{ x: ${first}, y: ${second} }` : `pack.${out}x2(${first}, ${second})`;
          text.add(`if (${x} < columns) out[(${row} + ${x}) >> 1] = ${pair};`);
        } else
          for (const [e, value] of [first!, second!].entries()) {
            const name = text.constant(value);
            text.add(
              `if (${x} + ${e} < columns) out[${row} + ${x} + ${e}] = ${converted(name, "f32", out)};`,
            );
          }
      }
      text.add("}");
    }
}

/** Adds the loop over the depth. Fragments of the next step are loaded before the products of a step. */
function addLoop(place: TilePlace, plan: Plan): void {
  const { text, bases } = place;
  const { type, deep, stages, steps, stage, isTurned } = plan;
  const lefts = copiesOf(place, plan, "left");
  const rights = copiesOf(place, plan, "right");
  const load = fragmentLoads(place, plan);
  text.add(`const leftFrom = ${bases[0]} + row0 * leftPitch;`);
  text.add(
    isTurned
      ? `const rightFrom = ${bases[1]} + column0 * rightPitch;`
      : `const rightFrom = ${bases[1]} + column0;`,
  );
  /** Statements that copy a tile. `k` is the name of its first column. */
  const copies = (slot: string, k: string): string[] => {
    const left = text.constant(`leftFrom + ${k}`);
    const right = text.constant(isTurned ? `rightFrom + ${k}` : `rightFrom + ${k} * rightPitch`);
    return [...lefts.map((copy) => copy(slot, left)), ...rights.map((copy) => copy(slot, right))];
  };
  // The last rounds copy the last tile again, so that no copy needs a condition.
  text.add(`const last = depth - ${deep};`);
  for (const i of range(stages - 1)) {
    for (const copy of copies(`${i * stage}`, text.constant(`Math.min(${i * deep}, last)`))) text.add(copy);
    text.add("async.commit();");
  }
  text.add(`async.wait(${stages - 2}); sync();`);
  const first = load("0", 0);
  const names: Fragments = {
    left: first.left.map((words, i) => words.map((_, w) => `a${i}_${w}`)),
    right: first.right.map((words, j) => words.map((_, w) => `b${j}_${w}`)),
  };
  const assign = (from: Fragments, prefix: string) => {
    for (const side of ["left", "right"] as const)
      for (const [i, words] of from[side].entries())
        for (const [w, word] of words.entries()) text.add(`${prefix}${names[side][i]![w]} = ${word};`);
  };
  assign(first, "let ");
  text.add(`let slot = 0; let next = ${(stages - 1) * stage};`);
  text.add(`for (let k0 = 0; k0 < depth; k0 += ${deep}) {`);
  const following = copies("next", text.constant(`Math.min(k0 + ${(stages - 1) * deep}, last)`));
  const share = Math.ceil(following.length / (steps - 1));
  let current = names;
  for (const step of range(steps)) {
    // All warps have loaded the last fragments of the tile, and the next tile has arrived.
    if (step === steps - 1) {
      text.add(`async.commit(); async.wait(${stages - 2}); sync();`);
      text.add(`next = slot; slot = slot === ${(stages - 1) * stage} ? 0 : slot + ${stage};`);
    }
    const loaded = load("slot", (step + 1) % steps);
    for (const copy of following.slice(step * share, (step + 1) * share)) text.add(copy);
    for (const [i, left] of current.left.entries()) {
      const columns = [...current.right.entries()];
      // The first product of a row reads the same fragment as the one before it.
      for (const [j, right] of i % 2 === 0 ? columns : columns.reverse())
        text.add(`mma.${type}(c${i}_${j}, [${left}], [${right}]);`);
    }
    current = loaded;
  }
  assign(current, "");
  text.add("}");
}

/** The largest tile whose sums 256 threads hold in registers. */
const large = { high: 128, wide: 256, warpHigh: 64, warpWide: 64 } as const;
/** Tiles for results that have too few large tiles for all multiprocessors. */
const small = { high: 64, wide: 64, warpHigh: 32, warpWide: 32 } as const;

/** Tilings from the fastest one for large matrices on. docs/measurements/arrays.md compares them with other ones. */
const tilings: readonly Tiling[] = [
  { ...large, depthBytes: 128, stages: 4 },
  // The shared memory of compute capability 8.6 and 8.9 has room for this one.
  { ...large, depthBytes: 64, stages: 4 },
  { ...small, depthBytes: 128, stages: 3 },
];

const plansOf = (type: TensorType): readonly Plan[] => tilings.map((tiling) => planOf(type, tiling));

/** Plans of each type, in the order of `tilings`. */
export const tensorPlans = { f16: plansOf("f16"), bf16: plansOf("bf16"), tf32: plansOf("tf32") } as const;

/** Returns the plan for a result: the first one whose blocks fit the device, and which has a block for each multiprocessor. */
function planFor(device: Device, type: TensorType, shape: Shape): Plan {
  const { sharedBytes, multiprocessors } = limitsOf(device);
  const [rows, columns] = shape.slice(-2) as [number, number];
  const fitting = tensorPlans[type].filter((plan) => sharedBytesOf(plan) <= sharedBytes);
  const found = fitting.find(
    ({ high, wide }) =>
      Math.ceil(rows / high) * Math.ceil(columns / wide) * sizeOf(shape.slice(0, -2)) >= multiprocessors,
  );
  return found ?? fitting.at(-1)!;
}

interface Limits {
  /** Shared memory of a block, in bytes. */
  readonly sharedBytes: number;
  readonly multiprocessors: number;
  readonly hasTensorCores: boolean;
}

const limits = new WeakMap<Device, Limits>();

/** Returns the limits of a device. The driver needs microseconds for each attribute. */
function limitsOf(device: Device): Limits {
  let found = limits.get(device);
  if (found === undefined) {
    found = {
      sharedBytes: device.attribute("maxSharedMemoryPerBlockOptin"),
      multiprocessors: device.attribute("multiprocessorCount"),
      hasTensorCores: Number(device.computeCapability) >= 8,
    };
    limits.set(device, found);
  }
  return found;
}

/** Returns true where a device multiplies matrices of floats with tensor cores: compute capability 8.0. */
export const hasTensorCores = (device: Device): boolean => limitsOf(device).hasTensorCores;

const sharedBytesOf = ({ stages, stage, dtype }: Plan): number => (stages * stage * factsOf(dtype).bits) / 8;

/**
 * Runs a product of matrices with tensor cores. The factors are rounded to the type, and their products
 * are exact. Tensor cores add them in their own order and cut each sum to 24 bits.
 */
export function runTensorProduct(
  { factors: [a, b], shape, reason }: MatrixProduct,
  type: TensorType,
  plan = planFor(a.device, type, shape),
): View {
  const { dtype, high, wide, deep } = plan;
  const isRounded = type === "tf32";
  const first = isRounded ? roundedTiles(a, -1, [high, deep]) : wholeTiles(a, dtype, [high, deep]);
  return withNode(first, (left) => {
    const second = isRounded ? roundedTiles(b, -2, [wide, deep]) : wholeTiles(b, dtype, [deep, wide]);
    return withNode(second, (right) => runTiles({ dtype, shape, factors: [left, right], reason }, plan));
  });
}

function runTiles(product: TiledProduct, plan: Plan): View {
  const { shape, factors, reason } = product;
  const { type, dtype, threads, high, wide, depthBytes } = plan;
  const { device } = factors[0];
  const { integers, grid, axes } = tileLaunch(product, plan);
  const isPaired = shape.at(-1)! % 2 === 0;
  const source = sourceOf(
    `matmul_${type} ${high}x${wide}x${depthBytes} ${axes} ${isPaired} ${reason}`,
    () => {
      const factor = `readonly ${type === "tf32" ? "u32" : type}[]`;
      const out = isPaired ? (dtype === "f32" ? "f32x2[]" : "u32[]") : `${dtype}[]`;
      return {
        name: `matmul_${type}`,
        signature: { p0: factor, p1: factor, out, ...integers.signature },
        body: bodyOf(plan, axes, isPaired),
        reason,
      };
    },
  );
  const target = allocateView(device, dtype, shape);
  const { buffer } = target.storage;
  launch(device, source, { grid, block: [threads, 1, 1], sharedBytes: sharedBytesOf(plan) }, [
    ...factors.map((node) => bufferFrom(node.view())),
    isPaired && dtype !== "f32" ? buffer.as("u32") : buffer,
    ...integers.values,
  ]);
  return target;
}

function bodyOf(plan: Plan, axes: number, isPaired: boolean): string {
  const { type, warpHigh, warpWide } = plan;
  const text = new KernelText();
  text.add("const thread = threadIdx.x; const lane = thread & 31; const warpIdx = thread >>> 5;");
  text.add(
    `const tiles = dynamicShared("${type === "tf32" ? "u32" : type}"); const halves = dynamicShared("f16");`,
  );
  const place = beginTiles(text, axes, plan);
  for (const i of range(warpHigh / M))
    for (const j of range(warpWide / N)) text.add(`const c${i}_${j} = local("f32", 4);`);
  addLoop(place, plan);
  addStores(place, plan, isPaired);
  return text.toString();
}

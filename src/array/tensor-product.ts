import type { Device } from "../cuda/device/device.ts";
import { type Dtype, factsOf } from "./dtype.ts";
import { converted, KernelText } from "./emit.ts";
import { launch } from "./kernels.ts";
import {
  beginTiles,
  CHUNK_BYTES,
  type MatrixProduct,
  type TiledProduct,
  type TilePlace,
  wholeTiles,
} from "./matrix-tiles.ts";
import { allocateView, bufferFrom, type View } from "./node.ts";
import { withNode } from "./temporary.ts";

/** Precision of the factors that tensor cores multiply. */
export type TensorType = "f16" | "bf16" | "tf32";

/** Rows and columns of the result that a block computes, and those of each of its eight warps. */
const [HIGH, WIDE, WARP_SIDE] = [128, 256, 64];
const WARPS_DOWN = HIGH / WARP_SIDE;
const THREADS = 256;
/** Bytes of a row of a tile of the first factor. */
const ROW_BYTES = 64;
/** Number of tiles in shared memory: one is multiplied while the others arrive. */
const STAGES = 4;
/** Rows and columns of an instruction. */
const [M, N] = [16, 8];
/** Bytes of the inner axis that one instruction multiplies. */
const STEP_BYTES = 32;

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** Sizes of the tiles of a type, in elements. */
function tilesOf(dtype: Dtype) {
  const bytes = factsOf(dtype).bits / 8;
  const chunk = CHUNK_BYTES / bytes;
  const deep = ROW_BYTES / bytes;
  // A pitch of one more chunk puts the rows that a warp reads together into different banks. Threads read f32 of the second
  // factor one by one, and a pitch of 8 more puts these into different banks.
  const [leftPitch, rightPitch] = [deep + chunk, WIDE + 8];
  const [left, right] = [HIGH * leftPitch, deep * rightPitch];
  return { bytes, chunk, deep, leftPitch, rightPitch, left, right, stageBytes: (left + right) * bytes };
}

/** Returns the number of stages that the shared memory of a block has room for. */
const stagesOf = (device: Device, dtype: Dtype): number =>
  Math.min(STAGES, Math.floor(device.attribute("maxSharedMemoryPerBlockOptin") / tilesOf(dtype).stageBytes));

/** Returns true where a device multiplies matrices of floats with tensor cores: compute capability 8.0. */
export const hasTensorCores = (device: Device): boolean =>
  Number(device.computeCapability) >= 8 && stagesOf(device, "f32") >= 2;

/** Adds the copies of a tile of both factors to shared memory. `slot` and `k` are names. */
function addCopies({ text, bases }: TilePlace, dtype: Dtype, slot: string, k: string): void {
  const { chunk, deep, leftPitch, rightPitch, left, right } = tilesOf(dtype);
  const copies = (
    rows: number,
    length: number,
    copy: (row: (i: number) => string, column: string, i: number) => void,
  ) => {
    const perRow = length / chunk;
    const each = THREADS / perRow;
    const row = text.constant(`thread >>> ${Math.log2(perRow)}`);
    const column = text.constant(`(thread & ${perRow - 1}) * ${chunk}`);
    for (const i of range(rows / each)) copy((pitch) => `${row} * ${pitch} + ${column}`, column, i * each);
  };
  const [leftSlot, rightSlot] = [text.constant(`${slot} * ${left}`), text.constant(`${slot} * ${right}`)];
  const leftFrom = text.constant(`${bases[0]} + row0 * leftPitch + ${k}`);
  const rightFrom = text.constant(`${bases[1]} + ${k} * rightPitch + column0`);
  copies(HIGH, deep, (row, column, i) => {
    const from = text.constant(
      `${leftFrom} + (thread >>> ${Math.log2(deep / chunk)}) * leftPitch + ${column}`,
    );
    text.add(
      `async.copy(left, ${leftSlot} + ${row(leftPitch)} + ${i * leftPitch}, p0, ${from} + ${i} * leftPitch, ${chunk});`,
    );
  });
  copies(deep, WIDE, (row, column, i) => {
    const from = text.constant(
      `${rightFrom} + (thread >>> ${Math.log2(WIDE / chunk)}) * rightPitch + ${column}`,
    );
    text.add(
      `async.copy(right, ${rightSlot} + ${row(rightPitch)} + ${i * rightPitch}, p1, ${from} + ${i} * rightPitch, ${chunk});`,
    );
  });
}

/** Adds the products of a tile. `slot` is the name of its stage. */
function addProducts({ text }: TilePlace, type: TensorType, dtype: Dtype, slot: string): void {
  const { bytes, deep, leftPitch, rightPitch, left, right } = tilesOf(dtype);
  // `ldmatrix` reads rows of 16 bytes: 8 halves, or 4 floats as 8 halves.
  const halves = bytes / 2;
  const leftAt = text.constant(`${slot} * ${left * halves} + leftLane`);
  const rightAt = text.constant(`${slot} * ${right} + rightLane`);
  const step = STEP_BYTES / bytes;
  for (const k of range(deep / step)) {
    const lefts = range(WARP_SIDE / M).map((i) =>
      text.constant(
        `ldmatrix(leftHalves, ${leftAt} + ${i * M * leftPitch * halves + (k * STEP_BYTES) / 2}, 4)`,
      ),
    );
    const rights = range(WARP_SIDE / N).map((): [string, string] => ["", ""]);
    if (type === "tf32")
      for (const j of range(WARP_SIDE / N))
        rights[j] = range(2).map((half) =>
          text.constant(`right[${rightAt} + ${(k * step + half * 4) * rightPitch + j * N}]`),
        ) as [string, string];
    else
      for (const pair of range(WARP_SIDE / N / 2)) {
        const words = text.constant(
          `ldmatrixTransposed(right, ${rightAt} + ${k * step * rightPitch + pair * 2 * N}, 4)`,
        );
        for (const j of range(2)) rights[pair * 2 + j] = [`${words}[${2 * j}]`, `${words}[${2 * j + 1}]`];
      }
    const leftValues = lefts.map((words) =>
      range(4)
        .map((i) => (type === "tf32" ? text.constant(`f32FromBits(i32(${words}[${i}]))`) : `${words}[${i}]`))
        .join(", "),
    );
    for (const [i, values] of leftValues.entries())
      for (const [j, pair] of rights.entries())
        text.add(`mma.${type}(c${i}_${j}, [${values}], [${pair.join(", ")}]);`);
  }
}

/** Adds the stores of the result. Two neighbours are stored at once where the number of columns is even. */
function addStores({ text, bases }: TilePlace, out: Dtype, isPaired: boolean): void {
  text.add(`const y0 = row0 + (warpIdx & ${WARPS_DOWN - 1}) * ${WARP_SIDE} + (lane >>> 2);`);
  text.add(`const x0 = column0 + (warpIdx >>> ${Math.log2(WARPS_DOWN)}) * ${WARP_SIDE} + (lane & 3) * 2;`);
  for (const i of range(WARP_SIDE / M))
    for (const half of range(2)) {
      text.add(`if (y0 + ${i * M + half * 8} < rows) {`);
      const row = text.constant(`${bases[2]} + (y0 + ${i * M + half * 8}) * columns`);
      for (const j of range(WARP_SIDE / N)) {
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

/**
 * Runs a product of matrices with tensor cores. The factors are rounded to the type, and their products
 * are exact. Tensor cores add them in their own order and cut each sum to 24 bits.
 */
export function runTensorProduct({ factors: [a, b], shape, reason }: MatrixProduct, type: TensorType): View {
  const dtype: Dtype = type === "tf32" ? "f32" : type;
  const { deep } = tilesOf(dtype);
  return withNode(wholeTiles(a, dtype, [HIGH, deep]), (left) =>
    withNode(wholeTiles(b, dtype, [deep, WIDE]), (right) =>
      runTiles({ dtype, shape, factors: [left, right], reason }, type),
    ),
  );
}

function runTiles(product: TiledProduct, type: TensorType): View {
  const { dtype, shape, factors } = product;
  const { device } = factors[0];
  const { deep, left, leftPitch, rightPitch, stageBytes, bytes } = tilesOf(dtype);
  const stages = stagesOf(device, dtype);
  const target = allocateView(device, dtype, shape);
  const text = new KernelText();
  text.add(`const thread = threadIdx.x; const lane = thread & 31; const warpIdx = thread >>> 5;`);
  text.add(`const left = dynamicShared("${dtype}"); const leftHalves = dynamicShared("f16");`);
  text.add(`const right = dynamicShared("${dtype}", ${stages * left * bytes});`);
  const place = beginTiles(text, product, { high: HIGH, wide: WIDE });
  const warpRow = `(warpIdx & ${WARPS_DOWN - 1}) * ${WARP_SIDE}`;
  const warpColumn = `(warpIdx >>> ${Math.log2(WARPS_DOWN)}) * ${WARP_SIDE}`;
  text.add(
    `const leftLane = (${warpRow} + (lane & 15)) * ${(leftPitch * bytes) / 2} + (lane >>> 4) * ${CHUNK_BYTES / 2};`,
  );
  text.add(
    type === "tf32"
      ? `const rightLane = (lane & 3) * ${rightPitch} + ${warpColumn} + (lane >>> 2);`
      : `const rightLane = (lane & 15) * ${rightPitch} + ${warpColumn} + (lane >>> 4) * ${N};`,
  );
  for (const i of range(WARP_SIDE / M))
    for (const j of range(WARP_SIDE / N)) text.add(`const c${i}_${j} = local("f32", 4);`);
  for (const stage of range(stages - 1)) {
    text.add(`if (${stage * deep} < depth) {`);
    addCopies(place, dtype, `${stage}`, `${stage * deep}`);
    text.add("} async.commit();");
  }
  text.add(`let slot = 0; let next = ${stages - 1};`);
  text.add(`for (let k0 = 0; k0 < depth; k0 += ${deep}) {`);
  text.add(`async.wait(${stages - 2}); sync();`);
  text.add(`if (k0 + ${(stages - 1) * deep} < depth) {`);
  addCopies(place, dtype, "next", `(k0 + ${(stages - 1) * deep})`);
  text.add("} async.commit();");
  addProducts(place, type, dtype, "slot");
  text.add("next = slot;");
  text.add(`slot = slot === ${stages - 1} ? 0 : slot + 1; }`);
  const isPaired = shape.at(-1)! % 2 === 0;
  addStores(place, dtype, isPaired);
  const { integers, grid } = place;
  const out = isPaired ? (dtype === "f32" ? "f32x2[]" : "u32[]") : `${dtype}[]`;
  const { buffer } = target.storage;
  launch(
    device,
    {
      name: `matmul_${type}`,
      signature: {
        ...{ p0: `readonly ${dtype}[]`, p1: `readonly ${dtype}[]`, out },
        ...integers.signature,
      },
      body: text.toString(),
      reason: product.reason,
    },
    { grid, block: [THREADS, 1, 1], sharedBytes: stages * stageBytes },
    [
      ...factors.map((node) => bufferFrom(node.view())),
      isPaired && dtype !== "f32" ? buffer.as("u32") : buffer,
      ...integers.values,
    ],
  );
  return target;
}

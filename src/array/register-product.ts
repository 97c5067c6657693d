import { KernelText } from "./emit.ts";
import { launch, sourceOf } from "./kernels.ts";
import {
  beginTiles,
  type MatrixProduct,
  type TiledProduct,
  type TilePlace,
  tileLaunch,
  wholeTiles,
} from "./matrix-tiles.ts";
import { allocateView, bufferFrom, type View } from "./node.ts";
import { withNode } from "./temporary.ts";

/** Rows and columns of the result that a block computes, and the depth of the tiles in shared memory. */
const [SIDE, DEEP] = [128, 16];
const SIZE = { high: SIDE, wide: SIDE } as const;
const THREADS = 256;
/** Threads for which a multiprocessor has registers: two blocks run at once. */
const RESIDENT_THREADS = 2 * THREADS;
/** Threads along each side of the tile. Each computes two groups of four rows, times two groups of four columns. */
const ACROSS = 16;
/** Floats of one load or store. */
const FOUR = 4;
/** Length of a row of a tile in shared memory. The first factor is transposed, and four more floats spread its columns. */
const [LEFT_PITCH, RIGHT_PITCH] = [SIDE + FOUR, SIDE];
/** Floats of a tile of each factor. */
const [LEFT, RIGHT] = [DEEP * LEFT_PITCH, DEEP * RIGHT_PITCH];
/** Number of tiles in shared memory: one is multiplied while the other is written. */
const STAGES = 2;
/** Loads of a thread for one tile of a factor, and rows between them. */
const LOADS = (SIDE * DEEP) / FOUR / THREADS;
const [LEFT_STEP, RIGHT_STEP] = [SIDE / LOADS, DEEP / LOADS];
const components = ["x", "y", "z", "w"] as const;

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** Adds the loads of a tile of both factors to registers. `k` is the name of its first column. Returns the names. */
function addLoads({ text }: TilePlace, k: string): readonly (readonly [left: string, right: string])[] {
  return range(LOADS).map((i) => [
    text.constant(`p0[(leftFrom + ${i * LEFT_STEP} * leftPitch + ${k}) >> 2]`),
    text.constant(`p1[(rightFrom + (${k} + ${i * RIGHT_STEP}) * rightPitch) >> 2]`),
  ]);
}

/** Adds the stores of loaded values to a stage of shared memory. */
function addTileStores(
  { text }: TilePlace,
  values: readonly (readonly [left: string, right: string])[],
  slot: string,
): void {
  const leftTo = text.constant(`${slot} * ${LEFT} + leftTo`);
  const rightTo = text.constant(`${slot} * ${RIGHT / FOUR} + rightTo`);
  for (const [i, [left, right]] of values.entries()) {
    for (const [j, component] of components.entries())
      text.add(`left[${leftTo} + ${j * LEFT_PITCH + i * LEFT_STEP}] = ${left}.${component};`);
    text.add(`rightFours[${rightTo} + ${(i * RIGHT_STEP * RIGHT_PITCH) / FOUR}] = ${right};`);
  }
}

/** Adds the products of the tiles in a stage. */
function addProducts({ text }: TilePlace, slot: string): void {
  const leftAt = text.constant(`${slot} * ${LEFT / FOUR} + ty`);
  const rightAt = text.constant(`${slot} * ${RIGHT / FOUR} + tx`);
  for (const k of range(DEEP)) {
    const halves = (name: string, at: string, pitch: number) =>
      range(2).flatMap((half) => {
        const four = text.constant(`${name}[${at} + ${(k * pitch) / FOUR + half * ACROSS}]`);
        return components.map((component) => `${four}.${component}`);
      });
    const lefts = halves("leftFours", leftAt, LEFT_PITCH);
    const rights = halves("rightFours", rightAt, RIGHT_PITCH);
    for (const [row, left] of lefts.entries())
      for (const [column, right] of rights.entries())
        text.add(`c${row}_${column} = fma(${left}, ${right}, c${row}_${column});`);
  }
}

/** Adds the stores of the result. Four neighbours are stored at once where the number of columns allows it. */
function addStores({ text, bases }: TilePlace, isInFours: boolean): void {
  for (const row of range(2 * FOUR)) {
    const y = text.constant(`row0 + ty * ${FOUR} + ${(row >> 2) * (SIDE / 2) + (row & 3)}`);
    text.add(`if (${y} < rows) {`);
    const begin = text.constant(`${bases[2]} + ${y} * columns`);
    for (const half of range(2)) {
      const x = text.constant(`column0 + tx * ${FOUR} + ${half * (SIDE / 2)}`);
      const names = range(FOUR).map((i) => `c${row}_${half * FOUR + i}`);
      if (isInFours) {
        const fields = components.map((component, i) => `${component}: ${names[i]}`).join(", ");
        text.add(`if (${x} < columns) out[(${begin} + ${x}) >> 2] = { ${fields} };`);
      } else
        for (const [i, name] of names.entries())
          text.add(`if (${x} + ${i} < columns) out[${begin} + ${x} + ${i}] = ${name};`);
    }
    text.add("}");
  }
}

/**
 * Runs a product of matrices of f32. Each thread holds 8 x 8 elements of the result in registers. Elements are summed in the
 * order of the inner axis, and one instruction joins a product and a sum.
 */
export function runRegisterProduct({ factors: [a, b], shape, reason }: MatrixProduct): View {
  return withNode(wholeTiles(a, "f32", [SIDE, DEEP]), (left) =>
    withNode(wholeTiles(b, "f32", [DEEP, SIDE]), (right) =>
      runTiles({ dtype: "f32", shape, factors: [left, right], reason }),
    ),
  );
}

function runTiles(product: TiledProduct): View {
  const { shape, factors, reason } = product;
  const { device } = factors[0];
  const { integers, grid, axes } = tileLaunch(product, SIZE);
  const isInFours = shape.at(-1)! % FOUR === 0;
  const source = sourceOf(`matmul_registers ${axes} ${isInFours} ${reason}`, () => ({
    name: "matmul_registers",
    signature: {
      ...{ p0: "readonly f32x4[]", p1: "readonly f32x4[]", out: isInFours ? "f32x4[]" : "f32[]" },
      ...integers.signature,
    },
    body: bodyOf(axes, isInFours),
    maximumThreads: RESIDENT_THREADS,
    reason,
  }));
  const target = allocateView(device, "f32", shape);
  launch(device, source, { grid, block: [THREADS, 1, 1], sharedBytes: STAGES * (LEFT + RIGHT) * 4 }, [
    ...factors.map((node) => bufferFrom(node.view())),
    target.storage.buffer,
    ...integers.values,
  ]);
  return target;
}

function bodyOf(axes: number, isInFours: boolean): string {
  const text = new KernelText();
  text.add(
    `const thread = threadIdx.x; const tx = thread & ${ACROSS - 1}; const ty = thread >>> ${Math.log2(ACROSS)};`,
  );
  text.add('const left = dynamicShared("f32"); const leftFours = dynamicShared("f32x4");');
  text.add(`const rightFours = dynamicShared("f32x4", ${STAGES * LEFT * 4});`);
  const place = beginTiles(text, axes, SIZE);
  const [perLeft, perRight] = [DEEP / FOUR, SIDE / FOUR];
  text.add(
    `const leftRow = thread >>> ${Math.log2(perLeft)}; const leftColumn = (thread & ${perLeft - 1}) * ${FOUR};`,
  );
  text.add(`const rightRow = thread >>> ${Math.log2(perRight)}; const rightFour = thread & ${perRight - 1};`);
  text.add(`const leftFrom = ${place.bases[0]} + (row0 + leftRow) * leftPitch + leftColumn;`);
  text.add(`const rightFrom = ${place.bases[1]} + rightRow * rightPitch + column0 + rightFour * ${FOUR};`);
  text.add(`const leftTo = leftColumn * ${LEFT_PITCH} + leftRow;`);
  text.add(`const rightTo = rightRow * ${RIGHT_PITCH / FOUR} + rightFour;`);
  for (const row of range(2 * FOUR))
    for (const column of range(2 * FOUR)) text.add(`let c${row}_${column} = f32(0);`);
  addTileStores(place, addLoads(place, "0"), "0");
  text.add("sync();");
  text.add("let slot = 0;");
  text.add(`for (let k0 = 0; k0 < depth; k0 += ${DEEP}) {`);
  // The last round loads its own tile again, so that no load needs a condition.
  const next = text.constant(`Math.min(k0 + ${DEEP}, depth - ${DEEP})`);
  const loaded = addLoads(place, next);
  addProducts(place, "slot");
  text.add("slot = 1 - slot;");
  addTileStores(place, loaded, "slot");
  text.add("sync(); }");
  addStores(place, isInFours);
  return text.toString();
}

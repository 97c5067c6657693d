import { type Dtype, factsOf, resultType } from "./dtype.ts";
import { converted, KernelText, literal } from "./emit.ts";
import { launch, sourceOf } from "./kernels.ts";
import {
  beginTiles,
  type MatrixProduct,
  sumTypeOfProduct,
  type TiledProduct,
  type TileSize,
  tileLaunch,
  wholeTiles,
} from "./matrix-tiles.ts";
import { allocateView, bufferFrom, type View } from "./node.ts";
import { castNode, withNode } from "./temporary.ts";

/** Threads of a block. The threads of a row compute neighbouring columns. */
const [WIDTH, HEIGHT] = [32, 16];
/** Number of threads that the soft GPU runs as the lanes of vectors. They load neighbours in memory. */
const TEAM = 8;
/** Number of teams of a block. Each loads a line of a tile at a time. */
const TEAMS = (WIDTH * HEIGHT) / TEAM;
/** Depth of the tiles in shared memory, in bytes. */
const DEEP_BYTES = 512;
/** Number of products of each element in one round. */
const UNROLLED = 4;

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/**
 * Returns the number of rows of the result that each thread computes, in one column. Their sums, for all lanes of a team, are as
 * many vectors as fit into the 16 registers of a processor beside the factors.
 */
const rowsOfThread = (sums: Dtype): number => (factsOf(sums).bits === 64 ? 2 : 4);

/** Returns the rows and columns of the result that a block computes, and the depth of its tiles in shared memory. */
const sizeOfTile = (sums: Dtype): TileSize & { readonly deep: number } => ({
  ...{ high: HEIGHT * rowsOfThread(sums), wide: WIDTH },
  deep: (8 * DEEP_BYTES) / factsOf(sums).bits,
});

/**
 * Runs a product of large matrices with the vectors of a processor, for the soft GPU. Each element of the result is summed in the
 * order of the inner axis, and no instruction joins a product and a sum. So the bits are those of the kernel for all devices.
 */
export function runVectorProduct({ factors: [a, b], shape, reason }: MatrixProduct): View {
  const dtype = resultType(a.dtype, b.dtype);
  const sums = sumTypeOfProduct(dtype);
  const { high, wide, deep } = sizeOfTile(sums);
  return withNode(wholeTiles(castNode(a, dtype), sums, [high, deep]), (left) =>
    withNode(wholeTiles(castNode(b, dtype), sums, [deep, wide]), (right) =>
      runTiles({ dtype, shape, factors: [left, right], reason }, sums),
    ),
  );
}

function runTiles(product: TiledProduct, sums: Dtype): View {
  const { dtype, shape, factors, reason } = product;
  const { device } = factors[0];
  const { integers, grid, axes } = tileLaunch(product, sizeOfTile(sums));
  const source = sourceOf(`matmul_vectors ${dtype} ${axes} ${reason}`, () => ({
    name: "matmul_vectors",
    signature: {
      ...{ p0: `readonly ${sums}[]`, p1: `readonly ${sums}[]`, out: `${dtype}[]` },
      ...integers.signature,
    },
    body: bodyOf(dtype, sums, axes),
    reason,
  }));
  const target = allocateView(device, dtype, shape);
  launch(device, source, { grid, block: [WIDTH, HEIGHT, 1] }, [
    ...factors.map((node) => bufferFrom(node.view())),
    target.storage.buffer,
    ...integers.values,
  ]);
  return target;
}

/** A tile of a factor. */
interface Tile {
  /** Names of the factor, and of the array in shared memory. */
  readonly names: readonly [factor: string, shared: string];
  /** Text of the place of the first element in the factor, and of its distance to the next row. */
  readonly first: string;
  readonly pitch: string;
  readonly size: readonly [rows: number, columns: number];
}

/**
 * Adds the loads of a tile. Each team loads a line at a time, or a part of a line where there are more teams than lines. An offset
 * of 64 bits grows by one from lane to lane without a wrap.
 */
function addTile(text: KernelText, { names, first, pitch, size: [rows, columns] }: Tile): void {
  const parts = Math.max(1, TEAMS / rows);
  const column = parts === 1 ? "lane" : text.constant(`(team & ${parts - 1}) * ${columns / parts} + lane`);
  for (const i of range((rows * parts) / TEAMS)) {
    const row = text.constant(parts === 1 ? `team + ${i * TEAMS}` : `team >>> ${Math.log2(parts)}`);
    const from = text.constant(`i64(${first} + ${row} * ${pitch}) + i64(${column})`);
    const to = text.constant(`${row} * ${columns} + ${column}`);
    for (const j of range(columns / parts / TEAM))
      text.add(`${names[1]}[${to} + ${j * TEAM}] = ${names[0]}[${from} + ${j * TEAM}n];`);
  }
}

function bodyOf(dtype: Dtype, sums: Dtype, axes: number): string {
  const text = new KernelText();
  const rows = range(rowsOfThread(sums));
  const { high, wide, deep } = sizeOfTile(sums);
  const { register } = factsOf(sums);
  text.add("const tx = threadIdx.x; const ty = threadIdx.y;");
  text.add(`const team = ty * ${WIDTH / TEAM} + (tx >>> ${Math.log2(TEAM)}); const lane = tx & ${TEAM - 1};`);
  text.add(`const left = shared("${register}", ${high * deep});`);
  text.add(`const right = shared("${register}", ${deep * wide});`);
  const { bases } = beginTiles(text, axes, { high, wide });
  for (const row of rows) text.add(`let c${row} = ${register}(${literal(0, sums)});`);
  text.add(`for (let k0 = 0; k0 < depth; k0 += ${deep}) {`);
  addTile(text, {
    names: ["p0", "left"],
    first: `${bases[0]} + row0 * leftPitch + k0`,
    pitch: "leftPitch",
    size: [high, deep],
  });
  addTile(text, {
    names: ["p1", "right"],
    first: `${bases[1]} + k0 * rightPitch + column0`,
    pitch: "rightPitch",
    size: [deep, wide],
  });
  text.add("sync();");
  text.add(`for (let k = 0; k < ${deep}; k += ${UNROLLED}) {`);
  text.add(`const leftAt = ty * ${rows.length * deep} + k; const rightAt = k * ${wide} + tx;`);
  for (const step of range(UNROLLED)) {
    const factor = text.constant(`right[rightAt + ${step * wide}]`);
    for (const row of rows) text.add(`c${row} = c${row} + left[leftAt + ${row * deep + step}] * ${factor};`);
  }
  text.add("} sync(); }");
  text.add("const x = column0 + tx;");
  text.add("if (x < columns) {");
  for (const row of rows) {
    const y = text.constant(`row0 + ty * ${rows.length} + ${row}`);
    text.add(
      `if (${y} < rows) out[${bases[2]} + ${y} * columns + x] = ${converted(`c${row}`, sums, dtype)};`,
    );
  }
  text.add("}");
  return text.toString();
}

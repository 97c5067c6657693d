import { type Dtype, factsOf } from "./dtype.ts";
import { converted, type KernelText } from "./emit.ts";

/** Number of threads of a warp: its tile has as many rows and columns. */
const WARP = 32;
/** Number of threads of a block. The tiles of its warps fit into shared memory. */
export const TILE_BLOCK = 128;
/** Length of a row of a tile in shared memory. One more element puts a column into different banks. */
const PITCH = WARP + 1;

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** A scan of the chunks of a warp. */
interface Tiles {
  /** Type of the elements, and text of the address of the first element of the line. */
  readonly from: { readonly dtype: Dtype; readonly base: string };
  /** Type of the results, and text of the address of the first one. Undefined where only the last sum is needed. */
  readonly to: { readonly dtype: Dtype; readonly base: string | undefined };
  readonly sums: Dtype;
  /** Name of the number of threads that have a chunk. */
  readonly threads: string;
  /** Returns the text that adds a value to `sum`. */
  readonly add: (value: string) => string;
}

/**
 * Adds the text of a scan whose warps read and write the chunks of their threads together, row by row of a tile. Each thread
 * adds its own chunk from shared memory, from `first` to `last`.
 */
export function addTiles(text: KernelText, { from, to, sums, threads, add }: Tiles): void {
  const isLast = to.base !== undefined;
  text.add(`const tile = shared("${factsOf(sums).register}", ${TILE_BLOCK * PITCH});`);
  text.add(`const corner = (threadIdx.x >>> 5) * ${WARP * PITCH};`);
  text.add(`const count = globalIdx.x < ${threads} ? Math.max(0, last - first) : 0;`);
  text.add(`const start = ${from.base} + (count > 0 ? first : 0);`);
  if (isLast) text.add(`const target = ${to.base} + first;`);
  text.add(`for (let c = 0; c < size; c += ${WARP}) {`);
  text.add("const column = c + warp.lane;");
  for (const row of range(WARP)) {
    text.add(
      `const start_${row} = warp.shuffle(start, ${row}); const count_${row} = warp.shuffle(count, ${row});`,
    );
    // The address is valid also behind the last element, so that the loads need no branches.
    text.add(`const element_${row} = p0[start_${row} + Math.max(0, Math.min(column, count_${row} - 1))];`);
  }
  for (const row of range(WARP))
    text.add(`tile[corner + ${row * PITCH} + warp.lane] = ${converted(`element_${row}`, from.dtype, sums)};`);
  text.add("warp.sync();");
  text.add(`const mine = corner + warp.lane * ${PITCH};`);
  const addOne = (index: string) =>
    `${add(`tile[mine + ${index}]`)}${isLast ? ` tile[mine + ${index}] = sum;` : ""}`;
  text.add(`if (count - c >= ${WARP}) {`);
  for (const column of range(WARP)) text.add(addOne(`${column}`));
  text.add(`} else for (let k = 0; k < count - c; k++) { ${addOne("k")} }`);
  text.add("warp.sync();");
  if (isLast) {
    for (const row of range(WARP)) {
      text.add(`const target_${row} = warp.shuffle(target, ${row});`);
      text.add(`if (column < count_${row}) {`);
      text.add(`const result_${row} = tile[corner + ${row * PITCH} + warp.lane];`);
      text.add(`out[target_${row} + column] = ${converted(`result_${row}`, sums, to.dtype)}; }`);
    }
    text.add("warp.sync();");
  }
  text.add("}");
}

// ldmatrix, stmatrix and movmatrix: matrices of 8 by 8 elements of 16 bits between shared memory and the
// registers of a warp. Lane 4 * row + column / 2 holds two neighbours of a row.
import {
  CUDA_ERROR_ILLEGAL_ADDRESS,
  CUDA_ERROR_MISALIGNED_ADDRESS,
} from "../../../../../ffi/cuda/constants.ts";
import { productOf } from "../../ptx/operations/matrix-shape.ts";
import { SHARED, SHARED_ROOM } from "../../wasm/unit/layout.ts";
import { KernelFault } from "../shared/control.ts";
import { multiplier } from "./multiply.ts";
import { LaneWords } from "./words.ts";

/** Size of a row in 16-bit elements. */
const ROW = 16;

/** Returns the index of a row in shared memory, in 16-bit words. */
function rowAt(words: LaneWords, matrix: number, row: number): number {
  const address = words.get(0, matrix * 8 + row) >>> 0;
  if (address < SHARED || address + ROW > SHARED + SHARED_ROOM)
    throw new KernelFault(CUDA_ERROR_ILLEGAL_ADDRESS, -1, BigInt(address));
  if (address % ROW !== 0) throw new KernelFault(CUDA_ERROR_MISALIGNED_ADDRESS, -1, BigInt(address));
  return address / 2;
}

function loadMatrices(memory: Uint16Array, words: LaneWords, count: number, transposed: boolean): void {
  const rows = Array.from({ length: 8 * count }, (_, n) => rowAt(words, n >> 3, n & 7));
  for (let matrix = 0; matrix < count; matrix++) {
    for (let lane = 0; lane < 32; lane++) {
      const [row, column] = [lane >> 2, (lane & 3) * 2];
      const low = transposed
        ? memory[rows[matrix * 8 + column]! + row]!
        : memory[rows[matrix * 8 + row]! + column]!;
      const high = transposed
        ? memory[rows[matrix * 8 + column + 1]! + row]!
        : memory[rows[matrix * 8 + row]! + column + 1]!;
      words.set(matrix, lane, low | (high << 16));
    }
  }
}

/** Stores matrices. Register 0 holds the address, and the data registers follow. */
function storeMatrices(memory: Uint16Array, words: LaneWords, count: number, transposed: boolean): void {
  for (let matrix = 0; matrix < count; matrix++) {
    const rows = Array.from({ length: 8 }, (_, row) => rowAt(words, matrix, row));
    for (let lane = 0; lane < 32; lane++) {
      const bits = words.get(matrix + 1, lane);
      const [row, column] = [lane >> 2, (lane & 3) * 2];
      for (const part of [0, 1]) {
        const [to, at] = transposed ? [column + part, row] : [row, column + part];
        memory[rows[to]! + at] = bits >>> (16 * part);
      }
    }
  }
}

export function transpose(words: LaneWords): void {
  const half = (row: number, column: number) => words.get(0, row * 4 + (column >> 1)) >>> (16 * (column & 1));
  const result = Int32Array.from({ length: 32 }, (_, lane) => {
    const [row, column] = [lane >> 2, (lane & 3) * 2];
    return (half(column, row) & 0xffff) | (half(column + 1, row) << 16);
  });
  for (const [lane, bits] of result.entries()) words.set(0, lane, bits);
}

// Host side of warp-level matrix instructions, whose lanes exchange words through memory.

type Operation = (words: LaneWords) => void;

/** Operations of one worker. Each is prepared at its first use. */
export class Collectives {
  readonly #words: LaneWords;
  readonly #memory: Uint16Array;
  readonly #known = new Map<string, Operation>();

  constructor(buffer: ArrayBuffer) {
    this.#words = new LaneWords(buffer);
    this.#memory = new Uint16Array(buffer);
  }

  /**
   * Runs an instruction for the warp that starts at thread `first`. `name` is the opcode with its modifiers.
   */
  run(name: string, first: number): void {
    let operation = this.#known.get(name);
    if (operation === undefined) this.#known.set(name, (operation = this.#prepare(name)));
    operation(this.#words.at(first));
  }

  #prepare(name: string): Operation {
    const [opcode, ...modifiers] = name.split(".") as [string, ...string[]];
    const memory = this.#memory;
    const count = Number(modifiers.find((each) => /^x[124]$/.test(each))?.slice(1) ?? 1);
    const transposed = modifiers.includes("trans");
    if (opcode === "ldmatrix") return (words) => loadMatrices(memory, words, count, transposed);
    if (opcode === "stmatrix") return (words) => storeMatrices(memory, words, count, transposed);
    if (opcode === "movmatrix") return transpose;
    const product = productOf(opcode, modifiers);
    if (product === undefined) throw new Error(`no operation ${name}`);
    return multiplier(product);
  }
}

// Host side of warp-level matrix instructions, whose lanes exchange words through memory.
import { productOf } from "../../ptx/matrix-shape.ts";
import { loadMatrices, storeMatrices, transpose } from "./move.ts";
import { multiplier } from "./multiply.ts";
import { LaneWords } from "./words.ts";

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

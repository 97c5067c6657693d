import {
  CUDA_ERROR_HARDWARE_STACK_ERROR,
  CUDA_ERROR_ILLEGAL_ADDRESS,
  CUDA_ERROR_LAUNCH_FAILED,
} from "../../../../../ffi/cuda/constants.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import type { CompiledKernel } from "../../wasm/compile.ts";
import { CONTEXT_WORDS } from "../../wasm/unit/layout.ts";
import { ARGUMENTS, addressAt, KernelFault, Word } from "../shared/control.ts";
import { clustersOf, type Machine } from "./machine.ts";

/** Control words of a pool, and the machine of the worker with an index. */
export interface LaunchParts {
  readonly words: Int32Array;
  readonly machine: Machine;
  readonly index: number;
}

/** Part of each launch that one worker runs: pieces of the grid until none is left. */
export class LaunchPart {
  readonly #parts: LaunchParts;
  readonly #given: Uint8Array;

  constructor(parts: LaunchParts) {
    this.#parts = parts;
    this.#given = new Uint8Array(parts.words.buffer, ARGUMENTS);
  }

  /** Runs the worker's part of the current launch in a slot. An error becomes the fault of the launch. */
  run(slot: number): void {
    try {
      this.#runPieces(slot);
      this.#parts.machine.end();
    } catch (error) {
      this.#report(error);
    }
  }

  #runPieces(slot: number): void {
    const { words, machine, index } = this.#parts;
    const module = words[Word.module]!;
    machine.forgetUnloaded();
    if (!machine.has(module)) {
      const text = new Uint8Array(
        memory(addressAt(words, Word.description), words[Word.descriptionBytes]!),
      ).slice();
      const kernels = JSON.parse(new TextDecoder().decode(text)) as CompiledKernel[];
      machine.load(module, addressAt(words, Word.image), words[Word.imageBytes]!, kernels);
    }
    const three = (at: number): [number, number, number] => [words[at]!, words[at + 1]!, words[at + 2]!];
    const [grid, block] = [three(Word.grid), three(Word.block)];
    machine.parameters.set(this.#given.subarray(0, words[Word.parameterBytes]!));
    const { context } = machine;
    context[CONTEXT_WORDS.dynamicShared] = words[Word.dynamicShared]!;
    context[CONTEXT_WORDS.totalShared] = words[Word.dynamicShared]!;
    context[CONTEXT_WORDS.worker] = index;
    context[CONTEXT_WORDS.workers] = words[Word.workers]!;
    context[CONTEXT_WORDS.grid] = words[Word.gridId]!;
    context[CONTEXT_WORDS.workspace] = words[Word.workspace]!;
    context[CONTEXT_WORDS.workspace + 1] = words[Word.workspace + 1]!;
    machine.begin();
    const cluster = three(Word.cluster);
    const explicit = cluster[0] > 0;
    context.set(explicit ? cluster : [1, 1, 1], CONTEXT_WORDS.cluster);
    context[CONTEXT_WORDS.explicit] = Number(explicit);
    const kernel = words[Word.kernel]!;
    const clusters = clustersOf(grid, explicit ? cluster : [1, 1, 1]);
    if (words[Word.coresident] !== 0) {
      const own: number[] = [];
      for (let each = slot; each < clusters.count; each += words[Word.slots]!) own.push(each);
      if (own.length === 1 && clusters.blocks === 1)
        machine.run(module, kernel, { grid, block, from: own[0]!, to: own[0]! + 1 });
      else if (own.length > 0) machine.runGroup(module, kernel, { grid, block, clusters, which: own });
      return;
    }
    const piece = words[Word.piece]!;
    const pieces = words[Word.pieces]! >>> 0;
    const blocks = grid[0] * grid[1] * grid[2];
    for (;;) {
      const next = Atomics.add(words, Word.next, 1) >>> 0;
      if (next >= pieces || Atomics.load(words, Word.fault) !== 0) return;
      if (clusters.blocks > 1) {
        machine.runGroup(module, kernel, { grid, block, clusters, which: [next] });
        continue;
      }
      machine.run(module, kernel, {
        grid,
        block,
        from: next * piece,
        to: Math.min(blocks, next * piece + piece),
      });
    }
  }

  /** Reports an error as the fault of the launch, unless the launch already has one. */
  #report(error: unknown): void {
    const { words, machine } = this.#parts;
    let code: number = CUDA_ERROR_LAUNCH_FAILED;
    let position = -1;
    let address = 0n;
    if (error instanceof KernelFault) ({ code, position, address } = error);
    else if (error instanceof WebAssembly.RuntimeError) code = CUDA_ERROR_ILLEGAL_ADDRESS;
    else if (error instanceof RangeError) code = CUDA_ERROR_HARDWARE_STACK_ERROR;
    else console.error("doorbell: a worker of the soft GPU failed:", error);
    if (Atomics.compareExchange(words, Word.fault, 0, code) !== 0) return;
    words[Word.faultPosition] = position;
    words[Word.faultAddress] = Number(BigInt.asIntN(32, address));
    words[Word.faultAddress + 1] = Number(BigInt.asIntN(32, address >> 32n));
    for (let axis = 0; axis < 3; axis++)
      words[Word.faultBlock + axis] = machine.context[CONTEXT_WORDS.ctaid + axis]!;
  }
}

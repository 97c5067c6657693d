// Checks of runs of reads of shared memory, for groups of lanes in checked launches.
import type { Instruction, Register } from "../../ptx/syntax.ts";
import type { VectorCode } from "./instructions/vector-code.ts";
import { type ReadRun, readRuns, writeRunIsSettled } from "./read-runs.ts";

/**
 * Returns the bytes that the lanes access together when each reads `bytes` through a register, or undefined
 * for scattered lanes.
 */
function reachOf(v: VectorCode, register: Register, bytes: number): number | undefined {
  const shape = v.shape({ kind: "register", register });
  if (shape.kind === "uniform") return bytes;
  return shape.kind === "affine" && shape.stride === bytes && shape.wrap === 0n ? bytes * v.lanes : undefined;
}

export class ReadRunChecks {
  readonly #v: VectorCode;
  readonly #runs: ReadonlyMap<Instruction, ReadRun>;
  #number = 0;

  constructor(v: VectorCode, instructions: readonly Instruction[]) {
    this.#v = v;
    this.#runs = v.f.unit.checks
      ? readRuns(instructions, (base, bytes) => reachOf(v, base, bytes))
      : new Map();
  }

  /** Writes the check of the run that starts at an instruction, if there is one. */
  before(instruction: Instruction): void {
    const run = this.#runs.get(instruction);
    if (run === undefined) return;
    writeRunIsSettled(this.#v.f, run, { number: this.#number++, all: this.#v.mask === undefined });
  }
}

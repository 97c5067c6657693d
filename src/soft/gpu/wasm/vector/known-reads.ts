// Before a block's reads of shared memory in a row, in launches that are checked: one look at all of them.
import type { Instruction, Register } from "../../ptx/syntax.ts";
import { type ReadRun, readRuns, writeRunIsKnown } from "../checks/read-runs.ts";
import type { VectorCode } from "./vector-code.ts";

/** Bytes that the lanes touch together that read so many each by a register; undefined where these do not lie side by side. */
function reachOf(v: VectorCode, register: Register, bytes: number): number | undefined {
  const shape = v.shape({ kind: "register", register });
  if (shape.kind === "uniform") return bytes;
  return shape.kind === "affine" && shape.stride === bytes && shape.wrap === 0n ? bytes * v.lanes : undefined;
}

export class KnownReads {
  readonly #v: VectorCode;
  readonly #runs: ReadonlyMap<Instruction, ReadRun>;
  #number = 0;

  constructor(v: VectorCode, instructions: readonly Instruction[]) {
    this.#v = v;
    this.#runs = v.f.unit.checks
      ? readRuns(instructions, (base, bytes) => reachOf(v, base, bytes))
      : new Map();
  }

  /** Writes what is looked up before an instruction. */
  before(instruction: Instruction): void {
    const run = this.#runs.get(instruction);
    if (run === undefined) return;
    writeRunIsKnown(this.#v.f, run, { number: this.#number++, all: this.#v.mask === undefined });
  }
}

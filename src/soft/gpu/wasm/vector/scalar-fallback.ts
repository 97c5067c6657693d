// Fallback that restarts threads one by one when their group cannot continue as a vector. No thread has had
// side effects before.
import type { Instruction, Register } from "../../ptx/syntax.ts";
import { assumesNoWrap } from "./analysis/instruction-shape.ts";
import { pushWraps } from "./instructions/index.ts";
import type { VectorCode } from "./instructions/vector-code.ts";
import { LAST } from "./whole-groups.ts";

export class ScalarFallback {
  readonly #v: VectorCode;
  readonly #thread: number;
  readonly #scalar: number;

  /**
   * `thread` is the local of the group's first thread, `scalar` the function that runs the region thread by
   * thread.
   */
  constructor(v: VectorCode, thread: number, scalar: number) {
    this.#v = v;
    this.#thread = thread;
    this.#scalar = scalar;
  }

  /** Runs the group thread by thread and branches to `done`. */
  runGroup(done: number): void {
    const { code, lanes } = this.#v;
    code.get(this.#thread).get(this.#thread).i32(lanes).op("i32.add").call(this.#scalar).op("drop").br(done);
  }

  /** Runs the rest of the block thread by thread and returns. */
  runRest(): void {
    this.#v.code.get(this.#thread).get(LAST).call(this.#scalar).op("return");
  }

  /** Runs the rest of the block thread by thread if a register is not a multiple of the lanes. */
  runRestUnlessAligned(register: Register): void {
    const { code, f, lanes } = this.#v;
    code.get(f.local(register));
    if (f.value(register) === "i64") code.op("i32.wrap_i64");
    code
      .i32(lanes - 1)
      .op("i32.and")
      .if();
    this.runRest();
    code.end();
  }

  /** Runs the group thread by thread if its 32-bit values wrap around when they are widened. */
  runGroupIfWraps(instruction: Instruction, done: number): void {
    const v = this.#v;
    if (!assumesNoWrap(instruction, v.context) || pushWraps(v, instruction) === undefined) return;
    v.code.if();
    this.runGroup(done);
    v.code.end();
  }
}

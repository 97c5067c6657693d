// Threads that begin again one after the other, because their group cannot go on together; nothing has happened yet.
import type { Instruction, Register } from "../../ptx/syntax.ts";
import { isUnwrapped } from "./instruction-shape.ts";
import { pushWraps } from "./instructions/index.ts";
import type { VectorCode } from "./vector-code.ts";
import { LAST } from "./whole-groups.ts";

export class Alone {
  readonly #v: VectorCode;
  readonly #thread: number;
  readonly #scalar: number;

  /** `thread` is the local of the group's first one, `scalar` the function that runs the region one thread after the other. */
  constructor(v: VectorCode, thread: number, scalar: number) {
    this.#v = v;
    this.#thread = thread;
    this.#scalar = scalar;
  }

  /** Runs the group; the next one follows behind `done`. */
  group(done: number): void {
    const { code, lanes } = this.#v;
    code.get(this.#thread).get(this.#thread).i32(lanes).op("i32.add").call(this.#scalar).op("drop").br(done);
  }

  /** Runs the rest of the block. */
  rest(): void {
    this.#v.code.get(this.#thread).get(LAST).call(this.#scalar).op("return");
  }

  /** The rest of the block where a number is no multiple of the lanes. */
  restUnlessStraight(register: Register): void {
    const { code, f, lanes } = this.#v;
    code.get(f.local(register));
    if (f.value(register) === "i64") code.op("i32.wrap_i64");
    code
      .i32(lanes - 1)
      .op("i32.and")
      .if();
    this.rest();
    code.end();
  }

  /** The group where its numbers wrap around as they become wide. */
  groupIfWrapped(instruction: Instruction, done: number): void {
    const v = this.#v;
    if (!isUnwrapped(instruction, v.context) || pushWraps(v, instruction) === undefined) return;
    v.code.if();
    this.group(done);
    v.code.end();
  }
}

// Control flow with divergent lanes: blocks run in order under masks, and loops iterate while any lane
// remains.
import type { Flow } from "../../ptx/flow.ts";
import { type Block, direct } from "../../ptx/graph.ts";
import type { Code } from "../encoding/code.ts";
import type { Writer } from "../encoding/structure.ts";
import type { RegionCode } from "../kernel/region-code.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { type Classes, mayDiverge } from "./analysis/classify.ts";
import type { PreservedRegisters } from "./analysis/influence.ts";
import type { ShapeContext } from "./analysis/instruction-shape.ts";
import { type LoopNest, nestingOf } from "./analysis/nesting.ts";
import { allTrue } from "./write-vector.ts";

export class MaskedControlFlow {
  readonly #v: VectorCode;
  readonly #code: Code;
  readonly #blocks: readonly Block[];
  readonly #flow: Flow;
  readonly #writer: Writer;
  readonly #context: ShapeContext;
  /** Lanes that are pending for each block. */
  readonly #pending = new Map<number, readonly number[]>();
  readonly #preserved: PreservedRegisters;

  constructor(v: VectorCode, writer: Writer, region: RegionCode, { context, preserved }: Classes) {
    this.#v = v;
    this.#code = v.code;
    this.#blocks = region.plan.blocks;
    this.#flow = region.flow;
    this.#writer = writer;
    this.#context = context;
    this.#preserved = preserved[region.state]!;
  }

  write(): void {
    const [entry] = this.#flow.order;
    for (const block of this.#flow.order) if (block !== entry) this.#clear(block);
    for (const local of this.#lanesOf(entry!)) this.#code.i32(-1).v("i32x4.splat").set(local);
    this.#writeNests(
      nestingOf(this.#flow, (block) => direct(this.#blocks[block]!.end)),
      entry!,
    );
  }

  #lanesOf(block: number): readonly number[] {
    let lanes = this.#pending.get(block);
    if (lanes === undefined) {
      lanes = Array.from({ length: this.#v.quads }, () => this.#code.local("v128"));
      this.#pending.set(block, lanes);
    }
    return lanes;
  }

  #clear(block: number): void {
    for (const local of this.#lanesOf(block)) this.#code.i32(0).v("i32x4.splat").set(local);
  }

  /** Pushes a nonzero value if any lane is pending for a block. */
  #pushAnyLane(block: number): void {
    for (const [n, local] of this.#lanesOf(block).entries()) {
      this.#code.get(local);
      if (n > 0) this.#code.v("v128.or");
    }
    this.#code.v("v128.any_true");
  }

  /** Writes nested loops and blocks; `entered` is a block with at least one pending lane. */
  #writeNests(nests: readonly LoopNest[], entered: number): void {
    const code = this.#code;
    for (const nest of nests) {
      if (nest === entered) {
        this.#writeBlock(nest);
        continue;
      }
      if (typeof nest === "number") {
        code.block();
        this.#pushAnyLane(nest);
        code.op("i32.eqz").brIf(code.depth - 1);
        this.#writeBlock(nest);
        code.end();
        continue;
      }
      code.block();
      this.#pushAnyLane(nest.head);
      code.op("i32.eqz").brIf(code.depth - 1);
      this.#unmaskedLoop(nest);
      code.loop();
      const loop = code.depth - 1;
      this.#writer.head();
      this.#writeNests(nest.body, nest.head);
      this.#pushAnyLane(nest.head);
      code.brIf(loop).end().end();
    }
  }

  /**
   * Writes a fast path for a loop of one block: it runs without masks until a lane leaves. The remaining
   * lanes continue in the masked loop.
   */
  #unmaskedLoop({ head, body }: { readonly head: number; readonly body: readonly LoopNest[] }): void {
    const v = this.#v;
    const code = this.#code;
    const { end } = this.#blocks[head]!;
    if (body.length !== 1 || end.kind !== "branch" || !mayDiverge(end, this.#context)) return;
    const lanes = this.#lanesOf(head);
    const full = v.f.temporary("i32", "all here");
    allTrue(v, lanes, full);
    code.get(full).if().loop();
    const loop = code.depth - 1;
    this.#writer.head();
    this.#writer.block(head);
    const { guard } = end;
    const stay = (end.to === head) !== guard.negated;
    const predicate = v.parts(guard.register);
    for (const [n, part] of predicate.entries()) {
      code.get(part);
      if (n > 0) code.v(stay ? "v128.and" : "v128.or");
    }
    if (stay) code.v("i32x4.all_true");
    else code.v("v128.any_true").op("i32.eqz");
    code.brIf(loop).end();
    this.#addLanes(end.to === head ? end.otherwise : end.to, (n) => {
      code.get(predicate[n]!);
      if (stay) code.v("v128.not");
    });
    for (const [n, lane] of lanes.entries()) {
      code.get(predicate[n]!);
      if (!stay) code.v("v128.not");
      code.set(lane);
    }
    code.end();
    // The masked loop runs the remaining lanes.
    this.#pushAnyLane(head);
    code.op("i32.eqz").brIf(code.depth - 1);
  }

  #writeBlock(block: number): void {
    const v = this.#v;
    const code = this.#code;
    const preserved = this.#preserved.get(block);
    const lanes = this.#lanesOf(block);
    const parts = lanes.map((_, n) => v.f.temporary("v128", `mask ${n}`));
    for (const [n, local] of lanes.entries()) code.get(local).set(parts[n]!);
    this.#clear(block);
    // All lanes are active outside of influence regions.
    if (preserved === undefined) v.mask = undefined;
    else {
      const full = v.f.temporary("i32", "full");
      allTrue(v, parts, full);
      v.mask = { parts, full };
    }
    v.preserved = preserved;
    this.#writer.block(block);
    this.#leave(block, parts);
    v.mask = undefined;
    v.preserved = undefined;
  }

  #leave(block: number, here: readonly number[]): void {
    const code = this.#code;
    const { end } = this.#blocks[block]!;
    if (end.kind === "jump") this.#addLanes(end.to, (n) => code.get(here[n]!));
    else if (end.kind === "branch") {
      const { guard } = end;
      if (!mayDiverge(end, this.#context)) {
        this.#writer.condition(end);
        code.if();
        this.#addLanes(end.to, (n) => code.get(here[n]!));
        code.else();
        this.#addLanes(end.otherwise, (n) => code.get(here[n]!));
        code.end();
        return;
      }
      const predicate = this.#v.parts(guard.register);
      const side = (yes: boolean) => (n: number) => {
        if (this.#v.mask === undefined) {
          code.get(predicate[n]!);
          if (!yes) code.v("v128.not");
        } else {
          code.get(here[n]!).get(predicate[n]!);
          code.v(yes ? "v128.and" : "v128.andnot");
        }
      };
      this.#addLanes(end.to, side(!guard.negated));
      this.#addLanes(end.otherwise, side(guard.negated));
    } else this.#writer.leave(end);
  }

  /** Adds lanes to a block's pending lanes. */
  #addLanes(to: number, push: (part: number) => void): void {
    for (const [n, local] of this.#lanesOf(to).entries()) {
      push(n);
      this.#code.get(local).v("v128.or").set(local);
    }
  }
}

// A graph whose lanes part: its blocks one after the other, each for the lanes that came to it, loops for as long as some stay.
import type { Flow } from "../../ptx/flow.ts";
import { type Block, direct, type End } from "../../ptx/graph.ts";
import type { Liveness } from "../../ptx/liveness.ts";
import type { Code } from "../code.ts";
import { parts } from "./classify.ts";
import { addInfluence, meetings, type Protected } from "./influence.ts";
import { allTrue } from "./instructions/index.ts";
import { type Nest, nestingOf } from "./nesting.ts";
import type { VectorCode } from "./vector-code.ts";

export interface MaskedWriter {
  readonly liveness: Liveness;
  /** The instructions of a block, for the lanes of the current mask. */
  block(index: number): void;
  /** Pushes the condition of a branch where all lanes go the same way. */
  condition(end: End & { readonly kind: "branch" }): void;
  /** What ends the lanes of the current mask, or lets them wait. */
  leave(end: End): void;
  /** At the start of each turn of a loop. */
  head(): void;
}

export class MaskedFlow {
  readonly #v: VectorCode;
  readonly #code: Code;
  readonly #blocks: readonly Block[];
  readonly #flow: Flow;
  readonly #writer: MaskedWriter;
  /** Lanes that are to run a block. */
  readonly #waiting = new Map<number, readonly number[]>();
  readonly #kept: Protected = new Map();

  constructor(v: VectorCode, blocks: readonly Block[], flow: Flow, writer: MaskedWriter) {
    this.#v = v;
    this.#code = v.code;
    this.#blocks = blocks;
    this.#flow = flow;
    this.#writer = writer;
    const graph = { blocks, flow, next: (block: number) => direct(blocks[block]!.end) };
    const meeting = meetings(graph);
    for (const block of flow.order) {
      if (!parts(blocks[block]!.end, v.context)) continue;
      addInfluence(graph, block, meeting.get(block), writer.liveness, this.#kept);
    }
  }

  write(): void {
    const [entry] = this.#flow.order;
    for (const block of this.#flow.order) if (block !== entry) this.#clear(block);
    for (const local of this.#lanesOf(entry!)) this.#code.i32(-1).v("i32x4.splat").set(local);
    this.#list(
      nestingOf(this.#flow, (block) => direct(this.#blocks[block]!.end)),
      entry!,
    );
  }

  #lanesOf(block: number): readonly number[] {
    let lanes = this.#waiting.get(block);
    if (lanes === undefined) {
      lanes = Array.from({ length: this.#v.quads }, () => this.#code.local("v128"));
      this.#waiting.set(block, lanes);
    }
    return lanes;
  }

  #clear(block: number): void {
    for (const local of this.#lanesOf(block)) this.#code.i32(0).v("i32x4.splat").set(local);
  }

  /** Pushes whether any lane is to run a block. */
  #any(block: number): void {
    for (const [n, local] of this.#lanesOf(block).entries()) {
      this.#code.get(local);
      if (n > 0) this.#code.v("v128.or");
    }
    this.#code.v("v128.any_true");
  }

  /** `entered` is a block that some lanes are known to run. */
  #list(nests: readonly Nest[], entered: number): void {
    const code = this.#code;
    for (const nest of nests) {
      if (nest === entered) {
        this.#one(nest);
        continue;
      }
      if (typeof nest === "number") {
        code.block();
        this.#any(nest);
        code.op("i32.eqz").brIf(code.depth - 1);
        this.#one(nest);
        code.end();
        continue;
      }
      code.block();
      this.#any(nest.head);
      code.op("i32.eqz").brIf(code.depth - 1);
      this.#together(nest);
      code.loop();
      const loop = code.depth - 1;
      this.#writer.head();
      this.#list(nest.body, nest.head);
      this.#any(nest.head);
      code.brIf(loop).end().end();
    }
  }

  /** A loop of one block: its turns while all lanes are there, with no masks. Those that stay when some leave go on in the other. */
  #together({ head, body }: { readonly head: number; readonly body: readonly Nest[] }): void {
    const v = this.#v;
    const code = this.#code;
    const { end } = this.#blocks[head]!;
    if (body.length !== 1 || end.kind !== "branch" || !parts(end, v.context)) return;
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
    this.#go(end.to === head ? end.otherwise : end.to, (n) => {
      code.get(predicate[n]!);
      if (stay) code.v("v128.not");
    });
    for (const [n, lane] of lanes.entries()) {
      code.get(predicate[n]!);
      if (!stay) code.v("v128.not");
      code.set(lane);
    }
    code.end();
    // The other loop is for those that are left.
    this.#any(head);
    code.op("i32.eqz").brIf(code.depth - 1);
  }

  #one(block: number): void {
    const v = this.#v;
    const code = this.#code;
    const kept = this.#kept.get(block);
    const lanes = this.#lanesOf(block);
    const parts = lanes.map((_, n) => v.f.temporary("v128", `mask ${n}`));
    for (const [n, local] of lanes.entries()) code.get(local).set(parts[n]!);
    this.#clear(block);
    // Outside of every branch's influence all lanes are here.
    if (kept === undefined) v.mask = undefined;
    else {
      const full = v.f.temporary("i32", "full");
      allTrue(v, parts, full);
      v.mask = { parts, full };
    }
    v.kept = kept;
    this.#writer.block(block);
    this.#leave(block, parts);
    v.mask = undefined;
    v.kept = undefined;
  }

  #leave(block: number, here: readonly number[]): void {
    const code = this.#code;
    const { end } = this.#blocks[block]!;
    if (end.kind === "jump") this.#go(end.to, (n) => code.get(here[n]!));
    else if (end.kind === "branch") {
      const { guard } = end;
      if (!parts(end, this.#v.context)) {
        this.#writer.condition(end);
        code.if();
        this.#go(end.to, (n) => code.get(here[n]!));
        code.else();
        this.#go(end.otherwise, (n) => code.get(here[n]!));
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
      this.#go(end.to, side(!guard.negated));
      this.#go(end.otherwise, side(guard.negated));
    } else this.#writer.leave(end);
  }

  /** Lanes come to a block. */
  #go(to: number, push: (part: number) => void): void {
    for (const [n, local] of this.#lanesOf(to).entries()) {
      push(n);
      this.#code.get(local).v("v128.or").set(local);
    }
  }
}

import { put } from "../../ptx/collections.ts";
import { direct } from "../../ptx/graph.ts";
import type { Writer } from "../encoding/structure.ts";
import type { RegionCode } from "../kernel/region-code.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { type Classes, mayDiverge } from "./analysis/classify.ts";
import { type LoopNest, nestingOf } from "./analysis/nesting.ts";
import { allTrue, pushCombined } from "./write-vector.ts";

/** Writes the control flow of a region whose lanes may diverge. */
export function writeMaskedFlow(
  v: VectorCode,
  writer: Writer,
  region: RegionCode,
  { context, preserved }: Classes,
): void {
  const { code } = v;
  const { flow } = region;
  const { blocks } = region.plan;
  /** Lanes that are pending for each block. */
  const pending = new Map<number, readonly number[]>();

  const [entry] = flow.order;
  for (const block of flow.order) if (block !== entry) clear(block);
  for (const local of lanesOf(entry!)) code.i32(-1).v("i32x4.splat").set(local);
  writeNests(
    nestingOf(flow, (block) => direct(blocks[block]!.end)),
    entry!,
  );

  function lanesOf(block: number): readonly number[] {
    return pending.get(block) ?? put(pending, block, v.vectors(v.quads));
  }

  function clear(block: number): void {
    for (const local of lanesOf(block)) code.i32(0).v("i32x4.splat").set(local);
  }

  /** Pushes a nonzero value if any lane is pending for a block. */
  function pushAnyLane(block: number): void {
    pushCombined(code, lanesOf(block), "v128.or");
    code.v("v128.any_true");
  }

  /** Writes nested loops and blocks; `entered` is a block with at least one pending lane. */
  function writeNests(nests: readonly LoopNest[], entered: number): void {
    for (const nest of nests) {
      if (nest === entered) {
        writeBlock(nest);
        continue;
      }
      code.block();
      pushAnyLane(typeof nest === "number" ? nest : nest.head);
      code.op("i32.eqz").brIf(code.depth - 1);
      if (typeof nest === "number") writeBlock(nest);
      else writeLoop(nest);
      code.end();
    }
  }

  function writeLoop(nest: LoopNest & object): void {
    unmaskedLoop(nest);
    code.loop();
    const loop = code.depth - 1;
    writer.head();
    writeNests(nest.body, nest.head);
    pushAnyLane(nest.head);
    code.brIf(loop).end();
  }

  /**
   * Writes a fast path for a loop of one block: it runs without masks until a lane leaves. The remaining
   * lanes continue in the masked loop.
   */
  function unmaskedLoop({ head, body }: LoopNest & object): void {
    const { end } = blocks[head]!;
    if (body.length !== 1 || end.kind !== "branch" || !mayDiverge(end, context)) return;
    const lanes = lanesOf(head);
    const full = v.f.temporary("i32", "all here");
    allTrue(v, lanes, full);
    code.get(full).if().loop();
    const loop = code.depth - 1;
    writer.head();
    writer.block(head);
    const { guard } = end;
    const stay = (end.to === head) !== guard.negated;
    const predicate = v.parts(guard.register);
    pushCombined(code, predicate, stay ? "v128.and" : "v128.or");
    if (stay) code.v("i32x4.all_true");
    else code.v("v128.any_true").op("i32.eqz");
    code.brIf(loop).end();
    addLanes(end.to === head ? end.otherwise : end.to, sideOf(predicate, !stay));
    for (const [n, lane] of lanes.entries()) {
      sideOf(predicate, stay)(n);
      code.set(lane);
    }
    code.end();
    // The masked loop runs the remaining lanes.
    pushAnyLane(head);
    code.op("i32.eqz").brIf(code.depth - 1);
  }

  function writeBlock(block: number): void {
    v.preserved = preserved[region.state]!.get(block);
    const lanes = lanesOf(block);
    const parts = v.temporaries("mask");
    for (const [n, local] of lanes.entries()) code.get(local).set(parts[n]!);
    clear(block);
    // All lanes are active outside of influence regions.
    if (v.preserved !== undefined) {
      const full = v.f.temporary("i32", "full");
      allTrue(v, parts, full);
      v.mask = { parts, full };
    }
    writer.block(block);
    leave(block, parts);
    v.mask = undefined;
    v.preserved = undefined;
  }

  function leave(block: number, here: readonly number[]): void {
    const { end } = blocks[block]!;
    const all = (n: number) => code.get(here[n]!);
    if (end.kind === "jump") addLanes(end.to, all);
    else if (end.kind === "branch") {
      const { guard } = end;
      if (!mayDiverge(end, context)) {
        writer.condition(end);
        code.if();
        addLanes(end.to, all);
        code.else();
        addLanes(end.otherwise, all);
        code.end();
        return;
      }
      const predicate = v.parts(guard.register);
      const side = (yes: boolean) => (n: number) => {
        if (v.mask === undefined) sideOf(predicate, yes)(n);
        else
          code
            .get(here[n]!)
            .get(predicate[n]!)
            .v(yes ? "v128.and" : "v128.andnot");
      };
      addLanes(end.to, side(!guard.negated));
      addLanes(end.otherwise, side(guard.negated));
    } else writer.leave(end);
  }

  /** Returns a function that pushes the lanes whose predicate has a value. */
  function sideOf(predicate: readonly number[], value: boolean): (part: number) => void {
    return (n) => {
      code.get(predicate[n]!);
      if (!value) code.v("v128.not");
    };
  }

  /** Adds lanes to a block's pending lanes. */
  function addLanes(to: number, push: (part: number) => void): void {
    for (const [n, local] of lanesOf(to).entries()) {
      push(n);
      code.get(local).v("v128.or").set(local);
    }
  }
}

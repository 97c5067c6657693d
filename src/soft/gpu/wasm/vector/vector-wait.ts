// Contributions of a group of lanes to a wait point.

import { read } from "../../ptx/effects.ts";
import type { Operand, WaitInstruction } from "../../ptx/syntax.ts";
import { storeContribution } from "../kernel/wait-points.ts";
import { BARRIERS, COUNTS } from "../unit/layout.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { forLanes, type GroupLocals } from "./per-lane.ts";

/** Stores the contributions of all lanes before they wait. */
export function storeContributions(v: VectorCode, i: WaitInstruction, group: GroupLocals): void {
  const { operation } = i;
  const plain =
    operation.kind === "clusterWait" ||
    (operation.kind === "barrier" && !operation.isOfWarp && !operation.hasResult);
  const uniform = i.operands.every((each) => v.shape(each).kind === "uniform");
  if (!plain || !uniform || v.mask !== undefined) {
    forLanes(v, read(i), { results: [], group }, () => storeContribution(v.f, i, group.at));
    return;
  }
  const store = (operand: Operand | undefined, at: number) => {
    for (let part = 0; part < v.quads; part++) {
      v.code.get(group.at);
      if (operand === undefined) v.code.i32(0);
      else v.f.push(i, operand, "u32");
      v.code.v("i32x4.splat").vectorMemory("v128.store", at + 16 * part);
    }
  };
  store(i.operands[0], BARRIERS);
  store(i.operands[1], COUNTS);
}

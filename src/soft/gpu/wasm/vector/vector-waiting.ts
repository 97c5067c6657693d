// What a group of lanes leaves for others before it waits.
import { read } from "../../ptx/effects.ts";
import type { Instruction, Operand } from "../../ptx/syntax.ts";
import { BARRIERS, COUNTS } from "../layout.ts";
import { give } from "../waiting.ts";
import { forLanes, type LanePlace } from "./lanes.ts";
import type { VectorCode } from "./vector-code.ts";

/** As `give` for one thread. */
export function giveLanes(v: VectorCode, i: Instruction, place: LanePlace): void {
  const plain = i.opcode === "bar" || i.opcode === "barrier";
  const special = i.modifiers.includes("warp") || i.modifiers.includes("red");
  const uniform = i.operands.every((each) => v.shape(each).kind === "uniform");
  if (!plain || special || !uniform || v.mask !== undefined) {
    forLanes(v, read(i), { results: [], place }, () => give(v.f, i, place.at));
    return;
  }
  const store = (operand: Operand | undefined, at: number) => {
    for (let part = 0; part < v.quads; part++) {
      v.code.get(place.at);
      if (operand === undefined) v.code.i32(0);
      else v.f.push(i, operand, "u32");
      v.code.v("i32x4.splat").vectorMemory("v128.store", at + 16 * part);
    }
  };
  store(i.operands[0], BARRIERS);
  store(i.operands[1], COUNTS);
}

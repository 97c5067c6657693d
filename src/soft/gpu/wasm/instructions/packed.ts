// Pairs of 16-bit integers.
import type { Scalar } from "../../ptx/syntax.ts";
import { onlyModifiers, typeOf } from "../unit/function-code.ts";
import { pushEach } from "./half.ts";
import type { Handler } from "./handler.ts";

export const isPacked = (type: Scalar): boolean => type === "u16x2" || type === "s16x2";

/** Returns the handler for add, sub, min or max on both halves. */
export function packed(operation: "add" | "sub" | "min" | "max"): Handler {
  return (f, i) => {
    onlyModifiers(i, ["relu"]);
    const type = typeOf(i);
    const relu = i.modifiers.includes("relu");
    const signed = type === "s16x2";
    const name = `${type}_${operation}${relu ? "_relu" : ""}`;
    const index = f.unit.helper(name, ["i32", "i32"], ["i32"], (code) => {
      if (signed) for (const n of [0, 1]) code.get(n).op("i32.extend16_s").set(n);
      code.get(0).get(1);
      if (operation === "add" || operation === "sub") code.op(`i32.${operation}`);
      else
        code
          .get(0)
          .get(1)
          .op(`i32.${operation === "min" ? "lt" : "gt"}_${signed ? "s" : "u"}`, "select");
      if (relu) code.set(0).get(0).i32(0).get(0).i32(0).op("i32.gt_s", "select");
      code.i32(0xffff).op("i32.and");
    });
    pushEach(f, i, 2, type, index);
    f.pop(i, i.operands[0], "b32");
  };
}

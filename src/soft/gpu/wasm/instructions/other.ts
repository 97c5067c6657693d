// Address-space queries, hints and nanosleep.

import type { Scalar } from "../../ptx/syntax.ts";
import { onlyModifiers, refuse, typeOf } from "../unit/function-code.ts";
import { LOCAL, PARAMETERS, PARAMETERS_BYTES, PRIVATE_BYTES, SHARED, SHARED_ROOM } from "../unit/layout.ts";
import { spaceOf } from "./address.ts";
import { pushEach } from "./half.ts";
import type { Handler } from "./handler.ts";

const RANGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  shared: [SHARED, SHARED + SHARED_ROOM],
  local: [LOCAL, PRIVATE_BYTES],
  param: [PARAMETERS, PARAMETERS + PARAMETERS_BYTES],
  global: [PRIVATE_BYTES, 2 ** 32],
  // Constants are placed among global variables.
  const: [0, 0],
};

/** Writes isspacep, which tests whether a generic address is in a space. */
export const isspacep: Handler = (f, i) => {
  const range = RANGES[spaceOf(i)];
  if (range === undefined) refuse(i);
  const [from, to] = range;
  if (f.unit.far && spaceOf(i) === "global") {
    // Memory outside of the window is global too.
    f.push(i, i.operands[1], "b64");
    f.code.relocatable("window", 0, f.unit.bases).op("i64.sub").i64(BigInt(from)).op("i64.ge_u");
    f.pop(i, i.operands[0], "pred");
    return;
  }
  f.push(i, i.operands[1], "b64");
  f.code
    .relocatable("window", from, f.unit.bases)
    .op("i64.sub")
    .i64(BigInt(to - from))
    .op("i64.lt_u");
  f.pop(i, i.operands[0], "pred");
};

/** Writes no code for an instruction that is only a hint. */
export const nothing: Handler = () => {};

/** Writes nanosleep, which yields the processor now and then. */
export const nanosleep: Handler = (f) => {
  f.code.call(f.unit.host("nanosleep"));
};

/** Writes createpolicy. The soft GPU has no cache, so the policy is a constant. */
export const createpolicy: Handler = (f, i) => {
  f.code.i64(0x1000000000000000n);
  f.pop(i, i.operands[0], "b64");
};

// Pairs of 16-bit integers.

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

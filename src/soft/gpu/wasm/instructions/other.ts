// Address-space queries, hints and nanosleep.

import type { Space } from "../../ptx/operations/scalar.ts";
import { LOCAL, PARAMETERS, PARAMETERS_BYTES, PRIVATE_BYTES, SHARED, SHARED_ROOM } from "../unit/layout.ts";
import { pushEach } from "./half.ts";
import type { Handler } from "./handler.ts";

const RANGES: Readonly<Record<Exclude<Space, "generic">, readonly [from: number, to: number]>> = {
  shared: [SHARED, SHARED + SHARED_ROOM],
  local: [LOCAL, PRIVATE_BYTES],
  param: [PARAMETERS, PARAMETERS + PARAMETERS_BYTES],
  global: [PRIVATE_BYTES, 2 ** 32],
  // Constants are placed among global variables.
  const: [0, 0],
};

/** Writes isspacep, which tests whether a generic address is in a space. */
export const isspacep: Handler<"isSpace"> = (f, i) => {
  const { space } = i.operation;
  const [from, to] = RANGES[space];
  if (f.unit.far && space === "global") {
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
export const nothing = (): void => {};

/** Writes nanosleep, which yields the processor now and then. */
export const nanosleep: Handler<"sleep"> = (f) => {
  f.code.call(f.unit.host("nanosleep"));
};

/** Writes createpolicy. The soft GPU has no cache, so the policy is a constant. */
export const createpolicy: Handler<"policy"> = (f, i) => {
  f.code.i64(0x1000000000000000n);
  f.pop(i, i.operands[0], "b64");
};

// Pairs of 16-bit integers.

/** Writes add, min or max on both halves. */
export const packed: Handler<"packed"> = (f, i) => {
  const { type, opcode: operation, rectifies: relu } = i.operation;
  const signed = type === "s16x2";
  const name = `${type}_${operation}${relu ? "_relu" : ""}`;
  const index = f.unit.helper(name, ["i32", "i32"], ["i32"], (code) => {
    if (signed) for (const n of [0, 1]) code.get(n).op("i32.extend16_s").set(n);
    code.get(0).get(1);
    if (operation === "add") code.op("i32.add");
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

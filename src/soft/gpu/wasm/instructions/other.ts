// Address-space queries, hints and nanosleep.

import type { Space } from "../../ptx/operations/scalar.ts";
import { LOCAL, PARAMETERS, PARAMETERS_BYTES, PRIVATE_BYTES, SHARED, SHARED_ROOM } from "../unit/layout.ts";
import { setEach } from "./half.ts";
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
export const isSpace: Handler<"isSpace"> = (w, i) => {
  const { space } = i.operation;
  const [from, to] = RANGES[space];
  const isFar = w.unit.abilities.far && space === "global";
  const start = w.value("i64", () => w.code.relocatable("window", isFar ? 0 : from, w.unit.bases));
  const offset = w.operand(1, "b64").sub(start);
  // Memory outside of the window is global too.
  w.result("pred", isFar ? offset.ge(from) : offset.lt(to - from));
};

/** Writes no code for an instruction that is only a hint. */
export const hint: Handler<"hint"> = () => {};
export const dependency: Handler<"dependency"> = () => {};

/** Writes nanosleep, which yields the processor now and then. */
export const sleep: Handler<"sleep"> = (w) => {
  w.code.call(w.unit.host("nanosleep"));
};

/** Writes createpolicy. The soft GPU has no cache, so the policy is a constant. */
export const policy: Handler<"policy"> = (w, i) => {
  w.code.i64(0x1000000000000000n);
  w.f.pop(i, i.operands[0], "b64");
};

// Pairs of 16-bit integers.

/** Writes add, min or max on both halves. */
export const packed: Handler<"packed"> = (w, i) => {
  const { type, opcode: operation, rectifies: relu } = i.operation;
  const signed = type === "s16x2";
  const name = `${type}_${operation}${relu ? "_relu" : ""}`;
  const index = w.unit.helper(name, "i32 i32 > i32", (w, a, b) => {
    if (signed) for (const each of [a, b]) each.set(each.op("extend16_s"));
    const isFirst = a.compare(`${operation === "min" ? "lt" : "gt"}_${signed ? "s" : "u"}`, b);
    const result = w.variable(operation === "add" ? a.add(b) : a.when(isFirst, b));
    return (relu ? result.when(result.compare("gt_s", 0), 0) : result).and(0xffff);
  });
  setEach(w, 2, type, index);
};

// Address-space queries, hints and nanosleep.
import { refuse } from "../function-code.ts";
import { LOCAL, PARAMETERS, PARAMETERS_BYTES, PRIVATE_BYTES, SHARED, SHARED_ROOM } from "../layout.ts";
import { spaceOf } from "./address.ts";
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

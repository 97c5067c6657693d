// What remains: questions about addresses, hints, and the active threads.
import { onlyModifiers, refuse } from "../function-code.ts";
import { LOCAL, PARAMETERS, PARAMETERS_BYTES, PRIVATE_BYTES, SHARED, SHARED_ROOM } from "../layout.ts";
import { spaceOf } from "./address.ts";
import type { Handler } from "./handler.ts";

const RANGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  shared: [SHARED, SHARED + SHARED_ROOM],
  local: [LOCAL, PRIVATE_BYTES],
  param: [PARAMETERS, PARAMETERS + PARAMETERS_BYTES],
  global: [PRIVATE_BYTES, 2 ** 32],
};

/** Whether a generic address lies in a space. Constants are among global variables: the answer for const is no. */
export const isspacep: Handler = (f, i) => {
  const range = RANGES[spaceOf(i)];
  if (range === undefined) refuse(i);
  const [from, to] = range;
  f.push(i, i.operands[1], "b64");
  f.code
    .i64((BigInt(f.unit.windowHigh) << 32n) + BigInt(from))
    .op("i64.sub")
    .i64(BigInt(to - from))
    .op("i64.lt_u");
  f.pop(i, i.operands[0], "pred");
};

/** The threads that run together: each alone, which is one of the answers that a warp may give. */
export const activemask: Handler = (f, i) => {
  onlyModifiers(i, []);
  f.code.i32(1);
  f.special("%laneid", i);
  f.code.op("i32.shl");
  f.pop(i, i.operands[0], "b32");
};

/** Hints. */
export const nothing: Handler = () => {};

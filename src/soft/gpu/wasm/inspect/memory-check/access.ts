// Function that inspected launches call for each memory access.

import { CONTEXT_WORDS } from "../../unit/layout.ts";
import { pushContext } from "../../unit/special-registers.ts";
import type { Unit } from "../../unit/unit.ts";
import { checkAccess } from "./check-access.ts";

/** Returns the access function, with parameters (address, bytes | Touch << 16, position, thread). */
export function accessFunction(unit: Unit): number {
  if (unit.checks) return checkAccess(unit);
  const follows = unit.instrumentation?.kind === "trace";
  return unit.helper("tell_access", ["i64", "i32", "i32", "i32"], [], (code) => {
    if (follows) {
      code.get(3);
      pushContext(code, CONTEXT_WORDS.inspectedThread);
      code.op("i32.ne").if().op("return").end();
    }
    code.get(0).op("i32.wrap_i64").get(1).get(2).get(3).call(unit.host("touched"));
  });
}

// Function that inspected launches call for each memory access.

import { contextWord } from "../../unit/special-registers.ts";
import type { Unit } from "../../unit/unit.ts";
import { checkAccess } from "./check-access.ts";

/** Returns the access function, with parameters (address, bytes | Touch << 16, position, thread). */
export function accessFunction(unit: Unit): number {
  if (unit.checks) return checkAccess(unit);
  return unit.helper("tell_access", "i64 i32 i32 i32 >", (w, address, access, position, thread) => {
    if (unit.instrumentation?.kind === "trace") w.returnIf(thread.ne(contextWord(w, "inspectedThread")));
    w.call(unit.host("touched"), address.low(), access, position, thread);
  });
}

// The function that is told of each access, by how a launch is looked at.
import { checkAccess } from "../checks/check-access.ts";
import { CONTEXT_WORDS } from "../layout.ts";
import { pushContext } from "../special-registers.ts";
import type { Unit } from "../unit.ts";

/** (address, bytes | Touch << 16, position, thread). */
export function accessFunction(unit: Unit): number {
  if (unit.checks) return checkAccess(unit);
  const follows = unit.watching?.kind === "trace";
  return unit.helper("tell_access", ["i64", "i32", "i32", "i32"], [], (code) => {
    if (follows) {
      code.get(3);
      pushContext(code, CONTEXT_WORDS.watched);
      code.op("i32.ne").if().op("return").end();
    }
    code.get(0).op("i32.wrap_i64").get(1).get(2).get(3).call(unit.host("touched"));
  });
}

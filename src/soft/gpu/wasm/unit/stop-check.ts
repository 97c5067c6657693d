// Periodic check in loops whether the launch is to stop.
import type { Code } from "../encoding/code.ts";
import { CONTEXT, CONTEXT_WORDS } from "./layout.ts";
import type { Unit } from "./unit.ts";

/** Loop iterations between two checks. */
const FUEL = 1 << 22;

export const refuel = (code: Code, fuel: number): Code => code.i32(FUEL).set(fuel);

/** Writes the check at a loop header; `fuel` is the local with the remaining iterations. */
export function writeStopCheck(code: Code, unit: Unit, fuel: number): void {
  code.get(fuel).i32(1).op("i32.sub").tee(fuel).op("i32.eqz").if();
  code
    .i32(0)
    .memory("i32.load", CONTEXT + 4 * CONTEXT_WORDS.stop)
    .if();
  code.call(unit.host("stopped")).op("unreachable").end();
  refuel(code, fuel).end();
}

// Now and then a loop looks whether the launch is to end.
import type { Code } from "./code.ts";
import { CONTEXT, CONTEXT_WORDS } from "./layout.ts";
import type { Unit } from "./unit.ts";

/** Turns of loops between two looks. */
const FUEL = 1 << 22;

export const refuel = (code: Code, fuel: number): Code => code.i32(FUEL).set(fuel);

/** At the head of a loop; `fuel` is a local. */
export function writeTick(code: Code, unit: Unit, fuel: number): void {
  code.get(fuel).i32(1).op("i32.sub").tee(fuel).op("i32.eqz").if();
  code
    .i32(0)
    .memory("i32.load", CONTEXT + 4 * CONTEXT_WORDS.stop)
    .if();
  code.call(unit.host("stopped")).op("unreachable").end();
  refuel(code, fuel).end();
}

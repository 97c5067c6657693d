// Periodic check in loops whether the launch is to stop.
import type { Body, Variable } from "../encoding/expression.ts";
import { contextWord } from "./special-registers.ts";
import type { Unit } from "./unit.ts";

/** Writes the check whether the launch is to stop. */
export const writeStopCheck = (w: Body, unit: Unit): void =>
  w.if(contextWord(w, "stop"), () => unit.fail(w, "stopped"));

/** Writes the check at a loop header. `fuel` counts the iterations until the next check, one in `every`. */
export function writePeriodicCheck(w: Body, unit: Unit, fuel: Variable, every: number): void {
  w.if(fuel.tee(fuel.sub(1)).not(), () => {
    writeStopCheck(w, unit);
    fuel.set(every);
  });
}

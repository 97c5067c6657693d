import { ApplicationScratch, readClock } from "../../../src/soft/hca/arena/engine.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";

/** Number of pauses after which waits sleep at once for a second. */
const PAUSES = 5;

/** State of waits: "sleeping" at once, or "spinning" without yields. */
export type Crowded = "sleeping" | "spinning";

/** Changes the waits of this thread as after a yield to a thread that computed. */
export function crowd(state: Crowded): void {
  const { e, waits } = softNic();
  const now = readClock(e, ApplicationScratch.clock);
  waits!.crowding.yielded(now, 1_000_000);
  if (state === "sleeping") for (let i = 0; i < PAUSES; i++) waits!.crowding.pause(now);
}

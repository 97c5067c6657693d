import { ApplicationScratch, readClock } from "../../../src/soft/hca/arena/engine.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";

/** Number of long yields after which waits sleep at once for a second. */
const LONG_YIELDS = 5;

/** Makes the waits of this thread sleep at once, as after yields to a thread that computed. */
export function crowd(): void {
  const { e, waits } = softNic();
  for (let i = 0; i < LONG_YIELDS; i++)
    waits!.crowding.yielded(readClock(e, ApplicationScratch.clock), 1_000_000);
}

import type { ConnectionContext } from "../../../../ffi/ibverbs/connection-context.ts";
import { readClock } from "../arena/clock.ts";
import type { SoftDevice } from "../nic/soft-device.ts";
import { connectionContexts } from "../transports/dynamic/contexts.ts";

/** The dynamic transport's contexts that are in use now. */
export function contextsOf(d: SoftDevice): ConnectionContext[] {
  return d.exclusively(() => {
    readClock(d.e);
    return connectionContexts(d.e);
  });
}

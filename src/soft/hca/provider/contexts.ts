import type { ConnectionContext } from "../../../../ffi/ibverbs/connection-context.ts";
import { readClock } from "../arena/engine.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { connectionContexts } from "../transports/dynamic/contexts.ts";

/** Returns the contexts of the dynamic transport that are in use. */
export function contextsOf(d: SoftNic): ConnectionContext[] {
  return d.exclusively(() => {
    readClock(d.e);
    return connectionContexts(d.e);
  });
}

// Send contexts with something to send, first in first out.
import type { Engine } from "../../../arena/engine.ts";
import { append, takeFirst, unlink } from "../../../arena/list.ts";
import { SendContext } from "../records/send-context.ts";
import { Dynamic } from "../records/transport.ts";

/** Puts the context into the queue of those that have something to send. */
export function enqueueReady(e: Engine, t: number, c: number): void {
  append(e, t + Dynamic.ready, c, SendContext.ready);
}

/** The first context of the queue, taken out; 0 when it is empty. */
export function takeReady(e: Engine, t: number): number {
  return takeFirst(e, t + Dynamic.ready, SendContext.ready);
}

/** Takes a context that ends out of the queue. */
export function dequeueReady(e: Engine, t: number, c: number): void {
  unlink(e, t + Dynamic.ready, c, SendContext.ready);
}

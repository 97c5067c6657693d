// Send contexts with something to send, first in first out.
import type { Engine } from "../../../arena/engine.ts";
import { SendContext } from "../records/send-context.ts";
import { Dynamic } from "../records/transport.ts";

/** Puts the context into the queue of those that have something to send. */
export function enqueueReady(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  if (i32[c + SendContext.readyQueued] !== 0) return;
  i32[c + SendContext.readyQueued] = 1;
  i32[c + SendContext.next] = 0;
  if (i32[t + Dynamic.readyHead] === 0) i32[t + Dynamic.readyHead] = c;
  else i32[i32[t + Dynamic.readyTail]! + SendContext.next] = c;
  i32[t + Dynamic.readyTail] = c;
}

export function dequeueReady(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  if (i32[c + SendContext.readyQueued] === 0) return;
  i32[c + SendContext.readyQueued] = 0;
  let before = 0;
  let at = i32[t + Dynamic.readyHead]!;
  while (at !== c) {
    before = at;
    at = i32[at + SendContext.next]!;
  }
  if (before === 0) i32[t + Dynamic.readyHead] = i32[c + SendContext.next]!;
  else i32[before + SendContext.next] = i32[c + SendContext.next]!;
  if (i32[t + Dynamic.readyTail] === c) i32[t + Dynamic.readyTail] = before;
}

// A context that others wait for begins no more than a quantum of messages, so that everybody's turn comes.
import { getDouble } from "../../../arena/doubles.ts";
import type { Engine } from "../../../arena/engine.ts";
import { firstOf } from "../../../arena/list.ts";
import { SendContext } from "../records/send-context.ts";
import { Dynamic } from "../records/transport.ts";
import { nextMessage } from "./messages.ts";

/** What a context may begin while others wait. */
const QUANTUM_MESSAGES = 64;

const QUANTUM_BYTES = 256 * 1024;

/** Whether the context is to begin no more messages: others wait and it had its share, or the peer wants its own back. */
export function isQuantumSpent(e: Engine, t: number, c: number): boolean {
  const { i32 } = e;
  const begun = i32[c + SendContext.begun]!;
  if (i32[c + SendContext.closeAsked] !== 0) return begun > 0;
  if (firstOf(e, t + Dynamic.waiting) === 0) return false;
  return begun >= QUANTUM_MESSAGES || getDouble(e, c + SendContext.bytes) >= QUANTUM_BYTES;
}

/** Whether somebody would like to have the context. */
export function isContended(e: Engine, t: number, c: number): boolean {
  return firstOf(e, t + Dynamic.waiting) !== 0 || e.i32[c + SendContext.closeAsked] !== 0;
}

/** Whether the last packet that there is to send now had better be the context's last: that spares a CLOSE. */
export function shouldFinish(e: Engine, t: number, c: number): boolean {
  if (!isContended(e, t, c) && e.now >= getDouble(e, t + Dynamic.scarceUntil)) return false;
  return isQuantumSpent(e, t, c) || nextMessage(e, e.i32[c + SendContext.peer]!) === 0;
}

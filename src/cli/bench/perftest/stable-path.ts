import type { RemoteMemory } from "../../../rdma/index.ts";
import { type End, PollDeadline } from "./end.ts";
import type { Program } from "./programs.ts";

/** Number of operations in a row that must take one path. */
const SAME = 32;

/**
 * Sends operations of one byte until all of them take the same path. A queue pair of soft0 begins with RoCE packets,
 * and its first operations open the shared memory of the peer. Does nothing on other devices, and for SENDs, which
 * the peer counts.
 */
export function settlePath({ operation, measures }: Program, end: End, remote: RemoteMemory): void {
  const { pair, sent, outbox } = end;
  // A latency test of one byte polls the byte that this would write.
  const isFree = operation !== "send" && (measures === "bandwidth" || remote.byteLength > 1);
  if (pair.path === "device" || !isFree) return;
  const one = pair.prepare([
    { opcode: operation, local: outbox.slice(0, 1), remote: { ...remote, byteLength: 1 } },
  ]);
  const deadline = new PollDeadline();
  let path = pair.path;
  for (let same = 0; same < SAME; same++) {
    one.post();
    while (sent.pollInto(1) === 0) deadline.check();
    if (!sent.isOk(0)) sent.completion(0).check();
    if (pair.path !== path) same = 0;
    path = pair.path;
  }
}

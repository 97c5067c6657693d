import { ibv_gid } from "../../../ffi/ibverbs/structs.ts";
import { type GidText, gidBytes, gidText } from "../address/gid.ts";
import { checkResult } from "../errors/verbs-error.ts";
import type { QueuePair } from "./queue-pair.ts";

/** Implements {@link QueuePair.joinGroup} and {@link QueuePair.leaveGroup}. */
export function changeGroup(
  queuePair: QueuePair,
  verb: "ibv_attach_mcast" | "ibv_detach_mcast",
  group: GidText,
): void {
  const bytes = gidBytes(group);
  const text = gidText(bytes);
  if (queuePair.type !== "UD") {
    throw new TypeError(`${queuePair.label} is ${queuePair.type}: only UD queue pairs join multicast groups`);
  }
  if (!/^ff/i.test(text) && !/^::ffff:(22[4-9]|23\d)\./.test(text)) {
    throw new TypeError(`${text} is not a multicast address. Use one such as ::ffff:239.1.2.3`);
  }
  queuePair.ensureOpen();
  const c = ibv_gid.alloc();
  c.raw.set(bytes);
  const { lib } = queuePair.protectionDomain.device;
  checkResult(verb, lib[verb](queuePair.pointer, c.pointer, 0), text);
}

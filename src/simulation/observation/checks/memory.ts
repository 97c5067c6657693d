import { IBV_QPS_RTS } from "../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../../soft/hca/arena/engine.ts";
import { Qp, Sge, SWR_DONE, Swr } from "../../../soft/hca/arena/records.ts";
import { findKey } from "../../../soft/hca/objects/memory-keys.ts";
import { findQp, receives } from "../../../soft/hca/objects/queue-pairs.ts";
import type { SentPacket } from "../../network/observer.ts";
import { headersOf } from "../headers.ts";
import { eachQueuePair } from "../queue-pairs.ts";
import { Check, isFrom, isSpoiled } from "./check.ts";

const keyText = (key: number): string => `0x${(key >>> 0).toString(16)}`;

/** Checks that no request uses memory after its deregistration, neither a local one nor one of a peer. */
export class MemoryCheck extends Check {
  /** Keys that were deregistered on each host. */
  readonly #gone = new Map<number, Set<number>>();

  override opened(host: number, engine: Engine): void {
    super.opened(host, engine);
    this.#gone.set(host, new Set());
  }

  deregisters(host: number, key: number): void {
    const e = this.engines.get(host);
    if (e === undefined) return;
    this.#gone.get(host)?.add(key);
    eachQueuePair(e, (q) => {
      if (e.i32[q + Qp.state] === IBV_QPS_RTS && usesKey(e, q, key))
        this.fail(
          host,
          `memory ${keyText(key)} is deregistered while a request of queue pair ${e.i32[q + Qp.number]} uses it`,
        );
    });
  }

  arrived(sent: SentPacket, isAccepted: boolean): void {
    const { from, to, packet } = sent;
    const e = to === undefined ? undefined : this.engines.get(to);
    if (e === undefined || to === undefined || isSpoiled(sent) || !isAccepted) return;
    const gone = this.#gone.get(to);
    if (gone === undefined || gone.size === 0) return;
    const { remote, destinationQp, psn } = headersOf(packet.bytes) ?? {};
    if (remote === undefined || psn === undefined || !gone.has(remote.key) || remote.length === 0) return;
    const q = findQp(e, destinationQp ?? 0);
    if (findKey(e, remote.key) !== 0) return;
    // An old packet is not executed, and a queue pair in error executes none.
    if (q === 0 || !receives(e.i32[q + Qp.state]!) || !isFrom(psn, e.i32[q + Qp.expectedPsn]!)) return;
    this.fail(from, `a request uses memory ${keyText(remote.key)} of host${to} after its deregistration`);
  }
}

/** Returns true when a request that is not finished has a segment with this key. */
function usesKey(e: Engine, q: number, key: number): boolean {
  const { i32 } = e;
  const at = (field: number): number => i32[q + field]!;
  for (let i = at(Qp.sqHead); i !== at(Qp.sqTail); i = (i + 1) | 0) {
    const w = at(Qp.sqRing) + (i & at(Qp.sqMask)) * at(Qp.sqStride);
    if (i32[w + Swr.inline] !== 0 || i32[w + Swr.state]! >= SWR_DONE) continue;
    for (let segment = 0; segment < i32[w + Swr.list]!; segment++)
      if (i32[w + Swr.data + segment * Sge.words + Sge.lkey]! >>> 0 === key >>> 0) return true;
  }
  return false;
}

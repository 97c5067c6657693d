// Counters of the dynamic transport, for `device.counters()`.
import type { Engine } from "../../arena/engine.ts";
import { MAX_PATHS } from "./records/limits.ts";
import { Dynamic, transport } from "./records/transport.ts";

const COUNTERS: readonly (readonly [name: string, word: number])[] = [
  ["send_contexts", Dynamic.sendInUse],
  ["receive_contexts", Dynamic.receiveInUse],
  ["most_send_contexts", Dynamic.sendMost],
  ["most_receive_contexts", Dynamic.receiveMost],
  ["waiting_peers", Dynamic.waitCount],
  ["peers", Dynamic.peerCount],
  ["origins", Dynamic.originCount],
  ["opened", Dynamic.opened],
  ["accepted", Dynamic.accepted],
  ["taken_back", Dynamic.evicted],
  ["busy_sent", Dynamic.rejections],
  ["busy_rcvd", Dynamic.rejected],
  ["challenges_sent", Dynamic.challenges],
  ["stale_pkts", Dynamic.stale],
  ["duplicate_pkts", Dynamic.duplicates],
  ["refused_pkts", Dynamic.refused],
  ["data_sent", Dynamic.dataSent],
  ["acks_sent", Dynamic.acksSent],
  ["retransmitted_pkts", Dynamic.retransmits],
  ["timeouts", Dynamic.timeouts],
  ["marks_rcvd", Dynamic.marks],
  ["dead_peers", Dynamic.deadPeers],
];

/**
 * Returns the counters of the dynamic transport: those of {@link COUNTERS}, and the packets sent,
 * acknowledged and lost on each used path. All names start with `dynamic_`. Empty before the first dynamic QP
 * is created. Contexts, peers and origins are current numbers.
 */
export function dynamicCounters(e: Engine): Record<string, number> {
  const t = transport(e);
  const found: Record<string, number> = {};
  if (t === 0) return found;
  for (const [name, word] of COUNTERS) found[`dynamic_${name}`] = e.u32[t + word]!;
  for (let path = 0; path < MAX_PATHS; path++) {
    if (e.u32[t + Dynamic.pathSent + path] === 0) continue;
    found[`dynamic_path${path}_sent`] = e.u32[t + Dynamic.pathSent + path]!;
    found[`dynamic_path${path}_acked`] = e.u32[t + Dynamic.pathAcked + path]!;
    found[`dynamic_path${path}_lost`] = e.u32[t + Dynamic.pathLost + path]!;
  }
  return found;
}

// What the dynamic transport counts, for `device.counters()`.
import type { Engine } from "../../arena/engine.ts";
import { transport } from "./records/block.ts";
import { MAX_PATHS } from "./records/context-records.ts";
import { Dyn } from "./records/records.ts";

const COUNTERS: readonly (readonly [name: string, word: number])[] = [
  ["send_contexts", Dyn.sendInUse],
  ["receive_contexts", Dyn.receiveInUse],
  ["most_send_contexts", Dyn.sendMost],
  ["most_receive_contexts", Dyn.receiveMost],
  ["waiting_peers", Dyn.waitCount],
  ["peers", Dyn.peerCount],
  ["origins", Dyn.originCount],
  ["opened", Dyn.opened],
  ["accepted", Dyn.accepted],
  ["taken_back", Dyn.evicted],
  ["busy_sent", Dyn.rejections],
  ["busy_rcvd", Dyn.rejected],
  ["challenges_sent", Dyn.challenges],
  ["stale_pkts", Dyn.stale],
  ["duplicate_pkts", Dyn.duplicates],
  ["refused_pkts", Dyn.refused],
  ["data_sent", Dyn.dataSent],
  ["acks_sent", Dyn.acksSent],
  ["retransmitted_pkts", Dyn.retransmits],
  ["timeouts", Dyn.timeouts],
  ["marks_rcvd", Dyn.marks],
  ["dead_peers", Dyn.deadPeers],
];

/**
 * The dynamic transport's counters, all named `dynamic_...`: those of {@link COUNTERS}, and packets sent, acknowledged and lost by
 * path (`dynamic_path0_sent` ...) for paths that were ever used. Empty before the first dynamic QP is made. Contexts, peers
 * and origins are how many there are now.
 */
export function dynamicCounters(e: Engine): Record<string, number> {
  const t = transport(e);
  const found: Record<string, number> = {};
  if (t === 0) return found;
  for (const [name, word] of COUNTERS) found[`dynamic_${name}`] = e.u32[t + word]!;
  for (let path = 0; path < MAX_PATHS; path++) {
    if (e.u32[t + Dyn.pathSent + path] === 0) continue;
    found[`dynamic_path${path}_sent`] = e.u32[t + Dyn.pathSent + path]!;
    found[`dynamic_path${path}_acked`] = e.u32[t + Dyn.pathAcked + path]!;
    found[`dynamic_path${path}_lost`] = e.u32[t + Dyn.pathLost + path]!;
  }
  return found;
}

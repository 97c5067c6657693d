// Selection of the path for a packet: the path with the earliest expected arrival, from packets in flight,
// round trip and delivery rate. A path with several losses in a row is not used, except for single probe
// packets. A path that was not selected for a while gets a single packet too. One slow round trip must not
// exclude it from the rest of the transfer.
import { addDouble, type Engine, getDouble, setDouble } from "../../../arena/engine.ts";
import { Path, SendContext } from "../records/send-context.ts";
import { Dynamic } from "../records/transport.ts";
import { pathOf } from "./paths.ts";

/** Number of consecutive packets on one path, so that they leave in one batch. */
const BURST_PACKETS = 8;

/** Number of consecutive losses after which a path is down. */
const LOSSES_IN_A_ROW = 4;

/** Time until a path that is down is probed for the first time, in microseconds. */
const FIRST_PROBE_US = 10_000;

/** Longest time between two probes of a path, in microseconds. */
const LONGEST_PROBE_US = 1_000_000;

/** Time without a packet after which the round trip of a path is measured anew, in microseconds. */
const REMEASURE_US = 10_000;

const SMOOTHING = 1 / 16;

function markDown(e: Engine, path: number): void {
  const { i32 } = e;
  i32[path + Path.up] = 0;
  const delay = Math.min(LONGEST_PROBE_US, FIRST_PROBE_US * 2 ** i32[path + Path.backoff]!);
  if (i32[path + Path.backoff]! < 7) i32[path + Path.backoff]!++;
  setDouble(e, path + Path.probeAt, e.now + delay);
}

/** Returns whether no packet has left on a path for so long that its round trip must be measured anew. */
function isForgotten(e: Engine, path: number): boolean {
  return e.i32[path + Path.inFlight] === 0 && e.now - getDouble(e, path + Path.sentAt) >= REMEASURE_US;
}

/** Returns the index of the path for the next packet. It avoids path `avoid` if another path is up. */
export function choosePath(e: Engine, c: number, avoid: number): number {
  const { i32 } = e;
  const count = i32[c + SendContext.pathCount]!;
  if (count === 1) return 0;
  const last = i32[c + SendContext.path]!;
  if (i32[c + SendContext.burst]! > 0 && last !== avoid && i32[pathOf(c, last) + Path.up] !== 0) {
    i32[c + SendContext.burst]!--;
    return last;
  }
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  let soonest = 0;
  for (let i = 0; i < count; i++) {
    const path = pathOf(c, i);
    if (i32[path + Path.up] === 0) {
      const probeAt = getDouble(e, path + Path.probeAt);
      if (probeAt <= e.now) {
        // A single packet probes the path, which stays down until the packet is acknowledged.
        markDown(e, path);
        return i;
      }
      if (probeAt < getDouble(e, pathOf(c, soonest) + Path.probeAt)) soonest = i;
      continue;
    }
    if (i !== avoid && isForgotten(e, path)) {
      i32[path + Path.remeasures] = 1;
      return i;
    }
    const delivery = Math.max(getDouble(e, path + Path.delivery), 0.02);
    let cost =
      ((i32[path + Path.inFlight]! + BURST_PACKETS) * getDouble(e, path + Path.roundTripUs)) / delivery;
    if (i === avoid) cost *= 1000;
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  if (best < 0) return soonest;
  i32[c + SendContext.path] = best;
  i32[c + SendContext.burst] = BURST_PACKETS - 1;
  return best;
}

/** Records a packet sent on path `index`. Returns its position in the order of the path. */
export function sentOnPath(e: Engine, t: number, c: number, index: number): number {
  const path = pathOf(c, index);
  e.i32[path + Path.inFlight]!++;
  e.i32[t + Dynamic.pathSent + index]!++;
  setDouble(e, path + Path.sentAt, e.now);
  return ++e.i32[path + Path.order]!;
}

/**
 * Records the acknowledgement of a packet with position `order`. `roundTripUs` is its round trip in
 * microseconds, or -1 if unknown.
 */
export function arrivedOnPath(
  e: Engine,
  t: number,
  c: number,
  index: number,
  order: number,
  roundTripUs: number,
): void {
  const { i32 } = e;
  const path = pathOf(c, index);
  i32[path + Path.inFlight]!--;
  i32[t + Dynamic.pathAcked + index]!++;
  if (((order - i32[path + Path.ackedOrder]!) | 0) > 0) i32[path + Path.ackedOrder] = order;
  i32[path + Path.lossRun] = 0;
  i32[path + Path.up] = 1;
  i32[path + Path.backoff] = 0;
  addDouble(e, path + Path.delivery, (1 - getDouble(e, path + Path.delivery)) * SMOOTHING);
  if (roundTripUs < 0) return;
  if (i32[path + Path.remeasures] === 0) {
    addDouble(e, path + Path.roundTripUs, (roundTripUs - getDouble(e, path + Path.roundTripUs)) / 8);
  } else {
    i32[path + Path.remeasures] = 0;
    setDouble(e, path + Path.roundTripUs, roundTripUs);
  }
}

/** Records the loss of a packet on path `index`. */
export function lostOnPath(e: Engine, t: number, c: number, index: number): void {
  const { i32 } = e;
  const path = pathOf(c, index);
  i32[path + Path.inFlight]!--;
  i32[t + Dynamic.pathLost + index]!++;
  addDouble(e, path + Path.delivery, -(getDouble(e, path + Path.delivery) * SMOOTHING));
  if (++i32[path + Path.lossRun]! >= LOSSES_IN_A_ROW && i32[path + Path.up] !== 0) markDown(e, path);
}

/** Removes a packet from the packets in flight on path `index`, with unknown result. */
export function droppedFromPath(e: Engine, c: number, index: number): void {
  e.i32[pathOf(c, index) + Path.inFlight]!--;
}

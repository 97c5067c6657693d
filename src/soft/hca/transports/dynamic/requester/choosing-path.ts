// A packet goes where it is expected to arrive soonest by what was measured: packets on the way, round trip, share delivered. A
// path that loses several packets in a row is left, and tried again with single packets now and then.
import { addDouble, getDouble, setDouble } from "../../../arena/doubles.ts";
import type { Engine } from "../../../arena/engine.ts";
import { Path, SendContext } from "../records/send-context.ts";
import { Dynamic } from "../records/transport.ts";
import { pathOf } from "./paths.ts";

/** Packets in a row on one path, so that they can leave in one batch. */
const BURST_PACKETS = 8;

/** Losses in a row after which a path is left. */
const LOSSES_IN_A_ROW = 4;

/** Microseconds until a path that was left is tried again: the first time, and at most. */
const FIRST_PROBE_US = 10_000;

const LONGEST_PROBE_US = 1_000_000;

const SMOOTHING = 1 / 16;

function markDown(e: Engine, path: number): void {
  const { i32 } = e;
  i32[path + Path.up] = 0;
  const delay = Math.min(LONGEST_PROBE_US, FIRST_PROBE_US * 2 ** i32[path + Path.backoff]!);
  if (i32[path + Path.backoff]! < 7) i32[path + Path.backoff]!++;
  setDouble(e, path + Path.probeAt, e.now + delay);
}

/** The index of the path that the next packet takes; not `avoid`, if there is another that works. */
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
        // One packet as a probe. Until it is acknowledged the path stays out of use.
        markDown(e, path);
        return i;
      }
      if (probeAt < getDouble(e, pathOf(c, soonest) + Path.probeAt)) soonest = i;
      continue;
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

/** A packet left on path `index`: its place in the path's order. */
export function sentOnPath(e: Engine, t: number, c: number, index: number): number {
  const path = pathOf(c, index);
  e.i32[path + Path.inFlight]!++;
  e.i32[t + Dynamic.pathSent + index]!++;
  return ++e.i32[path + Path.order]!;
}

/** The packet with place `order` was acknowledged, `roundTrip` microseconds after it left (-1: not known). */
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
  if (roundTripUs >= 0) {
    addDouble(e, path + Path.roundTripUs, (roundTripUs - getDouble(e, path + Path.roundTripUs)) / 8);
  }
}

/** A packet that left on path `index` counts as lost. */
export function lostOnPath(e: Engine, t: number, c: number, index: number): void {
  const { i32 } = e;
  const path = pathOf(c, index);
  i32[path + Path.inFlight]!--;
  i32[t + Dynamic.pathLost + index]!++;
  addDouble(e, path + Path.delivery, -(getDouble(e, path + Path.delivery) * SMOOTHING));
  if (++i32[path + Path.lossRun]! >= LOSSES_IN_A_ROW && i32[path + Path.up] !== 0) markDown(e, path);
}

/** The packet is on its way no more, and nobody knows how it fared. */
export function droppedFromPath(e: Engine, c: number, index: number): void {
  e.i32[pathOf(c, index) + Path.inFlight]!--;
}

// Fault injection at the datagram boundary: what leaves is dropped, doubled, damaged or overtaken, by a seeded generator.
// For tests; both ends of a connection see it when both run it.
import { Dev, IOVEC_BYTES, PACKET_STRIDE, Sections, SOCKADDR_BYTES, TX_SLOTS } from "../engine/arena.ts";
import type { Engine } from "../engine/engine.ts";
import { PSEUDO_BYTES } from "../wire/icrc.ts";

/** Probabilities of 0 to 1 for each packet sent. */
export interface Faults {
  readonly drop?: number;
  readonly duplicate?: number;
  /** The packet waits until the next one has gone. */
  readonly reorder?: number;
  /** One bit of the packet flips after the ICRC was made. */
  readonly corrupt?: number;
  readonly seed?: number;
}

/** Puts the probabilities into the device. All zero switches injection off. */
export function setFaults(e: Engine, faults: Faults): void {
  const threshold = (p = 0) => (Math.min(Math.max(p, 0), 1) * 4294967295) | 0;
  e.i32[Dev.faultDrop] = threshold(faults.drop);
  e.i32[Dev.faultDuplicate] = threshold(faults.duplicate);
  e.i32[Dev.faultReorder] = threshold(faults.reorder);
  e.i32[Dev.faultCorrupt] = threshold(faults.corrupt);
  e.i32[Dev.faultState] = (faults.seed ?? 1) | 0 || 1;
  const any = (faults.drop ?? 0) + (faults.duplicate ?? 0) + (faults.reorder ?? 0) + (faults.corrupt ?? 0);
  e.i32[Dev.faults] = any > 0 ? 1 : 0;
}

/** The faults that `text` asks for: `drop=0.05,duplicate=0.02,seed=7`. Throws RangeError for an unknown name. */
export function parseFaults(text: string): Faults {
  const faults: Record<string, number> = {};
  for (const part of text.split(",")) {
    const [name = "", value = ""] = part.split("=");
    const known = ["drop", "duplicate", "reorder", "corrupt", "seed"].includes(name);
    if (!known || value === "" || Number.isNaN(Number(value))) throw new RangeError(`no fault named ${part}`);
    faults[name] = Number(value);
  }
  return faults;
}

function roll(e: Engine, threshold: number): boolean {
  if (threshold === 0) return false;
  let x = e.i32[Dev.faultState]!;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  e.i32[Dev.faultState] = x;
  return x >>> 0 < threshold >>> 0;
}

/** Applies the faults to the packet that was just put into the batch. */
export function injectFaults(e: Engine): void {
  const { i32 } = e;
  const last = i32[Dev.txCount]! - 1;
  if (roll(e, i32[Dev.faultDrop]!)) {
    i32[Dev.txCount] = last;
    return;
  }
  if (roll(e, i32[Dev.faultCorrupt]!)) {
    const bits = i32[Sections.txIovecs + (last * IOVEC_BYTES) / 4 + 2]! * 8;
    const bit = (i32[Dev.faultState]! >>> 0) % bits;
    const at = Sections.txPackets * 4 + last * PACKET_STRIDE + PSEUDO_BYTES + (bit >> 3);
    e.u8[at]! ^= 1 << (bit & 7);
  }
  if (i32[Dev.faultHeld] !== 0 && last + 1 < TX_SLOTS) {
    // The one that was held back goes now, after its successor.
    copySlot(e, TX_SLOTS, last + 1);
    i32[Dev.faultHeld] = 0;
    i32[Dev.txCount]!++;
  } else if (i32[Dev.faultHeld] === 0 && roll(e, i32[Dev.faultReorder]!)) {
    copySlot(e, last, TX_SLOTS);
    i32[Dev.faultHeld] = 1;
    i32[Dev.txCount]!--;
  } else if (last + 1 < TX_SLOTS && roll(e, i32[Dev.faultDuplicate]!)) {
    copySlot(e, last, last + 1);
    i32[Dev.txCount]!++;
  }
}

function copySlot(e: Engine, from: number, to: number): void {
  const packets = Sections.txPackets * 4;
  e.u8.copyWithin(
    packets + to * PACKET_STRIDE,
    packets + from * PACKET_STRIDE,
    packets + (from + 1) * PACKET_STRIDE,
  );
  const length = Sections.txIovecs + 2;
  e.i32[length + (to * IOVEC_BYTES) / 4] = e.i32[length + (from * IOVEC_BYTES) / 4]!;
  const address = Sections.txNames + 1;
  e.i32[address + (to * SOCKADDR_BYTES) / 4] = e.i32[address + (from * SOCKADDR_BYTES) / 4]!;
}

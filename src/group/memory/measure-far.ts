import type { Buffer, Device } from "../../cuda/index.ts";

const rounds = 3;
/** There and back, so often. */
const turns = 10;

/** How members pass something to each other where no memory is shared. */
export interface Passing {
  send(buffer: Buffer, to: number): void;
  receive(buffer: Buffer, from: number): void;
  /** Resolves when all that was passed is there. */
  done(): Promise<void>;
}

/** What passes take from one member to another. */
export interface FarLink {
  readonly latencyUs: number;
  readonly GBps: number;
}

/**
 * Times passes of 8 bytes there and back, and of all of `memory` there: the sender and the receiver call it together; `peer` is the other
 * one's rank. What the sender finds is told, what the receiver finds is not.
 */
export async function measureFar(
  device: Device,
  memory: Buffer,
  passing: Passing,
  peer: number,
  isSender: boolean,
): Promise<FarLink> {
  using start = device.createEvent();
  using stop = device.createEvent();
  const small = memory.slice(0, 8);
  const timed = async (buffer: Buffer, count: number): Promise<number> => {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round <= rounds; round++) {
      start.record(device.stream);
      for (let i = 0; i < count; i++) {
        if (isSender) passing.send(buffer, peer);
        else passing.receive(buffer, peer);
        if (isSender) passing.receive(small, peer);
        else passing.send(small, peer);
      }
      stop.record(device.stream);
      await passing.done();
      // The first one wakes what the others use.
      if (round > 0) best = Math.min(best, stop.millisecondsSince(start) / count);
    }
    return best;
  };
  const latencyMs = (await timed(small, turns)) / 2;
  const largeMs = Math.max(await timed(memory, 1), 2 * latencyMs) - latencyMs;
  return { latencyUs: latencyMs * 1000, GBps: memory.byteLength / (largeMs * 1e6) };
}

import type { RemoteMemory } from "../../../rdma/index.ts";
import { type End, Patience } from "./end.ts";

/** How many messages of which size; `tick` is told now and then which part is done. */
interface RoundsWanted {
  readonly bytes: number;
  readonly iterations: number;
  readonly tick?: ((part: number) => void) | undefined;
}

/** Half of each round trip, in microseconds. */
export type Rounds = Float64Array<ArrayBuffer>;

/** Each end writes the round's number into the last byte of the peer's memory, and waits for the peer's. */
export function writePingPong(
  { pair, sent, outbox, inbox }: End,
  remote: RemoteMemory,
  wanted: RoundsWanted,
  isFirst: boolean,
): Rounds {
  const { bytes } = wanted;
  const ping = pair.prepare([{ opcode: "write", local: outbox.slice(0, bytes), remote }]);
  const last = bytes - 1;
  const [out, incoming] = [outbox.bytes, inbox.bytes];
  return rounds(wanted, isFirst, {
    send: (round) => {
      out[last] = round & 0xff;
      ping.post();
    },
    arrived: (round) => incoming[last] === (round & 0xff),
    settle: () => settle(sent),
  });
}

/** The same with SEND: the receives are posted already. */
export function sendPingPong(
  { pair, sent, received, outbox }: End,
  receives: { more: () => void },
  wanted: RoundsWanted,
  isFirst: boolean,
): Rounds {
  const ping = pair.prepare([{ opcode: "send", local: outbox.slice(0, wanted.bytes) }]);
  return rounds(wanted, isFirst, {
    send: () => ping.post(),
    arrived: () => {
      if (received.pollInto(1) === 0) return false;
      if (!received.isOk(0)) received.completion(0).check();
      receives.more();
      return true;
    },
    settle: () => settle(sent),
  });
}

interface Moves {
  readonly send: (round: number) => void;
  readonly arrived: (round: number) => boolean;
  /** Takes what the send queue reports. */
  readonly settle: () => number;
}

/** Rounds between two ticks. */
const TICK_ROUNDS = 256;

function rounds(
  { iterations, tick }: RoundsWanted,
  isFirst: boolean,
  { send, arrived, settle }: Moves,
): Rounds {
  const times: Rounds = new Float64Array(new ArrayBuffer(iterations * 8));
  const patience = new Patience();
  let settled = 0;
  for (let round = 1; round <= iterations; round++) {
    const start = performance.now();
    if (isFirst) send(round);
    while (!arrived(round)) {
      settled += settle();
      patience.check();
    }
    if (!isFirst) send(round);
    settled += settle();
    times[round - 1] = ((performance.now() - start) * 1000) / 2;
    patience.renew();
    if (round % TICK_ROUNDS === 0) tick?.(round / iterations);
  }
  // The last message must have arrived before the queue pair goes.
  while (settled < iterations) {
    settled += settle();
    patience.check();
  }
  return times;
}

function settle(sent: End["sent"]): number {
  const found = sent.pollInto(16);
  for (let i = 0; i < found; i++) if (!sent.isOk(i)) sent.completion(i).check();
  return found;
}

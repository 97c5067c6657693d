import type { RemoteMemory } from "../../../rdma/index.ts";
import { type End, PollDeadline } from "./end.ts";

/** Number and size of messages. `tick` receives the finished part from time to time. */
interface RoundsWanted {
  readonly bytes: number;
  readonly iterations: number;
  readonly tick?: ((part: number) => void) | undefined;
}

/** Half of each round trip, in microseconds. */
export type Rounds = Float64Array<ArrayBuffer>;

/**
 * Runs a ping-pong of WRITEs: each end writes the round's number into the last byte of the peer's memory, and
 * polls its own.
 */
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

/** Runs a ping-pong of SENDs, whose receives are posted already. */
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
  /** Takes the completions of the send queue, and returns their number. */
  readonly settle: () => number;
}

/** Number of rounds between two ticks. */
const TICK_ROUNDS = 256;

function rounds(
  { iterations, tick }: RoundsWanted,
  isFirst: boolean,
  { send, arrived, settle }: Moves,
): Rounds {
  const times: Rounds = new Float64Array(new ArrayBuffer(iterations * 8));
  const deadline = new PollDeadline();
  let settled = 0;
  for (let round = 1; round <= iterations; round++) {
    const start = performance.now();
    if (isFirst) send(round);
    while (!arrived(round)) {
      settled += settle();
      deadline.check();
    }
    if (!isFirst) send(round);
    settled += settle();
    times[round - 1] = ((performance.now() - start) * 1000) / 2;
    deadline.renew();
    if (round % TICK_ROUNDS === 0) tick?.(round / iterations);
  }
  // The last message must have arrived before the queue pair is closed.
  while (settled < iterations) {
    settled += settle();
    deadline.check();
  }
  return times;
}

function settle(sent: End["sent"]): number {
  const found = sent.pollInto(16);
  for (let i = 0; i < found; i++) if (!sent.isOk(i)) sent.completion(i).check();
  return found;
}

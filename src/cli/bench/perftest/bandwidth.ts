import type { RemoteMemory, WorkRequest } from "../../../rdma/index.ts";
import { type End, Patience } from "./end.ts";
import type { Program } from "./programs.ts";

const batch = 16;

/** Keeps the send queue full until all requests are done: milliseconds. */
export function sendAll(
  program: Program,
  end: End,
  remote: RemoteMemory,
  bytes: number,
  iterations: number,
  depth: number,
): number {
  const { pair, sent } = end;
  const each = Math.max(1, Math.min(batch, depth >> 1, iterations));
  const full = pair.prepare(requests(program, end, remote, bytes, each));
  const rest = iterations % each;
  const last = rest > 0 ? pair.prepare(requests(program, end, remote, bytes, rest)) : undefined;
  const chains = Math.floor(iterations / each);
  const most = Math.max(1, Math.floor(depth / each) - 1);
  const patience = new Patience();
  const total = chains + (last ? 1 : 0);
  const start = performance.now();
  for (let posted = 0, done = 0; done < total; ) {
    while (posted < total && posted - done < most) {
      if (posted < chains) full.post();
      else last!.post();
      posted++;
    }
    const found = sent.pollInto(batch);
    for (let i = 0; i < found; i++) if (!sent.isOk(i)) sent.completion(i).check();
    done += found;
    if (found > 0) patience.renew();
    else patience.check();
  }
  return performance.now() - start;
}

/** A chain whose last request alone is reported. */
function requests(
  { operation }: Program,
  { outbox }: End,
  remote: RemoteMemory,
  bytes: number,
  count: number,
): WorkRequest[] {
  const local = outbox.slice(0, bytes);
  return Array.from({ length: count }, (_, i): WorkRequest => {
    const signaled = i === count - 1;
    if (operation === "send") return { opcode: "send", local, signaled };
    return { opcode: operation, local, remote, signaled };
  });
}

/** Posts receives before anybody sends. */
export function postReceives(
  { pair, inbox, receiveDepth }: End,
  bytes: number,
  count: number,
): { more: () => void } {
  const receive = pair.prepareReceives([{ local: inbox.slice(0, bytes) }]);
  for (let i = 0; i < Math.min(receiveDepth, count); i++) receive.post();
  let left = count - Math.min(receiveDepth, count);
  return {
    more: () => {
      if (left-- > 0) receive.post();
    },
  };
}

/** Takes all messages, and posts a receive for each that is still to come: milliseconds from the first one on. */
export function receiveAll({ received }: End, receives: { more: () => void }, iterations: number): number {
  const patience = new Patience();
  let start = 0;
  for (let done = 0; done < iterations; ) {
    const found = received.pollInto(batch);
    if (found > 0 && start === 0) start = performance.now();
    for (let i = 0; i < found; i++) {
      if (!received.isOk(i)) received.completion(i).check();
      receives.more();
    }
    done += found;
    if (found > 0) patience.renew();
    else patience.check();
  }
  return performance.now() - start;
}

// Receivers of the random programs: receives of one connection, of a shared queue, and of datagrams.
import { type Completion, CompletionError, type QueuePair, XrcReceiveQueue } from "../../../src/index.ts";
import { type Lane, laneOf, type Run, readMessage } from "./lane.ts";
import type { Node, SharedQueue } from "./node.ts";

/** Longest message in bytes. */
export const MESSAGE = 4096;
/** Number of receives of a queue. */
const RECEIVES = 8;
/** Longest wait of virtual time. A wait ends with its completion, or with the simulation. */
export const WAIT_MS = 3_600_000;
/** Bytes in front of a datagram. */
const GRH = 40;

/** Returns the number of a message, from its immediate data or from its bytes, which are checked. */
function messageOf({ opcode, byteLength, immediate }: Completion, bytes: Uint8Array, what: string): number {
  if (opcode !== "receive") return immediate!;
  const message = readMessage(bytes.subarray(0, byteLength), what);
  if (immediate !== undefined && immediate !== message)
    throw new Error(`${what}: message ${message} has the immediate data ${immediate}`);
  return message;
}

/** Receives the messages of one connection of a lane, and checks their order and bytes. */
export async function serveReceives(lane: Lane, into: QueuePair, to: Node): Promise<void> {
  const { epoch } = lane;
  const region = to.domain.allocate(MESSAGE * RECEIVES);
  const slot = (i: number) => region.slice((i % RECEIVES) * MESSAGE, ((i % RECEIVES) + 1) * MESSAGE);
  const ids = Array.from({ length: RECEIVES }, (_, i) => into.receive({ local: slot(i) }));
  try {
    for (let i = 0; lane.epoch === epoch; i++) {
      const completion = await to.receives.completionOf(ids[i % RECEIVES]!, { timeoutMs: WAIT_MS });
      lane.deliver(messageOf(completion, slot(i).bytes, lane.name), "own receives");
      ids[i % RECEIVES] = into.receive({ local: slot(i) });
    }
  } catch (error) {
    // The connection has ended: its receives are flushed, or its queue pair is closed.
    if (lane.epoch === epoch && !(error instanceof CompletionError)) throw error;
  }
}

/** Receives the messages of a shared queue until its host crashes. */
export async function serveShared(run: Run, node: Node, shared: SharedQueue): Promise<void> {
  const { name, queue, completions, posted } = shared;
  const number = queue instanceof XrcReceiveQueue ? queue.number : undefined;
  const region = node.domain.allocate(MESSAGE * RECEIVES);
  const slot = (i: number) => region.slice(i * MESSAGE, (i + 1) * MESSAGE);
  const post = (i: number): void => {
    if (!run.isDraining) posted.set(queue.receive({ local: slot(i) }), i);
  };
  const take = (id: number): number => {
    const i = posted.get(id);
    if (i === undefined) throw new Error(`${name}: receive ${id} completes, and none is posted with this id`);
    posted.delete(id);
    return i;
  };
  for (let i = 0; i < RECEIVES; i++) post(i);
  for (;;) {
    try {
      const completion = await completions.next({ timeoutMs: WAIT_MS });
      const i = take(completion.wrId);
      const message = messageOf(completion, slot(i).bytes, name);
      laneOf(run, message).deliver(message, name, number);
      post(i);
    } catch (error) {
      // A connection has ended within a message, and the receive that the message has taken ends with it.
      if (!(error instanceof CompletionError)) throw error;
      post(take(error.wrId));
    }
  }
}

/** Receives the datagrams of a host, and checks their bytes. */
export async function receiveDatagrams({ domain, datagrams, sends }: Node): Promise<void> {
  const region = domain.allocate(2048);
  for (;;) {
    const id = datagrams.receive({ local: region });
    const { byteLength } = await sends.completionOf(id, { timeoutMs: WAIT_MS });
    readMessage(region.bytes.subarray(GRH, byteLength), "a datagram");
  }
}

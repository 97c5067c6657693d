// Random requests of a lane, and their effects on its models.
import { CompletionError, type MemoryRegion, type RemoteMemory, remoteSlice } from "../../../src/index.ts";
import { grant } from "./connection.ts";
import { fillMessage, type Lane, type Run } from "./lane.ts";
import { DATA, DATA_AT, WINDOW } from "./node.ts";
import { MESSAGE, WAIT_MS } from "./receivers.ts";

/** Bytes of local memory that a request may use. */
export const SCRATCH = Math.max(DATA, MESSAGE);

/** Posted request, and the function for its success. */
export interface Posted {
  readonly id: number;
  readonly done: () => void;
}

/** Returns the destination that each request of XRC names. */
function destination({ cluster, nodes }: Run, { kind, to }: Lane): { to?: { receiveQueue: number } } {
  if (kind !== "XRC") return {};
  const queues = nodes[to]?.xrcQueues ?? [];
  // A host that is down receives nothing, so any number will do.
  return { to: { receiveQueue: queues[cluster.random(queues.length || 1)]?.queue.number ?? 1 } };
}

/** Posts a random request on a lane. */
export function postRequest(run: Run, lane: Lane, scratch: MemoryRegion): Posted {
  const { cluster } = run;
  const kind = cluster.random(9);
  if (kind <= 4) return postTransfer(run, lane, scratch, kind);
  if (kind <= 6) return postAtomic(run, lane, scratch, kind === 5);
  const local = scratch.slice(0, 4 + cluster.random(MESSAGE - 4));
  const target = destination(run, lane);
  const message = lane.nextMessage(target.to?.receiveQueue);
  fillMessage(local.bytes, message);
  const immediate = kind === 7 ? { immediate: message } : {};
  const id = lane.out!.send({ local, ...immediate, ...target });
  return { id, done: () => lane.acknowledge(message) };
}

/** Posts a WRITE, a WRITE with immediate data, or a READ. */
function postTransfer(run: Run, lane: Lane, scratch: MemoryRegion, kind: number): Posted {
  const { cluster } = run;
  const { data, out } = lane;
  const size = 1 + cluster.random(cluster.random(3) === 0 ? DATA : 600);
  const at = cluster.random(DATA - size + 1);
  const remote = remoteSlice(lane.remote!, DATA_AT + at, DATA_AT + at + size);
  const local = scratch.slice(0, size);
  const request = { local, remote, ...destination(run, lane) };
  if (kind >= 3)
    return { id: out!.read(request), done: () => data.check(at, local.bytes, `READ of ${size} bytes`) };
  const value = cluster.random(256);
  for (let i = 0; i < size; i++) local.bytes[i] = (value + i) & 255;
  const message = kind === 2 ? lane.nextMessage(request.to?.receiveQueue) : undefined;
  const copy = local.bytes.slice();
  data.begins(at, copy);
  const done = (): void => {
    data.ends(at, copy);
    if (message !== undefined) lane.acknowledge(message);
  };
  return { id: out!.write({ ...request, ...(message === undefined ? {} : { immediate: message }) }), done };
}

/** Posts an atomic on the lane's counter. */
function postAtomic(run: Run, lane: Lane, scratch: MemoryRegion, isAdd: boolean): Posted {
  const { cluster } = run;
  const { counter, out } = lane;
  const word = scratch.slice(0, 8);
  const old = () => new DataView(word.bytes.buffer, word.bytes.byteOffset).getBigUint64(0, true);
  const request = { local: word, remote: remoteSlice(lane.remote!, 0, 8), ...destination(run, lane) };
  if (isAdd) {
    const add = BigInt(1 + cluster.random(1000));
    return { id: out!.fetchAndAdd({ ...request, add }), done: () => counter.added(old(), add) };
  }
  const swap = BigInt(cluster.random(2 ** 20));
  const compare = counter.last;
  const id = out!.compareAndSwap({ ...request, compare, swap });
  return { id, done: () => counter.swapped(old(), compare, swap) };
}

/** Waits for a request. Returns false when it fails. */
export async function succeeds(run: Run, lane: Lane, id: number): Promise<boolean> {
  try {
    await run.nodes[lane.from]!.sends.completionOf(id, { timeoutMs: WAIT_MS });
    return true;
  } catch (error) {
    if (error instanceof CompletionError) return false;
    throw error;
  }
}

/** Makes the key of a lane invalid, by a message or at the receiver. Returns false when the connection has failed. */
async function revoke(run: Run, lane: Lane, scratch: MemoryRegion): Promise<boolean> {
  const { cluster } = run;
  if (lane.keyKind === 2 && cluster.random(2) === 0) {
    const local = scratch.slice(0, 4 + cluster.random(60));
    const message = lane.nextMessage();
    fillMessage(local.bytes, message);
    const isSent = await succeeds(
      run,
      lane,
      lane.out!.send({ local, invalidateKey: lane.remote!.remoteKey }),
    );
    if (isSent) lane.acknowledge(message);
    return isSent;
  }
  return await grant(run, lane);
}

/** Returns memory that a lane has no right to. Undefined when the connection has failed. */
async function forbiddenMemory(
  run: Run,
  lane: Lane,
  scratch: MemoryRegion,
  isAtomic: boolean,
): Promise<RemoteMemory | undefined> {
  const { cluster } = run;
  const old = lane.remote!;
  const [how, other] = [cluster.random(3), run.lanes[cluster.random(run.lanes.length)]!];
  // The address of an atomic is a multiple of 8.
  if (how === 0) return { ...old, address: old.address + WINDOW - (isAtomic ? 0 : 7) };
  if (
    how === 1 &&
    other !== lane &&
    other.to === lane.to &&
    other.keyKind === 2 &&
    other.remote !== undefined
  )
    return other.remote;
  return (await revoke(run, lane, scratch)) ? old : undefined;
}

/** Posts a request that the receiver must refuse. It ends the connection. Returns false for a lane without a window. */
export async function tryForbidden(run: Run, lane: Lane, scratch: MemoryRegion): Promise<boolean> {
  if (lane.keyKind === "region") return false;
  const kind = run.cluster.random(3);
  const remote = await forbiddenMemory(run, lane, scratch, kind === 2);
  if (remote === undefined) return true;
  const local = scratch.slice(0, 8);
  local.bytes.fill(0xee);
  const request = { local, remote: { ...remote, byteLength: 8 } };
  const out = lane.out!;
  const id =
    kind === 0
      ? out.write(request)
      : kind === 1
        ? out.read(request)
        : out.fetchAndAdd({ ...request, add: 1n });
  if (await succeeds(run, lane, id)) throw new Error(`${lane.name}: a forbidden request has succeeded`);
  return true;
}

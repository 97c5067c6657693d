// Connections of the random programs. The two hosts of a lane agree outside of the network.
import { QueuePair, type XrcTarget } from "../../../src/index.ts";
import type { ConnectionKind, Lane, Run } from "./lane.ts";
import { type Node, WINDOW } from "./node.ts";
import { serveReceives, WAIT_MS } from "./receivers.ts";

/** Time until the sender of a lane looks again whether its receiver is up, in milliseconds. */
const PAUSE_MS = 5;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs a program on the receiver's host of a lane. Resolves with undefined when that host is down or crashes. Never
 * resolves when the sender's host crashes.
 */
export async function atReceiver<T>(
  { nodes }: Run,
  lane: Lane,
  program: (to: Node) => T | Promise<T>,
): Promise<T | undefined> {
  const [from, to] = [nodes[lane.from], nodes[lane.to]];
  if (to === undefined) return undefined;
  const result = await to.host.run(() => program(to));
  if (nodes[lane.from] !== from) return await new Promise<never>(() => {});
  return nodes[lane.to] === to ? result : undefined;
}

/** Makes the sending end of a connection. */
function makeOut({ domain, sends }: Node, { kind }: Lane): QueuePair {
  return domain.createQueuePair({ type: kind === "XRC" ? "XRC" : "RC", completions: sends, sendDepth: 16 });
}

/** Makes the receiving end of a connection. */
function makeInto(
  { domain, sends, receives, sharedQueue, xrc }: Node,
  { kind }: Lane,
): QueuePair | XrcTarget {
  if (kind === "XRC") return xrc.createTarget();
  const { queue, completions } = sharedQueue;
  return domain.createQueuePair({
    ...{ completions: sends, sendDepth: 16 },
    ...(kind === "own"
      ? { receiveCompletions: receives, receiveDepth: 8 }
      : { receiveCompletions: completions, sharedReceiveQueue: queue }),
  });
}

/**
 * Grants the lane's part of the memory, by the key of the region or by a new bind of the lane's window. Returns false when
 * the receiver's host has started again, without the connection.
 */
async function grantAt({ shared, domain, sends, remote }: Node, lane: Lane): Promise<boolean> {
  const at = lane.from * WINDOW;
  const { into, keyKind } = lane;
  if (into === undefined || into.closed) return false;
  if (keyKind === "region" || !(into instanceof QueuePair)) {
    lane.remote = { ...remote, address: remote.address + at, byteLength: WINDOW };
    return true;
  }
  // A bound window of type 2 is invalidated before its next bind.
  if (keyKind === 2 && lane.window !== undefined) {
    const [id] = into.post([{ opcode: "localInvalidate", key: lane.window.remoteKey }]);
    await sends.completionOf(id!, { timeoutMs: WAIT_MS });
  }
  lane.window ??= domain.createMemoryWindow(keyKind);
  const rights = ["remoteRead", "remoteWrite", "remoteAtomic"] as const;
  const bound = lane.window.bind(into, shared.slice(at, at + WINDOW), rights);
  await sends.completionOf(bound.wrId, { timeoutMs: WAIT_MS });
  lane.remote = bound.remote;
  return true;
}

/** Grants the lane's part of the memory. Resolves with false when the receiver's host has lost the connection. */
export const grant = async (run: Run, lane: Lane): Promise<boolean> =>
  (await atReceiver(run, lane, (to) => grantAt(to, lane))) === true;

/** Connects a lane, again after an error, as soon as its receiver is up. */
export async function connectLane(run: Run, lane: Lane, wanted?: ConnectionKind): Promise<void> {
  const { cluster, nodes } = run;
  for (;;) {
    const from = nodes[lane.from]!;
    lane.begin(cluster, wanted);
    lane.out?.close();
    lane.out = makeOut(from, lane);
    const { out, kind } = lane;
    const timing = { timeout: 8 + cluster.random(5), retryCount: 1 + cluster.random(7), rnrRetry: 7 };
    const pathMtu = ([256, 512, 1024, 2048, 4096] as const)[cluster.random(5)]!;
    const options = { ...timing, pathMtu };
    const endpoint = out.endpoint();
    const into = await atReceiver(run, lane, (to) => {
      lane.closeInto();
      lane.into = makeInto(to, lane);
      lane.into.connect(endpoint, options);
      if (kind === "own") void serveReceives(lane, lane.into as QueuePair, to);
      return lane.into.endpoint();
    });
    if (into !== undefined) {
      out.connect(into, options);
      if (await grant(run, lane)) return;
    }
    await pause(PAUSE_MS);
  }
}

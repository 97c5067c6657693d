// Random programs of verbs in a simulation, for `npm run fuzz:simulation`. Each host sends random requests to the other
// hosts, while the seed draws faults. A model of the memory and the built-in checks find wrong results.
import {
  CompletionError,
  type CompletionQueue,
  type MemoryRegion,
  openDevice,
  type ProtectionDomain,
  type QueuePair,
  type RemoteMemory,
  remoteSlice,
} from "../../../src/index.ts";
import type { Cluster, Host, SimulationOptions } from "../../../src/simulation/index.ts";
import { ByteModel, CounterModel } from "./model.ts";

export const options: SimulationOptions = {
  hosts: 3,
  driftPpm: 50,
  faults: {
    ...{ budget: 10, everyMs: [1, 25], forMs: [1, 60] },
    kinds: ["stop", "cut", "partition", "degrade"],
  },
};

/** Bytes of a host's memory that one other host writes: a counter, a value and data. */
const WINDOW = 8192;
const DATA_AT = 16;
const DATA = WINDOW - DATA_AT;
const RECEIVES = 8;
const MESSAGE = 4096;
const ROUNDS = 10;
const WAIT_MS = 3_600_000;
/** Bytes in front of a datagram. */
const GRH = 40;

/** Devices of a host. */
interface Node {
  readonly host: Host;
  readonly domain: ProtectionDomain;
  readonly sends: CompletionQueue;
  readonly receives: CompletionQueue;
  /** Memory that peers write, a window for each host. */
  readonly shared: MemoryRegion;
  readonly remote: RemoteMemory;
  readonly datagrams: QueuePair;
}

/** One direction between two hosts. */
interface Lane {
  readonly from: Node;
  readonly to: Node;
  out: QueuePair;
  into: QueuePair;
  /** Number of connections so far, and of messages sent and received on the last one. */
  epoch: number;
  sent: number;
  received: number;
  readonly data: ByteModel;
  readonly counter: CounterModel;
}

async function openNode(host: Host, hosts: number): Promise<Node> {
  const node = await host.run(() => {
    const device = openDevice("soft0");
    const domain = device.createProtectionDomain();
    const sends = device.createCompletionQueue({ entries: 256 });
    const receives = device.createCompletionQueue({ entries: 256 });
    const shared = domain.allocate(WINDOW * hosts, ["remoteWrite", "remoteRead", "remoteAtomic"]);
    const datagrams = domain.createQueuePair({ type: "UD", completions: sends, receiveDepth: 16 });
    datagrams.connect();
    return { host, domain, sends, receives, shared, remote: shared.remote(), datagrams };
  });
  return node!;
}

/** Bytes of a message: its number, then bytes that follow from it. */
function messageBytes(bytes: Uint8Array, number: number): void {
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(0, number);
  for (let i = 4; i < bytes.length; i++) bytes[i] = (number * 31 + i * 7) & 255;
}

function checkMessage(bytes: Uint8Array, number: number, what: string): void {
  const wanted = new Uint8Array(bytes.length);
  messageBytes(wanted, number);
  if (Buffer.compare(bytes, wanted) !== 0) throw new Error(`${what}: message ${number} has other bytes`);
}

/** Connects a lane, again after an error. The two hosts agree outside of the network. */
async function connectLane(cluster: Cluster, lane: Lane): Promise<void> {
  const { from, to } = lane;
  lane.epoch++;
  const make = (node: Node, completions: CompletionQueue): Promise<QueuePair | undefined> =>
    node.host.run(() => node.domain.createQueuePair({ completions, sendDepth: 16, receiveDepth: RECEIVES }));
  await from.host.run(() => lane.out.close());
  await to.host.run(() => lane.into.close());
  lane.out = (await make(from, from.sends))!;
  lane.into = (await make(to, to.receives))!;
  lane.sent = 0;
  lane.received = 0;
  const timing = { timeout: 8 + cluster.random(5), retryCount: 1 + cluster.random(7), rnrRetry: 7 };
  const pathMtu = ([256, 512, 1024, 2048, 4096] as const)[cluster.random(5)]!;
  await from.host.run(() => void lane.out.connect(lane.into.endpoint(), { ...timing, pathMtu }));
  await to.host.run(async () => {
    lane.into.connect(lane.out.endpoint(), { ...timing, pathMtu });
    void serveReceives(lane, lane.epoch);
  });
}

/** Receives the messages of one connection of a lane, and checks their order and bytes. */
async function serveReceives(lane: Lane, epoch: number): Promise<void> {
  const { to, into } = lane;
  const region = to.domain.allocate(MESSAGE * RECEIVES);
  const slot = (i: number) => region.slice((i % RECEIVES) * MESSAGE, ((i % RECEIVES) + 1) * MESSAGE);
  const ids = Array.from({ length: RECEIVES }, (_, i) => into.receive({ local: slot(i) }));
  try {
    for (let i = 0; lane.epoch === epoch; i++) {
      const { byteLength, immediate } = await to.receives.completionOf(ids[i % RECEIVES]!, {
        timeoutMs: WAIT_MS,
      });
      const what = `host${lane.from.host.index} to host${to.host.index}`;
      if (immediate !== undefined) {
        if (immediate !== lane.received) throw new Error(`${what}: ${immediate} instead of ${lane.received}`);
      } else checkMessage(slot(i).bytes.subarray(0, byteLength), lane.received, what);
      lane.received++;
      ids[i % RECEIVES] = into.receive({ local: slot(i) });
    }
  } catch (error) {
    // The connection has ended: its receives are flushed, or its queue pair is closed.
    if (lane.epoch === epoch && !(error instanceof CompletionError)) throw error;
  }
}

/** Posts a random request on a lane. Returns its id, and a function for its end. */
function postRequest(cluster: Cluster, lane: Lane, scratch: MemoryRegion) {
  const { out, to, from, data, counter } = lane;
  const window = from.host.index * WINDOW;
  const kind = cluster.random(8);
  const size = 1 + cluster.random(cluster.random(3) === 0 ? DATA : 600);
  const at = cluster.random(DATA - size + 1);
  const remote = remoteSlice(to.remote, window + DATA_AT + at, window + DATA_AT + at + size);
  const local = scratch.slice(0, size);
  if (kind <= 2) {
    const value = cluster.random(256);
    for (let i = 0; i < size; i++) local.bytes[i] = (value + i) & 255;
    const hasImmediate = kind === 2;
    const immediate = hasImmediate ? { immediate: lane.sent++ } : {};
    const copy = local.bytes.slice();
    data.begins(at, copy);
    return { id: out.write({ local, remote, ...immediate }), done: () => data.ends(at, copy) };
  }
  if (kind <= 4)
    return {
      id: out.read({ local, remote }),
      done: () => data.check(at, local.bytes, `READ of ${size} bytes`),
    };
  const word = scratch.slice(0, 8);
  const old = () => new DataView(word.bytes.buffer, word.bytes.byteOffset).getBigUint64(0, true);
  const target = remoteSlice(to.remote, window, window + 8);
  if (kind === 5) {
    const add = BigInt(1 + cluster.random(1000));
    return {
      id: out.fetchAndAdd({ local: word, remote: target, add }),
      done: () => counter.added(old(), add),
    };
  }
  if (kind === 6) {
    const swap = BigInt(cluster.random(2 ** 20));
    const compare = counter.last;
    return {
      id: out.compareAndSwap({ local: word, remote: target, compare, swap }),
      done: () => counter.swapped(old(), compare, swap),
    };
  }
  const message = scratch.slice(0, 4 + cluster.random(MESSAGE - 4));
  messageBytes(message.bytes, lane.sent);
  return { id: out.send({ local: message, immediate: lane.sent++ }), done: () => {} };
}

/** Sends random requests on a lane, one to four at a time, and connects it again after an error. */
async function drive(cluster: Cluster, lane: Lane): Promise<void> {
  const { from, data, counter } = lane;
  await connectLane(cluster, lane);
  for (let round = 0; round < ROUNDS; round++) {
    // Each request has memory of its own, which is deregistered after its completion.
    const count = 1 + cluster.random(4);
    const regions = Array.from({ length: count }, () => from.domain.allocate(Math.max(DATA, MESSAGE)));
    const posted = regions.map((region) => postRequest(cluster, lane, region));
    let failed = false;
    for (const { id, done } of posted) {
      try {
        await from.sends.completionOf(id, { timeoutMs: WAIT_MS });
        done();
      } catch (error) {
        if (!(error instanceof CompletionError)) throw error;
        failed = true;
      }
    }
    if (failed) {
      await connectLane(cluster, lane);
      data.lost();
      counter.lost();
    }
    for (const region of regions) region.close();
    if (cluster.random(4) === 0) await new Promise((resolve) => setTimeout(resolve, cluster.random(20)));
  }
}

/** Sends datagrams to a peer. They may get lost, and must not change. */
async function sendDatagrams(cluster: Cluster, from: Node, to: Node): Promise<void> {
  const endpoint = to.datagrams.endpoint();
  const addressHandle = from.domain.createAddressHandle({ to: endpoint });
  const target = { addressHandle, qpNumber: endpoint.qpNumber, queueKey: endpoint.queueKey! };
  for (let i = 0; i < 4; i++) {
    const region = from.domain.allocate(1024);
    const local = region.slice(0, 4 + cluster.random(1000));
    messageBytes(local.bytes, i);
    await from.sends.completionOf(from.datagrams.send({ local, to: target }), { timeoutMs: WAIT_MS });
    region.close();
    await new Promise((resolve) => setTimeout(resolve, cluster.random(10)));
  }
}

async function receiveDatagrams({ domain, datagrams, sends }: Node): Promise<void> {
  const region = domain.allocate(2048);
  for (;;) {
    const id = datagrams.receive({ local: region });
    const { byteLength } = await sends.completionOf(id, { timeoutMs: WAIT_MS });
    const bytes = region.bytes.subarray(GRH, byteLength);
    checkMessage(bytes, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), "a datagram");
  }
}

export async function program(cluster: Cluster): Promise<void> {
  const nodes = await Promise.all(cluster.hosts.map((host) => openNode(host, cluster.hosts.length)));
  const lanes: Lane[] = [];
  for (const from of nodes)
    for (const to of nodes) {
      if (from === to) continue;
      const unused = (node: Node) =>
        node.host.run(() => node.domain.createQueuePair({ completions: node.sends }));
      const [out, into] = [(await unused(from))!, (await unused(to))!];
      const models = { data: new ByteModel(DATA), counter: new CounterModel() };
      lanes.push({ from, to, out, into, epoch: 0, sent: 0, received: 0, ...models });
    }
  for (const node of nodes) void node.host.run(() => receiveDatagrams(node));
  await Promise.all([
    ...lanes.map((lane) => lane.from.host.run(() => drive(cluster, lane))),
    ...lanes.map(({ from, to }) => from.host.run(() => sendDatagrams(cluster, from, to))),
  ]);
  for (const { from, to, data, counter } of lanes) {
    const window = to.shared.slice(from.host.index * WINDOW, (from.host.index + 1) * WINDOW).bytes;
    data.check(0, window.subarray(DATA_AT), "the memory at the end");
    counter.check(
      new DataView(window.buffer, window.byteOffset).getBigUint64(0, true),
      "the counter at the end",
    );
    for (const byte of [window[0]!, window[DATA_AT]!, window.at(-1)!]) cluster.record(byte);
  }
}

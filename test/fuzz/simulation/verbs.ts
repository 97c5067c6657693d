// Random programs of verbs in a simulation, for `npm run fuzz:simulation`. Each host sends random requests to the other
// hosts, while the seed draws faults and the program crashes hosts. Models and the built-in checks find wrong results.
import { CompletionError, type Endpoint } from "../../../src/index.ts";
import type { Cluster, SimulationOptions } from "../../../src/simulation/index.ts";
import { connectLane, pause } from "./connection.ts";
import { drainAll } from "./drain.ts";
import { fillMessage, Lane, type Run } from "./lane.ts";
import { DATA_AT, type Node, openNode, WINDOW } from "./node.ts";
import { receiveDatagrams, serveShared, WAIT_MS } from "./receivers.ts";
import { postRequest, SCRATCH, tryForbidden } from "./requests.ts";

export const options: SimulationOptions = {
  hosts: 3,
  driftPpm: 50,
  // A run takes about 5 seconds of virtual time.
  untilMs: 120_000,
  faults: {
    ...{ budget: 10, everyMs: [1, 25], forMs: [1, 60] },
    kinds: ["stop", "cut", "partition", "degrade"],
  },
};

const ROUNDS = 10;
/** Maximum number of crashes in a run. */
const MOST_CRASHES = 3;
/** Longest time until the next crash, and until a crashed host starts again, in milliseconds. */
const CRASH_AFTER_MS = 300;
const DOWN_MS = 100;
/** Time in which the receivers get all messages after the last request, in milliseconds. */
const DELIVERY_MS = 120_000;

/** Sends random requests on a lane, one to four at a time, and connects it again after an error. */
async function drive(run: Run, lane: Lane): Promise<void> {
  const { cluster, nodes } = run;
  const from = nodes[lane.from]!;
  await connectLane(run, lane);
  for (; lane.rounds < ROUNDS; lane.rounds++) {
    // Each request has memory of its own, which is deregistered after its completion.
    const count = 1 + cluster.random(4);
    const regions = Array.from({ length: count }, () => from.domain.allocate(SCRATCH));
    const posted = regions.map((region) => postRequest(run, lane, region));
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
    if (!failed && cluster.random(4) === 0) failed = await tryForbidden(run, lane, regions[0]!);
    if (failed) {
      await connectLane(run, lane);
      lane.lost();
    }
    for (const region of regions) region.close();
    if (cluster.random(4) === 0) await pause(cluster.random(20));
  }
}

/** Sends datagrams to a peer. They may get lost, and must not change. */
async function sendDatagrams({ cluster }: Run, from: Node, endpoint: Endpoint): Promise<void> {
  const addressHandle = from.domain.createAddressHandle({ to: endpoint });
  const target = { addressHandle, qpNumber: endpoint.qpNumber, queueKey: endpoint.queueKey! };
  for (let i = 0; i < 4; i++) {
    const region = from.domain.allocate(1024);
    const local = region.slice(0, 4 + cluster.random(1000));
    fillMessage(local.bytes, i);
    await from.sends.completionOf(from.datagrams.send({ local, to: target }), { timeoutMs: WAIT_MS });
    region.close();
    await pause(cluster.random(10));
  }
}

/** Opens the devices of a host, and starts its receivers and the lanes that it sends on. */
async function start(run: Run, index: number): Promise<void> {
  const host = run.cluster.host(index);
  const node = (await openNode(host, run.nodes.length))!;
  run.nodes[index] = node;
  void host.run(() => receiveDatagrams(node));
  for (const queue of [node.sharedQueue, ...node.xrcQueues])
    void host.run(() => serveShared(run, node, queue));
}

const isFinished = ({ rounds }: Lane): boolean => rounds === ROUNDS;

/** Starts to send on the lanes of a host that have not finished. */
function driveFrom(run: Run, index: number): void {
  const own = run.lanes.filter((lane) => lane.from === index && !isFinished(lane));
  for (const lane of own) void run.cluster.host(index).run(() => drive(run, lane));
}

/** Crashes hosts in half of all seeds, and starts them again. */
async function crashHosts(run: Run): Promise<void> {
  const { cluster, nodes, lanes } = run;
  for (let left = cluster.random(2) * (1 + cluster.random(MOST_CRASHES)); left > 0; left--) {
    await cluster.sleep(cluster.random(CRASH_AFTER_MS));
    if (lanes.every(isFinished)) return;
    const index = cluster.random(nodes.length);
    nodes[index] = undefined;
    cluster.host(index).crash();
    for (const lane of lanes) {
      if (lane.from === index) lane.lost();
      if (lane.to === index) lane.emptied();
    }
    await cluster.sleep(cluster.random(DOWN_MS));
    cluster.host(index).restart();
    await start(run, index);
    driveFrom(run, index);
  }
}

export async function program(cluster: Cluster): Promise<void> {
  const pairs = cluster.hosts.flatMap((from) =>
    cluster.hosts.flatMap((to) => (from === to ? [] : [[from.index, to.index] as const])),
  );
  const lanes = pairs.map(([from, to], index) => new Lane(index, from, to));
  const run: Run = { cluster, nodes: cluster.hosts.map(() => undefined), lanes, isDraining: false };
  await Promise.all(cluster.hosts.map(({ index }) => start(run, index)));
  const datagrams = lanes.map(({ from, to }) => {
    const sender = run.nodes[from]!;
    const endpoint = run.nodes[to]!.datagrams.endpoint();
    return sender.host.run(() => sendDatagrams(run, sender, endpoint));
  });
  for (const { index } of cluster.hosts) driveFrom(run, index);
  await crashHosts(run);
  await Promise.all(datagrams);
  await cluster.eventually("all rounds have ended", () => lanes.every(isFinished), WAIT_MS);
  const isDelivered = () => lanes.every((lane) => lane.isDelivered);
  await cluster.eventually("all messages are received whose send has succeeded", isDelivered, DELIVERY_MS);
  for (const { from, to, data, counter } of lanes) {
    const window = run.nodes[to]!.shared.slice(from * WINDOW, (from + 1) * WINDOW).bytes;
    data.check(0, window.subarray(DATA_AT), "the memory at the end");
    counter.check(
      new DataView(window.buffer, window.byteOffset).getBigUint64(0, true),
      "the counter at the end",
    );
    for (const byte of [window[0]!, window[DATA_AT]!, window.at(-1)!]) cluster.record(byte);
  }
  await drainAll(run);
}

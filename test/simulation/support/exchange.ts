import { type Endpoint, meetPeer, openDevice, type RemoteMemory, waitForPeer } from "../../../src/index.ts";
import type { Cluster } from "../../../src/simulation/index.ts";

const PORT = 7000;
const BYTES = 4096;

/** Message with which each end of the exchange introduces itself. */
interface Hello {
  readonly endpoint: Endpoint;
  readonly memory: RemoteMemory;
}

function end() {
  const device = openDevice();
  const domain = device.createProtectionDomain();
  const completions = device.createCompletionQueue();
  const queuePair = domain.createQueuePair({ completions });
  const region = domain.allocate(2 * BYTES, ["remoteWrite", "remoteRead"]);
  const hello = (): Hello => ({ endpoint: queuePair.endpoint(), memory: region.remote() });
  return { device, completions, queuePair, region, hello, [Symbol.dispose]: () => device.close() };
}

/** Runs a server and a client on two hosts, which exchange `rounds` messages of 4 KiB. */
export async function exchange(
  cluster: Cluster,
  rounds: number,
  [serverHost, clientHost]: readonly [number, number] = [0, 1],
): Promise<void> {
  const [server, client] = [cluster.host(serverHost), cluster.host(clientHost)];
  const served = server.run(async () => {
    using own = end();
    using peer = await waitForPeer({ port: PORT });
    const theirs = await peer.receive<Hello>();
    own.queuePair.connect(theirs.endpoint);
    own.queuePair.receive({ local: own.region.slice(0, BYTES) });
    peer.send(own.hello());
    for (let i = 0; i < rounds; i++) {
      const { byteLength } = await own.completions.next();
      if (byteLength !== BYTES) throw new Error(`message ${i} has ${byteLength} bytes`);
      if (own.region.bytes[0] !== (i & 255)) throw new Error(`message ${i} has other bytes`);
      if (i + 1 < rounds) own.queuePair.receive({ local: own.region.slice(0, BYTES) });
      peer.send({ received: i });
    }
    await peer.gone();
  });
  await client.run(async () => {
    using own = end();
    using peer = await meetPeer(server.address, { port: PORT });
    peer.send(own.hello());
    own.queuePair.connect((await peer.receive<Hello>()).endpoint);
    for (let i = 0; i < rounds; i++) {
      own.region.bytes.fill(i & 255, 0, BYTES);
      own.queuePair.send({ local: own.region.slice(0, BYTES) });
      await own.completions.next();
      const { received } = await peer.receive<{ received: number }>();
      if (received !== i) throw new Error(`the server has received ${received} instead of ${i}`);
    }
  });
  await served;
}

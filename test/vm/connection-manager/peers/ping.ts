import {
  type Connection,
  connect,
  listen,
  type MemoryRegion,
  type QueuePair,
} from "../../../../src/index.ts";
import { type Part, wait } from "./part.ts";

const INFO_BYTES = 16;
const SIZE = 64;
const RECEIVED = 1;

/** One end of rping's protocol: messages that carry addresses of memory. */
class End {
  readonly #connection: Connection;
  readonly #inbox: MemoryRegion;
  readonly #outbox: MemoryRegion;

  constructor(connection: Connection, inbox: MemoryRegion) {
    this.#connection = connection;
    this.#inbox = inbox;
    this.#outbox = connection.protectionDomain.allocate(INFO_BYTES);
  }

  async hear() {
    const { queuePair, completions } = this.#connection;
    const { byteLength } = await completions.completionOf(RECEIVED, wait);
    if (byteLength !== INFO_BYTES) throw new Error(`a message of ${byteLength} bytes`);
    const view = new DataView(this.#inbox.bytes.slice().buffer);
    queuePair.receive({ local: this.#inbox.slice(0), wrId: RECEIVED });
    const address = Number(view.getBigUint64(0));
    return { address, remoteKey: view.getUint32(8), byteLength: view.getUint32(12) };
  }

  async tell(region?: MemoryRegion) {
    const { queuePair, completions } = this.#connection;
    const view = new DataView(new ArrayBuffer(INFO_BYTES));
    if (region) {
      const { address, remoteKey } = region.remote();
      view.setBigUint64(0, BigInt(address));
      view.setUint32(8, remoteKey);
      view.setUint32(12, SIZE);
    }
    this.#outbox.bytes.set(new Uint8Array(view.buffer));
    await completions.completionOf(queuePair.send({ local: this.#outbox.slice(0), wrId: 2 }), wait);
  }
}

async function serve(connection: Connection, end: End, rounds: number): Promise<void> {
  const { queuePair, completions, protectionDomain } = connection;
  const sink = protectionDomain.allocate(1 << 16);
  for (let round = 0; round < rounds; round++) {
    const source = await end.hear();
    const local = sink.slice(0, source.byteLength);
    await completions.completionOf(queuePair.read({ local, remote: source, wrId: 3 }), wait);
    await end.tell();
    const remote = await end.hear();
    await completions.completionOf(queuePair.write({ local, remote, wrId: 4 }), wait);
    await end.tell();
  }
  await connection.disconnected(wait);
}

async function ask({ protectionDomain }: Connection, end: End, rounds: number): Promise<void> {
  const source = protectionDomain.allocate(SIZE, ["remoteRead", "localWrite"]);
  const sink = protectionDomain.allocate(SIZE, ["remoteWrite", "localWrite"]);
  for (let round = 0; round < rounds; round++) {
    source.bytes.fill(0).set(new TextEncoder().encode(`rdma-ping-${round}: `.padEnd(SIZE - 1, "A")));
    await end.tell(source);
    await end.hear();
    await end.tell(sink);
    await end.hear();
    if (sink.bytes.join() !== source.bytes.join()) throw new Error(`round ${round} came back changed`);
  }
}

/**
 * Peer of rping. The client offers memory; the server reads it and writes it back to the address that the
 * client sends next.
 */
export async function ping({ isServer, at, count, provider, ready }: Part): Promise<string> {
  let inbox: MemoryRegion | undefined;
  const prepare = (queuePair: QueuePair) => {
    inbox = queuePair.protectionDomain.allocate(INFO_BYTES);
    queuePair.receive({ local: inbox.slice(0), wrId: RECEIVED });
  };
  if (isServer) {
    using listener = listen(at, { prepare, provider });
    ready();
    using connection = await (await listener.next(wait)).accept(wait);
    await serve(connection, new End(connection, inbox!), count);
  } else {
    using connection = await connect(at, { prepare, provider, ...wait });
    await ask(connection, new End(connection, inbox!), count);
    await connection.disconnect(wait);
  }
  return `${count} rounds`;
}

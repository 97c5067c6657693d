import { connect, listen, type QueuePair } from "../../../../src/index.ts";
import { type Part, wait } from "./part.ts";

const BYTES = 100;
const GRH_BYTES = 40;
const QUEUE_KEY = 0x01234567;

/**
 * Peer of udaddy. The client resolves the server's queue pair, sends ten datagrams and receives ten. The
 * immediate data carries the sender's number.
 */
export async function datagrams({ isServer, at, count, provider, ready }: Part): Promise<string> {
  const transport = "UD" as const;
  const prepare = (queuePair: QueuePair) => {
    const region = queuePair.protectionDomain.allocate(GRH_BYTES + BYTES);
    for (let i = 0; i < count; i++) queuePair.receive({ local: region.slice(0), wrId: i });
  };
  if (isServer) {
    using listener = listen(at, { transport, prepare, provider });
    ready();
    const request = await listener.next(wait);
    using connection = await request.accept(wait);
    const { queuePair, completions, protectionDomain } = connection;
    let qpNumber = 0;
    for (let i = 0; i < count; i++) qpNumber = (await completions.completionOf(i, wait)).sourceQpNumber;
    const { address: localAddress } = connection.localAddress;
    const gid = connection.peerAddress.address;
    const addressHandle = protectionDomain.createAddressHandle({ gid: `::ffff:${gid}`, localAddress });
    const to = { addressHandle, qpNumber, queueKey: QUEUE_KEY };
    const local = protectionDomain.allocate(BYTES).slice(0);
    const immediate = queuePair.number;
    for (let i = 0; i < count; i++)
      await completions.completionOf(queuePair.send({ local, to, immediate, wrId: 50 }), wait);
  } else {
    using connection = await connect(at, { transport, prepare, provider, ...wait });
    const { queuePair, completions, protectionDomain, destination } = connection;
    const local = protectionDomain.allocate(BYTES).slice(0);
    const immediate = queuePair.number;
    for (let i = 0; i < count; i++)
      await completions.completionOf(queuePair.send({ local, to: destination!, immediate, wrId: 50 }), wait);
    for (let i = 0; i < count; i++) await completions.completionOf(i, wait);
  }
  return `${count} datagrams each way`;
}

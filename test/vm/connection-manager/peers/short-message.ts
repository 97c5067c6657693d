import { connect, listen, type QueuePair } from "../../../../src/index.ts";
import { type Part, wait } from "./part.ts";

/** Peer of rdma_client and rdma_server: 16 bytes in each direction and an orderly end. */
export async function shortMessage({ isServer, at, provider, ready }: Part): Promise<string> {
  let reply = (_: QueuePair): void => {};
  const prepare = (queuePair: QueuePair) => {
    const region = queuePair.protectionDomain.allocate(32);
    queuePair.receive({ local: region.slice(0, 16), wrId: 1 });
    reply = () => void queuePair.send({ local: region.slice(16, 32), wrId: 2 });
  };
  if (isServer) {
    using listener = listen(at, { prepare, provider });
    ready();
    using connection = await (await listener.next(wait)).accept(wait);
    const { byteLength } = await connection.completions.completionOf(1, wait);
    reply(connection.queuePair);
    await connection.completions.completionOf(2, wait);
    await connection.disconnect(wait);
    return `received ${byteLength} bytes`;
  }
  using connection = await connect(at, { prepare, provider, ...wait });
  reply(connection.queuePair);
  const { byteLength } = await connection.completions.completionOf(1, wait);
  await connection.disconnect(wait);
  return `received ${byteLength} bytes`;
}

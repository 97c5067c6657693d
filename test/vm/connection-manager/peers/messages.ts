import { type Connection, connect, listen, type QueuePair } from "../../../../src/index.ts";
import { type Part, wait } from "./part.ts";

const BYTES = 100;
const FIRST_SEND = 100;

/**
 * Peer of ucmatose. The server sends ten messages, the client sends ten back, then the server disconnects.
 */
export async function messages({ isServer, at, count, provider, ready }: Part): Promise<string> {
  const prepare = (queuePair: QueuePair) => {
    const region = queuePair.protectionDomain.allocate(BYTES);
    for (let i = 0; i < count; i++) queuePair.receive({ local: region.slice(0), wrId: i });
  };
  const receiveAll = async ({ completions }: Connection) => {
    for (let i = 0; i < count; i++) await completions.completionOf(i, wait);
  };
  const sendAll = async ({ queuePair, completions, protectionDomain }: Connection) => {
    const region = protectionDomain.allocate(BYTES);
    for (let i = 0; i < count; i++) queuePair.send({ local: region.slice(0), wrId: FIRST_SEND + i });
    for (let i = 0; i < count; i++) await completions.completionOf(FIRST_SEND + i, wait);
  };
  if (isServer) {
    using listener = listen(at, { prepare, provider });
    ready();
    using connection = await (await listener.next(wait)).accept(wait);
    await sendAll(connection);
    await receiveAll(connection);
    await connection.disconnect(wait);
  } else {
    using connection = await connect(at, { prepare, provider, ...wait });
    await receiveAll(connection);
    await sendAll(connection);
    await connection.disconnected(wait);
  }
  return `${count} messages each way`;
}

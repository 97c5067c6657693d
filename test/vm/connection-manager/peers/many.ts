import { connect, listen } from "../../../../src/index.ts";
import { type Part, wait } from "./part.ts";

const small = { sendDepth: 1, receiveDepth: 1 } as const;

/**
 * Peer of cmtime: opens `count` connections at once and closes them. A server accepts that number and waits
 * for their end.
 */
export async function many({ isServer, at, count, provider, ready }: Part): Promise<string> {
  if (isServer) {
    using listener = listen(at, { ...small, provider });
    ready();
    const ends: Promise<void>[] = [];
    while (ends.length < count) {
      const request = await listener.next(wait);
      ends.push(
        request.accept(wait).then(async (connection) => {
          await connection.disconnected(wait);
          connection.close();
        }),
      );
    }
    await Promise.all(ends);
  } else {
    const asked = Array.from({ length: count }, () => connect(at, { ...small, provider, ...wait }));
    const connections = await Promise.all(asked);
    await Promise.all(connections.map((connection) => connection.disconnect(wait)));
    for (const connection of connections) connection.close();
  }
  return `${count} connections`;
}

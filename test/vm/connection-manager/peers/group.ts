import { joinMulticast, type QueuePair } from "../../../../src/index.ts";
import { type Part, wait } from "./part.ts";

const BYTES = 100;
const GRH_BYTES = 40;

/**
 * Peer of mckey. The server receives datagrams of a multicast group, the client sends them. The address is
 * the group's.
 */
export async function group({ isServer, at, count, provider, source, ready }: Part): Promise<string> {
  const options = { provider, ...(source === undefined ? {} : { sourceAddress: source }) };
  if (isServer) {
    const prepare = (queuePair: QueuePair) => {
      const region = queuePair.protectionDomain.allocate(GRH_BYTES + BYTES);
      for (let i = 0; i < count; i++) queuePair.receive({ local: region.slice(0), wrId: i });
    };
    using member = await joinMulticast(at.address, { ...options, prepare });
    ready();
    for (let i = 0; i < count; i++) await member.queuePair.completions.completionOf(i, wait);
  } else {
    using member = await joinMulticast(at.address, options);
    const { queuePair, destination: to } = member;
    const local = queuePair.protectionDomain.allocate(BYTES).slice(0);
    for (let i = 0; i < count; i++)
      await queuePair.completions.completionOf(queuePair.send({ local, to, immediate: 7, wrId: 50 }), wait);
  }
  return `${count} datagrams of the group`;
}

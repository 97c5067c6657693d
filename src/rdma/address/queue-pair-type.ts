/**
 * Transports of queue pairs. RC is a reliable connection, UC an unreliable connection, UD carries unreliable
 * datagrams. XRC is a reliable connection whose requests name a shared receive queue. `dynamic` is a reliable
 * transport of soft0 to any number of peers, for which the NIC makes and closes the connections.
 */
export const queuePairTypes = ["RC", "UC", "UD", "XRC", "dynamic"] as const;

/** Name of a transport, one of {@link queuePairTypes}. */
export type QueuePairType = (typeof queuePairTypes)[number];

import * as rdma from "../../../../src/index.ts";
import type { Random as Dice } from "../../../support/random.ts";
import type { Recipe } from "../call.ts";
import { free, type Made, maybe, of, waiting } from "../recipe.ts";
import type { World } from "../world.ts";

const text = (d: Dice) => d.pick(["hello", new Uint8Array(d.int(60)), "x".repeat(d.int(200))]);
const preferences = (w: World, d: Dice) => ({
  ...(d.chance(0.3) ? { privateData: text(d) } : {}),
  ...(d.chance(0.2) ? { protectionDomain: w.need("ProtectionDomain") } : {}),
  ...(d.chance(0.2) ? { completions: w.need("CompletionQueue") } : {}),
  ...(d.chance(0.2) ? { channel: w.need("EventChannel") } : {}),
  ...(d.chance(0.2) ? { rnrRetryCount: d.int(8) } : {}),
});
const transport = (d: Dice) => ({ transport: d.chance(0.8) ? "RC" : "UD" });
/** Each process's soft0 has an address of its own. */
const own = (w: World) => w.need<rdma.Device>("Device").gids()[0]!.gid.replace("::ffff:", "");
const somewhere = (w: World, d: Dice) => {
  const listener = d.chance(0.8) ? (w.some("Listener") as rdma.Listener | undefined) : undefined;
  return listener && !listener.closed ? `${own(w)}:${listener.address.port}` : `${own(w)}:9`;
};

/** Connections by address and port, on the soft NIC's connection manager. */
export const connectionManager: Recipe[] = [
  free(1.5, rdma, "listen", (w, d) => ({
    args: [
      `${own(w)}:0`,
      {
        provider: "soft",
        ...transport(d),
        ...preferences(w, d),
        ...(d.chance(0.2) ? { backlog: d.int(4) } : {}),
      },
    ],
    makes: "Listener",
  })),
  free(4, rdma, "connect", (w, d) => ({
    args: [somewhere(w, d), { provider: "soft", ...transport(d), ...preferences(w, d), ...waiting(d) }],
    makes: "Connection",
  })),
  of(4, "Listener", "next", (_, d) => ({ args: [waiting(d)], makes: "ConnectionRequest" })),
  of(1, "Listener", "address"),
  of(4, "ConnectionRequest", "accept", (w, d) => ({
    args: [{ ...preferences(w, d), ...waiting(d) }],
    makes: "Connection",
  })),
  of(1, "ConnectionRequest", "reject", (_, d) => ({ args: maybe(d, () => ({ privateData: text(d) })) })),
  of(1, "Connection", "queuePair", (): Made => ({ args: [], makes: "QueuePair" })),
  of(1, "Connection", "completions", (): Made => ({ args: [], makes: "CompletionQueue" })),
  of(1, "Connection", "protectionDomain", (): Made => ({ args: [], makes: "ProtectionDomain" })),
  of(1, "Connection", "connected"),
  of(2, "Connection", "disconnect", (_, d) => ({ args: [waiting(d)] })),
  of(1, "Connection", "disconnected", (_, d) => ({ args: [waiting(d)] })),
  free(0.5, rdma.EventChannel, "open", () => ({ args: ["soft"], makes: "EventChannel" })),
  of(1, "EventChannel", "dispatch"),
  free(1, rdma.ConnectionId, "create", (w, d) => ({
    args: [w.need("EventChannel"), d.chance(0.8) ? "RC" : "UD"],
    makes: "ConnectionId",
  })),
  of(1, "ConnectionId", "bind", (w) => ({ args: [`${own(w)}:0`] })),
  of(1, "ConnectionId", "listen", (_, d) => ({ args: maybe(d, () => d.int(9)) })),
  of(2, "ConnectionId", "resolveAddress", (w, d) => ({ args: [somewhere(w, d), waiting(d)] })),
  of(2, "ConnectionId", "resolveRoute", (_, d) => ({ args: [waiting(d)] })),
  of(2, "ConnectionId", "connect", (w, d) => ({
    args: [
      {
        qpNumber: w.need<rdma.QueuePair>("QueuePair").number,
        ...(d.chance(0.3) ? { privateData: text(d), maxReadAtomic: d.int(300) } : {}),
      },
    ],
  })),
  of(1, "ConnectionId", "accept", (w) => ({
    args: [{ qpNumber: w.need<rdma.QueuePair>("QueuePair").number }],
  })),
  of(1, "ConnectionId", "reject", (_, d) => ({ args: maybe(d, () => text(d)) })),
  of(1, "ConnectionId", "establish"),
  of(1, "ConnectionId", "disconnect"),
  of(1, "ConnectionId", "notify", (_, d) => ({ args: [d.int(20)] })),
  of(1, "ConnectionId", "queuePairAttributes", (_, d) => ({ args: [d.pick(["RTR", "RTS"])] })),
  of(0.5, "ConnectionId", "setEce", () => ({ args: [{ vendor: 1, options: 2 }] })),
  of(0.5, "ConnectionId", "remoteEce"),
  of(1, "ConnectionId", "setOptions", (_, d) => ({ args: [{ typeOfService: d.int(256) }] })),
  of(1, "ConnectionId", "migrate", (w) => ({ args: [w.need("EventChannel")] })),
  of(1, "ConnectionId", "nextEvent", (_, d) => ({ args: [waiting(d)] })),
  of(1, "ConnectionId", "expect", (_, d) => ({
    args: [d.pick(["ESTABLISHED", "ROUTE_RESOLVED", "DISCONNECTED"]), waiting(d)],
  })),
  of(0.5, "ConnectionId", "localAddress"),
  of(0.5, "ConnectionId", "peerAddress"),
  free(1, rdma, "joinMulticast", (w, d) => ({
    args: [
      d.pick(["239.1.2.3", "239.9.9.9"]),
      {
        provider: "soft",
        ...(d.chance(0.3) ? { sendOnly: true } : {}),
        ...waiting(d),
        ...(d.chance(0.2) ? { protectionDomain: w.need("ProtectionDomain") } : {}),
      },
    ],
    makes: "MulticastMembership",
  })),
  free(1, rdma, "resolveAddresses", (w, d) => ({
    args: [somewhere(w, d), { provider: "soft", ...waiting(d) }],
  })),
];

import type { Deadline } from "../../wait/deadline.ts";
import { dialRendezvous, listenHost, serveRendezvous } from "./joining/meet.ts";
import { isRecord, nonce } from "./links/handshake.ts";
import { link } from "./links/linking.ts";
import { Listener } from "./links/listener.ts";
import { Membership } from "./membership.ts";

/** Request of a member in a split. */
interface Wish {
  /** Members of one color form a group. A member with null is in none. */
  readonly color: number | null;
  /** Order of the ranks in the new group. Equal keys keep the order of the old ranks. */
  readonly key: number;
}

/** Listener of the member that has rank 0 in a new group, and the secret of that group. */
interface Offer {
  readonly port: number;
  readonly secret: string;
}

/** Name of the exchange of the offers. */
const ADDRESS = "split address";

const isWish = (value: unknown): value is Wish =>
  isRecord(value) &&
  (value["color"] === null || Number.isSafeInteger(value["color"])) &&
  Number.isSafeInteger(value["key"]);

const isOffer = (value: unknown): value is Offer | null =>
  value === null ||
  (isRecord(value) && Number.isSafeInteger(value["port"]) && typeof value["secret"] === "string");

/**
 * Connects the members of one color. The member with rank 0 of each color listens, and the others connect to
 * it with a secret that the parent's connections carry. Returns undefined without a color.
 */
export async function meetSubgroup(
  parent: Membership,
  wish: Wish,
  deadline: Deadline,
): Promise<Membership | undefined> {
  const wishes = await parent.exchange("split", wish, deadline, isWish).catch((error: unknown) => {
    // The exchange of the addresses counts too, so that the next split is in step with members that reached it.
    parent.topic(ADDRESS);
    throw error;
  });
  const ranks = wishes
    .flatMap(({ color, key }, rank) => (color !== null && color === wish.color ? [{ rank, key }] : []))
    .sort((a, b) => a.key - b.key || a.rank - b.rank)
    .map(({ rank }) => rank);
  const rank = ranks.indexOf(parent.rank);
  const secret = nonce();
  const listener = rank === 0 ? await Listener.open(secret, hostOf(parent), 0) : undefined;
  try {
    const offer = listener === undefined ? null : { port: listener.port, secret };
    const offers = await parent.exchange<Offer | null>(ADDRESS, offer, deadline, isOffer);
    const leader = ranks[0];
    if (leader === undefined) return undefined;
    return await connected(parent, wish, { rank, ranks }, offers[leader]!, listener, deadline);
  } catch (error) {
    listener?.close();
    throw error;
  }
}

/** Returns the host of a listener that all members of the group reach. */
function hostOf({ members }: Membership): string {
  const hosts = members.map(({ address }) => listenHost(address));
  return hosts.every((host) => host === hosts[0]) ? hosts[0]! : "0.0.0.0";
}

async function connected(
  parent: Membership,
  { color }: Wish,
  { rank, ranks }: { readonly rank: number; readonly ranks: readonly number[] },
  { port, secret }: Offer,
  listener: Listener | undefined,
  deadline: Deadline,
): Promise<Membership> {
  const { host, machine, processId, pidNamespace, started } = parent.own;
  const identity = { host, machine, processId, pidNamespace, started };
  const name = `${parent.name}/${color}`;
  const hello = { name, version: "", size: ranks.length, rank, identity };
  const newcomer = { hello, token: secret, deadline };
  const address = { host: parent.members[ranks[0]!]!.address, port };
  const met =
    listener === undefined
      ? await dialRendezvous(() => address, newcomer)
      : await serveRendezvous(listener, newcomer);
  let membership: Membership | undefined;
  try {
    const mesh = await link(met.roster, met.listener, met.key, deadline);
    membership = new Membership(name, met.roster, mesh, met.listener);
    membership.adaptivity.onChange = parent.adaptivity.onChange;
    // After a cut of the network, only the side that advances the epoch in etcd continues.
    membership.etcdLease = parent.etcdLease?.forPart(mesh.session, membership.own);
    await membership.etcdLease?.take(deadline);
    return membership;
  } catch (error) {
    if (membership === undefined) met.listener.close();
    else membership.close();
    throw error;
  }
}

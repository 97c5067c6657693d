import { JoinError } from "../links/group-error.ts";
import { isRecord } from "../links/handshake.ts";
import type { Member } from "../links/member.ts";
import type { Identity } from "./this-process.ts";

/** Join request of a process. */
export interface JoinHello {
  readonly name: string;
  readonly version: string;
  readonly size: number;
  /** Requested rank. Undefined when any rank is acceptable. */
  readonly rank: number | undefined;
  readonly identity: Identity;
  /** Listen port of the joining process. The receiver takes the address from the connection. */
  readonly port: number;
}

export const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isPort = (value: unknown): boolean =>
  isCount(value) && (value as number) > 0 && (value as number) <= 65_535;

/** Returns true for a valid join request. Another process sent it, so it may hold anything. */
export function isJoinHello(value: unknown): value is JoinHello {
  if (!isRecord(value) || !isRecord(value["identity"])) return false;
  const { name, version, size, rank, identity, port } = value;
  const { host, machine, processId, pidNamespace, started } = identity as Record<string, unknown>;
  const texts = [name, version, host, machine, pidNamespace, started];
  return (
    texts.every((text) => typeof text === "string") &&
    isCount(size) &&
    isCount(processId) &&
    (rank === undefined || isCount(rank)) &&
    isPort(port)
  );
}

/** Returns the join request. Throws a JoinError, which refuses the process, for an invalid one. */
export function checkedHello(value: unknown): JoinHello {
  if (isJoinHello(value)) return value;
  throw new JoinError(
    "rendezvous",
    "the join request has an unknown format",
    "Use the same version of doorbell in all members.",
  );
}

/** Network address of a rendezvous, with the secret of the run that its handshake needs. */
export interface RendezvousAddress {
  readonly host: string;
  readonly port: number;
  readonly secret?: string;
}

/** Returns true for a network address with a valid port. */
export function isRendezvousAddress(value: unknown): value is RendezvousAddress {
  if (!isRecord(value)) return false;
  const { host, port, secret } = value;
  const isSecret = secret === undefined || typeof secret === "string";
  return typeof host === "string" && isPort(port) && isSecret;
}

/** List of the group's members, as the rendezvous sends it to each member. */
export interface Roster {
  /** Unique identifier of this run of the group. */
  readonly session: string;
  /**
   * Epoch of the group. The epoch is 0 when the group starts, and greater for a process that joins a running
   * group.
   */
  readonly epoch: number;
  /** Number of members that the group was created for. */
  readonly slots: number;
  readonly members: readonly Member[];
  /** Rank of the process that receives the roster. */
  readonly rank: number;
}

/** Returns true for a member with this rank and a slot below `slots`. */
function isMember(value: unknown, rank: number, slots: number): value is Member {
  if (!isRecord(value)) return false;
  const { place, id, address } = value;
  const isSlot = isCount(place) && (place as number) < slots;
  const isIdentity = isJoinHello({ name: "", version: "", size: 0, identity: value, port: value["port"] });
  return value["rank"] === rank && isSlot && isCount(id) && typeof address === "string" && isIdentity;
}

const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Returns true for a list of members in the order of their ranks, each with a slot and an id of its own. */
export function areMembers(value: unknown, slots: number): value is readonly Member[] {
  if (!Array.isArray(value) || !value.every((member, rank) => isMember(member, rank, slots))) return false;
  return areDifferent(value.map(({ place }) => place)) && areDifferent(value.map(({ id }) => id));
}

/** Returns true for a valid roster. Another process sent it, so it may hold anything. */
export function isRoster(value: unknown): value is Roster {
  if (!isRecord(value)) return false;
  const { session, epoch, slots, members, rank } = value;
  if (typeof session !== "string" || ![epoch, slots, rank].every(isCount)) return false;
  return areMembers(members, slots as number) && (rank as number) < members.length;
}

export const isLoopback = (address: string): boolean => address === "::1" || address.startsWith("127.");

/**
 * Returns the roster with addresses that this process can reach. A loopback address of the sender's host is
 * replaced by the address at which this process reached the sender.
 */
export function reachable(roster: Roster, dialed: string, machine: string): Roster {
  const host = roster.members.find(({ address }) => address === "")?.machine;
  const members = roster.members.map((member) => {
    const here = member.address === "" || (isLoopback(member.address) && member.machine === host);
    if (!here || (member.machine === machine && member.address !== "")) return member;
    return { ...member, address: dialed };
  });
  return { ...roster, members };
}

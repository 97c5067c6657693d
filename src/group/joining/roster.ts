import type { Member } from "../member.ts";
import type { Identity } from "./this-process.ts";

/** What whoever wants to join says. */
export interface JoinHello {
  readonly name: string;
  readonly version: string;
  readonly size: number;
  /** undefined: any. */
  readonly rank: number | undefined;
  readonly identity: Identity;
  /** Where it listens; its address is the one that it is seen at. */
  readonly port: number;
}

/** Where one knocks to come into a group, with what those know who were told of it. */
export interface MeetingPlace {
  readonly host: string;
  readonly port: number;
  readonly secret?: string;
}

/** Who is in the group, as the process that all meet tells them. */
export interface Roster {
  /** Tells this run of the group from any other. */
  readonly session: string;
  /** 0 when the group is made; later for those that come into one that runs. */
  readonly epoch: number;
  /** How many members it was made for. */
  readonly places: number;
  readonly members: readonly Member[];
  /** The place of whoever reads it. */
  readonly rank: number;
}

export const isLoopback = (address: string): boolean => address === "::1" || address.startsWith("127.");

/**
 * A roster with addresses that this process can use: one that whoever told it sees on its own host is, from another one,
 * where that host was reached.
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

import type { RankAssignment } from "./joining/candidate.ts";
import { areMembers, isCount } from "./joining/roster.ts";
import { isRecord } from "./links/handshake.ts";

/** Request of a surviving member to the leader of a reform. */
export interface ReformRequest {
  readonly epoch: number;
  /** Ids of the members that the sender has lost. */
  readonly lost: readonly number[];
  /** Number of members that the sender requested. */
  readonly size: number;
  /** Lowest member id that the sender has not seen assigned. */
  readonly nextId: number;
}

/** Decision of the leader about the members of the next epoch. */
export interface Decision extends RankAssignment {
  readonly epoch: number;
  /** Number of members missing from the requested size. */
  readonly lacking: number;
  /** True when the leader waited for newcomers. False when no rendezvous keeper invited newcomers yet. */
  readonly waited: boolean;
}

/** Returns true for a valid request. Another member sent it, so it may hold anything. */
export function isReformRequest(value: unknown): value is ReformRequest {
  if (!isRecord(value)) return false;
  const { epoch, lost, size, nextId } = value;
  return [epoch, size, nextId].every(isCount) && Array.isArray(lost) && lost.every(isCount);
}

/** Returns true for a valid decision about a group of `slots` slots. Another member sent it. */
export function isDecision(value: unknown, slots: number): value is Decision {
  if (!isRecord(value)) return false;
  const { epoch, lacking, waited, members, admitted } = value;
  const isAdmitted =
    Array.isArray(admitted) &&
    admitted.every((one) => isRecord(one) && typeof one["key"] === "string" && isCount(one["id"]));
  return (
    [epoch, lacking].every(isCount) && typeof waited === "boolean" && isAdmitted && areMembers(members, slots)
  );
}

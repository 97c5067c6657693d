import { DoorbellError } from "../../../errors.ts";
import { type Member, memberText } from "./member.ts";

/** Reason for which a process could not join a group. */
export type JoinFailure =
  | "environment"
  | "rendezvous"
  | "name"
  | "version"
  | "token"
  | "size"
  | "rank"
  | "full";

/**
 * Error for a process that could not join a group. The cause is a wrong name, version, token, size or rank,
 * or an unreachable rendezvous.
 */
export class JoinError extends DoorbellError {
  override readonly name = "JoinError";
  readonly reason: JoinFailure;

  constructor(reason: JoinFailure, message: string, hint = "", options?: ErrorOptions) {
    super(message, hint, options);
    this.reason = reason;
  }
}

/**
 * Error for a wait that reached its deadline before all members arrived. The missing members may be late, and
 * no member is lost.
 */
export class MissingMembersError extends DoorbellError {
  override readonly name = "MissingMembersError";
  /** Ranks of the missing members. */
  readonly missing: readonly number[];
  readonly timeoutMs: number;

  constructor(
    what: string,
    missing: readonly string[],
    ranks: readonly number[],
    timeoutMs: number,
    hint = "The missing members may be busy, or may have made another call. Compare the calls of all ranks at this point.",
  ) {
    super(`${what} waited ${timeoutMs} ms for ${missing.join("; ")}`, hint);
    this.missing = ranks;
    this.timeoutMs = timeoutMs;
  }
}

/** Event by which the loss of a member was detected. */
export type LossCause = "process ended" | "connection closed" | "no heartbeat" | "left" | "excluded";

/** Description of a member at the time of its loss. */
export interface Loss {
  readonly member: Member;
  readonly cause: LossCause;
  /** Milliseconds between the member's last sign of life and the detection of its loss. */
  readonly silentMs: number;
  /** Last operation that the lost member announced, or "" when the member announced none. */
  readonly doing: string;
}

/**
 * Error for a member that failed, was cut off, or left while other members needed it. `group.reform()`
 * continues without the lost member.
 */
export class MemberLostError extends DoorbellError {
  override readonly name = "MemberLostError";
  readonly rank: number;
  readonly host: string;
  readonly processId: number;
  readonly lossCause: LossCause;
  /** Milliseconds between the member's last heartbeat and the detection of its loss. */
  readonly lastHeartbeatMs: number;
  /** Last operation that the lost member announced. */
  readonly doing: string;
  /** All lost members. */
  readonly losses: readonly Loss[];

  constructor(what: string, losses: readonly Loss[]) {
    const [first] = losses as readonly [Loss, ...Loss[]];
    super(
      `${what}: lost ${losses.map(lossText).join("; ")}`,
      "Call await group.reform() to continue with the remaining members.",
    );
    this.rank = first.member.rank;
    this.host = first.member.host;
    this.processId = first.member.processId;
    this.lossCause = first.cause;
    this.lastHeartbeatMs = first.silentMs;
    this.doing = first.doing;
    this.losses = losses;
  }
}

function lossText({ member, cause, silentMs, doing }: Loss): string {
  const last =
    silentMs < 1 ? "last sign of life just before" : `last sign of life ${Math.round(silentMs)} ms before`;
  return `${memberText(member)}: ${cause}, ${last}${doing === "" ? "" : `, in ${doing}`}`;
}

/**
 * Error for members that made different collective calls at the same point. Without this check, the members
 * would hang.
 */
export class MismatchError extends DoorbellError {
  override readonly name = "MismatchError";
  /** Collective call of each rank, for the ranks whose call is known. */
  readonly calls: ReadonlyMap<number, string>;

  constructor(calls: ReadonlyMap<number, string>) {
    super(
      `calls do not match: ${mismatchText(calls)}`,
      "Every member must make the same collective calls with the same types and lengths, in the same order.",
    );
    this.calls = calls;
  }
}

/**
 * Error for a call that other members ended at their own deadlines or by their signals. No member is lost, and the
 * group works as before.
 */
export class MemberEndedError extends DoorbellError {
  override readonly name = "MemberEndedError";
  /** Ranks of the members that ended the call. */
  readonly ranks: readonly number[];

  constructor(what: string, ranks: readonly number[]) {
    super(
      `${what}: ${ranksText(ranks)} ended the call by a deadline or a signal`,
      "Call it again in all members, with a longer timeoutMs in those that ended it.",
    );
    this.ranks = ranks;
  }
}

/**
 * Error for a member that sent a value which the call cannot use. The member has the group's token, but is
 * faulty or runs other code.
 */
export class MemberValueError extends DoorbellError {
  override readonly name = "MemberValueError";
  /** Rank of the member that sent the value. */
  readonly rank: number;

  constructor(what: string, member: Member, value: string) {
    super(
      `${what}: ${memberText(member)} sent ${value}, which is not a value of this call`,
      "Run the same program and the same version of doorbell in all members.",
    );
    this.rank = member.rank;
  }
}

/** Returns a text such as "ranks 0, 1 and 3 called X; rank 2 called Y". */
function mismatchText(calls: ReadonlyMap<number, string>): string {
  const byCall = new Map<string, number[]>();
  for (const [rank, call] of calls) byCall.set(call, [...(byCall.get(call) ?? []), rank]);
  return [...byCall].map(([call, ranks]) => `${ranksText(ranks)} called ${call}`).join("; ");
}

/** Returns a text such as "rank 2" or "ranks 0 and 1". */
export function ranksText(ranks: readonly number[]): string {
  if (ranks.length === 1) return `rank ${ranks[0]}`;
  return `ranks ${ranks.slice(0, -1).join(", ")} and ${ranks.at(-1)}`;
}

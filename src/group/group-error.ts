import { DoorbellError } from "../errors.ts";
import { type Member, memberText } from "./member.ts";

/** Why a process is not in the group that it asked for. */
export type JoinFailure =
  | "environment"
  | "rendezvous"
  | "name"
  | "version"
  | "token"
  | "size"
  | "rank"
  | "full";

/** A process did not get into a group: wrong name, version, token, size or rank, or nobody to meet. */
export class JoinError extends DoorbellError {
  override readonly name = "JoinError";
  readonly reason: JoinFailure;

  constructor(reason: JoinFailure, message: string, hint = "", options?: ErrorOptions) {
    super(message, hint, options);
    this.reason = reason;
  }
}

/** A wait for members ended at its deadline; `missing` are those that had not come. They may be late: nothing was lost. */
export class MissingMembersError extends DoorbellError {
  override readonly name = "MissingMembersError";
  /** Ranks that had not come. */
  readonly missing: readonly number[];
  readonly timeoutMs: number;

  constructor(what: string, missing: readonly string[], ranks: readonly number[], timeoutMs: number) {
    super(
      `${what}: not there within ${timeoutMs} ms: ${missing.join("; ")}`,
      "They may be busy with something else, or have made another call: compare what each rank does at this place.",
    );
    this.missing = ranks;
    this.timeoutMs = timeoutMs;
  }
}

/** How it was noticed that a member is lost. */
export type LossCause = "process ended" | "connection closed" | "no heartbeat" | "left" | "excluded";

/** A member as it was when it was lost. */
export interface Loss {
  readonly member: Member;
  readonly cause: LossCause;
  /** Milliseconds between its last sign of life and the verdict. */
  readonly silentMs: number;
  /** The operation that it had announced last; "" when none. */
  readonly doing: string;
}

/** A member died, was cut off or left while others needed it. `group.reform()` goes on without it. */
export class MemberLostError extends DoorbellError {
  override readonly name = "MemberLostError";
  readonly rank: number;
  readonly host: string;
  readonly processId: number;
  readonly lossCause: LossCause;
  /** Milliseconds since its last heartbeat, when it was given up. */
  readonly lastHeartbeatMs: number;
  /** What it was doing, as far as it had told. */
  readonly doing: string;
  /** All that are lost. */
  readonly losses: readonly Loss[];

  constructor(what: string, losses: readonly Loss[]) {
    const [first] = losses as readonly [Loss, ...Loss[]];
    super(
      `${what}: lost ${losses.map(lossText).join("; ")}`,
      "await group.reform() goes on with those that are left.",
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
  const last = silentMs < 1 ? "heard of just before" : `last heard of ${Math.round(silentMs)} ms before`;
  return `${memberText(member)}: ${cause}, ${last}${doing === "" ? "" : `, in ${doing}`}`;
}

/** Members made different calls at the same place: a hang elsewhere. */
export class MismatchError extends DoorbellError {
  override readonly name = "MismatchError";
  /** What each rank called, as far as it is known. */
  readonly calls: ReadonlyMap<number, string>;

  constructor(calls: ReadonlyMap<number, string>) {
    super(
      `calls do not match: ${mismatchText(calls)}`,
      "Every member makes the same collective calls with the same types and lengths, in the same order.",
    );
    this.calls = calls;
  }
}

/** "ranks 0, 1 and 3 called X; rank 2 called Y". */
function mismatchText(calls: ReadonlyMap<number, string>): string {
  const byCall = new Map<string, number[]>();
  for (const [rank, call] of calls) byCall.set(call, [...(byCall.get(call) ?? []), rank]);
  return [...byCall].map(([call, ranks]) => `${ranksText(ranks)} called ${call}`).join("; ");
}

/** "rank 2", "ranks 0 and 1". */
export function ranksText(ranks: readonly number[]): string {
  if (ranks.length === 1) return `rank ${ranks[0]}`;
  return `ranks ${ranks.slice(0, -1).join(", ")} and ${ranks.at(-1)}`;
}

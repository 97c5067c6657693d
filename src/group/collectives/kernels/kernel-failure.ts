import { DoorbellError } from "../../../errors.ts";
import { Deadline } from "../../../wait/deadline.ts";
import { MemberLostError, MismatchError, MissingMembersError } from "../../membership/links/group-error.ts";
import { type Member, memberText } from "../../membership/links/member.ts";
import {
  type Accepts,
  checkedValue,
  isFlag,
  isText,
  listOf,
  oneOf,
  optional,
  recordOf,
} from "../../membership/links/received-values.ts";
import type { Membership } from "../../membership/membership.ts";
import type { Collectives } from "../collectives.ts";
import { Code } from "./group-memory.ts";

/** Report that a member sends to its peers after one of its kernels failed. */
interface Report {
  /** Text of the call during which the failure occurred. */
  readonly call: string;
  readonly mismatch: boolean;
  /** Ids of members that were late when the wait limit expired. */
  readonly late: readonly number[];
  /** Ids of members that RDMA could not reach. */
  readonly unreachable: readonly number[];
  /**
   * True when a call did not end for an unknown reason. The calls of the other members then identify the
   * cause.
   */
  readonly isUnknownCause: boolean;
  /** Error text of the member's network thread. Absent without one. */
  readonly cause?: string;
}

/** Returns a check for a report in a group with these members, which another member sent. */
function isReport(ids: readonly number[]): Accepts<Report> {
  const areIds = listOf(oneOf(...ids));
  return recordOf<Report>({
    ...{ call: isText, mismatch: isFlag },
    ...{ late: areIds, unreachable: areIds, isUnknownCause: isFlag },
    cause: optional(isText) as Accepts<Report["cause"]>,
  });
}

const emptyReport: Report = {
  call: "nothing",
  mismatch: false,
  late: [],
  unreachable: [],
  isUnknownCause: false,
};

/** Maximum time that peers may take to send their reports, in milliseconds. */
const reportMs = 1000;

/** Returns true after a kernel has failed. The check reads one word. */
export const hasFailed = ({ algorithm }: Pick<Collectives, "algorithm">): boolean => algorithm.pollFailure();

/**
 * Returns true when all work is done and no call failed. The failure check comes last, because a kernel may
 * fail and end between the two checks.
 */
export function isDone(collectives: Pick<Collectives, "algorithm">, ready: () => boolean): boolean {
  return ready() && !hasFailed(collectives);
}

const failureTopic = ({ epoch }: Membership): string => `${epoch}/kernel failed`;

const idsWithCode = ({ size, members }: Membership, { algorithm }: Collectives, code: number): number[] =>
  Array.from({ length: size }, (_, rank) => rank)
    .filter((rank) => algorithm.codeOf(rank) === code)
    .map((rank) => members[rank]!.id);

/**
 * Waits for members that neither RDMA nor the control connections have reached recently. Returns the error
 * when such a member is lost. The wait excludes members that still send messages, because they have continued
 * without this call.
 */
async function partitionLoss(
  { mesh }: Membership,
  what: string,
  silent: readonly number[],
  unreachable: readonly number[],
  limitMs: number,
): Promise<MemberLostError | undefined> {
  const cut = silent.filter((id) => unreachable.includes(id) && mesh.silentMs(id) > reportMs);
  if (cut.length === 0) return undefined;
  const topic = "heartbeat of an unreachable member";
  try {
    await mesh.gather(cut, { topic, what }, new Deadline(limitMs));
  } catch (error) {
    if (error instanceof MemberLostError) return error;
  }
  return undefined;
}

/**
 * Requests the report of each peer. Returns the reports in the order of the peers, with an error in place of
 * a missing report.
 */
async function reportsOf(
  membership: Membership,
  what: string,
): Promise<readonly { readonly report?: Report; readonly error?: unknown }[]> {
  const { mesh, others, members } = membership;
  const accepts = isReport(members.map(({ id }) => id));
  // After the loss of one member, the reports of the other members are not needed.
  const ended = new AbortController();
  const limit = new Deadline(reportMs, ended.signal);
  const question = { topic: failureTopic(membership), what };
  return await Promise.all(
    others.map(async (id) => {
      try {
        const report = (await mesh.gather([id], question, limit)).get(id);
        return { report: checkedValue(what, members[membership.rankOf(id)]!, report, accepts) };
      } catch (error) {
        if (!(error instanceof MissingMembersError)) ended.abort(error);
        return { error };
      }
    }),
  );
}

/**
 * Returns the ids of the members that caused the timeout, by the first rule that finds any.
 * 1. Awaited members that sent no report.
 * 2. Members that sent no report, if each awaited member is in the same call as the member that waits for it.
 * 3. Awaited members that do not wait for another member.
 */
export function lateOf(
  reports: ReadonlyMap<number, Pick<Report, "call" | "late">>,
  silent: readonly number[],
): Set<number> {
  const waits = [...reports.values()].flatMap(({ call, late }) => late.map((id) => ({ call, id })));
  const late = new Set(waits.map(({ id }) => id));
  const areInSameCall = waits.every(({ call, id }) => reports.get(id)!.call === call);
  const some = [
    silent.filter((id) => late.has(id)),
    areInSameCall && late.size > 0 ? silent : [],
    [...late].filter((id) => reports.get(id)!.late.length === 0),
  ];
  const first = some.find(({ length }) => length > 0);
  return first === undefined ? late : new Set(first);
}

/**
 * Returns the error that explains why a kernel of this group failed. The members exchange their reports, so
 * every member creates the same text. A lost member takes precedence over every other cause.
 */
export async function kernelFailure(
  membership: Membership,
  collectives: Collectives,
  limitMs: number,
): Promise<Error> {
  const { mesh, name } = membership;
  const what = `group "${name}"`;
  const threadError = await threadErrorOf(membership, collectives);
  const own: Report = {
    call: collectives.algorithm.pollFailure()
      ? collectives.algorithm.failedCall()
      : collectives.algorithm.calls.last,
    mismatch: idsWithCode(membership, collectives, Code.mismatch).length > 0,
    late: idsWithCode(membership, collectives, Code.late),
    unreachable: idsWithCode(membership, collectives, Code.unreachable),
    isUnknownCause: idsWithCode(membership, collectives, Code.unknown).length > 0,
    ...(threadError === "" ? {} : { cause: threadError }),
  };
  if (membership.losses.length > 0) return new MemberLostError(`${what}: ${own.call}`, membership.losses);
  mesh.sendAll(failureTopic(membership), own);
  if (threadError !== "") return threadFailure(what, membership.own, threadError);
  const { others } = membership;
  const replies = await reportsOf(membership, what);
  const isUnknown = (error: unknown) => error !== undefined && !(error instanceof MissingMembersError);
  const failure = replies.find(({ error }) => isUnknown(error))?.error;
  if (failure instanceof MemberLostError) return new MemberLostError(`${what}: ${own.call}`, failure.losses);
  if (failure !== undefined) return failure as Error;
  // Members without a report count as late.
  const silent = others.filter((_, i) => replies[i]!.report === undefined);
  const reports = new Map<number, Report>([[mesh.own.id, own]]);
  for (const [i, id] of others.entries()) reports.set(id, replies[i]!.report ?? emptyReport);
  if (silent.length > 0) {
    const loss = await partitionLoss(membership, what, silent, own.unreachable, limitMs);
    if (loss !== undefined) return new MemberLostError(`${what}: ${own.call}`, loss.losses);
  }
  const isOfThread = ([, { cause }]: [number, Report]): boolean => cause !== undefined;
  const [id, { cause = "" } = emptyReport] = [...reports].find(isOfThread) ?? [];
  if (id !== undefined) return threadFailure(what, membership.members[membership.rankOf(id)]!, cause);
  const isBlind = [...reports.values()].some(({ isUnknownCause }) => isUnknownCause);
  const differs = new Set([...reports.values()].map(({ call }) => call)).size > 1;
  if ([...reports.values()].some(({ mismatch }) => mismatch) || (isBlind && differs)) {
    const calls = [...reports].map(([id, { call }]) => [membership.rankOf(id), call] as const);
    return new MismatchError(new Map(calls.sort(([a], [b]) => a - b)));
  }
  const late = lateOf(reports, silent);
  const unreachable = new Set([...reports.values()].flatMap((report) => report.unreachable));
  // A put fails without a call of the target's program. A member without a call that others wait for may reform already, and RDMA
  // no longer reaches it then.
  const isOfPut = unreachable.size > 0 && own.call === emptyReport.call;
  if (late.size === 0 && !isOfPut && silent.length > 0)
    return mesh.missing(`${what}: ${own.call}`, silent, limitMs);
  if (late.size > 0) {
    const missing = membership.members.filter(({ id }) => late.has(id));
    const ranks = missing.map(({ rank }) => rank);
    return new MissingMembersError(`${what}: ${own.call}`, missing.map(memberText), ranks, limitMs);
  }
  if (unreachable.size > 0) {
    const ranks = membership.members.filter(({ id }) => unreachable.has(id)).map(memberText);
    const call = isOfPut ? "a put of a kernel" : own.call;
    return new DoorbellError(
      `${what}: ${call} failed. RDMA requests to ${ranks.join("; ")} fail, but the control connections still work.`,
      "Check the link and the address of the network device, and that no member closes memory to which a kernel still writes. Then await group.reform() connects the members again.",
    );
  }
  if (isBlind)
    return new DoorbellError(
      `${what}: ${own.call} did not end within ${limitMs} ms, although all members called it`,
      "Check the network links. NCCL_DEBUG=INFO shows the state of NCCL. Call await group.reform() to continue.",
    );
  return new DoorbellError(`${what}: ${own.call} was aborted`, "Call await group.reform() to continue.");
}

/** Returns the error text of the network thread. The message of a refused request may arrive after the failure code. */
async function threadErrorOf({ rank }: Membership, { algorithm }: Collectives): Promise<string> {
  const text = (): string => algorithm.threadError ?? "";
  if (algorithm.codeOf(rank) !== Code.refused) return text();
  for (const end = performance.now() + reportMs; text() === "" && performance.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 1));
  return text();
}

/** Returns the error for a failure of a member's network thread. */
const threadFailure = (what: string, member: Member, cause: string): DoorbellError =>
  new DoorbellError(
    `${what}: the network thread of ${memberText(member)} ended its work, because ${cause}`,
    "Call await group.reform() to continue.",
  );

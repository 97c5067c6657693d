import { DoorbellError } from "../../errors.ts";
import type { Collectives } from "../collectives/collectives.ts";
import { Code } from "../collectives/group-memory.ts";
import { MemberLostError, MismatchError, MissingMembersError } from "../group-error.ts";
import { untilOf } from "../links/handshake.ts";
import { memberText } from "../member.ts";
import type { Membership } from "../membership.ts";

/** What a member tells the others when one of its kernels gave up. */
interface Report {
  /** The call that it was in. */
  readonly call: string;
  readonly mismatch: boolean;
  /** Ids of those that it waited for until its limit, */
  readonly late: readonly number[];
  /** and of those that were not reached any more. */
  readonly unreachable: readonly number[];
  /** Did a call not end by whatever fault? What the others called then tells. */
  readonly blind: boolean;
}

const nothing: Report = { call: "nothing", mismatch: false, late: [], unreachable: [], blind: false };

/** How long the others may take to tell what they know. */
const answerMs = 1000;

/** Did a kernel give up? One look at a word. */
export const hasFailed = ({ way }: Pick<Collectives, "way">): boolean => way.failed;

/** Is all done, and none of it failed? Asked in this order: a kernel may give up, and end, between two looks. */
export function isDone(collectives: Pick<Collectives, "way">, ready: () => boolean): boolean {
  return ready() && !hasFailed(collectives);
}

const about = ({ epoch }: Membership): string => `${epoch}/kernel failed`;

const slots = ({ size, members }: Membership, { way }: Collectives, code: number): number[] =>
  Array.from({ length: size }, (_, rank) => rank)
    .filter((rank) => way.codeOf(rank) === code)
    .map((rank) => members[rank]!.id);

/**
 * Of members that neither RDMA reaches nor the question, those are waited for of whom nothing is heard at all: they are lost, or it was a
 * moment. One that is heard of has gone on without this call.
 */
async function cutOff(
  { mesh }: Membership,
  what: string,
  silent: readonly number[],
  unreachable: readonly number[],
  limitMs: number,
): Promise<MemberLostError | undefined> {
  const cut = silent.filter((id) => unreachable.includes(id) && mesh.silentMs(id) > answerMs);
  if (cut.length === 0) return undefined;
  const about = "heard of again";
  try {
    await mesh.gather(cut, { about, what }, untilOf(limitMs));
  } catch (error) {
    if (error instanceof MemberLostError) return error;
  }
  return undefined;
}

/** What each of the others tells of its own, by its place among them; or why that is not known. */
async function answersOf(
  membership: Membership,
  what: string,
): Promise<readonly { readonly report?: Report; readonly error?: unknown }[]> {
  const { mesh, others } = membership;
  // When one is lost nobody waits for what the others say.
  const ended = new AbortController();
  const limit = untilOf(answerMs, ended.signal);
  const question = { about: about(membership), what };
  return await Promise.all(
    others.map(async (id) => {
      try {
        return { report: (await mesh.gather([id], question, limit)).get(id) as Report };
      } catch (error) {
        if (!(error instanceof MissingMembersError)) ended.abort(error);
        return { error };
      }
    }),
  );
}

/**
 * Those of all that are waited for who say nothing. Where they all say something, and are in the same call as who waits for them, they were
 * about to name one that says nothing. Else who wait for nobody themselves: who waits for another one has come.
 */
export function lateOf(
  reports: ReadonlyMap<number, Pick<Report, "call" | "late">>,
  silent: readonly number[],
): Set<number> {
  const waits = [...reports.values()].flatMap(({ call, late }) => late.map((id) => ({ call, id })));
  const late = new Set(waits.map(({ id }) => id));
  const haveCome = waits.every(({ call, id }) => reports.get(id)!.call === call);
  const some = [
    silent.filter((id) => late.has(id)),
    haveCome && late.size > 0 ? silent : [],
    [...late].filter((id) => reports.get(id)!.late.length === 0),
  ];
  const first = some.find(({ length }) => length > 0);
  return first === undefined ? late : new Set(first);
}

/**
 * Why a kernel of this group gave up: each member tells the others what its own saw, and all come to the same words.
 * A loss is told as such, whoever noticed it first.
 */
export async function kernelFailure(
  membership: Membership,
  collectives: Collectives,
  limitMs: number,
): Promise<Error> {
  const { mesh, name } = membership;
  const what = `group "${name}"`;
  const own: Report = {
    call: collectives.way.failed ? collectives.way.failedCall : collectives.way.calls.last,
    mismatch: slots(membership, collectives, Code.mismatch).length > 0,
    late: slots(membership, collectives, Code.late),
    unreachable: slots(membership, collectives, Code.unreachable),
    blind: slots(membership, collectives, Code.blind).length > 0,
  };
  if (membership.losses.length > 0) return new MemberLostError(`${what}: ${own.call}`, membership.losses);
  mesh.sendAll(about(membership), own);
  const { others } = membership;
  const answers = await answersOf(membership, what);
  const isUnknown = (error: unknown) => error !== undefined && !(error instanceof MissingMembersError);
  const failure = answers.find(({ error }) => isUnknown(error))?.error;
  if (failure instanceof MemberLostError) return new MemberLostError(`${what}: ${own.call}`, failure.losses);
  if (failure !== undefined) return failure as Error;
  // Those that do not answer are those that are late.
  const silent = others.filter((_, i) => answers[i]!.report === undefined);
  const reports = new Map<number, Report>([[mesh.own.id, own]]);
  for (const [i, id] of others.entries()) reports.set(id, answers[i]!.report ?? nothing);
  if (silent.length > 0) {
    const loss = await cutOff(membership, what, silent, own.unreachable, limitMs);
    if (loss !== undefined) return new MemberLostError(`${what}: ${own.call}`, loss.losses);
  }
  const isBlind = [...reports.values()].some(({ blind }) => blind);
  const differs = new Set([...reports.values()].map(({ call }) => call)).size > 1;
  if ([...reports.values()].some(({ mismatch }) => mismatch) || (isBlind && differs)) {
    const calls = [...reports].map(([id, { call }]) => [membership.rankOf(id), call] as const);
    return new MismatchError(new Map(calls.sort(([a], [b]) => a - b)));
  }
  const late = lateOf(reports, silent);
  if (late.size === 0 && silent.length > 0) return mesh.missing(`${what}: ${own.call}`, silent, limitMs);
  if (late.size > 0) {
    const missing = membership.members.filter(({ id }) => late.has(id));
    const ranks = missing.map(({ rank }) => rank);
    return new MissingMembersError(`${what}: ${own.call}`, missing.map(memberText), ranks, limitMs);
  }
  const unreachable = new Set([...reports.values()].flatMap((report) => report.unreachable));
  if (unreachable.size > 0) {
    const ranks = membership.members.filter(({ id }) => unreachable.has(id)).map(memberText);
    return new DoorbellError(
      `${what}: ${own.call}: RDMA does not reach ${ranks.join("; ")} any more, which answer otherwise`,
      "await group.reform() connects anew; is the network's link up, and its address still there?",
    );
  }
  if (isBlind)
    return new DoorbellError(
      `${what}: ${own.call} did not end within ${limitMs} ms, though all called it`,
      "Is a network link down? NCCL_DEBUG=INFO says what NCCL waits for; await group.reform() begins anew.",
    );
  const { trouble = "" } = collectives.way;
  const why = trouble === "" ? "" : `: ${trouble}`;
  return new DoorbellError(`${what}: ${own.call} was ended${why}`, "await group.reform() begins anew.");
}

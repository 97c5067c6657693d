import { DoorbellError } from "../../errors.ts";
import type { Collectives } from "../collectives/collectives.ts";
import { Code, Host } from "../collectives/group-memory.ts";
import { MemberLostError, MismatchError, MissingMembersError } from "../group-error.ts";
import { untilOf } from "../links/handshake.ts";
import { memberText } from "../member.ts";
import type { Membership } from "../membership.ts";

/** What a member tells the others when one of its kernels gave up. */
interface Report {
  /** The call that it was in. */
  readonly call: string;
  readonly mismatch: boolean;
  /** Ids of those that it waited for until its limit. */
  readonly late: readonly number[];
}

/** How long the others may take to tell what they know. */
const answerMs = 1000;

/** Did a kernel give up? One look at a word. */
export const hasFailed = ({ memory }: Collectives): boolean => memory.host[Host.code] !== 0;

const about = ({ epoch }: Membership): string => `${epoch}/kernel failed`;

const slots = ({ size, members }: Membership, { memory }: Collectives, code: number): number[] =>
  Array.from({ length: size }, (_, rank) => rank)
    .filter((rank) => memory.host[Host.ranks + 2 * rank] === code)
    .map((rank) => members[rank]!.id);

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
    call: collectives.launcher.calls.text(collectives.memory.host[Host.call]!),
    mismatch: slots(membership, collectives, Code.mismatch).length > 0,
    late: slots(membership, collectives, Code.late),
  };
  if (membership.losses.length > 0) return new MemberLostError(`${what}: ${own.call}`, membership.losses);
  mesh.sendAll(about(membership), own);
  const reports = new Map<number, Report>([[mesh.own.id, own]]);
  try {
    const others = await mesh.gather(
      membership.others,
      { about: about(membership), what },
      untilOf(answerMs),
    );
    for (const [id, report] of others) reports.set(id, report as Report);
  } catch (error) {
    if (error instanceof MemberLostError) return new MemberLostError(`${what}: ${own.call}`, error.losses);
    // Those that do not answer are those that are late.
    if (!(error instanceof MissingMembersError)) return error as Error;
    for (const rank of error.missing)
      reports.set(membership.idOf(rank), { call: "nothing", mismatch: false, late: [] });
    if (!own.mismatch && own.late.length === 0) return error;
  }
  if ([...reports.values()].some(({ mismatch }) => mismatch)) {
    const calls = [...reports].map(([id, { call }]) => [membership.rankOf(id), call] as const);
    return new MismatchError(new Map(calls.sort(([a], [b]) => a - b)));
  }
  const late = new Set([...reports.values()].flatMap((report) => report.late));
  if (late.size > 0) {
    const missing = membership.members.filter(({ id }) => late.has(id));
    const ranks = missing.map(({ rank }) => rank);
    return new MissingMembersError(`${what}: ${own.call}`, missing.map(memberText), ranks, limitMs);
  }
  return new DoorbellError(`${what}: ${own.call} was ended`, "await group.reform() begins anew.");
}

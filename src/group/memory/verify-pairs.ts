import type { Deadline } from "../../wait/deadline.ts";
import { listOf } from "../membership/links/received-values.ts";
import { isUnreached, type Unreached } from "../membership/local-domains.ts";
import type { MemberView } from "../membership/membership.ts";
import type { SymmetricBuffer } from "./symmetric.ts";

/**
 * Returns the word that one rank writes to another. The session is part of the word, so data of an earlier
 * run differs from it.
 */
const wordFor = (session: string, from: number, to: number): bigint =>
  BigInt(`0x${session.slice(0, 8)}`) * 2n ** 32n + BigInt(from * 65_536 + to);

const lost = "the driver maps the memory, but written data does not arrive";

/** Returns the text after "cannot be reached:" in an error message, such as "CUDA_ERROR_...". */
const refusal = ({ message }: Error): string =>
  message.split("\n")[0]!.replace(/^.* cannot be reached: /, "");

/** Returns the word of `owner`'s part that `writer` writes. */
const wordAt = (memory: SymmetricBuffer<"u8">, offset: number, owner: number, writer: number) =>
  memory
    .at(owner)
    .slice(offset + writer * 8, offset + writer * 8 + 8)
    .as("u64");

/**
 * Writes one word to the part of every member, at the unused `offset`. Returns the pairs for which the driver
 * refuses the write. {@link readPairs} then checks the words that arrived. The check is needed because a
 * driver may report access between GPUs that does not work.
 */
export function writePairs(
  { rank, size, mesh }: MemberView,
  memory: SymmetricBuffer<"u8">,
  offset: number,
): readonly Unreached[] {
  const refused: Unreached[] = [];
  for (let to = 0; to < size; to++) {
    try {
      wordAt(memory, offset, to, rank).set(BigUint64Array.of(wordFor(mesh.session, rank, to)));
    } catch (error) {
      refused.push({ from: rank, to, reason: refusal(error as Error) });
    }
  }
  memory.local.device.synchronize();
  return refused;
}

/**
 * Checks the words that {@link writePairs} of all members wrote. Returns the failing pairs, equal in all
 * members. Call it after all members have written. `refused` holds the refused pairs of all members.
 */
export async function readPairs(
  membership: MemberView,
  memory: SymmetricBuffer<"u8">,
  offset: number,
  refused: readonly Unreached[],
  deadline: Deadline,
): Promise<readonly Unreached[]> {
  const { rank, size, mesh } = membership;
  const arrived = memory.local
    .slice(offset, offset + size * 8)
    .as("u64")
    .toArray();
  const wrong = Array.from({ length: size }, (_, from) => from)
    .filter((from) => arrived[from] !== wordFor(mesh.session, from, rank))
    .map((from): Unreached => ({ from, to: rank, reason: lost }));
  const seen = (await membership.exchange("pairs read", wrong, deadline, listOf(isUnreached(size)))).flat();
  // A refused write does not arrive either, so its pair is listed only once.
  const isNew = (pair: Unreached): boolean =>
    !refused.some(({ from, to }) => from === pair.from && to === pair.to);
  return [...refused, ...seen.filter(isNew)];
}

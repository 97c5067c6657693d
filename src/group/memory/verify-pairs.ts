import type { Unreached } from "../islands/islands.ts";
import type { Until } from "../links/handshake.ts";
import type { Circle } from "../membership.ts";
import type { SymmetricBuffer } from "./symmetric.ts";

/** What the member of one rank writes to that of another: nobody else's number, and no rest of an earlier run. */
const wordFor = (session: string, from: number, to: number): bigint =>
  BigInt(`0x${session.slice(0, 8)}`) * 2n ** 32n + BigInt(from * 65_536 + to);

const lost = "the driver maps it, but what is written does not arrive";

/** Of "the part of rank 1 (...) cannot be reached: CUDA_ERROR_..." what comes last. */
const refusal = ({ message }: Error): string =>
  message.split("\n")[0]!.replace(/^.* cannot be reached: /, "");

const wordAt = (memory: SymmetricBuffer<"u8">, offset: number, part: number, of: number) =>
  memory
    .at(part)
    .slice(offset + of * 8, offset + of * 8 + 8)
    .as("u64");

/**
 * Every member writes to every other, by the mapping that it has of it, and each looks at what has come once all have ({@link readPairs}):
 * reported access between GPUs can be broken. `offset` is where nothing else is yet. The pairs of which the driver refuses it.
 */
export function writePairs(
  { rank, size, mesh }: Circle,
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

/** After all have written, and `refused` was heard of all: the pairs that fail, the same in all members. */
export async function readPairs(
  membership: Circle,
  memory: SymmetricBuffer<"u8">,
  offset: number,
  refused: readonly Unreached[],
  deadline: Until,
): Promise<readonly Unreached[]> {
  const { rank, size, mesh } = membership;
  const came = memory.local
    .slice(offset, offset + size * 8)
    .as("u64")
    .toArray();
  const wrong = Array.from({ length: size }, (_, from) => from)
    .filter((from) => came[from] !== wordFor(mesh.session, from, rank))
    .map((from): Unreached => ({ from, to: rank, reason: lost }));
  const seen = (await membership.exchange("pairs read", wrong, deadline)).flat();
  // What was refused cannot have arrived.
  const isNew = (pair: Unreached): boolean =>
    !refused.some(({ from, to }) => from === pair.from && to === pair.to);
  return [...refused, ...seen.filter(isNew)];
}

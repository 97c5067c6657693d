import { DoorbellError } from "../../errors.ts";
import type { Until } from "../links/handshake.ts";
import { memberText } from "../member.ts";
import type { Circle } from "../membership.ts";
import type { SymmetricBuffer } from "./symmetric.ts";

/** What the member of one rank writes to that of another: nobody else's number, and no rest of an earlier run. */
const wordFor = (session: string, from: number, to: number): bigint =>
  BigInt(`0x${session.slice(0, 8)}`) * 2n ** 32n + BigInt(from * 65_536 + to);

/**
 * Every member writes to every other, by the mapping that it has of it, and each looks at what has come: reported access between
 * GPUs can be broken. `offset` is where nothing else is yet. DoorbellError, with the pairs, in all members when one fails.
 */
export async function verifyPairs(
  membership: Circle,
  memory: SymmetricBuffer<"u8">,
  offset: number,
  deadline: Until,
): Promise<void> {
  const { rank, size, members, mesh } = membership;
  const wordAt = (part: number, of: number) =>
    memory
      .at(part)
      .slice(offset + of * 8, offset + of * 8 + 8)
      .as("u64");
  const refused: string[] = [];
  for (let to = 0; to < size; to++) {
    try {
      wordAt(to, rank).set(BigUint64Array.of(wordFor(mesh.session, rank, to)));
    } catch (error) {
      refused.push(`${rank} to ${to} (${(error as Error).message.split("\n")[0]})`);
    }
  }
  memory.local.device.synchronize();
  const told = await membership.exchange("pairs written", refused, deadline);
  const wrong = Array.from({ length: size }, (_, from) => from)
    .filter((from) => wordAt(rank, from).toArray()[0] !== wordFor(mesh.session, from, rank))
    .map((from) => `${from} to ${rank}`);
  const seen = await membership.exchange("pairs read", wrong, deadline);
  const failed = [...new Set([...told.flat(), ...seen.flat()])];
  if (failed.length === 0) return;
  throw new DoorbellError(
    `GPU memory is not reached between these ranks: ${failed.join(", ")}`,
    `The driver maps it, but what is written does not arrive: an IOMMU or ACS between the GPUs (doorbell topology), or a GPU that failed, as ${memberText(members[rank]!)} sees it.`,
  );
}

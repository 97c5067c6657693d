import { checkOptions } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import type { Buffer } from "../../cuda/index.ts";
import { type CollectiveOptions, collectiveOptions } from "./collective-options.ts";
import type { Collectives } from "./collectives.ts";

const name = "allToAllV";

/** Returns the first element of each rank's chunk, and then the end of the last chunk. */
function offsets(what: string, counts: readonly number[], size: number, buffer: Buffer): number[] {
  if (
    !Array.isArray(counts) ||
    counts.length !== size ||
    counts.some((one) => !Number.isInteger(one) || one < 0)
  )
    throw new TypeError(
      `${name}: ${what} is ${shown(counts)}. Use a whole number for each of ${size} ranks.`,
    );
  const at = [0];
  for (const count of counts) at.push(at.at(-1)! + count);
  if (at.at(-1)! > buffer.length)
    throw new RangeError(
      `${name}: ${what} adds up to ${at.at(-1)} elements, and the buffer has ${buffer.length}`,
    );
  return at;
}

/**
 * Exchanges chunks of different lengths between all members. In each step a member sends to one peer and
 * receives from one peer.
 */
export function allToAllV(
  collectives: Collectives,
  input: Buffer,
  sent: readonly number[],
  output: Buffer,
  got: readonly number[],
  options: CollectiveOptions | undefined,
): void {
  const { stream } = checkOptions(collectiveOptions, name, options);
  const { rank, size } = collectives;
  collectives.checkBuffers(name, input, output);
  const from = offsets("the list of send counts", sent, size, input);
  const into = offsets("the list of receive counts", got, size, output);
  if (sent[rank] !== got[rank])
    throw new RangeError(
      `${name}: this rank sends ${sent[rank]} elements to itself, and receives ${got[rank]} from itself`,
    );
  if (sent[rank]! > 0)
    output.slice(into[rank]!, into[rank + 1]!).set(input.slice(from[rank]!, from[rank + 1]!), 0, stream);
  for (let step = 1; step < size; step++) {
    const to = (rank + step) % size;
    const source = (rank + size - step) % size;
    const outgoing = sent[to]! > 0 ? { buffer: input.slice(from[to]!, from[to + 1]!), rank: to } : undefined;
    const incoming =
      got[source]! > 0 ? { buffer: output.slice(into[source]!, into[source + 1]!), rank: source } : undefined;
    if (outgoing !== undefined || incoming !== undefined)
      collectives.transfer(name, outgoing, incoming, options);
  }
}

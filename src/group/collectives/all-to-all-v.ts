import { checkOptions } from "../../arguments/check-options.ts";
import { shown } from "../../arguments/shown.ts";
import type { Buffer } from "../../cuda/index.ts";
import { type CollectiveOptions, collectiveOptions } from "./collective-options.ts";
import type { Collectives } from "./collectives.ts";

const name = "allToAllV";

/** Where each rank's piece begins, and behind them the end of all. */
function places(what: string, counts: readonly number[], size: number, buffer: Buffer): number[] {
  if (
    !Array.isArray(counts) ||
    counts.length !== size ||
    counts.some((one) => !Number.isInteger(one) || one < 0)
  )
    throw new TypeError(`${name}: ${what} is ${shown(counts)}: use a whole number for each of ${size} ranks`);
  const at = [0];
  for (const count of counts) at.push(at.at(-1)! + count);
  if (at.at(-1)! > buffer.length)
    throw new RangeError(`${name}: ${what} are ${at.at(-1)} elements, and the buffer has ${buffer.length}`);
  return at;
}

/** Each passes its pieces to the others, one after another: at a time each sends to one and gets from one. */
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
  const from = places("what is sent", sent, size, input);
  const into = places("what is got", got, size, output);
  if (sent[rank] !== got[rank])
    throw new RangeError(
      `${name}: this rank keeps ${sent[rank]} elements, and gets ${got[rank]} from itself`,
    );
  if (sent[rank]! > 0)
    output.slice(into[rank]!, into[rank + 1]!).set(input.slice(from[rank]!, from[rank + 1]!), 0, stream);
  for (let step = 1; step < size; step++) {
    const to = (rank + step) % size;
    const source = (rank + size - step) % size;
    const piece = sent[to]! > 0 ? { buffer: input.slice(from[to]!, from[to + 1]!), rank: to } : undefined;
    const room =
      got[source]! > 0 ? { buffer: output.slice(into[source]!, into[source + 1]!), rank: source } : undefined;
    if (piece !== undefined || room !== undefined) collectives.pass(name, piece, room, options);
  }
}

import { checkOptions } from "../../arguments/options.ts";
import type { Buffer } from "../../cuda/index.ts";
import { chunkOffsets } from "./chunk-offsets.ts";
import { type CollectiveOptions, collectiveOptions } from "./collective-options.ts";
import type { Collectives } from "./collectives.ts";

const name = "allToAllV";

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
  const from = chunkOffsets(name, "the list of send counts", sent, size, input);
  const into = chunkOffsets(name, "the list of receive counts", got, size, output);
  if (sent[rank] !== got[rank])
    throw new RangeError(
      `${name}: this rank sends ${sent[rank]} elements to itself, and receives ${got[rank]} from itself`,
    );
  if (sent[rank]! > 0)
    output.slice(into[rank]!, into[rank + 1]!).set(input.slice(from[rank]!, from[rank + 1]!), 0, stream);
  for (let step = 1; step < size; step++) {
    const to = (rank + step) % size;
    const source = (rank + size - step) % size;
    const outgoing = { buffer: input.slice(from[to]!, from[to + 1]!), rank: to };
    const incoming = { buffer: output.slice(into[source]!, into[source + 1]!), rank: source };
    // An empty chunk is sent too. Without it, a chunk whose length only one side takes for 0 would arrive in a
    // later call.
    collectives.transfer(name, outgoing, incoming, options);
  }
}

// Ranks make different calls, and all members must receive the same error.

import type { Tier } from "../../../src/group/collectives/plan.ts";
import { force } from "../../../src/group/collectives/plan.ts";
import { join, MismatchError } from "../../../src/group/index.ts";
import { type MemberStart, ofProcess } from "./member-program.ts";

/** Makes a call, which differs in rank 1. Arguments: the difference, and the algorithm of rank 1. */
export async function member({ options, args, print }: MemberStart): Promise<void> {
  const [how, tier] = args;
  using group = await join(options);
  const { device, rank } = group;
  const odd = rank === 1;
  const a = device.allocate(1000, "f32").fill(1);
  group.allReduce(a);
  // Each member waits for data that the other never sends, so only the calls themselves show the mismatch.
  if (odd && tier !== undefined) force({ tier: tier as Tier });
  if (how === "length") group.allReduce(odd ? a.slice(0, 999) : a);
  else if (how === "operation") group.allReduce(a, undefined, { operation: odd ? "max" : "sum" });
  else if (how === "type") group.allReduce(odd ? a.as("u32") : a);
  else if (odd) group.broadcast(a);
  else group.allReduce(a);
  // Calls after the mismatch must not run.
  group.allReduce(a);
  const error = await group.done().then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof MismatchError)) throw new Error(`rank ${rank} got ${error}`);
  print(JSON.stringify([...error.calls]));
  print(error.message.split("\n")[0]!);
  const again = await group.done().then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(again instanceof Error)) throw new Error("the second wait threw no error");
}

if (import.meta.main) await member(ofProcess());

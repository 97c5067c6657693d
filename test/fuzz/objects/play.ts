import { readFileSync, writeSync } from "node:fs";
import { env } from "node:process";
import { seeded } from "../../support/random.ts";
import type { Api, Call } from "./call.ts";
import { Canaries } from "./canaries.ts";
import { mutated } from "./mutate.ts";
import { promised } from "./verdict.ts";
import { NotYet, World } from "./world.ts";

/** Result of a run of calls. */
export interface Tally {
  /** Number of calls made, less than requested when the process could not continue. */
  made: number;
  worked: number;
  refused: number;
  /** Number of attempts without a mistake for each recipe, and of successes. */
  readonly recipes: Record<string, { tried: number; worked: number }>;
  /** Errors that do not name the caller's mistake, with their call. */
  readonly strange: string[];
  /** Number of changed arrays that no call received. */
  canaries: number;
  /** Number of promises that were not settled ten seconds after their deadline. */
  unsettled: number;
}

/** DOORBELL_FUZZ_CALLS=1 prints each call on standard error before it is made, to find the one that hangs. */
const printsCalls = env["DOORBELL_FUZZ_CALLS"] === "1";

/** File in which the current call is recorded for the parent process, which started this one with it. */
const callFd = 3;
const noteCall = (text: string): void => {
  try {
    writeSync(callFd, `${text}\n`.slice(0, 255).padEnd(256), 0);
  } catch {
    // Without a parent process, nothing is recorded.
  }
};

/**
 * Managed memory may exceed the GPU. Filling 16 GiB of it is valid, but takes a minute and the machine's
 * memory.
 */
const largestBytes = 2 ** 30;
const isHuge = (value: unknown): boolean => {
  try {
    return (
      value !== null && typeof value === "object" && Number(Reflect.get(value, "byteLength")) > largestBytes
    );
  } catch {
    return false;
  }
};

/** Clock that stands still while this thread is runnable without a processor. */
const busyMs = () =>
  performance.now() - Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[1]) / 1e6;

/** Maximum time for which a call may block its thread. */
const longestCallMs = 10_000;
/** Ten seconds more than the default wait limit, because work may be queued behind an endless wait. */
const hangMs = 40_000;
const shown = (call: Call, error: unknown): string => {
  const words = call.args.map((each) => {
    if (typeof each !== "object" || each === null)
      return typeof each === "function" ? "function" : String(each);
    return each.constructor?.name ?? "object";
  });
  const { name, message, stack } =
    error instanceof Error ? error : { name: "thrown", message: String(error), stack: "" };
  const where = /\/(src|ffi)\/[^):]*:\d+/.exec(stack ?? "")?.[0] ?? "";
  return `${call.on.constructor?.name ?? ""}.${call.method}(${words.join(", ")}): ${name}: ${message.split("\n")[0]} at ${where}`;
};

/**
 * Makes `calls` calls from `seed`, and reports every hundredth to `progress`. The seed alone determines the
 * calls.
 */
export async function play(
  api: Api,
  seed: number,
  calls: number,
  progress: (made: number) => void,
): Promise<Tally> {
  const dice = seeded(seed);
  const world = new World(dice);
  const canaries = new Canaries(seeded(seed ^ 0x5eed));
  const tally: Tally = {
    made: 0,
    worked: 0,
    refused: 0,
    recipes: {},
    strange: [],
    canaries: 0,
    unsettled: 0,
  };
  const weights = api.recipes.reduce((sum, [weight]) => sum + weight, 0);
  const pending = new Map<object, string>();
  let over = false;

  const refuse = (call: Call, error: unknown): void => {
    if (api.isTheEnd?.(error) === true) over = true;
    if (promised(error) || error instanceof NotYet) tally.refused++;
    else tally.strange.push(shown(call, error));
  };
  const perform = (call: Call, count: { worked: number }): void => {
    if (call.method !== "close" && [call.on, ...call.args].some(isHuge)) return;
    // A region has all its pages from the start, so a large number of them exhausts the machine's memory, as requested.
    if (call.method === "allocate" && typeof call.args[0] === "number" && call.args[0] >= largestBytes)
      return;
    const began = busyMs();
    const text = shown(call, new Error("called"));
    noteCall(text);
    if (printsCalls) writeSync(2, `${text}\n`);
    try {
      if (!(call.method in call.on)) throw new Error(`the fuzzer calls ${call.method}, which does not exist`);
      const member: unknown = Reflect.get(call.on, call.method);
      const result =
        typeof member === "function" ? (Reflect.apply(member, call.on, call.args) as unknown) : member;
      if (result instanceof Promise) {
        pending.set(result, shown(call, new Error("unsettled")));
        result
          .then((value: unknown) => call.makes !== undefined && world.keep(call.makes, value))
          .catch((error: unknown) => refuse(call, error))
          .finally(() => pending.delete(result));
      } else if (call.makes !== undefined) for (const each of [result].flat()) world.keep(call.makes, each);
      tally.worked++;
      count.worked++;
    } catch (error) {
      refuse(call, error);
    }
    const took = busyMs() - began;
    if (printsCalls && took > 500) writeSync(2, `    took ${took} ms\n`);
    if (took > longestCallMs) tally.strange.push(shown(call, new Error(`took ${Math.round(took / 1000)} s`)));
  };

  let made = 0;
  while (made < calls && !over) {
    let left = dice.random() * weights;
    const [, name, make] = api.recipes.find(([weight]) => (left -= weight) < 0) ?? api.recipes[0]!;
    let call: Call;
    try {
      call = make(world, dice);
    } catch (error) {
      if (!(error instanceof NotYet) && !promised(error)) tally.strange.push(String(error));
      made++;
      continue;
    }
    if (call.exact !== true && dice.chance(0.35)) {
      perform({ ...call, args: mutated(call.args, dice, world) }, { worked: 0 });
    } else {
      const count = (tally.recipes[name] ??= { tried: 0, worked: 0 });
      count.tried++;
      perform(call, count);
    }
    made++;
    if (made % 100 !== 0) continue;
    progress(made);
    if (dice.chance(0.3)) (globalThis as { Bun?: { gc(force: boolean): void } }).Bun?.gc(true);
    tally.canaries += canaries.check();
    await new Promise((resolve) => setTimeout(resolve));
  }
  api.finish?.(world);
  world.closeAll();
  for (let waited = 0; pending.size > 0 && waited < hangMs; waited += 100) {
    progress(calls);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  tally.strange.push(...((await api.left?.()) ?? []));
  tally.made = made;
  tally.canaries += canaries.check();
  tally.unsettled = pending.size;
  tally.strange.push(...[...pending.values()].map((each) => `not settled: ${each}`));
  return tally;
}

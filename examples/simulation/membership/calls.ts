// Calls of a group with limits, as the simulated examples use them.
import type { Group } from "doorbell/group";

/** Limit of a call of the group, in milliseconds. */
export const CALL_MS = 8_000;
/** Time that a call may take beyond its limit while its host runs. */
const SLACK_MS = 500;
/** Interval at which a host notes that it runs. */
const TICK_MS = 100;
/** Length of a sum on GPUs. It takes several packets. */
const ELEMENTS = 3_000;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs a call and checks that it ends within its limit. A host may stop for longer, so the call is late when the host has
 * run twice since the limit.
 */
export async function limited<T>(what: string, call: () => Promise<T>): Promise<T> {
  const start = performance.now();
  let ticks = 0;
  const timer = setInterval(() => {
    if (performance.now() - start > CALL_MS + SLACK_MS) ticks++;
  }, TICK_MS);
  const check = () => {
    clearInterval(timer);
    if (ticks > 1) throw new Error(`${what} took ${Math.round(performance.now() - start)} ms of ${CALL_MS}`);
  };
  const result = await call().catch((error: unknown) => {
    check();
    throw error;
  });
  check();
  return result;
}

/** Adds numbers on the GPUs of all members, over the network. */
export async function sumOnGpus(group: Group, number: number): Promise<number> {
  using numbers = group.device.allocate(ELEMENTS, "u32").fill(number);
  group.allReduce(numbers);
  await limited("allReduce", () => group.done({ timeoutMs: CALL_MS }));
  const sums = numbers.toArray();
  if (sums.some((sum) => sum !== sums[0])) throw new Error("the elements of a sum differ");
  return sums[0]!;
}

import { env } from "node:process";

/**
 * Returns consecutive seeds for a random test, from `first` on. `DOORBELL_SEEDS` sets their number for long runs.
 * Otherwise there are `count`.
 */
export function seedsFrom(first: number, count: number): number[] {
  const wanted = Number(env["DOORBELL_SEEDS"] ?? count);
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new RangeError(`DOORBELL_SEEDS is ${env["DOORBELL_SEEDS"]}. Use a whole number above 0.`);
  return Array.from({ length: wanted }, (_, i) => first + i);
}

import process from "node:process";

/** Returns the number of random cases of each function: `DOORBELL_ARRAY_CASES`, or the given one. */
export const casesOr = (count: number): number => Number(process.env["DOORBELL_ARRAY_CASES"] ?? count);

/** Seed of the random cases. */
export const SEED = Number(process.env["DOORBELL_ARRAY_SEED"] ?? 1);

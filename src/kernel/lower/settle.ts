import { KernelError } from "../language/kernel-error.ts";
import { Inference } from "./lowering.ts";

/** Largest number of runs over the text. Each run but the last gives at least one variable its type. */
const MOST_RUNS = 200;

/** Runs over a text until every variable has its type, and returns the result of the last run. */
export function settled<T>(name: string, run: (inference: Inference) => T): T {
  const inference = new Inference();
  for (let count = 0; count < MOST_RUNS; count++) {
    inference.isChanged = false;
    inference.hasWeak = false;
    try {
      const result = run(inference);
      const isSettled = !inference.isChanged && (inference.isFinal || !inference.hasWeak);
      if (isSettled) return result;
      if (!inference.isChanged) inference.isFinal = true;
    } catch (error) {
      // An error of a run whose types are not settled may come from a type that a later line gives.
      if (!(error instanceof KernelError) || !inference.isChanged) throw error;
    }
  }
  throw new KernelError(
    name,
    "the types of its variables do not settle",
    "Give the variables types: let s = f32(0).",
  );
}

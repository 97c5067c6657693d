import process from "node:process";
import { DoorbellError } from "../../../src/index.ts";
import { type Random, seeded } from "../../support/random.ts";

/** Parser that a stranger or a peer can reach, with the cases of its fuzzer. */
export interface ParserFuzz {
  readonly name: string;
  /** Runs one case. Throws when the parser breaks a promise. */
  readonly run: (dice: Random) => void | Promise<void>;
  /** Checks after the last case that the parser still serves others, and frees it. */
  readonly end?: () => void | Promise<void>;
}

/** A case that broke a promise. Its seed repeats it. */
export interface Failure {
  readonly parser: string;
  readonly seed: number;
  readonly problem: string;
}

/** Messages of errors that an engine throws for a mistake of the library. */
const engineError =
  /is not (a function|an object|iterable|defined|a constructor)|Cannot (read|convert|destructure)|of (undefined|null)|[Mm]aximum call stack|stack overflow|Invalid (string|array) length|out of memory/;

/** Throws unless an error is one that a caller can understand. */
export function checkKind(error: unknown): void {
  if (error instanceof DoorbellError) return;
  const isOurs =
    (error instanceof TypeError || error instanceof RangeError) && !engineError.test(error.message);
  if (!isOurs) throw error;
}

/** Throws with the text unless the condition holds. */
export function promise(condition: boolean, text: string): void {
  if (!condition) throw new Error(`broken promise: ${text}`);
}

/** Runs cases from `seed` on, one seed each. Returns the first failures, at most `most`. */
export async function play(
  { name, run }: ParserFuzz,
  { seed, runs, most = 1 }: { readonly seed: number; readonly runs: number; readonly most?: number },
): Promise<Failure[]> {
  const failures: Failure[] = [];
  let warning: string | undefined;
  const { emitWarning } = process;
  // A handler of a connection must not throw. LineSocket turns its exception into a warning.
  process.emitWarning = (text: string | Error) => {
    warning ??= String(text);
  };
  try {
    for (let i = 0; i < runs && failures.length < most; i++) {
      warning = undefined;
      let problem: string | undefined;
      try {
        await run(seeded(seed + i));
      } catch (error) {
        problem = error instanceof Error ? `${error.stack ?? error.message}` : String(error);
      }
      problem ??= warning;
      if (problem !== undefined) failures.push({ parser: name, seed: seed + i, problem });
    }
  } finally {
    process.emitWarning = emitWarning;
  }
  return failures;
}

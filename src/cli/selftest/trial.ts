/** What was measured, in words and as numbers with their units in their names. */
export interface Found {
  readonly says: string;
  readonly figures: Readonly<Record<string, number>>;
}
export type TrialOutcome = string | Found | undefined;

/** One thing that is tried on this machine's own hardware. */
export interface Trial {
  readonly name: string;
  /** Throws when it does not work; gives what was measured, if anything was. */
  readonly run: () => TrialOutcome | Promise<TrialOutcome>;
  /** It may take so long; a minute unless told. */
  readonly limitMs?: number;
}

export interface TrialResult {
  readonly name: string;
  readonly status: "passed" | "failed" | "skipped";
  readonly milliseconds: number;
  /** What was measured, or why it failed or was not tried. */
  readonly says?: string;
  readonly figures?: Readonly<Record<string, number>>;
}

/** Thrown by a trial of something that the device does not have. */
export class Lacking extends Error {
  override readonly name = "Lacking";
}

/** No trial takes longer than this where its device does what it must. */
const usualLimitMs = 60_000;

export async function tryOut({ name, run, limitMs = usualLimitMs }: Trial): Promise<TrialResult> {
  const start = performance.now();
  const done = (status: TrialResult["status"], found?: TrialOutcome): TrialResult => ({
    ...{ name, status, milliseconds: Math.round(performance.now() - start) },
    ...(typeof found === "string" ? { says: found } : found),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it was not over within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return done("passed", await Promise.race([run(), late]));
  } catch (error) {
    if (error instanceof Lacking) return done("skipped", error.message);
    return done("failed", error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  } finally {
    clearTimeout(timer);
  }
}

export function expect(is: boolean, what: string): void {
  if (!is) throw new Error(what);
}

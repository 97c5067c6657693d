/** Measured values as text and as numbers, whose units are in their names. */
export interface Found {
  readonly says: string;
  readonly figures: Readonly<Record<string, number>>;
}
export type TrialOutcome = string | Found | undefined;

/** One test of this machine's hardware. */
export interface Trial {
  readonly name: string;
  /** Throws when the device fails the trial. Returns the measured values, if the trial measures. */
  readonly run: () => TrialOutcome | Promise<TrialOutcome>;
  /** Deadline in milliseconds. The default is one minute. */
  readonly limitMs?: number;
}

export interface TrialResult {
  readonly name: string;
  readonly status: "passed" | "failed" | "skipped";
  readonly milliseconds: number;
  /** The measured values, or the reason why the trial failed or was skipped. */
  readonly says?: string;
  readonly figures?: Readonly<Record<string, number>>;
}

/** Thrown by a trial of a feature that the device lacks. */
export class Lacking extends Error {
  override readonly name = "Lacking";
}

/** Deadline of a trial without its own, in milliseconds. */
const usualLimitMs = 60_000;

export async function tryOut({ name, run, limitMs = usualLimitMs }: Trial): Promise<TrialResult> {
  const start = performance.now();
  const done = (status: TrialResult["status"], found?: TrialOutcome): TrialResult => ({
    ...{ name, status, milliseconds: Math.round(performance.now() - start) },
    ...(typeof found === "string" ? { says: found } : found),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the trial did not end within ${limitMs / 1000} s`)), limitMs);
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

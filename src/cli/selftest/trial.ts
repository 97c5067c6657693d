/** One thing that is tried on this machine's own hardware. */
export interface Trial {
  readonly name: string;
  /** Throws when it does not work; gives what was measured, in words, if anything was. */
  readonly run: () => string | undefined | Promise<string | undefined>;
}

export interface TrialResult {
  readonly name: string;
  readonly status: "passed" | "failed" | "skipped";
  readonly milliseconds: number;
  /** What was measured, or why it failed or was not tried. */
  readonly says?: string;
}

/** Thrown by a trial of something that the device does not have. */
export class Lacking extends Error {
  override readonly name = "Lacking";
}

export async function tryOut({ name, run }: Trial): Promise<TrialResult> {
  const start = performance.now();
  const done = (status: TrialResult["status"], says?: string): TrialResult => ({
    ...{ name, status, milliseconds: Math.round(performance.now() - start) },
    ...(says !== undefined && { says }),
  });
  try {
    return done("passed", await run());
  } catch (error) {
    if (error instanceof Lacking) return done("skipped", error.message);
    return done("failed", error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
}

export function expect(is: boolean, what: string): void {
  if (!is) throw new Error(what);
}

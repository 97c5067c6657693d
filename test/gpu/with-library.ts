import { describe } from "vitest";
import { driver } from "../../src/cuda/index.ts";
import { native } from "../native/cuda/provider.ts";

/** Returns the reason why a library does not run. Undefined where it runs. */
function missing(load: (major?: number) => unknown): string | undefined {
  if (!native) return "no GPU";
  try {
    load(Math.floor(driver("native").version / 1000));
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n")[0];
  }
}

/** Describes tests of one library, which are skipped with the reason where the library is missing. */
export function withLibrary(name: string, load: (major?: number) => unknown, body: () => void): void {
  const reason = missing(load);
  describe.skipIf(reason !== undefined)(
    `${name}${reason === undefined ? "" : ` (skipped: ${reason})`}`,
    body,
  );
}

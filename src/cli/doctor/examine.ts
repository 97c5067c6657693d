import { type Check, type Finding, fails } from "./check.ts";
import { checks } from "./checks.ts";
import type { System } from "./system.ts";

/** What all checks find; one that breaks is a finding too. */
export async function examine(system: System, all: readonly Check[] = checks): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { name, run } of all) {
    try {
      found.push(...(await run(system)));
    } catch (error) {
      found.push(
        fails(name, `could not be looked at: ${error instanceof Error ? error.message : String(error)}`),
      );
    }
  }
  return found;
}

/** Does nothing fail that is installed or asked for? */
export const healthy = (found: readonly Finding[]): boolean =>
  found.every(({ status }) => status !== "fails");

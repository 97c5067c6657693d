import { type Check, type Finding, fails } from "./checks/check.ts";
import { checks } from "./checks.ts";
import type { System } from "./machine/system.ts";

/** Runs all checks and returns their findings. A check that throws becomes a finding. */
export async function examine(system: System, all: readonly Check[] = checks): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { name, run } of all) {
    try {
      found.push(...(await run(system)));
    } catch (error) {
      found.push(fails(name, `the check failed: ${error instanceof Error ? error.message : String(error)}`));
    }
  }
  return found;
}

/** Returns true when no installed or requested part fails. */
export const healthy = (found: readonly Finding[]): boolean =>
  found.every(({ status }) => status !== "fails");

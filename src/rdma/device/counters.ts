import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = "/sys/class/infiniband";

/**
 * Returns the counters of a port that a kernel driver provides: the files of
 * `/sys/class/infiniband/DEVICE/ports/PORT/{hw_counters,counters}`. Returns an empty record when there are
 * none.
 *
 * @example
 * const { rcvd_seq_err = 0 } = kernelCounters("rxe0", 1);
 */
export function kernelCounters(device: string, port: number, sysfs: string = root): Record<string, number> {
  const counters: Record<string, number> = {};
  for (const folder of ["counters", "hw_counters"]) {
    const path = join(sysfs, device, "ports", String(port), folder);
    for (const name of namesIn(path)) {
      const value = read(join(path, name));
      // "lifespan" is the age of the counters, not a counter.
      if (value !== undefined && name !== "lifespan") counters[name] = value;
    }
  }
  return counters;
}

function namesIn(path: string): string[] {
  try {
    return readdirSync(path).sort();
  } catch {
    return [];
  }
}

/**
 * Returns the value of a counter, or undefined when the driver does not support it or only root may read it.
 */
function read(file: string): number | undefined {
  try {
    const text = readFileSync(file, "utf8").trim();
    return /^\d+$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

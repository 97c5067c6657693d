import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = "/sys/class/infiniband";

/**
 * The counters that a kernel driver shows for a port: the files of
 * `/sys/class/infiniband/DEVICE/ports/PORT/{hw_counters,counters}`. Empty when it shows none.
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
      // "lifespan" is how old the numbers may be, not one of them.
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

/** A counter's value; what the driver does not support, or only root may read, is left out. */
function read(file: string): number | undefined {
  try {
    const text = readFileSync(file, "utf8").trim();
    return /^\d+$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

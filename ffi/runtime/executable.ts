import { readFileSync } from "node:fs";

let ranges: { readonly from: number; readonly to: number }[] = [];

const known = (address: number) => ranges.some(({ from, to }) => address >= from && address < to);

/**
 * Whether `address` lies in memory that may be executed, by /proc/self/maps. A wrong offset into a C struct gives a data
 * pointer or garbage: calling that kills the process, refusing it says so. True where the map cannot be read.
 */
export function isExecutable(address: number): boolean {
  if (known(address)) return true;
  try {
    ranges = [...readFileSync("/proc/self/maps", "latin1").matchAll(/^([\da-f]+)-([\da-f]+) ..x/gm)].map(
      ([, from, to]) => ({ from: Number.parseInt(from!, 16), to: Number.parseInt(to!, 16) }),
    );
  } catch {
    return true;
  }
  return known(address);
}

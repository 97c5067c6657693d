import { readFileSync } from "node:fs";

let ranges: { readonly from: number; readonly to: number }[] = [];

const known = (address: number) => ranges.some(({ from, to }) => address >= from && address < to);

/**
 * Returns true when `address` is in executable memory, by /proc/self/maps. A wrong offset into a C struct
 * gives a data pointer, and calling it would end the process. Returns true where the map cannot be read.
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

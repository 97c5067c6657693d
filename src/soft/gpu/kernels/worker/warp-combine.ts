// Operations across the lanes of a warp: redux, match and elect.
import { BARRIERS, CONTRIBUTIONS, COUNTS, MASKS, RESULTS, STATES } from "../../wasm/unit/layout.ts";

const merge: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => (a + b) | 0,
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

/** Writes the result of each thread of [first, last) that is in `state`. */
export function combineLanes(
  buffer: ArrayBuffer,
  first: number,
  last: number,
  state: number,
  how: string,
): void {
  const count = last - first;
  const part = (at: number) => new Int32Array(buffer, at + 4 * first, count);
  const [states, given, got, masks, flags, upper] = [
    STATES,
    CONTRIBUTIONS,
    RESULTS,
    MASKS,
    COUNTS,
    BARRIERS,
  ].map(part) as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];
  for (let lane = 0; lane < count; lane++) {
    if (states[lane] !== state) continue;
    const members: number[] = [];
    for (let other = 0; other < count; other++)
      if (states[other] === state && ((masks[lane]! >>> other) & 1) === 1) members.push(other);
    if (how === "elect") {
      got[lane] = members[0]!;
      flags[lane] = Number(members[0] === lane);
      continue;
    }
    if (how.startsWith("match")) {
      const wide = how.endsWith("64");
      const equal = members.filter(
        (other) => given[other] === given[lane] && (!wide || upper[other] === upper[lane]),
      );
      const bits = equal.reduce((mask, other) => mask | (1 << other), 0);
      if (how.startsWith("match.any")) got[lane] = bits;
      else {
        const all = equal.length === members.length;
        got[lane] = all ? bits : 0;
        flags[lane] = all ? 1 : 0;
      }
      continue;
    }
    const [operation, type] = how.split(".");
    const values = members.map((other) => (type === "u32" ? given[other]! >>> 0 : given[other]!));
    if (operation === "min") got[lane] = Math.min(...values);
    else if (operation === "max") got[lane] = Math.max(...values);
    else got[lane] = values.reduce(merge[operation!]!);
  }
}

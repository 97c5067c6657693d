// Files of digests: one line for each seed of an example, "EXAMPLE SEED DIGEST", with the failure of a failed seed behind it.
import { readFileSync, writeFileSync } from "node:fs";

/** Result of a seed. The digest of a failed run is that at the failure. */
export interface SeedDigest {
  readonly example: string;
  readonly seed: number;
  readonly digest: string;
  readonly failure?: string | undefined;
}

const lineOf = ({ example, seed, digest, failure }: SeedDigest): string =>
  [example, seed, digest, ...(failure === undefined ? [] : [failure])].join(" ");

const inOrder = (a: SeedDigest, b: SeedDigest): number =>
  a.example === b.example ? a.seed - b.seed : a.example < b.example ? -1 : 1;

/** Writes digests by example and seed. */
export function writeDigests(file: string, digests: readonly SeedDigest[]): void {
  const lines = [...digests].sort(inOrder).map((one) => `${lineOf(one)}\n`);
  writeFileSync(file, lines.join(""));
}

/** Reads a file of digests. Throws Error for a line that is none. */
export function readDigests(file: string): SeedDigest[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, i) => {
    if (line === "") return [];
    const [, example = "", seed, digest = "", failure] =
      /^(\S+) (\d+) ([0-9a-f]{16})(?: (.*))?$/.exec(line) ?? [];
    if (seed === undefined) throw new Error(`${file}:${i + 1}: "${line}" is not EXAMPLE SEED DIGEST`);
    return [{ example, seed: Number(seed), digest, failure }];
  });
}

/** Returns the first difference of two lists of digests as text, undefined without one. */
export function firstDifference(a: readonly SeedDigest[], b: readonly SeedDigest[]): string | undefined {
  const nameOf = ({ example, seed }: SeedDigest): string => `${example} ${seed}`;
  const [left, right] = [a, b].map((list) => new Map(list.map((one) => [nameOf(one), one])));
  for (const one of [...a, ...b].sort(inOrder)) {
    const [first, second] = [left?.get(nameOf(one)), right?.get(nameOf(one))];
    const [x, y] = [first, second].map((each) => (each === undefined ? "missing" : lineOf(each)));
    if (x !== y) return `${nameOf(one)}: ${x} / ${y}`;
  }
  return undefined;
}

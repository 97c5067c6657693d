import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Suite of a test file: `npm test`, `npm run test:processes`, `npm run test:long`. */
export type Suite = "fast" | "processes" | "long";

/** Ends of the paths of files in the long suite: kills, cycles, slow paths, the installed package. */
const long: readonly string[] = [
  "array/elementwise.test.ts",
  "array/reductions.test.ts",
  "group/kills.test.ts",
  "group/reform-kills.test.ts",
  "group/reform-memory.test.ts",
  "group/network-cut.test.ts",
  "group/replacing.test.ts",
  "group/paths/broken-pair.test.ts",
  "group/paths/second-path.test.ts",
  "group/paths/slow-path.test.ts",
  "native/cycles.test.ts",
  "package/bundled.test.ts",
  "package/installed.test.ts",
  "package/jsr.test.ts",
  "rc/cycles.test.ts",
  "rc/soak.test.ts",
  "soft-gpu/killed.test.ts",
];

/** Ends of the paths of files that start no program and take too long for the fast suite. */
const slow: readonly string[] = [
  "connection-manager/many.test.ts",
  "direct/copy.test.ts",
  "dynamic/contexts.test.ts",
  "dynamic/faults.test.ts",
  "dynamic/forged.test.ts",
  "dynamic/seeds.test.ts",
  "direct/storage-faults.test.ts",
  "forged/unreliable-hostile.test.ts",
  "group/checkpoint.test.ts",
  "group/closing.test.ts",
  "group/joining.test.ts",
  "group/metrics.test.ts",
  "group/simulated/network.test.ts",
  "instructions/instructions.test.ts",
  "matrix/cut.test.ts",
  "matrix/targeted.test.ts",
  "ptx/lanes.test.ts",
  "ptx/large.test.ts",
  "ptx/offsets.test.ts",
  "ptx/scattered.test.ts",
  "shared-memory/hostile.test.ts",
  "simulation/key-value-store.test.ts",
  "simulation/membership.test.ts",
  "inspect/cluster-shadow.test.ts",
  "inspect/read-runs-positions.test.ts",
  "inspect/shared-model.test.ts",
  "inspect/whole-kernels.test.ts",
];

/** Ends of the paths of files that run alone, because they measure time or start as many busy processes as the machine has cores. */
const alone: readonly string[] = [
  "cli/bench.test.ts",
  "group/adaptive.test.ts",
  "group/network.test.ts",
  "group/paths/slow-path.test.ts",
  "rc/idle.test.ts",
];

const startsPrograms = /"node:child_process"|\bBun\.spawn|\bDeno\.Command\b/;
const localImport = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;

const texts = new Map<string, string>();
const textOf = (file: string): string => {
  const text = texts.get(file) ?? (existsSync(file) ? readFileSync(file, "utf8") : "");
  texts.set(file, text);
  return text;
};

/** True when the file or a helper of the tests that the file imports starts programs. The library itself does not count. */
function usesPrograms(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = textOf(file);
  if (startsPrograms.test(text)) return true;
  return [...text.matchAll(localImport)]
    .map(([, target = ""]) => normalize(join(dirname(file), target)))
    .some((target) => /^(test|scripts|bench)\//.test(target) && usesPrograms(target, seen));
}

const endsWithOneOf = (file: string, ends: readonly string[]): boolean =>
  ends.some((end) => file.endsWith(`/${end}`));

/** Returns the suite of a test file. */
export function suiteOf(file: string): Suite {
  if (/^test\/(?:soft-\w+\/)?unit\//.test(file)) return "fast";
  if (endsWithOneOf(file, long)) return "long";
  return endsWithOneOf(file, slow) || endsWithOneOf(file, alone) || usesPrograms(file) ? "processes" : "fast";
}

/** True when no other file may run beside this one. */
export const runsAlone = (file: string): boolean => endsWithOneOf(file, alone);

/** Returns the test files that need neither the virtual machine nor a GPU. */
export function testFiles(): string[] {
  return execFileSync("git", ["ls-files", "-co", "--exclude-standard", "test/*.test.ts"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => existsSync(file) && !/^test\/(?:vm|gpu)\/|\/rxe\.test\.ts$/.test(file))
    .filter((file) => file !== "")
    .sort();
}

/** Returns the entries of the tables above that name no file, or more than one. */
export function staleEntries(files: readonly string[]): string[] {
  return [...long, ...slow, ...alone].filter(
    (end) => files.filter((file) => file.endsWith(`/${end}`)).length !== 1,
  );
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { CliError } from "../common/command.ts";

/** Reads the seeds of an earlier search: one in each line. A file that does not exist has none. */
export function readKept(file: string): number[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, i) => {
    if (line === "" || line.startsWith("#")) return [];
    const seed = Number(line);
    if (Number.isSafeInteger(seed) && seed >= 0) return [seed];
    throw new CliError(`${file}:${i + 1}: a seed is a whole number, not ${JSON.stringify(line)}`);
  });
}

/** Writes seeds for {@link readKept}. */
export function writeKept(file: string, seeds: readonly number[]): void {
  writeFileSync(
    file,
    `# Seeds that reached new states. doorbell simulate --keep runs them first.\n${seeds.join("\n")}\n`,
  );
}

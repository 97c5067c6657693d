import type { Fault } from "../../simulation/index.ts";
import { durationText } from "./durations.ts";
import type { Plan } from "./program.ts";

/** Returns a word as a POSIX shell reads it. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Options that a line of the command names. */
export interface Repeated {
  readonly seed: number;
  readonly hosts: number | undefined;
  readonly untilMs: number | undefined;
  readonly faults: readonly Fault[] | undefined;
}

/** Returns the command that repeats a failure. It names the options that differ from those of the program. */
export function replayLine({ path, words }: Plan, { seed, hosts, untilMs, faults }: Repeated): string {
  return [
    ...["doorbell", "simulate", quoted(path), "--seed", `${seed}`],
    ...(hosts === undefined ? [] : ["--hosts", `${hosts}`]),
    ...(untilMs === undefined ? [] : ["--until", durationText(untilMs)]),
    ...(faults === undefined ? [] : ["--faults", quoted(JSON.stringify(faults))]),
    ...(words.length === 0 ? [] : ["--", ...words.map(quoted)]),
  ].join(" ");
}

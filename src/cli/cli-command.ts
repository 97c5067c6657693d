import type { Output } from "./output/output.ts";

/** What the user gave: words in their order, options by the long name in camelCase. */
export interface Given {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly output: Output;
}

/** A positional word: `NAME` must be given, `[NAME]` may be, `[NAME...]` takes the rest. */
export interface WordSpec {
  readonly word: string;
  readonly text: string;
}

export interface OptionSpec {
  /** "-v, --verbose", "--only NAMES". */
  readonly flags: string;
  readonly text: string;
  readonly default?: string;
}

/** One command: how it is called, and what it does. Its file is loaded when it is called. */
export interface CliCommand {
  readonly words?: readonly WordSpec[];
  readonly options?: readonly OptionSpec[];
  /** Lines to copy, each with what it is for. */
  readonly examples: readonly (readonly [line: string, what: string])[];
  /** More for --help, after the options. */
  readonly notes?: string;
  /** What stands after the first words is the script's own, options too. */
  readonly passThrough?: boolean;
  /** What a shell may offer for the positional word at hand. */
  readonly complete?: (words: readonly string[]) => Promise<readonly string[]>;
  /** The exit code; 0 when it gives none. */
  readonly run: (given: Given) => Promise<number | undefined>;
}

/** A command as `doorbell --help` lists it. */
export interface CommandEntry {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<CliCommand>;
}

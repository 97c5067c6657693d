import type { Output } from "../output/output.ts";

/** Arguments of a command: positional words in order, and options by their long name in camelCase. */
export interface Given {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly output: Output;
}

/** A positional word: `NAME` is required, `[NAME]` is optional, `[NAME...]` takes the rest. */
export interface WordSpec {
  readonly word: string;
  readonly text: string;
}

export interface OptionSpec {
  /** Flags, such as "-v, --verbose" or "--only NAMES". */
  readonly flags: string;
  readonly text: string;
  readonly default?: string;
}

/** A command: its arguments, its help and its function. Its file is loaded when the command is called. */
export interface CliCommand {
  readonly words?: readonly WordSpec[];
  readonly options?: readonly OptionSpec[];
  /** Lines to copy, each with its purpose. */
  readonly examples: readonly (readonly [line: string, what: string])[];
  /** Text of --help after the options. */
  readonly notes?: string;
  /** True when the words after the first belong to a script, including options. */
  readonly passThrough?: boolean;
  /** Returns the completions that a shell offers for the current positional word. */
  readonly complete?: (words: readonly string[]) => Promise<readonly string[]>;
  /** Runs the command. Returns its exit code, or undefined for 0. */
  readonly run: (given: Given) => Promise<number | undefined>;
}

/** A command as `doorbell --help` lists it. */
export interface CommandEntry {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<CliCommand>;
}

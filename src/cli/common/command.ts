import type { Output } from "../output/output.ts";

/** Exit codes of the command. */
export const exitCode = {
  fine: 0,
  /** The command ran, but an expected part does not work, or the user's script failed. */
  failed: 1,
  /** Unknown command, option or name. */
  usage: 2,
  /** The machine lacks the requested device, library or runtime. */
  unavailable: 3,
  interrupted: 130,
} as const;

/** Error that ends the command with a line on standard error. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly code: number;

  constructor(message: string, code: number = exitCode.usage) {
    super(message);
    this.code = code;
  }
}

/** Arguments of a command: positional words in order, and options by their long name in camelCase. */
export interface Given {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly output: Output;
}

/** A positional word: `NAME` is required, `[NAME]` is optional, `[NAME...]` takes the rest. */
interface WordSpec {
  readonly word: string;
  readonly text: string;
}

interface OptionSpec {
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

/** Bounds of an option's number, and its default. */
interface Bounds {
  readonly least?: number;
  readonly most?: number;
  readonly otherwise?: number;
}

/**
 * Returns an option as a whole number. `name` is its property: "gidIdx" of --gid-idx. Throws CliError for any
 * other text.
 */
export function wholeOption({ options }: Given, name: string, bounds: Bounds = {}): number {
  const { least = 1, most = Number.MAX_SAFE_INTEGER, otherwise } = bounds;
  const given = options[name];
  if (given === undefined && otherwise !== undefined) return otherwise;
  const value = Number(given);
  if (given !== "" && Number.isInteger(value) && value >= least && value <= most) return value;
  const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const range = most === Number.MAX_SAFE_INTEGER ? `at least ${least}` : `from ${least} to ${most}`;
  throw new CliError(`${flag} must be a whole number, ${range}, not ${JSON.stringify(given)}`);
}

/** Bounds of a TCP or UDP port. */
export const portBounds = { most: 0xffff } as const;

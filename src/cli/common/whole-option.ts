import type { Given } from "./cli-command.ts";
import { CliError } from "./exit-code.ts";

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

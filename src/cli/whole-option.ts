import type { Given } from "./cli-command.ts";
import { CliError } from "./exit-code.ts";

/** Between what an option's number must lie, and what it is when it was not given. */
interface Bounds {
  readonly least?: number;
  readonly most?: number;
  readonly otherwise?: number;
}

/** An option that is a whole number, by the name of its property: "gidIdx" of --gid-idx. CliError for anything else. */
export function wholeOption({ options }: Given, name: string, bounds: Bounds = {}): number {
  const { least = 1, most = Number.MAX_SAFE_INTEGER, otherwise } = bounds;
  const given = options[name];
  if (given === undefined && otherwise !== undefined) return otherwise;
  const value = Number(given);
  if (given !== "" && Number.isInteger(value) && value >= least && value <= most) return value;
  const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const range = most === Number.MAX_SAFE_INTEGER ? `at least ${least}` : `from ${least} to ${most}`;
  throw new CliError(`${flag} is a whole number, ${range}, not ${JSON.stringify(given)}`);
}

/** The bounds of a TCP or UDP port. */
export const portBounds = { most: 0xffff } as const;

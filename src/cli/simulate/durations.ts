import { CliError } from "../common/command.ts";

const MS = { us: 0.001, ms: 1, s: 1000, min: 60_000 } as const;

/** Parses a duration such as "4.2s" or "250ms". Returns milliseconds. Throws CliError for other text. */
export function millisecondsFrom(flag: string, text: string): number {
  const [, digits = "", unit = ""] = /^(\d+(?:\.\d+)?)(us|ms|s|min)$/.exec(text) ?? [];
  if (digits !== "") return Math.round(Number(digits) * MS[unit as keyof typeof MS] * 1000) / 1000;
  throw new CliError(`${flag} must be a duration such as 4.2s or 250ms, not ${JSON.stringify(text)}`);
}

/** Returns a duration as text that {@link millisecondsFrom} reads. It is at most a microsecond longer. */
export function durationText(ms: number): string {
  const us = Math.ceil(ms * 1000);
  return us >= 1_000_000 ? `${us / 1e6}s` : `${us / 1000}ms`;
}

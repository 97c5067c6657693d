import { existsSync } from "node:fs";
import { beyondBaseline, readBaseline } from "./baseline.ts";
import { proseBreaches } from "./check.ts";

/** Largest number of breaches that one file prints. */
const PRINTED = 12;

/** Returns the breaches of the style that the baseline does not allow, a line each. */
export function proseProblems(): string[] {
  const beyond = beyondBaseline(proseBreaches(), readBaseline(), existsSync);
  return [...beyond].flatMap(([file, breaches]) => {
    const lines = breaches
      .slice(0, PRINTED)
      .map(({ line, rule, message, sentence }) => `${file}:${line} ${rule}: ${message}\n    ${sentence}`);
    const more = breaches.length - lines.length;
    return more > 0 ? [...lines, `${file}: ${more} more, see npm run --silent prose -- ${file}`] : lines;
  });
}

import { readFileSync } from "node:fs";

/** A term to avoid, and its replacement. */
export interface Term {
  readonly avoid: string;
  readonly say: string;
  readonly pattern: RegExp;
}

/** Page with the table of terms, for contributors and for this check. */
export const GLOSSARY = "docs/reference/glossary.md";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");

/**
 * Returns the terms in the left column of the glossary. A term in backticks is searched for; an entry without backticks is advice
 * for readers. `(not: a, b)` after a term lists phrases in which it is allowed.
 */
export function glossaryTerms(page = readFileSync(GLOSSARY, "utf8")): Term[] {
  return page
    .split("\n")
    .filter((line) => line.startsWith("| ") && line.includes("`"))
    .flatMap((line) => {
      const [, left = "", say = ""] = line.split("|");
      return [...left.matchAll(/`([^`]+)`(?: \(not: ([^)]*)\))?/g)].map(([, avoid = "", allowed]) => {
        const except = (allowed?.split(/, */) ?? []).map((phrase) => {
          const [before = "", after = ""] = phrase.split(avoid);
          return `${before === "" ? "" : `(?<!\\b${escaped(before)})`}${after === "" ? "" : `(?!${escaped(avoid + after)})`}`;
        });
        return {
          avoid,
          say: say.trim(),
          pattern: new RegExp(`(?<![\\w-])${except.join("")}${escaped(avoid)}(?![\\w]|-\\w)`, "i"),
        };
      });
    });
}

import { readFileSync } from "node:fs";
import type { Module } from "../program/module.ts";

/** Gives lines of a module's sources: of files that can be read, and of the text that it was compiled from. */
export function sourceText(module: Module): (file: string, line: number) => string | undefined {
  const known = new Map<string, readonly string[]>();
  const linesOf = (file: string): readonly string[] => {
    let lines = known.get(file);
    if (lines === undefined) {
      let text = "";
      try {
        text = readFileSync(file, "utf8");
      } catch {
        // A text that was compiled has a name that is no file's.
        text = module.program?.source ?? "";
      }
      known.set(file, (lines = text.split("\n")));
    }
    return lines;
  };
  return (file, line) => linesOf(file)[line - 1];
}

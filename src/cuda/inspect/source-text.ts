import { readFileSync } from "node:fs";
import type { LaunchedKernel } from "../launch/launched-kernel.ts";

/** Returns a function that reads lines of a module's sources: of readable files, and of the compiled text. */
export function sourceText(
  module: LaunchedKernel["module"],
): (file: string, line: number) => string | undefined {
  const known = new Map<string, readonly string[]>();
  const linesOf = (file: string): readonly string[] => {
    let lines = known.get(file);
    if (lines === undefined) {
      let text = "";
      try {
        text = readFileSync(file, "utf8");
      } catch {
        // Text compiled from memory has a name that is not a file.
        text = module.program?.source ?? "";
      }
      known.set(file, (lines = text.split("\n")));
    }
    return lines;
  };
  return (file, line) => linesOf(file)[line - 1];
}

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { printable } from "./checked.ts";

/** Returns a short name of a process, its program and first argument: "bun server.ts". */
export function processName(pid: number): string {
  let words: string[];
  try {
    words = readFileSync(`/proc/${pid}/cmdline`, "utf8")
      .split("\0")
      .filter((word) => word !== "");
  } catch {
    return "?";
  }
  const [program = "?", ...rest] = words;
  const isRuntime = /^(bun|deno|node)/.test(basename(program));
  const script = isRuntime ? rest.find((word) => /\.[cm]?[jt]sx?$/.test(word)) : undefined;
  const after = script === undefined ? [] : rest.slice(rest.indexOf(script) + 1);
  const shown =
    script === undefined ? [basename(program)] : [basename(program, ".exe"), basename(script), ...after];
  return printable(shown.join(" "), 60);
}

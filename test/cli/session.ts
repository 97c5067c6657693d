import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PseudoTerminal } from "./pseudo-terminal.ts";
import type { RuntimeName } from "./run-command.ts";
import { keys, type Step, steps } from "./session-inputs.ts";

/** Replaces the parts that differ between runs and machines. */
export const masked = (text: string): string =>
  text
    .replace(/0x[0-9a-f]+(_[0-9a-f]{4})+/g, "0x7f00_0000_0000")
    .replace(/\b0x[0-9a-f]{5,}\b/g, "0x7f00_0000_0000")
    .replace(/(Key: )0x\S+?(,|$)/gm, "$10x7f00_0000_0000$2")
    .replace(/(QueuePair |queue pair |qpNumber: |QpNumber: |peer: )\d+/gi, "$117")
    .replace(/127\.\d+\.\d+\.\d+/g, "127.0.0.2")
    .replace(/fd \d+/g, "fd 7")
    .replace(/\d+(\.\d+)? (ns|µs|ms)\b(?=[ )])/g, "1 µs")
    .replace(/\d+ runs/g, "1000 runs");

/** Types the session and returns the text of the screen, from the first prompt on. */
export async function replay(
  runtime: RuntimeName,
): Promise<{ readonly text: string; readonly code: number | null }> {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-session-"));
  const terminal = new PseudoTerminal(["repl"], runtime, {
    DOORBELL_RDMA: "soft",
    DOORBELL_CUDA: "soft",
    XDG_STATE_HOME: folder,
  });
  try {
    for (const step of steps) await perform(terminal, step);
    const code = await terminal.ended();
    const lines = terminal.screen.lines();
    const first = lines.findIndex((line) => line.startsWith("> "));
    return { text: `${masked(lines.slice(first).join("\n")).trimEnd()}\n`, code };
  } finally {
    terminal.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function perform(
  terminal: PseudoTerminal,
  { text, keys: further = [], rest = "", interrupted }: Step,
): Promise<void> {
  await terminal.prompted();
  terminal.type(text);
  await terminal.until(({ beforeCursor }) => beforeCursor.endsWith(text.slice(-20)), `the echo of ${text}`);
  for (const { key, until } of further) {
    terminal.type(keys[key]);
    await terminal.until(({ beforeCursor }) => until.test(beforeCursor), `what ${key} brings`);
  }
  if (rest !== "") {
    terminal.type(rest);
    await terminal.until(({ beforeCursor }) => beforeCursor.endsWith(rest.slice(-20)), `the echo of ${rest}`);
  }
  terminal.type("\r");
  if (text === ".exit") return;
  await terminal.until(
    ({ beforeCursor }) => !beforeCursor.endsWith((rest || text).slice(-20)),
    "the end of the line",
  );
  if (interrupted) terminal.type(keys.interrupt);
}

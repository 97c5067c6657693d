import { barsOf, medianOf, type Runtime, type ScriptFigures, timesSocket } from "./measure.ts";
import { messageBytes } from "./methods.ts";

const cell = (value: number | undefined, digits: number) =>
  (value === undefined ? "-" : value.toFixed(digits)).padStart(9);
const columns = ["median", "mean", "p99"] as const;

/** Formats the round trips of scripts as text, one row per transport, in microseconds. */
export function scriptsTable(runtime: Runtime, all: readonly ScriptFigures[]): string {
  const lines = all.map((figures) => {
    const bars = barsOf(figures, all).map(({ text, isReached }) => `${text} ${isReached ? "ok" : "missed"}`);
    const cells = columns.flatMap((key) => [
      cell(medianOf(figures, key), 1),
      cell(timesSocket(figures, all, key), 2),
    ]);
    const processor = cell(medianOf(figures, "processorUs"), 1);
    return `${figures.method.name.padEnd(24)}${cells.join("")}${processor}  ${bars.join(", ")}`.trimEnd();
  });
  const heading = [...columns.flatMap((key) => [key, "x"]), "CPU"].map((name) => name.padStart(9)).join("");
  const title = `Scripts in ${runtime}: ${messageBytes} bytes to another process and back, us a round trip; x: of the socket; CPU: of one end`;
  return [title, `${"".padEnd(24)}${heading}  bars`, ...lines].join("\n");
}

/** Returns the results as plain data for --json. */
export function plainScripts(runtime: Runtime, all: readonly ScriptFigures[]): object[] {
  return all.map(({ method, runs, failure }) => ({ runtime, name: method.name, runs, failure }));
}

import { medianOf, type Runtime, reachesBar, type ScriptFigures } from "./measure.ts";
import { messageBytes, socket } from "./methods.ts";

const cell = (value: number | undefined, digits: number) =>
  (value === undefined ? "-" : value.toFixed(digits)).padStart(10);

/** Formats the round trips of scripts as text, one row per transport, in microseconds. */
export function scriptsTable(runtime: Runtime, all: readonly ScriptFigures[]): string {
  const base = medianOf(all.find(({ method }) => method.name === socket.name)!, "median");
  const lines = all.map((figures) => {
    const median = medianOf(figures, "median");
    const ratio = median !== undefined && base !== undefined ? median / base : undefined;
    const reached = reachesBar(figures, all);
    const bar =
      reached === undefined ? "" : `  <= ${figures.method.bar}x socket: ${reached ? "ok" : "missed"}`;
    const cells = (["median", "mean", "p99"] as const).map((key) => cell(medianOf(figures, key), 1));
    return `${figures.method.name.padEnd(24)}${cells.join("")}${cell(ratio, 2)}${cell(medianOf(figures, "processorUs"), 1)}${bar}`;
  });
  const heading = ["median", "mean", "p99", "x socket", "CPU us"].map((name) => name.padStart(10)).join("");
  const title = `Scripts in ${runtime}: ${messageBytes} bytes to another process and back, us a round trip; CPU: of one end, a round trip`;
  return [title, `${"".padEnd(24)}${heading}  bars`, ...lines].join("\n");
}

/** Returns the results as plain data for --json. */
export function plainScripts(runtime: Runtime, all: readonly ScriptFigures[]): object[] {
  return all.map(({ method, runs, failure }) => ({ runtime, name: method.name, runs, failure }));
}

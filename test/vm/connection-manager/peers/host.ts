// Runs all these programs in one process, for machines on which a start takes long. Tasks arrive on stdin,
// one JSON line each; answers go to stdout.
import { createInterface } from "node:readline";
import type { Task } from "./part.ts";
import { programs } from "./programs.ts";

console.log(JSON.stringify({ says: "started" }));
for await (const line of createInterface({ input: process.stdin })) {
  const { number, ...task } = JSON.parse(line) as Task & { readonly number: number };
  const say = (says: string, text = "") => console.log(JSON.stringify({ number, says, text }));
  programs[task.program]!({ ...task, ready: () => say("ready") }).then(
    (text) => say("done", text),
    (error: unknown) => say("failed", error instanceof Error ? `${error.stack}` : String(error)),
  );
}

// Program of rights.test.ts: runs one case in a process of its own, because a real GPU does not recover from a
// fault. Prints the outcome as JSON.
import process from "node:process";
import { type AccessKind, outcomeOf } from "./rights-cases.ts";

const [name, kind] = process.argv.slice(2) as [string, AccessKind];
process.stdout.write(`${JSON.stringify(outcomeOf(name, kind))}\n`);
process.exit(0);

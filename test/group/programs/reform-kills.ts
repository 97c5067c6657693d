// Reforms a group after each loss, and prints how each reform ended. Members may be killed at any step.
import { existsSync } from "node:fs";
import process from "node:process";
import { reformUntilAlone } from "./reforming-member.ts";

const [go = "", size = "0", limit = "3000"] = process.argv.slice(2);
await reformUntilAlone({
  ...{ options: {}, size: Number(size), limitMs: Number(limit) },
  print: (line) => console.log(line),
  isStarted: () => existsSync(go),
});
process.exit(0);

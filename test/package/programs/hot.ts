// Runs under `bun --hot`: changes one of its modules until the module was loaded three times.
import { writeFileSync } from "node:fs";
import process from "node:process";
import "./transfer.ts";
import "./changing.ts";

const rounds = globalThis as { doorbellRounds?: number };
rounds.doorbellRounds = (rounds.doorbellRounds ?? 0) + 1;
console.log(`round ${rounds.doorbellRounds}`);
if (rounds.doorbellRounds === 3) process.exit();
const change = `export const round = ${rounds.doorbellRounds};\n`;
setInterval(
  () => writeFileSync(new URL("./changing.ts", import.meta.url), `${change}// ${Date.now()}\n`),
  100,
);

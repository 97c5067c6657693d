import { spawnSync } from "node:child_process";

// npm run test:vm [-- FILES AND VITEST OPTIONS]: the tests of test/vm, inside the VM.
const vitest = ["bun --bun node_modules/.bin/vitest run --project vm", ...process.argv.slice(2)].join(" ");
const done = spawnSync("bun", [`${import.meta.dirname}/cli.ts`, "run", `DOORBELL_VM_SUITE=1 ${vitest}`], {
  stdio: "inherit",
});
process.exitCode = done.status ?? 125;

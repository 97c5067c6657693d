// Checks the tarball with the registry's tools and a real `npm install` (`npm run test:package`). Needs the
// npm registry.
import { execFileSync, spawnSync } from "node:child_process";
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { pack, root, run, runtimes } from "../../test/package/support/install.ts";

/**
 * Maximum time of `import "doorbell"` in Bun, in milliseconds. The best of many runs counts, since the
 * machine may be busy.
 */
const IMPORT_MS = 60;
const [RUNS, MOST_RUNS] = [15, 150];

const everything = mkdtempSync(join(tmpdir(), "doorbell-check-"));
const folder = join(everything, "empty");
const show = (name: string, text: string): void => console.log(`${name.padEnd(28)} ${text.trim()}`);

function importMs(door: string): { readonly best: number; readonly runs: number } {
  const program = `const t = performance.now(); await import("${door}"); console.log(performance.now() - t);`;
  writeFileSync(join(folder, "import.js"), program);
  let best = Number.POSITIVE_INFINITY;
  let runs = 0;
  for (; runs < RUNS || (best > IMPORT_MS && runs < MOST_RUNS); runs++)
    best = Math.min(best, Number(run(runtimes.bun, folder, "import.js")));
  return { best, runs };
}

interface Problem {
  readonly kind: string;
  readonly resolutionKind?: string;
  readonly resolutionOption?: string;
}

/**
 * Returns the problems that arethetypeswrong reports for ES modules. The package does not support `require`
 * or the resolution of Node 10.
 */
function typesWrong(tarball: string): Problem[] {
  // The program exits before a pipe has received its whole output, so it writes to a file.
  const file = join(everything, "types.json");
  const args = ["-y", "@arethetypeswrong/cli@0.18.5", "--format", "json", tarball];
  const output = openSync(file, "w");
  const { stderr } = spawnSync("npx", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", output, "pipe"],
  });
  closeSync(output);
  const text = readFileSync(file, "utf8");
  if (!text.startsWith("{")) throw new Error(`arethetypeswrong: ${stderr}`);
  const { analysis } = JSON.parse(text) as { analysis: { problems: Problem[] } };
  return analysis.problems.filter(
    (each) => !/^(node10|node16-cjs)$/.test(each.resolutionKind ?? each.resolutionOption ?? ""),
  );
}

try {
  mkdirSync(folder);
  const tarball = pack(everything);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  run(["npm", "install", "--no-fund", "--no-audit", tarball], folder);
  show("npm install", `${readdirSync(join(folder, "node_modules")).length} names in node_modules`);
  show(
    "publint",
    run(["npx", "-y", "publint@0.3.25", "--strict"], folder, "node_modules/doorbell").split("\n").at(-2) ??
      "",
  );
  const wrong = typesWrong(tarball);
  show("arethetypeswrong", wrong.length === 0 ? "nothing" : JSON.stringify(wrong));
  if (wrong.length > 0) throw new Error("its types are wrong");
  copyFileSync(join(root, "test/package/programs/transfer.ts"), join(folder, "transfer.ts"));
  for (const [name, command] of Object.entries(runtimes)) {
    show(`transfer in ${name}`, run(command, folder, "transfer.ts").replaceAll("\n", "; "));
  }
  const environment = { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"]}` };
  const help = execFileSync("npx", ["doorbell", "--help"], {
    cwd: folder,
    env: environment,
    encoding: "utf8",
  });
  show("npx doorbell --help", help.split("\n")[0] ?? "");
  for (const door of ["doorbell", "doorbell/cuda"]) {
    const { best, runs } = importMs(door);
    show(`import "${door}"`, `${best.toFixed(0)} ms in Bun, best of ${runs}`);
    if (best > IMPORT_MS) throw new Error(`more than ${IMPORT_MS} ms`);
  }
} finally {
  rmSync(everything, { recursive: true, force: true });
}

#!/usr/bin/env node
// The command `doorbell`: finds a runtime that can call C (Bun, Deno, Node 26.1) and runs src/cli there. It is plain JavaScript for
// Node 18 and later, since npx starts it with any Node.
import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const file = fileURLToPath(import.meta.url);
const root = join(dirname(file), "..");
const source = join(root, "src/cli/main.ts");
const built = join(root, "dist/src/cli/main.js");
const inside = "Bun" in globalThis ? "bun" : "Deno" in globalThis ? "deno" : "node";

// A checkout has the TypeScript source. The npm package has JavaScript instead: Node and Deno strip no types under node_modules.
const main = existsSync(source) ? source : built;

const newEnough = (version) => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 26 || (major === 26 && minor >= 1);
};

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Yields possible runtimes, the best first: programs installed with the package, then those in the PATH. */
function* candidates(wanted) {
  if (wanted?.includes("/")) {
    const name = /deno/.test(wanted.split("/").at(-1)) ? "deno" : /bun/.test(wanted.split("/").at(-1)) ? "bun" : "node";
    yield { name, program: wanted };
    return;
  }
  const folders = [
    join(root, "node_modules/.bin"),
    join(root, "../.bin"),
    ...(process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== ""),
  ];
  for (const name of wanted ? [wanted] : ["bun", "deno", "node"]) {
    for (const folder of folders) {
      const program = join(folder, name);
      if (isProgram(program)) yield { name, program };
    }
  }
}

/** Returns true for every Bun and Deno, and for a Node that is new enough. Old releases of Bun and Deno print their own error. */
async function usable({ name, program }) {
  if (name !== "node") return true;
  if (realpathSync(program) === realpathSync(process.execPath)) return newEnough(process.versions.node);
  const { spawnSync } = await import("node:child_process");
  const answer = spawnSync(program, ["--version"], { encoding: "utf8", timeout: 5000 });
  return newEnough((answer.stdout ?? "").trim().replace(/^v/, ""));
}

// Deno reads node_modules by default only beside a package.json, which `npm install -g` does not create.
const runtimeArguments = { bun: [], deno: ["run", "-A", "--quiet", "--node-modules-dir=manual"], node: ["--disable-warning=ExperimentalWarning"] };

function start({ name, program }) {
  const child = spawn(program, [...runtimeArguments[name], main, ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, DOORBELL_RUNTIME: name },
  });
  const forward = (signal) => child.kill(signal);
  // The terminal sends Ctrl-C to both processes, and the child handles it.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, forward);
  child.once("error", (error) => {
    process.stderr.write(`doorbell: ${program} did not start: ${error.message}\n`);
    process.exit(3);
  });
  child.once("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeListener(signal, forward);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

const wanted = process.env.DOORBELL_RUNTIME || undefined;
const here = inside !== "node" || newEnough(process.versions.node);
if (here && (wanted === undefined || wanted === inside)) {
  // Node warns that its FFI is experimental, which the user cannot change.
  if (inside === "node") process.removeAllListeners("warning");
  const { run } = await import(pathToFileURL(main).href);
  await run(process.argv.slice(2));
} else {
  let found;
  for (const candidate of candidates(wanted)) {
    if (await usable(candidate)) {
      found = candidate;
      break;
    }
  }
  if (found === undefined) {
    process.stderr.write(
      `doorbell: ${wanted ? `DOORBELL_RUNTIME names ${wanted}, which is not installed, or is a Node before 26.1` : `Node ${process.versions.node} cannot call C libraries, and no Bun or Deno was found`}.\n` +
        "Install one of these:\n" +
        "  Bun        npm install bun         in your project, or  npm install -g bun\n" +
        "  Deno       npm install deno        in your project, or  npm install -g deno\n" +
        "  Node 26.1  https://nodejs.org/en/download\n",
    );
    process.exit(3);
  }
  start(found);
}

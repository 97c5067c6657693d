// `npm run test:arm64`: the tests on arm64 builds of Bun, Deno and Node under QEMU's user emulation. `--
// --short` selects a few files, `-- test/native/runtime` the files below a path. A failed file runs once more
// at the end because emulated tests come close to their deadlines.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { repositoryFiles } from "../conventions/files.ts";
import { compareAbi } from "./abi.ts";
import { environment, prepare, type Runtime, root } from "./machine.ts";
import { foldersNotHere, notHere, testsNotHere } from "./not-here.ts";

/**
 * Time limit of a test file and of each test, in milliseconds. Emulation takes many times as long as the
 * machine itself.
 */
const limitMs = 900_000;
const short = process.argv.includes("--short");
const wanted = process.argv.slice(2).filter((each) => !each.startsWith("--"));
const suites = /^test\/(unit|native|soft-nic|soft-gpu)\//;
const shortSuites = /^test\/(unit\/layout\/|native\/runtime\/(layout|libc)\.test)/;

function reasonOf(file: string): string | undefined {
  if (/^test\/soft-gpu\/unit\//.test(file)) return;
  const folder = Object.keys(foldersNotHere).find((each) => file.startsWith(each));
  return notHere[file] ?? (folder && foldersNotHere[folder]);
}

const started = performance.now();
const seconds = (): string => `${Math.round((performance.now() - started) / 1000)} s`.padStart(7);
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

/** Runs a test file and returns true when it passed. A failure counts only when the second run fails too. */
function testFile(bun: string, file: string, again = false): boolean {
  const args = ["test", "--timeout", `${limitMs}`, "--preload", "./test/arm64/preload.ts", `./${file}`];
  const left = Object.keys(testsNotHere[file] ?? {});
  if (left.length > 0) args.push("--test-name-pattern", `^(?!.*(${left.join("|")}))`);
  const options = {
    cwd: root,
    env: { ...environment, DOORBELL_ARM64_BUN: bun },
    encoding: "utf8",
    timeout: limitMs,
    killSignal: "SIGKILL",
  } as const;
  const { status, signal, error, stdout, stderr } = spawnSync(bun, args, options);
  const output = `${stdout}${stderr}`;
  const count = (what: string): number =>
    Number(new RegExp(`^ *(\\d+) ${what}$`, "m").exec(output)?.[1] ?? 0);
  const skipped = output.match(/^\(skipped itself\)/gm)?.length ?? 0;
  const passed = status === 0;
  if (passed || again) {
    counts.passed += count("pass") - skipped;
    counts.failed += count("fail");
    counts.skipped += count("skip") + skipped;
  }
  console.log(
    `${seconds()}  ${passed ? "ok  " : "FAIL"} ${String(count("pass")).padStart(4)}  ${file}${again ? ", once more" : ""}`,
  );
  if (passed) return true;
  if (error !== undefined) console.log(`no end after ${limitMs / 1000} s`);
  else if (signal !== null) console.log(`ended by ${signal}: a crash, or out of memory`);
  console.log(
    output
      .split("\n")
      .filter((line) => /^\(fail\)|error:|Error:|qemu:/.test(line))
      .slice(0, 12)
      .join("\n"),
  );
  return false;
}

/** Runs an RDMA write on soft0 in the arm64 build of a runtime. */
function write(runtime: Runtime, program: string): void {
  const before = { bun: [], deno: ["run", "-A", "--quiet"], node: ["--disable-warning=ExperimentalWarning"] };
  const args = [...before[runtime], "test/arm64/write.ts"];
  const options = {
    cwd: root,
    env: environment,
    encoding: "utf8",
    timeout: limitMs,
    killSignal: "SIGKILL",
  } as const;
  const { stdout, stderr } = spawnSync(program, args, options);
  const works = stdout.trim() === "arm64 soft0: hello, RDMA";
  console.log(`${seconds()}  ${works ? "ok  " : "FAIL"}       an RDMA write in ${runtime}`);
  counts[works ? "passed" : "failed"]++;
  if (!works) {
    failures.push(`a write in ${runtime}`);
    console.log(`${stdout}${stderr}`.trim());
  }
}

const runtimes = await prepare();
console.log(
  `${seconds()}  ok         ${compareAbi()} structs against Debian's arm64 headers by aarch64-linux-gnu-gcc`,
);
for (const [name, program] of Object.entries(runtimes)) {
  // Deno needs half a minute to start.
  if (wanted.length === 0 && !(short && name === "deno")) write(name as Runtime, program);
}
const files = repositoryFiles().filter((file) => file.endsWith(".test.ts") && suites.test(file));
const chosen = files.filter((file) =>
  wanted.length > 0 ? wanted.some((each) => file.startsWith(each)) : !short || shortSuites.test(file),
);
const left = new Map<string, string[]>();
const doubtful: string[] = [];
for (const file of chosen) {
  const reason = reasonOf(file);
  if (reason === undefined) {
    if (!testFile(runtimes.bun, file)) doubtful.push(file);
  } else left.set(reason, [...(left.get(reason) ?? []), file]);
}
for (const file of doubtful) if (!testFile(runtimes.bun, file, true)) failures.push(file);
for (const file of chosen) {
  for (const [name, reason] of Object.entries(testsNotHere[file] ?? {}))
    left.set(reason, [...(left.get(reason) ?? []), `${file} "${name} ..."`]);
}
for (const [reason, names] of left) console.log(`not run (${reason}): ${names.join(", ")}`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(` Tests  ${counts.failed} failed | ${counts.passed} passed | ${counts.skipped} skipped`);
process.exitCode = failures.length === 0 ? 0 : 1;

import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { until } from "../support/until.ts";
import { doorbell, program, type RuntimeName, runtimes } from "./run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-run-test-"));
afterAll(() => rmSync(folder, { recursive: true }));
const door = fileURLToPath(new URL("../../src/group/index.ts", import.meta.url));

/** Writes a program into the test's folder and returns its path. */
function script(name: string, text: string): string {
  const path = join(folder, `${name}.ts`);
  writeFileSync(path, `import { join } from ${JSON.stringify(door)};\n${text}\n`);
  return path;
}

const hello = script(
  "hello",
  `const group = await join({ device: "none" });
  const said = await group.exchange(process.argv[2] ?? "-");
  console.log(\`\${group.rank} of \${group.size}: \${said.join(" ")}\`);
  if (process.argv[2] === "fail" && group.rank === 1) setTimeout(() => process.exit(3), 2000);
  if (process.argv[2] === "fail") await new Promise((resolve) => setTimeout(resolve, Number(process.argv[3])));
  group.close();
  console.log("bye");`,
);
const tmp = (): string => mkdtempSync(join(folder, "tmp-"));

describe.each(Object.keys(runtimes) as RuntimeName[])("doorbell run on %s", (runtime) => {
  test("starts processes that join a group, and prints their ranks in front of their output", {
    timeout: 60_000,
  }, () => {
    const TMPDIR = tmp();
    const { status, stdout, stderr } = doorbell(["run", "-n", "3", hello, "word"], {
      runtime,
      env: { TMPDIR },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const lines = stdout.trim().split("\n").sort();
    expect(lines).toEqual(
      [0, 1, 2].flatMap((rank) => [`${rank} | ${rank} of 3: word word word`, `${rank} | bye`]),
    );
    expect(readdirSync(TMPDIR)).toEqual([]);
  });
});

test("the first failure ends the other members, and gives the exit code", { timeout: 60_000 }, () => {
  const { status, stderr } = doorbell(["run", "-n", "3", hello, "fail", "60000"]);
  expect(stderr).toBe("doorbell run: rank 1 ended with code 3; ending the other members\n");
  expect(status).toBe(3);
});

test("with --survive the other members continue", { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = doorbell(["run", "-n", "3", "--survive", hello, "fail", "5000"]);
  expect(stderr).toBe("doorbell run: rank 1 ended with code 3; the other members continue\n");
  expect(status).toBe(0);
  expect(stdout.match(/bye/g)).toHaveLength(2);
});

const again = script(
  "again",
  `const group = await join({ device: "none" });
  if (group.rank === 1 && group.epoch < Number(process.argv[2])) process.exit(3);
  while (group.epoch < Number(process.argv[2])) await group.barrier().catch(() => group.reform({ size: 3 }));
  console.log(\`\${group.rank} of \${group.size}\`);
  await group.barrier();
  group.close();`,
);

test("with --restart a failed process takes its rank again", { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = doorbell(["run", "-n", "3", "--restart", "5", again, "3"]);
  expect(stderr).toBe(
    [1, 2].map((time) => `doorbell run: rank 1 ended with code 3; restarting it (${time} of 5)\n`).join(""),
  );
  expect(status).toBe(0);
  expect(stdout.trim().split("\n").sort()).toEqual([0, 1, 2].map((rank) => `${rank} | ${rank} of 3`));
});

const plain = script(
  "plain",
  `const group = await join({ device: "none", timeoutMs: 30_000 });
  if (group.rank === 1 && group.epoch === 0) process.exit(3);
  while (group.size === 3) await group.barrier().catch(() => group.reform());
  group.close();`,
);

test("with --restart and a plain reform() a replacement ends with the members and names the reason", {
  timeout: 60_000,
}, () => {
  const { status, stderr } = doorbell(["run", "-n", "3", "--restart", "3", "--plain", plain]);
  expect(status).toBe(0);
  expect(stderr).toContain("rank 1 ended with code 3; restarting it (1 of 3)");
  expect(stderr).not.toContain("(2 of 3)");
  expect(stderr).toContain("the group has ended without this process");
  expect(stderr).toContain("Call group.reform({ size }) in them to wait for a replacement.");
});

test("a fallback to soft devices is reported once for all processes, and --help names each rendezvous", {
  timeout: 60_000,
}, () => {
  const gpu = script("gpu", "await join().then((group) => group.close());");
  const env = { DOORBELL_CUDA: "", DOORBELL_LIBCUDA: "/nowhere/libcuda.so.1" };
  const { status, stderr } = doorbell(["run", "-n", "3", gpu], { env });
  expect(status).toBe(0);
  expect(stderr.match(/using the soft GPU/g)).toHaveLength(1);
  const { stdout } = doorbell(["run", "--help"]);
  for (const url of ["tcp://", "etcd://", "file://"]) expect(stdout).toContain(url);
});

test("as JSON: a line with rank and stream for each", { timeout: 60_000 }, () => {
  const { stdout } = doorbell(["run", "-n", "2", "--json", hello]);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  expect(lines).toContainEqual({ rank: 1, stream: "stdout", line: "1 of 2: - -" });
});

test("two hosts: each starts its own ranks", { timeout: 60_000 }, async () => {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const there = ["--rendezvous", `tcp://127.0.0.1:${port}`, "--size", "4"];
  const second = spawn(process.execPath, [program, "run", "-n", "2", ...there, "--first-rank", "2", hello], {
    env: { ...process.env, BUN_BE_BUN: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  createInterface({ input: second.stdout }).on("line", (line) => lines.push(line));
  const first = await new Promise<string>((resolve) => {
    const child = spawn(process.execPath, [program, "run", "-n", "2", ...there, hello], {
      env: { ...process.env, BUN_BE_BUN: "1" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let all = "";
    child.stdout.on("data", (text: Buffer) => {
      all += text.toString();
    });
    child.on("close", () => resolve(all));
  });
  expect(first).toContain("1 | 1 of 4: - - - -");
  await until(() => lines.includes("3 | 3 of 4: - - - -"), "the second host's ranks");
});

test("--watch restarts when the program changes; Ctrl-C exits", { timeout: 60_000 }, async () => {
  const text = (word: string) =>
    `console.log("this is ${word}"); await join({ device: "none" }).then((group) => group.close());`;
  const path = script("watched", text("one"));
  const child = spawn(process.execPath, [program, "run", "-n", "2", "--watch", path], {
    env: { ...process.env, BUN_BE_BUN: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let notes = "";
  child.stdout.on("data", (part: Buffer) => {
    output += part.toString();
  });
  child.stderr.on("data", (part: Buffer) => {
    notes += part.toString();
  });
  await until(() => notes.includes("waiting for a change"), "the first run's end", 30_000);
  expect(output).toContain("0 | this is one");
  script("watched", text("two"));
  await until(() => (output.match(/this is two/g) ?? []).length === 2, "the second run", 30_000);
  child.kill("SIGINT");
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect(code).toBe(130);
  expect(notes).toContain("watched.ts changed");
});

test.each([
  [["run", "nothing.ts"], "there is no file nothing.ts"],
  [["run", "-n", "0", hello], "--processes must be a whole number from 1 on"],
  [["run", "-n", "2", "--size", "4", hello], "several hosts need --rendezvous"],
  [
    ["run", "-n", "2", "--rendezvous", "tcp://a:1", "--size", "2", "--first-rank", "1", hello],
    "beyond --size 2",
  ],
])("%j is rejected with a message", (words, message) => {
  const { status, stderr } = doorbell(words);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

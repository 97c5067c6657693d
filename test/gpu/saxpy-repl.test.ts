// Replays examples/saxpy-repl.md: runs each line after a ">" and compares the output with the lines below it.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { environment, native } from "../native/cuda/provider.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Entry {
  readonly code: string;
  readonly answer: string;
}

function session(): Entry[] {
  const text = readFileSync(join(root, "examples/saxpy-repl.md"), "utf8");
  const blocks = [...text.matchAll(/```\n([\s\S]*?)```/g)].map((match) => match[1]!);
  return blocks
    .join("")
    .split(/^> /m)
    .filter((entry) => entry.trim() !== "")
    .map((entry) => {
      const [code = "", ...answer] = entry.trimEnd().split("\n");
      return { code, answer: answer.join("\n") };
    });
}

describe("saxpy-repl.md", () => {
  test("is a session of commands and answers", () => {
    expect(session().length).toBeGreaterThan(12);
  });

  test.skipIf(!native)("gives the recorded answers", () => {
    const entries = session();
    const body = entries.map(({ code }, i) => {
      if (/^const /.test(code)) return `${code}; put(${i}, "");`;
      return `try { put(${i}, ${code}); } catch (error) { put(${i}, error); }`;
    });
    const script = `import { inspect } from "node:util";
const all = [];
const put = (i, value) => { all[i] = value instanceof Error ? String(value.name) + ": " + value.message.split("\\n")[0]
  : typeof value === "string" ? (value === "" ? "" : JSON.stringify(value)) : value === undefined ? "" : inspect(value); };
${body.join("\n")}
console.log(JSON.stringify(all));
process.exit(0);`;
    const folder = mkdtempSync(join(root, "test/gpu/.repl-"));
    try {
      const file = join(folder, "session.ts");
      writeFileSync(file, script);
      const run = spawnSync(process.execPath, [file], {
        cwd: root,
        env: environment,
        encoding: "utf8",
        timeout: 60_000,
      });
      expect(run.stderr).toBe("");
      const answers = JSON.parse(run.stdout) as string[];
      entries.forEach(({ code, answer }, i) => {
        const got = answers[i]!.replace(/device memory at 0x[0-9a-f_]+ \(\d+ bytes\)/, "device memory");
        expect(`${code}\n${got}`).toBe(`${code}\n${answer}`);
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

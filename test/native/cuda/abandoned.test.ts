// Socket files of shared memory. A process that exits without closing leaves none, and the next process that
// shares removes the files of a killed one.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { environment } from "./provider.ts";

const script = fileURLToPath(new URL("./abandoned.ts", import.meta.url));
const flags = runtimeName === "deno" ? ["run", "-A"] : [];
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "doorbell-abandoned-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(end: "exit" | "SIGKILL"): void {
  const env = { ...environment, TMPDIR: folder };
  const { status, signal, stderr } = spawnSync(process.execPath, [...flags, script, end], {
    env,
    encoding: "utf8",
  });
  expect({ status, signal, stderr }).toMatchObject(
    end === "exit" ? { status: 0, signal: null } : { status: null, signal: "SIGKILL" },
  );
}

const sockets = () => readdirSync(folder).filter((name) => /^doorbell-\d+-/.test(name));

test("a process that exits without closing removes its socket files", () => {
  run("exit");
  expect(sockets()).toEqual([]);
}, 60_000);

test("the next process removes the socket files of a killed process, and no other files", () => {
  run("SIGKILL");
  expect(sockets()).toHaveLength(1);
  const elsewhere = join(folder, "elsewhere");
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, "socket"), "another file");
  symlinkSync(elsewhere, join(folder, "doorbell-1-abcdef"));
  mkdirSync(join(folder, "doorbell-2-abcdef"));
  run("exit");
  expect(sockets().sort()).toEqual(["doorbell-1-abcdef", "doorbell-2-abcdef"]);
  expect(readdirSync(elsewhere)).toEqual(["socket"]);
}, 60_000);

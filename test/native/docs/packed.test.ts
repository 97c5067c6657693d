import { execFileSync, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "doorbell-packed-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const { DOORBELL_TRACE: _, NODE_OPTIONS: __, ...environment } = process.env;
const installed = join(directory, "node_modules", "doorbell");
const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  exports: Record<string, string>;
};
const doors = Object.keys(exports).map((path) => `doorbell${path.slice(1)}`);

/** Runs a program that lies beside the installed package, on Bun: what the others strip types from is not under node_modules. */
function program(text: string): string {
  const file = join(directory, "program.ts");
  writeFileSync(file, text);
  const { stdout, stderr } = spawnSync(process.execPath, [file], { encoding: "utf8", env: environment });
  expect(stderr).toBe("");
  return stdout;
}

describe.skipIf(runtimeName !== "bun")("the package as npm packs it", { timeout: 60_000 }, () => {
  beforeAll(() => {
    const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination", directory];
    execFileSync("npm", pack, { cwd: root, env: environment, stdio: "ignore" });
    const [tarball = ""] = readdirSync(directory).filter((name) => name.endsWith(".tgz"));
    mkdirSync(join(directory, "node_modules"));
    execFileSync("tar", ["-xzf", join(directory, tarball), "-C", directory]);
    renameSync(join(directory, "package"), installed);
  }, 60_000);

  test("opens every door of package.json", () => {
    const lines = doors.map(
      (door) => `console.log("${door}", Object.keys(await import("${door}")).length > 0);`,
    );
    expect(program(lines.join("\n")).trim().split("\n")).toEqual(doors.map((door) => `${door} true`));
  });

  test("doorbell/soft gives C tables of the embedded devices, and faults for soft0", () => {
    const output = program(`
      import { cutAddress, faultCounts, injectFaults, parseFaults, softCuda, softIbverbs } from "doorbell/soft";
      console.log(softIbverbs().provider, softIbverbs().ibv_get_device_list(0) !== 0);
      console.log(softCuda().provider, softCuda().cuInit(0));
      injectFaults("drop=0.5,seed=7");
      cutAddress("127.0.0.2");
      cutAddress("127.0.0.2", false);
      console.log(faultCounts().drop, faultCounts().cut, parseFaults("delay=1ms").rules.length);
      try { injectFaults("dorp=1"); } catch (error) { console.log(error.name, error.part); }
    `);
    expect(output).toBe("soft true\nsoft 0\n0 0 1\nFaultsError dorp=1\n");
  });

  test("has no tests, no generator, and the documents that its README names", () => {
    expect(readdirSync(installed).sort()).toEqual([
      "LICENSE",
      "README.md",
      "bin",
      "examples",
      "ffi",
      "package.json",
      "src",
    ]);
    expect(readdirSync(join(installed, "ffi"))).not.toContain("generate");
  });
});

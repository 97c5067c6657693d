// Modules that the prompt imports and preloads.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importFromHere } from "../../src/cli/repl/importer.ts";
import { importedModules } from "../package/support/install.ts";
import { doorbell } from "./run-command.ts";

test("every public module can be imported in a folder without the package", async () => {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "doorbell-import-"));
  try {
    process.chdir(folder);
    for (const module of importedModules())
      expect(Object.keys((await importFromHere(module)) as object).length, module).toBeGreaterThan(0);
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
});

test("the module of groups is preloaded, with its help", () => {
  const input = 'group\nhelp(group.join)\nimport { join } from "doorbell/group"; join === group.join\n';
  const { status, stdout } = doorbell(["repl"], { input, env: { DOORBELL_CUDA: "soft" } });
  expect(status).toBe(0);
  expect(stdout).toContain("join");
  expect(stdout).toContain("join(options");
  expect(stdout).toMatch(/\ntrue\n$/);
});

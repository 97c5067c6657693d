import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { makePrelude, type Prelude, preludeNames } from "./doc-examples/direct-prelude.ts";
import { generate } from "./doc-examples/generate.ts";
import { examplesOf, filesIn, root } from "./doc-examples/source.ts";

// Compiles every @example of doorbell/direct and runs those that need neither a PCI device nor an AMD GPU.

const files = filesIn("src/direct");
const folder = `test/native/generated/direct-examples-${runtimeName}`;
const generated = generate(files.flatMap(examplesOf), folder, new Set(files), {
  prelude: "test/native/docs/doc-examples/direct-prelude.ts",
  names: preludeNames,
  everywhere: ["src/direct/index.ts", "src/index.ts"],
  instead: ["topology"],
});
const needsHardware = /^src\/direct\/(vfio|nvme|pci|amd)\//;

describe("the examples of doorbell/direct", () => {
  afterAll(() => rmSync(join(root, folder), { recursive: true, force: true }));

  test("are correct TypeScript", { timeout: 120_000 }, () => {
    const tsc = join(root, "node_modules/.bin/tsc");
    const { stdout } = spawnSync(tsc, ["-p", join(root, folder)], { encoding: "utf8", cwd: root });
    expect(stdout).toBe("");
  });

  const run = generated.filter(({ example }) => !needsHardware.test(example.file));
  test.each(run.map((each) => [`${each.example.file}:${each.example.line}`, each] as const))(
    "%s runs",
    async (_, { module, name }) => {
      const functions = (await import(pathToFileURL(join(root, module)).href)) as Record<
        string,
        (prelude: Prelude) => Promise<void>
      >;
      await using prelude = await makePrelude();
      await functions[name]!(prelude);
    },
  );
});

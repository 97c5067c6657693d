import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { NdArray } from "../../../src/array/index.ts";
import { makePrelude, type Prelude, preludeNames } from "./doc-examples/array-prelude.ts";
import { withoutExample } from "./doc-examples/coverage.ts";
import { generate } from "./doc-examples/generate.ts";
import { examplesOf, exportsOf, filesIn, root } from "./doc-examples/source.ts";

// Runs every @example of doorbell/array on the provider under test.

const files = filesIn("src/array");
const folder = `test/native/generated/array-examples-${runtimeName}`;
const examples = files.flatMap(examplesOf);
const generated = generate(examples, folder, new Set(files), {
  prelude: "test/native/docs/doc-examples/array-prelude.ts",
  names: preludeNames,
  everywhere: ["src/array/index.ts", "src/cuda/index.ts"],
});

describe("the examples of doorbell/array", () => {
  afterAll(() => rmSync(join(root, folder), { recursive: true, force: true }));

  test("exist for every public function, class and method", () => {
    const missing = withoutExample(exportsOf("src/array/index.ts"));
    expect(missing).toEqual([]);
  });

  test("exist for every method that an array gets from a group", () => {
    const named = new Set(examples.map(({ subject }) => subject));
    const methods = Object.entries(Object.getOwnPropertyDescriptors(NdArray.prototype))
      .filter(([name, { value }]) => typeof value === "function" && name !== "constructor")
      .map(([name]) => name);
    expect(methods.filter((name) => !named.has(name))).toEqual([]);
    expect(methods.length).toBeGreaterThan(80);
  });

  test("are correct TypeScript", { timeout: 120_000 }, () => {
    const tsc = join(root, "node_modules/.bin/tsc");
    const { stdout } = spawnSync(tsc, ["-p", join(root, folder)], { encoding: "utf8", cwd: root });
    expect(stdout).toBe("");
  });

  test.each(generated.map((each) => [`${each.example.file}:${each.example.line}`, each] as const))(
    "%s runs",
    async (_, { module, name }) => {
      const functions = (await import(pathToFileURL(join(root, module)).href)) as Record<
        string,
        (prelude: Prelude) => Promise<void>
      >;
      using prelude = makePrelude();
      await functions[name]!(prelude);
    },
  );
});

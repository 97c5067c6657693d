import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { native } from "../cuda/provider.ts";
import { withoutExample } from "./doc-examples/coverage.ts";
import { generate } from "./doc-examples/generate.ts";
import { makePrelude, type Prelude, preludeNames } from "./doc-examples/kernel-prelude.ts";
import { examplesOf, exportsOf, filesIn, root } from "./doc-examples/source.ts";

// Runs every @example of doorbell/kernel on the provider under test.

const files = filesIn("src/kernel");
const folder = `test/native/generated/kernel-examples-${runtimeName}`;
const generated = generate(files.flatMap(examplesOf), folder, new Set(files), {
  prelude: "test/native/docs/doc-examples/kernel-prelude.ts",
  names: preludeNames,
  everywhere: ["src/kernel/index.ts", "src/cuda/index.ts", "ffi/layout/index.ts"],
});
/** Examples of what only the soft GPU has. */
const soft = new Set(["profile", "debug"]);

describe("the examples of doorbell/kernel", () => {
  afterAll(() => rmSync(join(root, folder), { recursive: true, force: true }));

  test("exist for every public function, class and method", () => {
    const missing = withoutExample(exportsOf("src/kernel/index.ts"));
    // The example of the class shows Builder's methods. An overload of launch has the example of launch.
    expect(missing.filter((name) => !/^(Builder|TypeScriptKernel\.launch)\b/.test(name))).toEqual([]);
  });

  test("are correct TypeScript", { timeout: 120_000 }, () => {
    const tsc = join(root, "node_modules/.bin/tsc");
    const { stdout } = spawnSync(tsc, ["-p", join(root, folder)], { encoding: "utf8", cwd: root });
    expect(stdout).toBe("");
  });

  const run = generated.filter(({ example }) => !native || !soft.has(example.subject));
  test.each(run.map((each) => [`${each.example.file}:${each.example.line}`, each] as const))(
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

import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { LibraryError } from "../../../ffi/errors.ts";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { makePrelude, type Prelude, preludeNames } from "./doc-examples/array-prelude.ts";
import { withoutExample } from "./doc-examples/coverage.ts";
import { generate } from "./doc-examples/generate.ts";
import { examplesOf, exportsOf, filesIn, root } from "./doc-examples/source.ts";

// Runs every @example of doorbell/libraries on the provider under test.

const files = filesIn("src/libraries");
const folder = `test/native/generated/libraries-examples-${runtimeName}`;
const generated = generate(files.flatMap(examplesOf), folder, new Set(files), {
  prelude: "test/native/docs/doc-examples/array-prelude.ts",
  names: preludeNames,
  everywhere: ["src/libraries/index.ts"],
});

describe("the examples of doorbell/libraries", () => {
  afterAll(() => rmSync(join(root, folder), { recursive: true, force: true }));

  test("exist for every public function, class and method", () => {
    expect(withoutExample(exportsOf("src/libraries/index.ts"))).toEqual([]);
    expect(generated.length).toBeGreaterThan(25);
  });

  const tsc = join(root, "node_modules/.bin/tsc");
  test.skipIf(!existsSync(tsc))("are correct TypeScript", { timeout: 120_000 }, () => {
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
      try {
        await functions[name]!(prelude);
      } catch (error) {
        // The library is not installed, or the GPU is the soft one.
        if (!(error instanceof LibraryError)) throw error;
      }
    },
  );
});

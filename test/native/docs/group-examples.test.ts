import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { generate } from "./doc-examples/generate.ts";
import { makePrelude, type Prelude, preludeNames } from "./doc-examples/group-prelude.ts";
import { examplesOf, filesIn, root } from "./doc-examples/source.ts";

// Runs every @example of doorbell/group in a group of one member.

const files = filesIn("src/group");
const folder = `test/native/generated/group-examples-${runtimeName}`;
const generated = generate(files.flatMap(examplesOf), folder, new Set(files), {
  prelude: "test/native/docs/doc-examples/group-prelude.ts",
  names: preludeNames,
  everywhere: ["src/group/index.ts", "src/index.ts"],
});

describe("the examples of doorbell/group", () => {
  afterAll(() => rmSync(join(root, folder), { recursive: true, force: true }));

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
      await using prelude = await makePrelude();
      await functions[name]!(prelude);
    },
  );
});

import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { type Cluster, simulate } from "../../../src/simulation/index.ts";
import { withoutExample } from "./doc-examples/coverage.ts";
import { generate } from "./doc-examples/generate.ts";
import { type Prelude, preludeNames } from "./doc-examples/simulation-prelude.ts";
import { examplesOf, exportsOf, filesIn, root } from "./doc-examples/source.ts";

// Runs every @example of doorbell/simulation. Examples that do not start a simulation themselves run inside one.

const files = filesIn("src/simulation");
const folder = `test/native/generated/simulation-examples-${runtimeName}`;
const generated = generate(files.flatMap(examplesOf), folder, new Set(files), {
  prelude: "test/native/docs/doc-examples/simulation-prelude.ts",
  names: preludeNames,
  everywhere: ["src/simulation/index.ts", "src/index.ts"],
});

type Examples = Record<string, (prelude: Prelude) => Promise<void>>;

describe("the examples of doorbell/simulation", () => {
  afterAll(() => rmSync(join(root, folder), { recursive: true, force: true }));

  test("exist for every public function, class and method", () => {
    expect(withoutExample(exportsOf("src/simulation/index.ts"))).toEqual([]);
  });

  test("are correct TypeScript", { timeout: 120_000 }, () => {
    const tsc = join(root, "node_modules/.bin/tsc");
    const { stdout } = spawnSync(tsc, ["-p", join(root, folder)], { encoding: "utf8", cwd: root });
    expect(stdout).toBe("");
  });

  test.each(generated.map((each) => [`${each.example.file}:${each.example.line}`, each] as const))(
    "%s runs",
    async (_, { module, name, example }) => {
      const isWhole = /\b(simulate|minimize)\(/.test(example.code);
      if (example.code.includes(".start(")) {
        const args = [
          "test/native/docs/doc-examples/run-simulation.ts",
          join(root, module),
          name,
          `${isWhole}`,
        ];
        const { stdout, stderr } = spawnSync("node_modules/.bin/bun", args, { encoding: "utf8", cwd: root });
        expect(stderr + stdout).toMatch(/the example has run\n$/);
        return;
      }
      const examples = (await import(pathToFileURL(join(root, module)).href)) as Examples;
      const run = (cluster: Cluster) => examples[name]!({ cluster });
      if (isWhole) await run(undefined as never);
      else await simulate({ seed: 1, hosts: 3 }, run);
    },
  );
});

import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LibraryError } from "../../../ffi/errors.ts";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { type Device, openDevice } from "../../../src/index.ts";
import { withoutExample } from "./doc-examples/coverage.ts";
import { generate } from "./doc-examples/generate.ts";
import { makePrelude, type Prelude, preludeNames } from "./doc-examples/prelude.ts";
import { examplesOf, exportsOf, filesIn, root } from "./doc-examples/source.ts";

// Runs every @example of a doc comment on soft0. doc-examples/prelude.ts declares the names in scope. Every
// public function, class and method must have an example.

/**
 * Folders whose examples run in this file. cuda-examples.test.ts runs CUDA's examples with a prelude of their
 * own.
 */
const folders = [
  ...[
    "src/rdma",
    "src/memory",
    "src/wait",
    "src/lifetime",
    "src/exchange",
    "src/arguments",
    "src/nvtx",
    "src/soft/hca/wire",
  ],
  ...["ffi/runtime", "ffi/libc", "ffi/layout", "ffi/ibverbs", "ffi/rdmacm"],
];
/** Modules whose public names must have examples. The layout engine is exempt. */
const indexes = [
  ...["src/index.ts", "src/soft/faults.ts", "src/memory/index.ts", "src/rdma/index.ts"],
  "src/nvtx/index.ts",
  ...["ffi/runtime/index.ts", "ffi/libc/index.ts", "ffi/ibverbs/index.ts", "ffi/rdmacm/index.ts"],
];

const files = folders.flatMap(filesIn);
const examples = [
  ...files,
  "src/errors.ts",
  "ffi/errors.ts",
  "src/soft/faults.ts",
  "src/soft/hca/provider/function-table.ts",
].flatMap(examplesOf);
// Each runtime has its own folder, so that the three can run at the same time.
const folder = `test/native/generated/doc-examples-${runtimeName}`;
const generated = generate(examples, folder, new Set(files), {
  prelude: "test/native/docs/doc-examples/prelude.ts",
  names: preludeNames,
  everywhere: [
    ...["src/index.ts", "ffi/libc/index.ts", "ffi/runtime/index.ts", "ffi/layout/index.ts"],
    ...["ffi/ibverbs/index.ts", "ffi/rdmacm/index.ts"],
  ],
});

describe("the examples of doc comments", () => {
  let kept: Device;
  beforeAll(() => {
    kept = openDevice("soft0"); // One open device serves all examples, so that the NIC's thread starts once.
  });
  afterAll(() => {
    kept.close();
    rmSync(join(root, folder), { recursive: true, force: true });
  });

  test("exist for every public function, class and method", () => {
    expect(withoutExample(indexes.flatMap(exportsOf))).toEqual([]);
  });

  test("are correct TypeScript", { timeout: 120_000 }, () => {
    const tsc = join(root, "node_modules/.bin/tsc");
    const { status, stdout } = spawnSync(tsc, ["-p", join(root, folder)], { encoding: "utf8", cwd: root });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  });

  test.each(
    generated.map(
      (each) => [`${each.example.file}:${each.example.line} ${each.example.subject}`, each] as const,
    ),
  )("%s runs", async (_, { example, module, name }) => {
    const functions = (await import(pathToFileURL(join(root, module)).href)) as Record<
      string,
      (prelude: Prelude) => Promise<void>
    >;
    using prelude = await makePrelude(example.code);
    try {
      await functions[name]!(prelude);
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error; // An optional library is not installed.
    }
  });
});

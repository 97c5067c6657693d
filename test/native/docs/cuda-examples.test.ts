import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import type { CudaFunctions } from "../../../ffi/cuda/index.ts";
import { LibraryError } from "../../../ffi/errors.ts";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { CudaError, MapError } from "../../../src/cuda/index.ts";
import { native, open } from "../cuda/provider.ts";
import { makePrelude, type Prelude, preludeNames } from "./doc-examples/cuda-prelude.ts";
import { generate } from "./doc-examples/generate.ts";
import { examplesOf, filesIn, root } from "./doc-examples/source.ts";

// Runs every @example of CUDA's doc comments on the provider under test. doc-examples/cuda-prelude.ts
// declares the names in scope.

const folders = [
  ...["src/cuda", "src/soft/gpu", "ffi/cuda", "ffi/nvrtc", "ffi/nvml", "ffi/nccl", "ffi/cufile"],
  ...["ffi/cublas", "ffi/cublaslt", "ffi/cufft", "ffi/curand", "ffi/cusolver", "ffi/nvjitlink"],
];
const files = folders.flatMap(filesIn);
const folder = `test/native/generated/cuda-examples-${runtimeName}`;
const generated = generate(files.flatMap(examplesOf), folder, new Set(files), {
  prelude: "test/native/docs/doc-examples/cuda-prelude.ts",
  names: preludeNames,
  everywhere: [
    ...[
      "src/cuda/index.ts",
      "src/index.ts",
      "ffi/cuda/index.ts",
      "ffi/libc/index.ts",
      "ffi/runtime/index.ts",
    ],
  ],
});

/** Examples that need more of a driver than memory and streams, each with the C function that it needs. */
const needs: Readonly<Record<string, keyof CudaFunctions>> = {
  "src/cuda/device/device.ts compile": "cuModuleLoadDataEx",
  "src/cuda/kernel/kernel.ts Kernel": "cuModuleLoadDataEx",
  "src/cuda/program/module.ts global": "cuModuleLoadDataEx",
  "src/cuda/program/linker.ts Linker": "cuLinkCreate_v2",
  "src/cuda/stream/stream.ts done": "cuModuleLoadDataEx",
  "src/cuda/stream/stream.ts capture": "cuModuleLoadDataEx",
  "src/cuda/memory/dma-buf.ts dmaBuf": "cuMemGetHandleForAddressRange",
  "src/cuda/device/checkpoint.ts CheckpointProcess": "cuCheckpointProcessLock",
};

/** Examples that are compiled and not run, each with the reason. */
const notRun: Readonly<Record<string, string>> = {
  "src/cuda/device/checkpoint.ts CheckpointProcess":
    "it would stop this process; test/gpu/checkpoint.test.ts does it to another",
  "src/cuda/trace/kernel-trace.ts KernelTrace": "only the soft GPU inspects kernels",
  "src/cuda/inspect/profile.ts KernelProfile": "only the soft GPU inspects kernels",
  "src/cuda/inspect/debug.ts KernelDebugger": "only the soft GPU inspects kernels",
  "src/cuda/kernel/kernel.ts debug": "only the soft GPU inspects kernels",
};

const nameOf = ({ file, subject }: { readonly file: string; readonly subject: string }): string =>
  `${file} ${subject}`;

describe("the examples of CUDA's doc comments", () => {
  afterAll(() => rmSync(join(root, folder), { recursive: true, force: true }));

  test("have not become fewer", () => {
    expect(generated.length).toBeGreaterThanOrEqual(35);
    const names = new Set(generated.map(({ example }) => nameOf(example)));
    expect([...Object.keys(needs), ...Object.keys(notRun)].filter((name) => !names.has(name))).toEqual([]);
  });

  const tsc = join(root, "node_modules/.bin/tsc");
  test.skipIf(!existsSync(tsc))("are correct TypeScript", { timeout: 120_000 }, () => {
    const { status, stdout } = spawnSync(tsc, ["-p", join(root, folder)], { encoding: "utf8", cwd: root });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  });

  test.each(
    generated.map(
      (each) => [`${each.example.file}:${each.example.line} ${each.example.subject}`, each] as const,
    ),
  )("%s runs", async (_, { example, module, name }) => {
    const why = notRun[nameOf(example)];
    if (why !== undefined && native) return;
    const functions = (await import(pathToFileURL(join(root, module)).href)) as Record<
      string,
      (prelude: Prelude) => Promise<void>
    >;
    using prelude = makePrelude();
    const run = async (): Promise<void> => functions[name]!(prelude);
    const needed = needs[nameOf(example)];
    using device = open();
    if (needed !== undefined && !device.lib.supports(needed)) {
      const error: unknown = await run().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(CudaError);
      expect((error as CudaError).message).toContain(`The soft GPU has no ${needed}`);
      return;
    }
    try {
      await run();
    } catch (error) {
      // NVRTC, cuFile, NVML, the driver or gdrcopy is not installed.
      if (!(error instanceof LibraryError || error instanceof MapError)) throw error;
    }
  });
});

import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { environment, type RuntimeName, runtimes } from "../../../cli/run-command.ts";
import { compileLibrary, isInstalled, withoutCompiler } from "../library.ts";
import { libraries, sourceOf, type ToolkitCase } from "./libraries.ts";

const program = fileURLToPath(new URL("program.ts", import.meta.url));
const root = mkdtempSync(join(tmpdir(), "doorbell-toolkit-"));
const skip = withoutCompiler !== undefined;
const note = skip ? ` (skipped: ${withoutCompiler})` : "";
const installed = ["libcublas.so.13", "libcublas.so.12"].some(
  (name) => isInstalled(name) || existsSync(`/usr/local/cuda/lib64/${name}`),
);
const installedNote = installed ? " (skipped: cuBLAS is installed)" : "";
const site = "lib/python3.12/site-packages/nvidia";

/** Paths of a library below the test's folder, by the way in which it is installed. */
const paths = {
  "wheel of CUDA 12": (one: ToolkitCase) => join("venv12", site, one.folder, "lib", one.sonames[12]),
  "wheel of CUDA 13": (one: ToolkitCase) => join("venv13", site, "cu13/lib", one.sonames[13]),
  conda: (one: ToolkitCase) => join("conda/lib", one.sonames[12]),
  toolkit: (one: ToolkitCase) => join("cuda/lib64", one.sonames[13]),
  loader: (one: ToolkitCase) => join("system", one.sonames[13]),
} as const;

const variables: Readonly<Record<keyof typeof paths, Record<string, string>>> = {
  "wheel of CUDA 12": { VIRTUAL_ENV: join(root, "venv12") },
  "wheel of CUDA 13": { VIRTUAL_ENV: join(root, "venv13") },
  conda: { CONDA_PREFIX: join(root, "conda") },
  toolkit: { CUDA_HOME: join(root, "cuda") },
  loader: { LD_LIBRARY_PATH: join(root, "system") },
};

beforeAll(() => {
  if (skip) return;
  for (const one of libraries) {
    const { path, remove } = compileLibrary(one.sonames[13], sourceOf(one));
    for (const pathOf of Object.values(paths)) {
      const to = join(root, pathOf(one));
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(path, to);
    }
    remove();
  }
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Outcome {
  readonly [library: string]: {
    readonly library?: string;
    readonly called?: number;
    readonly wrong?: string[];
    readonly message?: string;
    readonly hint?: string;
    readonly has?: number;
  };
}

/** Runs the program in an environment without the libraries of this machine. */
function run(runtime: RuntimeName, env: Record<string, string>, ...args: string[]): Outcome {
  const [command, ...flags] = runtimes[runtime];
  const own = {
    HOME: root,
    PATH: "",
    ...{ CUDA_HOME: "", CUDA_PATH: "", VIRTUAL_ENV: "", CONDA_PREFIX: "" },
  };
  const { stdout, stderr } = spawnSync(command, [...flags, program, ...args], {
    encoding: "utf8",
    env: environment({ ...own, ...env }),
    timeout: 100_000,
  });
  if (!stdout.startsWith("{")) throw new Error(stderr);
  return JSON.parse(stdout) as Outcome;
}

describe("libraries of the CUDA toolkit", { timeout: 120_000 }, () => {
  test.skipIf(skip).each(Object.keys(runtimes) as RuntimeName[])(
    `every function gets its arguments in order, and a name means what the header's macro means, on %s${note}`,
    (runtime) => {
      const { inline, ...found } = run(runtime, variables["wheel of CUDA 13"]);
      for (const one of libraries) {
        const library = join(root, paths["wheel of CUDA 13"](one));
        const called = Object.keys(one.functions).length;
        expect([one.name, found[one.name]]).toEqual([one.name, { library, called, wrong: [] }]);
      }
      expect(inline).toEqual([true, true, true, true]);
    },
  );

  test.skipIf(skip).each(Object.keys(paths) as (keyof typeof paths)[])(
    `all are found where they are installed: %s${note}`,
    (way) => {
      for (const one of libraries) {
        const found = run("bun", variables[way], one.name, "")[one.name];
        expect([one.name, found?.library]).toEqual([one.name, join(root, paths[way](one))]);
      }
    },
  );

  test.skipIf(skip)(`the library of CUDA 12 is loaded for a driver of CUDA 12${note}`, () => {
    const both = { VIRTUAL_ENV: join(root, "venv12"), LD_LIBRARY_PATH: join(root, "system") };
    const library = (...major: string[]) => run("bun", both, "cublas", "", ...major)["cublas"]?.library;
    expect(library("12")).toBe(join(root, paths["wheel of CUDA 12"](libraries[1]!)));
    const newer = { ...both, VIRTUAL_ENV: join(root, "venv13") };
    expect(run("bun", newer, "cublas", "")["cublas"]?.library).toBe(
      join(root, paths["wheel of CUDA 13"](libraries[1]!)),
    );
  });

  test.skipIf(skip)(`a function that the library lacks is an error with the library's version${note}`, () => {
    const sources = {
      cublas: "int cublasGetProperty(int part, int *out) { *out = 12 - 5 * part; return 0; }",
      nvJitLink: "int nvJitLinkVersion(unsigned *a, unsigned *b) { *a = 12; *b = 5; return 0; }",
      curand: "int curandGetProperty(int part, int *out) { return 103; }",
    };
    const failure = (name: keyof typeof sources, call: string) => {
      const { path, remove } = compileLibrary("libstub.so", sources[name]);
      const outcome = run("bun", { [`DOORBELL_LIB${name.toUpperCase()}`]: path }, name, call)[name];
      remove();
      return { ...outcome, message: outcome?.message?.split("\n")[0]?.replace(path, "PATH") };
    };
    expect(failure("cublas", "cublasSgemm")).toEqual({
      message: "PATH (cuBLAS 12.7.2) has no cublasSgemm",
      hint: "Install another release of cuBLAS: pip install nvidia-cublas (CUDA 13) or nvidia-cublas-cu12 (CUDA 12).",
      has: 120702,
    });
    expect(failure("nvJitLink", "nvJitLinkComplete")).toMatchObject({
      message: "PATH (nvJitLink 12.5) has no nvJitLinkComplete",
      has: 120500,
    });
    const unversioned = failure("curand", "curandGenerate");
    expect(unversioned.message).toBe("PATH has no curandGenerate");
    expect(unversioned).not.toHaveProperty("has");
  });

  test.skipIf(installed)(`a missing library is an error with its packages${installedNote}`, () => {
    const { cublas, cusolver, nvJitLink } = run("bun", {});
    expect(cublas).toEqual({
      message: expect.stringMatching(/^libcublas\.so\.13 could not be opened/),
      hint: "Install cuBLAS (pip install nvidia-cublas, or apt install libcublas-13-0), or name the file: DOORBELL_LIBCUBLAS=/path/to/libcublas.so.13",
    });
    expect(cusolver?.hint).toMatch(/pip install nvidia-cusolver, or apt install libcusolver-13-0/);
    expect(nvJitLink?.hint).toMatch(/DOORBELL_LIBNVJITLINK=/);
    expect(run("bun", {}, "cufft", "", "12")["cufft"]?.hint).toMatch(
      /pip install nvidia-cufft-cu12, or apt install libcufft-12-9.*libcufft\.so\.11$/,
    );
  });
});

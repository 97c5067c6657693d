import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { candidates, type NvidiaLibrary } from "../../../ffi/nvidia/discover.ts";
import { openNvidia } from "../../../ffi/nvidia/library.ts";
import { open } from "../../../ffi/runtime/index.ts";
import { compileLibrary, withoutCompiler } from "./library.ts";

const NAMES = ["CUDA_HOME", "CUDA_PATH", "VIRTUAL_ENV", "CONDA_PREFIX", "PATH", "DOORBELL_LIBTEST"];
const before = Object.fromEntries(NAMES.map((name) => [name, env[name]]));
const root = mkdtempSync(join(tmpdir(), "doorbell-discovery-"));
const file = (...path: string[]): string => {
  const full = join(root, ...path);
  mkdirSync(join(full, ".."), { recursive: true });
  writeFileSync(full, "");
  return full;
};

const library: NvidiaLibrary = {
  sonames: ["libtestrtc.so.13", "libtestrtc.so.12"],
  environment: "DOORBELL_LIBTEST",
  driver: false,
  install: "",
};

beforeAll(() => {
  for (const name of NAMES) delete env[name];
});
afterAll(() => {
  for (const [name, value] of Object.entries(before)) if (value !== undefined) env[name] = value;
  rmSync(root, { recursive: true, force: true });
});

test("the search order is toolkit, wheels of the active environment and of the python on the PATH, loader", () => {
  const toolkit = file("cuda/lib64/libtestrtc.so.13");
  const older = file("cuda/lib64/libtestrtc.so.12");
  const wheel = file("venv/lib/python3.12/site-packages/nvidia/cu13/lib/libtestrtc.so.13");
  const conda = file("conda/lib/libtestrtc.so.13");
  const onPath = file("other/lib/python3.11/site-packages/nvidia/cuda_nvrtc/lib/libtestrtc.so.12");
  file("other/bin/python3");
  file("empty/bin/ls");
  env["CUDA_HOME"] = join(root, "cuda");
  env["VIRTUAL_ENV"] = join(root, "venv");
  env["CONDA_PREFIX"] = join(root, "conda");
  env["PATH"] = `${join(root, "empty/bin")}:${join(root, "other/bin")}`;
  expect([...candidates(library)]).toEqual([
    { path: toolkit, from: "CUDA_HOME" },
    { path: older, from: "CUDA_HOME" },
    { path: wheel, from: "wheel" },
    { path: conda, from: "wheel" },
    { path: onPath, from: "wheel" },
    { path: "libtestrtc.so.13", from: "loader" },
    { path: "libtestrtc.so.12", from: "loader" },
  ]);
});

test("the driver is never taken from a toolkit, whose libcuda is a stub", () => {
  file("cuda/lib64/libtestdriver.so.1");
  env["CUDA_HOME"] = join(root, "cuda");
  expect([...candidates({ ...library, sonames: ["libtestdriver.so.1"], driver: true })]).toEqual([
    { path: "libtestdriver.so.1", from: "loader" },
  ]);
});

test("a file that the environment names is the only candidate", () => {
  env["DOORBELL_LIBTEST"] = "/opt/mine.so";
  expect([...candidates(library)]).toEqual([{ path: "/opt/mine.so", from: "environment" }]);
  delete env["DOORBELL_LIBTEST"];
});

test.skipIf(withoutCompiler !== undefined)(
  `the copy that is loaded already comes first${withoutCompiler ? ` (skipped: ${withoutCompiler})` : ""}`,
  () => {
    if (before["PATH"] !== undefined) env["PATH"] = before["PATH"];
    const loaded = compileLibrary("libtestrtc.so.12.9.86", "int x;");
    const link = join(loaded.directory, "libtestrtc.so.12");
    symlinkSync(loaded.path, link);
    open(link, {});
    expect([...candidates(library)][0]).toEqual({ path: link, from: "loaded" });
    loaded.remove();
  },
);

test("a library that the loader found has the path of its file", () => {
  const names: NvidiaLibrary = { ...library, sonames: ["libgone.so.1", "libm.so.6"] };
  const { path } = openNvidia(names, { functions: { cos: ["f64", "f64"] }, byValue: {} });
  expect(path).toMatch(/^\/.*libm[.-]/);
});

/** Libraries with the names of NVIDIA's libraries, compiled for a test. They record their calls. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { open } from "../../../ffi/runtime/index.ts";
import { findCompiler } from "../../abi/probe.ts";

/** Returns true when the dynamic loader finds the library. */
export function isInstalled(soname: string): boolean {
  try {
    open(soname, {});
    return true;
  } catch {
    return false;
  }
}

/** Reason why no test library can be compiled here, or undefined. */
export const withoutCompiler = findCompiler() === undefined ? "no C compiler" : undefined;

/** Compiled shared library of a test. */
export interface TestLibrary {
  path: string;
  directory: string;
  remove(): void;
}

/** Compiles `source` to a shared library called `name`. */
export function compileLibrary(name: string, source: string): TestLibrary {
  const directory = mkdtempSync(join(tmpdir(), "doorbell-cuda-"));
  const [file, path] = [join(directory, "library.c"), join(directory, name)];
  writeFileSync(file, source);
  const args = ["-shared", "-fPIC", "-O1", "-w", `-Wl,-soname,${name}`, "-o", path, file];
  const { status, stderr } = spawnSync(findCompiler() ?? "cc", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return { path, directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

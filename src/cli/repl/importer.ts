import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

/** Modules of this package by their public names, however the package is installed. */
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  doorbell: () => import("../../index.ts"),
  "doorbell/memory": () => import("../../memory/index.ts"),
  "doorbell/rdma": () => import("../../rdma/index.ts"),
  "doorbell/cuda": () => import("../../cuda/index.ts"),
  "doorbell/direct": () => import("../../direct/index.ts"),
  "doorbell/ffi/runtime": () => import("../../../ffi/runtime/index.ts"),
  "doorbell/ffi/layout": () => import("../../../ffi/layout/index.ts"),
  "doorbell/ffi/libc": () => import("../../../ffi/libc/index.ts"),
  "doorbell/ffi/ibverbs": () => import("../../../ffi/ibverbs/index.ts"),
  "doorbell/ffi/rdmacm": () => import("../../../ffi/rdmacm/index.ts"),
  "doorbell/ffi/cuda": () => import("../../../ffi/cuda/index.ts"),
  "doorbell/ffi/nvrtc": () => import("../../../ffi/nvrtc/index.ts"),
  "doorbell/ffi/nvml": () => import("../../../ffi/nvml/index.ts"),
};

/**
 * Imports a module for the prompt. Paths and packages are resolved from the folder in which the prompt was
 * started.
 */
export async function importFromHere(specifier: string): Promise<unknown> {
  const load = modules[specifier];
  if (load !== undefined) return load();
  if (/^(node|bun|file|data|https?|npm|jsr):/.test(specifier)) return import(specifier);
  const here = process.cwd();
  if (/^\.{0,2}\//.test(specifier)) return import(pathToFileURL(resolve(here, specifier)).href);
  try {
    return await import(pathToFileURL(createRequire(join(here, "repl.js")).resolve(specifier)).href);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    return import(specifier);
  }
}

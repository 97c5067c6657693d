import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

/** This package's own doors, however it was started: from its folder, installed, or by another name. */
const doors: Readonly<Record<string, () => Promise<unknown>>> = {
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

/** `import` as the prompt has it: paths and packages as seen from the folder that it was started in. */
export async function importFromHere(specifier: string): Promise<unknown> {
  const door = doors[specifier];
  if (door !== undefined) return door();
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

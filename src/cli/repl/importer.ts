import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

/**
 * Imports a module for the prompt. Paths and packages are resolved from the folder in which the prompt was
 * started.
 */
export async function importFromHere(specifier: string): Promise<unknown> {
  // The package knows its own modules, however it is installed.
  if (/^doorbell(\/|$)/.test(specifier)) return import(specifier);
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

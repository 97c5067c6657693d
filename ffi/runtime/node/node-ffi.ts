import process from "node:process";

// Not imported: bundlers of programs for Bun would put the import first, and Bun has no such module.
// Its types, too, are taken from here: Deno, which checks what JSR is given, knows no module of that name.
const load = () => process.getBuiltinModule("node:ffi");

/** Node warns in each thread anew that this module is experimental: once, in the first thread, is enough. */
function loadQuietly(): ReturnType<typeof load> {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** What Node calls C with. */
export const ffi: ReturnType<typeof load> =
  process.getBuiltinModule("node:worker_threads")?.isMainThread === false ? loadQuietly() : load();

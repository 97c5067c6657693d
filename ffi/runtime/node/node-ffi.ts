import process from "node:process";

// Loaded without an import, since bundlers for Bun would hoist the import and Bun has no such module. The
// types come from here too, because Deno, which checks JSR packages, has no module of that name.
const load = () => process.getBuiltinModule("node:ffi");

/**
 * Loads the module with its experimental warning in the first thread only. Node would repeat the warning in
 * each thread.
 */
function loadQuietly(): ReturnType<typeof load> {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Node's FFI module. */
export type NodeFfi = ReturnType<typeof load>;

/** Returns Node's FFI module. */
export const loadNodeFfi = (): NodeFfi =>
  process.getBuiltinModule("node:worker_threads")?.isMainThread === false ? loadQuietly() : load();

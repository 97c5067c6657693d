import { isMainThread } from "node:worker_threads";

/**
 * Node 26.10 frees what V8's compiler threads read of C's functions when a thread of JavaScript ends, and does not wait for them:
 * a function that calls C and was hot at the end of a program ended the process (SIGSEGV, "Check failed: ...ArityForArgc").
 *
 * At the end of a thread its compilations are waited for (a few milliseconds at most). `worker.terminate()` asks nobody, so that
 * Workers started after this compile on their own thread: the flag is read when a Worker is made.
 */
export function endAfterCompilation(): void {
  const { setFlagsFromString } = process.getBuiltinModule("node:v8");
  const { runInThisContext } = process.getBuiltinModule("node:vm");
  if (isMainThread) setFlagsFromString("--no-concurrent-recompilation");
  process.on("exit", () => {
    setFlagsFromString("--allow-natives-syntax");
    try {
      runInThisContext("%WaitForBackgroundOptimization()");
    } catch {
      // A V8 without this function: no worse than before.
    } finally {
      setFlagsFromString("--no-allow-natives-syntax");
    }
  });
}

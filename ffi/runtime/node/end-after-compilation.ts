import { isMainThread } from "node:worker_threads";

/**
 * Makes each thread wait for its compilations at its end, a few milliseconds at most. Node 26.10 frees its
 * description of C functions when a JavaScript thread ends, while V8's compiler threads may still read it. A
 * program that calls C in a hot function until its end would then crash (SIGSEGV, "Check failed:
 * ...ArityForArgc").
 *
 * `worker.terminate()` leaves no time for that, so Workers that start after this call compile on their own
 * thread. The flag is read when a Worker is made.
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
      // A V8 without this function behaves as before.
    } finally {
      setFlagsFromString("--no-allow-natives-syntax");
    }
  });
}

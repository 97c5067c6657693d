import process, { platform } from "node:process";
import { LibraryError } from "../errors.ts";
import { bunBackend } from "./bun.ts";
import { denoBackend } from "./deno.ts";
import { orMusl } from "./musl.ts";
import { nodeTooOld } from "./node/node-version.ts";
import { nodeBackend } from "./node.ts";
import type { Backend } from "./types.ts";

function select(): Backend {
  if (platform !== "linux") {
    throw new LibraryError("libc.so.6", `doorbell's C layer runs on Linux; this is ${platform}.`);
  }
  if ("Bun" in globalThis) return bunBackend();
  if ("Deno" in globalThis) return denoBackend();
  const refusal = nodeTooOld(process.versions.node);
  if (refusal !== undefined) throw new LibraryError("node:ffi", ...refusal);
  return nodeBackend();
}

function selectOrExplain(): Backend {
  try {
    return select();
  } catch (error) {
    throw error instanceof LibraryError ? error : orMusl(error);
  }
}

/**
 * Backend of this process's runtime. No module of the library has an `await` at its top level. After a
 * top-level `await`, Node 26 aborts when a thread ends while its modules run (V8's
 * SourceTextModule::AsyncModuleExecutionFulfilled).
 */
export const selected: Backend = selectOrExplain();

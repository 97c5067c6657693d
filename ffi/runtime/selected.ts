import { platform } from "node:process";
import { LibraryError } from "../errors.ts";
import { orMusl } from "./musl.ts";
import { nodeTooOld } from "./node/node-version.ts";
import type { Backend } from "./types.ts";

async function select(): Promise<Backend> {
  if (platform !== "linux") {
    throw new LibraryError("libc.so.6", `doorbell's C layer runs on Linux; this is ${platform}.`);
  }
  if ("Bun" in globalThis) return (await import("./bun.ts")).backend;
  if ("Deno" in globalThis) return (await import("./deno.ts")).backend;
  const refusal = nodeTooOld(process.versions.node);
  if (refusal !== undefined) throw new LibraryError("node:ffi", ...refusal);
  return (await import("./node.ts")).backend;
}

/** The backend of the runtime this process is. */
export const selected: Backend = await select().catch((error: unknown) => {
  throw error instanceof LibraryError ? error : orMusl(error);
});

import { platform } from "node:process";
import { LibraryError } from "../errors.ts";
import type { Backend } from "./types.ts";

async function select(): Promise<Backend> {
  if (platform !== "linux") {
    throw new LibraryError("libc.so.6", `doorbell's C layer runs on Linux; this is ${platform}.`);
  }
  if ("Bun" in globalThis) return (await import("./bun.ts")).backend;
  if ("Deno" in globalThis) return (await import("./deno.ts")).backend;
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 26) {
    throw new LibraryError(
      "node:ffi",
      `Node ${process.versions.node} has no FFI.`,
      "Use Bun 1.4, Deno 2.9 or Node 26 and later.",
    );
  }
  return (await import("./node.ts")).backend;
}

/** The backend of the runtime this process is. */
export const selected: Backend = await select();

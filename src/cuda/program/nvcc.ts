// Compiles CUDA C++ to PTX with the nvcc on the PATH, for machines without NVRTC.
import { rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { temporaryFolder } from "../../lifetime/temporary-folder.ts";
import { CompileError, findTool, readPtx, type Tool } from "./compile-error.ts";

const compileTimeoutMs = 120_000;

/** Returns the nvcc of DOORBELL_NVCC or the first on the PATH, or undefined. */
export const findNvcc = (): Tool | undefined => findTool("nvcc", "DOORBELL_NVCC");

/** Compiles a source with nvcc. Throws CompileError with the log. */
export function compileByNvcc(
  { path }: Tool,
  { source, flags, fileName }: { source: string; flags: readonly string[]; fileName: string },
): { image: Uint8Array<ArrayBuffer>; log: string } {
  const folder = temporaryFolder("doorbell-nvcc-");
  try {
    // nvcc decides by the file ending, and the log shows the caller's file name.
    const name = basename(fileName).endsWith(".cu") ? basename(fileName) : `${basename(fileName)}.cu`;
    writeFileSync(join(folder, name), source);
    const options = { cwd: folder, encoding: "utf8", timeout: compileTimeoutMs } as const;
    const { spawnSync } = process.getBuiltinModule("node:child_process");
    const result = spawnSync(path, ["-ptx", ...flags, name, "-o", "out.ptx"], options);
    if (result.error !== undefined) throw result.error;
    const log = `${result.stderr}${result.stdout}`.trim();
    if (result.status !== 0) throw new CompileError(`${fileName} does not compile`, log, source, name);
    return { image: readPtx(folder, name, fileName), log };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// CUDA C++ to PTX by the nvcc that is on the PATH: a process, for machines without NVRTC.
import { accessSync, constants, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import process from "node:process";
import { temporaryFolder } from "../../lifetime/temporary-folder.ts";
import { CompileError } from "./compile-error.ts";

const patienceMs = 120_000;

/** An nvcc; what it is changes with its file, so that what it compiled before is not taken for the new one's. */
export interface Nvcc {
  readonly path: string;
  readonly identity: string;
}

/** The first nvcc of the PATH, or of DOORBELL_NVCC; undefined when there is none. */
export function findNvcc(): Nvcc | undefined {
  const named = process.env["DOORBELL_NVCC"];
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  for (const path of named ? [named] : folders.map((folder) => join(folder, "nvcc"))) {
    try {
      accessSync(path, constants.X_OK);
      const { size, mtimeMs } = statSync(path);
      return { path, identity: `${realpathSync(path)} ${size} ${mtimeMs}` };
    } catch {
      // Not there, or no program.
    }
  }
  return undefined;
}

/** What nvcc makes of a source. CompileError with its log when it does not compile. */
export function compileByNvcc(
  { path }: Nvcc,
  { source, flags, fileName }: { source: string; flags: readonly string[]; fileName: string },
): { image: Uint8Array<ArrayBuffer>; log: string } {
  const folder = temporaryFolder("doorbell-nvcc-");
  try {
    // nvcc goes by the ending; the log names the file as the caller does.
    const name = basename(fileName).endsWith(".cu") ? basename(fileName) : `${basename(fileName)}.cu`;
    writeFileSync(join(folder, name), source);
    const options = { cwd: folder, encoding: "utf8", timeout: patienceMs } as const;
    const { spawnSync } = process.getBuiltinModule("node:child_process");
    const result = spawnSync(path, ["-ptx", ...flags, name, "-o", "out.ptx"], options);
    if (result.error !== undefined) throw result.error;
    const log = `${result.stderr}${result.stdout}`.trim();
    if (result.status !== 0) throw new CompileError(`${fileName} does not compile`, log, source, name);
    const ptx = readFileSync(join(folder, "out.ptx"));
    const image = new Uint8Array(new ArrayBuffer(ptx.length));
    image.set(ptx);
    return { image, log };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

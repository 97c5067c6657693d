// CUDA C++ to PTX by clang, for machines that have nothing of CUDA.
import { rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { temporaryFolder } from "../../lifetime/temporary-folder.ts";
import { clangHeader } from "./clang-header.ts";
import { CompileError } from "./compile-error.ts";
import { findTool, type Tool } from "./find-tool.ts";
import { readPtx } from "./read-ptx.ts";

const patienceMs = 120_000;
/** The newest that clang 14 knows; newer devices run it too. */
const ARCHITECTURE = 80;

/** The first clang of the PATH, or of DOORBELL_CLANG; undefined when there is none. */
export const findClang = (): Tool | undefined => findTool("clang", "DOORBELL_CLANG");

/** What clang makes of a source, with a header of our own instead of CUDA's. CompileError with its log when it does not compile. */
export function compileByClang(
  { path }: Tool,
  { source, flags, fileName }: { source: string; flags: readonly string[]; fileName: string },
): { image: Uint8Array<ArrayBuffer>; log: string } {
  const folder = temporaryFolder("doorbell-clang-");
  try {
    const name = basename(fileName);
    writeFileSync(join(folder, name), source);
    writeFileSync(join(folder, "doorbell-cuda.h"), clangHeader);
    const options = { cwd: folder, encoding: "utf8", timeout: patienceMs } as const;
    const { spawnSync } = process.getBuiltinModule("node:child_process");
    const fixed =
      "--cuda-device-only -S -nocudainc -nocudalib -O2 -fdeclspec -Xclang -target-feature -Xclang +ptx70 -x cuda";
    const own = ["-Wno-unknown-cuda-version", "-include", "doorbell-cuda.h", name, "-o", "out.ptx"];
    const result = spawnSync(path, [...fixed.split(" "), ...flags.map(clangFlag), ...own], options);
    if (result.error !== undefined) throw result.error;
    const log = `${result.stderr}${result.stdout}`.trim();
    if (result.status !== 0) throw new CompileError(`${fileName} does not compile`, log, source, name);
    return { image: readPtx(folder, name, fileName), log };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** NVRTC's spelling of a flag as clang's. */
function clangFlag(flag: string): string {
  const architecture = /^--gpu-architecture=(?:sm|compute)_(\d+)/.exec(flag)?.[1];
  if (architecture !== undefined) return `--cuda-gpu-arch=sm_${Math.min(ARCHITECTURE, Number(architecture))}`;
  if (flag.startsWith("--include-path=")) return `-I${flag.slice("--include-path=".length)}`;
  return flag.replace(/^--std=/, "-std=").replace(/^--use_fast_math$/, "-ffast-math");
}

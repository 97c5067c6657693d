import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { temporaryFolder } from "../../lifetime/temporary-folder.ts";
import { unpackText } from "../../process/unpack-text.ts";
import { CompileError, findTool, readPtx, type Tool } from "./compile-error.ts";
import { archive } from "./generated/clang-header.ts";

let text: string | undefined;

/**
 * Returns the header that clang needs to compile kernels without CUDA's headers: `headers/cuda.cuh` with the
 * files that it includes.
 */
function clangHeader(): string {
  text ??= unpackText(archive);
  return text;
}

// Compiles CUDA C++ to PTX with clang, for machines without any part of CUDA.

const compileTimeoutMs = 120_000;
/** Newest architecture that clang 14 supports. Newer devices run it too. */
const ARCHITECTURE = 80;

// Flags that inline a kernel's functions as nvcc does, because calls are slow on a GPU.
const fixed =
  "--cuda-device-only -S -nocudainc -nocudalib -O2 -mllvm -inline-threshold=20000 -fdeclspec -Xclang -target-feature -Xclang +ptx70 -x cuda";

/** Returns the clang of DOORBELL_CLANG or the first on the PATH, or undefined. */
export function findClang(): Tool | undefined {
  const tool = findTool("clang", "DOORBELL_CLANG");
  // The cache key depends on the header and the flags too, which change with this package.
  return tool && { ...tool, identity: `${tool.identity} ${headerHash()}` };
}

let hash: string | undefined;
function headerHash(): string {
  hash ??= createHash("sha256").update(`${fixed}\n${wellKnown}\n${clangHeader()}`).digest("hex").slice(0, 16);
  return hash;
}

/**
 * Compiles a source with clang and the header of this package instead of CUDA's. Throws CompileError with the
 * log.
 */
export function compileByClang(
  { path }: Tool,
  { source, flags, fileName }: { source: string; flags: readonly string[]; fileName: string },
): { image: Uint8Array<ArrayBuffer>; log: string } {
  const folder = temporaryFolder("doorbell-clang-");
  try {
    const name = basename(fileName);
    writeFileSync(join(folder, name), source);
    writeFileSync(join(folder, "doorbell-cuda.h"), clangHeader());
    const headers = join(folder, "headers");
    mkdirSync(headers);
    for (const header of ownHeaders) writeFileSync(join(headers, header), wellKnown);
    const options = { cwd: folder, encoding: "utf8", timeout: compileTimeoutMs } as const;
    const { spawnSync } = process.getBuiltinModule("node:child_process");
    const own = [
      "-Iheaders",
      "-Wno-unknown-cuda-version",
      "-include",
      "doorbell-cuda.h",
      name,
      "-o",
      "out.ptx",
    ];
    const result = spawnSync(path, [...fixed.split(" "), ...flags.flatMap(clangFlags), ...own], options);
    if (result.error !== undefined) throw result.error;
    const log = `${result.stderr}${result.stdout}`.trim();
    if (result.status !== 0)
      throw new CompileError(`${fileName} does not compile`, log, source, name, hintOf(log));
    return { image: readPtx(folder, name, fileName), log };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** NVRTC flags that only permit or request speed. Code without them is correct too. */
const droppable =
  /^--?(maxrregcount|prec-div|prec-sqrt|restrict|extra-device-vectorization|dopt|relocatable-device-code|rdc|ptxas-options|Xptxas|minimal|extensible-whole-program|split-compile|default-device|device-as-default-execution-space)(=|$)/;

/** Translates an NVRTC flag to clang's. */
function clangFlags(flag: string): string[] {
  const value = flag.slice(flag.indexOf("=") + 1);
  const architecture = /^(?:--gpu-architecture|-arch)=(?:sm|compute)_(\d+)/.exec(flag)?.[1];
  if (architecture !== undefined)
    return [`--cuda-gpu-arch=sm_${Math.min(ARCHITECTURE, Number(architecture))}`];
  if (/^--(include-path|define-macro|undefine-macro)=/.test(flag))
    return [`-${{ i: "I", d: "D", u: "U" }[flag[2]!]}${value}`];
  if (flag.startsWith("--pre-include=")) return ["-include", value];
  if (/^--?std=/.test(flag)) return [`-std=${value}`];
  if (/^--?fmad=/.test(flag)) return [`-ffp-contract=${value === "false" ? "off" : "fast"}`];
  if (/^--?ftz=/.test(flag)) return value === "true" ? ["-fcuda-flush-denormals-to-zero"] : [];
  // clang's own -ffast-math would also assume that NaN and infinity do not occur, which CUDA's does not.
  if (/^--?use_fast_math$/.test(flag)) return ["-fcuda-flush-denormals-to-zero", "-D__doorbell_fast_math"];
  if (/^(-lineinfo|--generate-line-info|-G|--device-debug)$/.test(flag)) return ["-gline-tables-only"];
  if (flag === "--disable-warnings") return ["-w"];
  return droppable.test(flag) ? [] : [flag];
}

/** Headers whose content is in the header of this package. */
const ownHeaders = [
  ...["cuda_runtime.h", "device_launch_parameters.h", "math.h"],
  ...["stdio.h", "cstdio", "assert.h", "cassert"],
];

/** Constants of those headers, as macros that a source without the header may define itself. */
const wellKnown = `#pragma once
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define HUGE_VALF __builtin_huge_valf()
#define HUGE_VAL __builtin_huge_val()
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_E 2.7182818284590452354
#define M_LN2 0.69314718055994530942
#define M_LOG2E 1.4426950408889634074
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
`;

/** Returns the hint for a source that clang cannot compile and other compilers can. */
function hintOf(log: string): string {
  if (
    !/undeclared identifier|unknown type name|file not found|no member named|no template named|no matching function/.test(
      log,
    )
  )
    return "";
  return (
    "clang compiled this with doorbell's own header, which lacks parts of CUDA's. NVRTC (libnvrtc) and nvcc (on the PATH, " +
    "or named by DOORBELL_NVCC) have all of CUDA; either is used before clang. Folders of other headers: include: [...]."
  );
}

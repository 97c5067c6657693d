// Compiles the kernels of the group's collectives to PTX and packs the PTX into src/group/collectives/kernels/generated/ptx.ts:
// `npm run generate:ptx`. With --check, names the modules whose PTX in the archive differs from the compiler's.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { type CollectiveType, elementBytes } from "../../src/group/collectives/element.ts";
import { type KernelModule, kernelText } from "../../src/group/collectives/kernels/kernel-text.ts";

const folder = fileURLToPath(new URL("../../src/group/collectives/kernels/", import.meta.url));
const types = Object.keys(elementBytes) as CollectiveType[];

/** Modules of the archive: name, source file and element type. */
const modules: readonly (readonly [name: KernelModule, source: string, type: CollectiveType])[] = [
  ...types.map((type) => [`collective/${type}`, "collective.cu", type] as const),
  ...types.map((type) => [`combine/${type}`, "combine.cu", type] as const),
  ["moving", "moving.cu", "u8"],
  ["fp8", "fp8.cu", "u8"],
  ["captured", "captured.cu", "u8"],
];

/** Removes comments and empty lines from PTX: they differ between compilers and folders. */
const essence = (ptx: string): string =>
  ptx
    .replace(/\/\/[^\n]*/g, "")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{2,}/g, "\n")
    .trim();

/** Compiles one module and returns its PTX. */
function compile(source: string, type: string): string {
  const out = join(mkdtempSync(join(tmpdir(), "doorbell-ptx-")), "out.ptx");
  const flags = ["-ptx", "-arch=sm_80", "-std=c++17", "-diag-suppress", "177", `-DELEMENT=${type}`];
  const result = spawnSync("nvcc", [...flags, source, "-o", out], {
    encoding: "utf8",
    cwd: folder,
  });
  if (result.error !== undefined) throw result.error;
  if (result.status !== 0) throw new Error(`${source} does not compile for ${type}\n${result.stderr}`);
  // The kernels use no instruction newer than PTX 7.8, which every driver since CUDA 11.8 accepts.
  const ptx = essence(readFileSync(out, "utf8")).replace(/\.version [\d.]+/, ".version 7.8");
  rmSync(join(out, ".."), { recursive: true });
  return `${ptx}\n`;
}

/** Returns the names of the modules whose PTX in the archive differs from the compiler's. */
export function stale(): string[] {
  return modules.flatMap(([name, source, type]) =>
    kernelText(name) === compile(source, type) ? [] : [name],
  );
}

/** Compresses the modules as one text: they share most of it, and brotli's window covers all of them. */
function generate(): void {
  const text = Buffer.from(modules.map(([, source, type]) => compile(source, type)).join("\0"), "latin1");
  const archive = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  const lines = [
    "// Made by npm run generate:ptx from the .cu files of kernels/.",
    "/** Names of the modules in the archive, in order. */",
    `export const names: readonly string[] = ${JSON.stringify(modules.map(([name]) => name))};`,
    "/** PTX of the modules, separated by NUL characters: brotli, then base64. */",
    `export const archive: string = "${archive.toString("base64")}";`,
  ];
  mkdirSync(`${folder}generated`, { recursive: true });
  writeFileSync(`${folder}generated/ptx.ts`, `${lines.join("\n")}\n`);
}

if (import.meta.main) {
  if (process.argv.includes("--check")) {
    const old = stale();
    console.log(
      old.length === 0 ? "all PTX is fresh" : `not fresh: ${old.join(", ")} (npm run generate:ptx)`,
    );
    process.exitCode = old.length === 0 ? 0 : 1;
  } else generate();
}

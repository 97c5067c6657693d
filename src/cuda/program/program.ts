import { CUDA_ERROR_NOT_SUPPORTED } from "../../../ffi/cuda/constants.ts";
import { LibraryError } from "../../../ffi/errors.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { nvrtcResult } from "../../../ffi/nvrtc/constants.ts";
import { type Nvrtc, nativeNvrtc } from "../../../ffi/nvrtc/index.ts";
import { addressOf, keepAlive } from "../../../ffi/runtime/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import {
  checkOptions,
  checkValue,
  described,
  either,
  flag,
  list,
  map,
  oneOf,
  optionsTable,
  text,
  whole,
} from "../../arguments/options.ts";
import type { Device } from "../device/device.ts";
import { CudaError } from "../driver/cuda-error.ts";
import { cText, cTexts } from "../driver/driver.ts";
import { compileByClang, findClang } from "./clang.ts";
import { readCached, writeCached } from "./compile-cache.ts";
import { CompileError } from "./compile-error.ts";
import { compileNames } from "./name-expressions.ts";
import { compileByNvcc, findNvcc } from "./nvcc.ts";

/** Options of a compilation. */
export interface CompileOptions {
  /**
   * Target: "sm_90" for a cubin of exactly that architecture, "compute_90" for PTX. Default: the device's
   * own.
   */
  readonly architecture?: string;
  /**
   * Names that are not extern "C": "add<float>", "&table". Kernels are then found by these names. An unknown
   * or ambiguous name is a CompileError.
   */
  readonly names?: readonly string[];
  /** Folders in which the compiler searches for headers. */
  readonly include?: readonly string[];
  /** Macros to define. The object { N: 16 } stands for -DN=16. */
  readonly define?: Readonly<Record<string, string | number | true>>;
  /** Further options of NVRTC: ["--use_fast_math"]. */
  readonly options?: readonly string[];
  /**
   * Makes LTO-IR, which a Linker with `lto` optimizes across its inputs. Functions of other inputs can be called. NVRTC is
   * needed. Default: false.
   */
  readonly lto?: boolean;
  /** Name of the source in the log. */
  readonly fileName?: string;
  /** Folder of the cache, or false for none. Default: DOORBELL_CUDA_CACHE, or ~/.cache/doorbell/cuda. */
  readonly cache?: string | false;
}

export const compileOptions = optionsTable<CompileOptions>()(
  "cuda.CompileOptions",
  { compile: 1, "Device.compile": 1 },
  {
    architecture: {
      type: text('"sm_90" for a cubin, "compute_90" for PTX'),
      defaultText: "the device's own; sm_75 without a device",
      text: "Target of the compilation.",
    },
    names: {
      type: list(text()),
      defaultText: "none",
      text: 'C++ names by which kernels are found: "add<float>".',
    },
    include: { type: list(text("a folder's path")), defaultText: "none", text: "Folders of headers." },
    define: {
      type: map(
        either(
          text(),
          described<number>("a number", (value) => typeof value === "number"),
          oneOf(true),
        ),
      ),
      defaultText: "none",
      text: "Macros: { N: 16 } is -DN=16, { N: true } is -DN.",
    },
    options: { type: list(text()), defaultText: "none", text: "Further options of NVRTC." },
    lto: { type: flag(), default: false, text: "Makes LTO-IR, for a Linker with `lto`." },
    fileName: { type: text(), default: "kernel.cu", text: "Name of the source in the log." },
    cache: {
      type: either(text("a folder's path"), oneOf(false)),
      defaultText: "DOORBELL_CUDA_CACHE, or ~/.cache/doorbell/cuda",
      text: "Folder of the cache; false for none.",
    },
  },
);

/** Result of a compilation of CUDA C++. */
export interface Program {
  readonly source: string;
  /** Compiled code: a cubin or, for "compute_NN", PTX. */
  readonly image: Uint8Array<ArrayBuffer>;
  readonly log: string;
  /** True when the image came from the cache. */
  readonly cached: boolean;
  /** Compiler: "NVRTC 13.0", "nvcc (/usr/local/cuda/bin/nvcc)". */
  readonly compiler: string;
  /** Returns the symbol of a name: the mangled form of "add<float>". Other names are unchanged. */
  symbolOf(name: string): string;
}

interface Compiler {
  readonly lib: Nvrtc;
  readonly version: string;
}

const compilers = new Map<number | undefined, Compiler>();

/** Returns an NVRTC that is not newer than the driver, so that the driver accepts its cubins. */
function nvrtc(driverMajor: number | undefined): Compiler {
  let compiler = compilers.get(driverMajor);
  if (compiler === undefined) {
    const lib = nativeNvrtc(driverMajor);
    const version = new Int32Array(new ArrayBuffer(8));
    lib.nvrtcVersion(addressOf(version), addressOf(version) + 4);
    compiler = { lib, version: `${version[0]}.${version[1]}` };
    compilers.set(driverMajor, compiler);
  }
  return compiler;
}

const majorType = whole(1, 1000);

/**
 * Returns the version of the compiler, such as "13.0", not newer than the given major version of the driver.
 * Throws LibraryError without libnvrtc.
 */
export function compilerVersion(driverMajor?: number): string {
  if (arguments.length > 1) throw extraArguments("compilerVersion", ["driverMajor"], arguments.length);
  if (driverMajor !== undefined) checkValue("compilerVersion: driverMajor", majorType, driverMajor);
  return nvrtc(driverMajor).version;
}

function failure(lib: Nvrtc, code: number, call: string): CudaError {
  return new CudaError(call, code, nvrtcResult.nameOf(code), cString(lib.nvrtcGetErrorString(code)));
}

function check(lib: Nvrtc, code: number, call: string): void {
  if (code !== 0) throw failure(lib, code, call);
}

/** Options of NVRTC for LTO-IR that calls functions of other inputs. */
const ltoFlags = ["-dlto", "--relocatable-device-code=true"] as const;

/** Returns the options for nvrtcCompileProgram, in a fixed order. */
function optionsOf(options: CompileOptions): string[] {
  const { architecture = "sm_75" } = options;
  if (!/^(sm|compute)_\d+[af]?$/.test(architecture)) {
    throw new TypeError(`compile: the architecture is "${architecture}". Use sm_90 or compute_90`);
  }
  return [
    `--gpu-architecture=${architecture}`,
    "--std=c++17",
    "-default-device",
    ...(options.lto ? ltoFlags : []),
    ...(options.include ?? []).map((folder) => `--include-path=${folder}`),
    ...Object.entries(options.define ?? {}).map(([name, value]) =>
      value === true ? `-D${name}` : `-D${name}=${value}`,
    ),
    ...(options.options ?? []),
  ];
}

/**
 * Compiles CUDA C++ (`nvrtcCompileProgram`). The cache on disk has source, options, architecture and compiler
 * version as its key.
 * Throws CompileError with the log, and LibraryError without libnvrtc.
 *
 * @example
 * const { image } = compile(`extern "C" __global__ void nothing() {}`, { architecture: "sm_90" });
 */
export function compile(source: string, options?: CompileOptions, driverMajor?: number): Program {
  if (arguments.length > 3)
    throw extraArguments("compile", ["source", "options", "driverMajor"], arguments.length);
  return compileChecked(source, checkOptions(compileOptions, "compile", options), driverMajor);
}

/** @internal Compiles for the architecture of a device, with a compiler that its driver supports. */
export function compileFor(device: Device, source: string, options?: CompileOptions): Program {
  const checked = checkOptions(compileOptions, "compile", options);
  if (checked.lto)
    throw new TypeError(
      "compile: a device loads no LTO-IR. Use compile(source, { lto: true, architecture }), and a Linker with lto",
    );
  const load = "cuModuleLoadDataEx";
  // A device that cannot load code gets an error about that, not about a missing compiler.
  if (device.provider === "soft" && !device.driver.lib.supports(load)) {
    throw device.driver.failure(CUDA_ERROR_NOT_SUPPORTED, load, `${device.label} loads no code`);
  }
  // The soft GPU runs PTX and no machine code.
  const kind = device.provider === "soft" ? "compute" : "sm";
  const architecture = `${kind}_${device.computeCapability.replace(".", "")}`;
  return compileChecked(source, { architecture, ...checked }, Math.floor(device.driver.version / 1000));
}

function compileChecked(source: string, options: CompileOptions, driverMajor?: number): Program {
  if (typeof source !== "string" || source.trim() === "") throw new TypeError("compile: the source is empty");
  const flags = optionsOf(options);
  const names = options.names ?? [];
  const { fileName = "kernel.cu" } = options;
  const compiler = compilerFor(options, driverMajor);
  const key = [...compiler.identity, fileName, ...flags, "", ...names, "", source];
  const cached = options.cache === false ? undefined : readCached(key, options.cache);
  if (cached !== undefined) {
    const symbols = new Map(Object.entries(cached.symbols));
    return {
      source,
      image: cached.image,
      log: cached.log,
      cached: true,
      compiler: compiler.name,
      symbolOf: (name) => symbols.get(name) ?? name,
    };
  }
  const { image, log, symbols } = compiler.compile({ source, flags, names, fileName });
  if (options.cache !== false) writeCached(key, { image, log, symbols }, options.cache);
  return {
    source,
    image,
    log,
    cached: false,
    compiler: compiler.name,
    symbolOf: (name) => symbols[name] ?? name,
  };
}

/** Source and options of one compilation. */
interface Task {
  readonly source: string;
  readonly flags: readonly string[];
  readonly names: readonly string[];
  readonly fileName: string;
}

/**
 * Returns NVRTC, or for PTX nvcc and then clang where NVRTC is missing. Throws a LibraryError that names
 * all three when none is installed.
 */
function compilerFor({ architecture = "", lto }: CompileOptions, driverMajor: number | undefined) {
  try {
    const { lib, version } = nvrtc(driverMajor);
    return {
      name: `NVRTC ${version}`,
      identity: [lib.library, version],
      compile: (task: Task) => run(lib, task),
    };
  } catch (error) {
    if (!(error instanceof LibraryError) || lto || !architecture.startsWith("compute_")) throw error;
    const nvcc = findNvcc();
    const tool = nvcc ?? findClang();
    if (tool === undefined) {
      const hint =
        "Install one of them: pip install nvidia-cuda-nvrtc-cu12, apt install clang, or the CUDA toolkit. device.loadModule(ptx) takes PTX from another machine.";
      throw new LibraryError(
        error.library,
        `neither NVRTC (${error.library}) nor nvcc nor clang is here to compile CUDA C++`,
        hint,
      );
    }
    const kind = nvcc === undefined ? "clang" : "nvcc";
    const compile = nvcc === undefined ? compileByClang : compileByNvcc;
    return {
      name: `${kind} (${tool.path})`,
      identity: [kind, tool.identity],
      compile: ({ source, flags: all, names, fileName }: Task) => {
        const flags = all.filter((flag) => flag !== "-default-device");
        return compileNames({ source, names, fileName }, (text) =>
          compile(tool, { source: text, flags, fileName }),
        );
      },
    };
  }
}

function run(lib: Nvrtc, { source, flags, names, fileName }: Task) {
  const out = new BigUint64Array(new ArrayBuffer(8));
  const outPointer = addressOf(out);
  const code = cText(source);
  const file = cText(fileName);
  const made = lib.nvrtcCreateProgram(outPointer, addressOf(code), addressOf(file), 0, 0, 0);
  keepAlive([code, file]);
  check(lib, made, "nvrtcCreateProgram");
  const program = Number(out[0]);
  try {
    const expressions = names.map(cText);
    for (const one of expressions)
      check(lib, lib.nvrtcAddNameExpression(program, addressOf(one)), "nvrtcAddNameExpression");
    const options = cTexts(flags);
    const result = lib.nvrtcCompileProgram(program, flags.length, options.pointer);
    keepAlive(options.held);
    const log = result === 0 || result === 6 || result === 5 ? logOf(lib, program, outPointer, out) : "";
    if (result === 6 || (result === 5 && log !== ""))
      throw new CompileError(`${fileName} does not compile`, log, source, fileName);
    check(lib, result, "nvrtcCompileProgram");
    const kind = flags.includes(ltoFlags[0]) ? "LTOIR" : flags[0]!.includes("=compute_") ? "PTX" : "CUBIN";
    const call = `nvrtcGet${kind}` as const;
    check(lib, lib[`${call}Size`](program, outPointer), `${call}Size`);
    const image = new Uint8Array(new ArrayBuffer(Number(out[0])));
    check(lib, lib[call](program, addressOf(image)), call);
    const symbols: Record<string, string> = {};
    names.forEach((name, i) => {
      check(
        lib,
        lib.nvrtcGetLoweredName(program, addressOf(expressions[i]!), outPointer),
        "nvrtcGetLoweredName",
      );
      symbols[name.replace(/^&/, "")] = cString(Number(out[0]));
    });
    return { image, log, symbols };
  } finally {
    const handle = new BigUint64Array(new ArrayBuffer(8)).fill(BigInt(program));
    lib.nvrtcDestroyProgram(addressOf(handle));
    keepAlive(handle);
  }
}

function logOf(lib: Nvrtc, program: number, outPointer: number, out: BigUint64Array): string {
  if (lib.nvrtcGetProgramLogSize(program, outPointer) !== 0) return "";
  const log = new Uint8Array(new ArrayBuffer(Number(out[0]) + 1));
  if (lib.nvrtcGetProgramLog(program, addressOf(log)) !== 0) return "";
  return cString(addressOf(log)).trim();
}

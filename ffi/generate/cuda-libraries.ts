/**
 * The libraries and interfaces that have tables here by this generator: their headers, and what in them is ours.
 * @module
 */
import { amdLibraries } from "./libraries/amd.ts";
import { linuxInterfaces } from "./libraries/linux.ts";
import { vendorVerbs } from "./libraries/vendor-verbs.ts";

/** One library: what to include, and which declarations belong to its table. */
export interface Library {
  /** The folder below ffi, and what its recorded facts are called by. */
  name:
    | "cuda"
    | "interop"
    | "nvrtc"
    | "nvml"
    | "nccl"
    | "cufile"
    | "gdrcopy"
    | "vfio"
    | "nvme"
    | "hip"
    | "hsa"
    | "io_uring"
    | "mlx5dv"
    | "efadv";
  /** Where its tables go, when that is not the folder of its name: "cuda/interop". */
  folder?: string;
  soname: string;
  headers: readonly string[];
  /** Further headers that those include. */
  needs?: readonly string[];
  /** Headers whose declarations belong to the table, by file name. */
  files: readonly string[];
  /** Of those headers' records and enums the ones that are wanted, where that is not all. */
  records?: RegExp;
  enums?: RegExp;
  /** The folder below ffi whose enums its headers use; "cuda" when it is not said. */
  enumsFrom?: string;
  /** Where the headers say their version: a file, and an expression for each part of it. */
  version?: { readonly file: string; readonly parts: readonly RegExp[] };
  /** Macros that every program needs to define. */
  defines: readonly string[];
  /** Macros under which the headers declare the exported symbols themselves, with no name in front of them. */
  exported: readonly string[];
  /** The macro under which names mean the variants for the thread's own default stream. */
  perThread?: string;
  functions: RegExp;
  /** Only what the library exports under a version of the symbol has a row; the rest of the header is inline. */
  versionedSymbols?: boolean;
  /** Inline functions that have a row in a table of their own, beside the pointers that structs hold: inline.ts is written by hand. */
  inline?: RegExp;
  macros: RegExp;
  skippedMacros?: RegExp;
  /** Doc line of the function table. */
  summary: string;
}

export const LIBRARIES: readonly Library[] = [
  {
    name: "cuda",
    soname: "libcuda.so.1",
    headers: ["cuda.h", "cudaProfiler.h"],
    files: ["cuda.h", "cudaProfiler.h"],
    defines: [],
    // Old ABIs and per-thread variants included.
    exported: ["__CUDA_API_VERSION_INTERNAL", "__CUDA_API_VERSION_INTERNAL_ODR"],
    perThread: "CUDA_API_PER_THREAD_DEFAULT_STREAM",
    functions: /^cu[A-Z]/,
    macros: /^CUD?A?_/,
    skippedMacros: /^CUDA_CB$|^CUDAAPI$/,
    summary: "The functions of cuda.h and cudaProfiler.h: result, then parameters.",
  },
  {
    name: "interop",
    folder: "cuda/interop",
    soname: "libcuda.so.1",
    // The headers of OpenGL, EGL and VDPAU that they need are Debian's libgl-dev, libegl-dev and libvdpau-dev.
    headers: ["cudaGL.h", "cudaEGL.h", "vdpau/vdpau.h", "cudaVDPAU.h"],
    needs: ["GL/gl.h", "EGL/egl.h"],
    files: ["cudaGL.h", "cudaEGL.h", "cudaVDPAU.h"],
    // X11's headers say nothing of CUDA.
    defines: ["EGL_NO_X11"],
    exported: ["__CUDA_API_VERSION_INTERNAL"],
    perThread: "CUDA_API_PER_THREAD_DEFAULT_STREAM",
    functions: /^cu[A-Z]/,
    macros: /^CUDA_/,
    summary: "The functions of cudaGL.h, cudaEGL.h and cudaVDPAU.h: result, then parameters.",
  },
  {
    name: "nvrtc",
    soname: "libnvrtc.so",
    headers: ["nvrtc.h"],
    files: ["nvrtc.h"],
    defines: [],
    exported: [],
    functions: /^nvrtc/,
    macros: /^NVRTC_/,
    summary: "The functions of nvrtc.h: result, then parameters.",
  },
  {
    name: "nvml",
    soname: "libnvidia-ml.so.1",
    headers: ["nvml.h"],
    files: ["nvml.h"],
    defines: [],
    exported: ["NVML_NO_UNVERSIONED_FUNC_DEFS"],
    functions: /^nvml/,
    macros: /^NVML_|^nvml/,
    skippedMacros: /^NVML_(STRUCT_VERSION|NO_UNVERSIONED)/,
    summary: "The functions of nvml.h: result, then parameters.",
  },
  {
    name: "nccl",
    soname: "libnccl.so.2",
    headers: ["nccl.h"],
    files: ["nccl.h"],
    // As its makefile does when it builds the library.
    defines: ["NCCL_OS_LINUX"],
    exported: [],
    functions: /^nccl/,
    macros: /^NCCL_/,
    skippedMacros: /^NCCL_(H_|CONFIG_INITIALIZER|SIM_INFO_INITIALIZER|SUFFIX|VERSION$)/,
    summary: "The functions of nccl.h: result, then parameters.",
  },
  {
    name: "cufile",
    soname: "libcufile.so.0",
    headers: ["cufile.h"],
    files: ["cufile.h"],
    defines: [],
    exported: [],
    functions: /^cuFile/,
    macros: /^CUFILE|^CU_FILE/,
    skippedMacros: /^CUFILE(_H|API|OP_BASE_TYPE)/,
    summary: "The functions of cufile.h: result, then parameters.",
  },
  {
    name: "gdrcopy",
    soname: "libgdrapi.so.2",
    // Of NVIDIA/gdrcopy on GitHub (include/), which no package has.
    headers: ["gdrapi.h"],
    files: ["gdrapi.h"],
    defines: [],
    exported: [],
    version: { file: "gdrapi.h", parts: [/GDR_API_MAJOR_VERSION +(\d+)/, /GDR_API_MINOR_VERSION +(\d+)/] },
    functions: /^gdr_/,
    macros: /^GDR_API_VERSION$|^GPU_PAGE_SIZE$/,
    summary: "The functions of gdrapi.h: result, then parameters.",
  },
  ...linuxInterfaces,
  ...amdLibraries,
  ...vendorVerbs,
];

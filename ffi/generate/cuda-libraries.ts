/**
 * The NVIDIA libraries that have tables here: their headers, and what in them is ours.
 * @module
 */

/** One library: what to include, and which declarations belong to its table. */
export interface Library {
  /** The folder below ffi. */
  name: "cuda" | "nvrtc" | "nvml" | "nccl" | "cufile";
  soname: string;
  headers: readonly string[];
  /** Headers whose declarations belong to the table, by file name. */
  files: readonly string[];
  defines: readonly string[];
  functions: RegExp;
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
    // Then cuda.h declares every exported symbol under its real name, old ABIs and per-thread variants included.
    defines: ["__CUDA_API_VERSION_INTERNAL", "__CUDA_API_VERSION_INTERNAL_ODR"],
    functions: /^cu[A-Z]/,
    macros: /^CUD?A?_/,
    skippedMacros: /^CUDA_CB$|^CUDAAPI$/,
    summary: "What libcuda.so.1 exports: result, then parameters.",
  },
  {
    name: "nvrtc",
    soname: "libnvrtc.so",
    headers: ["nvrtc.h"],
    files: ["nvrtc.h"],
    defines: [],
    functions: /^nvrtc/,
    macros: /^NVRTC_/,
    summary: "What libnvrtc exports: result, then parameters.",
  },
  {
    name: "nvml",
    soname: "libnvidia-ml.so.1",
    headers: ["nvml.h"],
    files: ["nvml.h"],
    // Functions under their exported names, not those the header's macros would put in their place.
    defines: ["NVML_NO_UNVERSIONED_FUNC_DEFS"],
    functions: /^nvml/,
    macros: /^NVML_|^nvml/,
    skippedMacros: /^NVML_(STRUCT_VERSION|NO_UNVERSIONED)/,
    summary: "What libnvidia-ml.so.1 exports: result, then parameters.",
  },
  {
    name: "nccl",
    soname: "libnccl.so.2",
    headers: ["nccl.h"],
    files: ["nccl.h"],
    // As its makefile does when it builds the library.
    defines: ["NCCL_OS_LINUX"],
    functions: /^nccl/,
    macros: /^NCCL_/,
    skippedMacros: /^NCCL_(H_|CONFIG_INITIALIZER|SIM_INFO_INITIALIZER|SUFFIX|VERSION$)/,
    summary: "What libnccl.so.2 exports: result, then parameters.",
  },
  {
    name: "cufile",
    soname: "libcufile.so.0",
    headers: ["cufile.h"],
    files: ["cufile.h"],
    defines: [],
    functions: /^cuFile/,
    macros: /^CUFILE|^CU_FILE/,
    skippedMacros: /^CUFILE(_H|API|OP_BASE_TYPE)/,
    summary: "What libcufile.so.0 exports: result, then parameters.",
  },
];

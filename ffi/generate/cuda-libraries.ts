/**
 * Libraries and interfaces whose tables this generator writes, with their headers and the declarations that
 * belong to each table.
 * @module
 */
import { amdLibraries } from "./libraries/amd.ts";
import { dlpack } from "./libraries/dlpack.ts";
import type { Library } from "./libraries/library.ts";
import { linuxInterfaces } from "./libraries/linux.ts";
import { toolkitLibraries } from "./libraries/toolkit.ts";
import { vendorVerbs } from "./libraries/vendor-verbs.ts";

const nvtxHeaders = [
  "nvtx3/nvToolsExt.h",
  "nvtx3/nvToolsExtCuda.h",
  "nvtx3/nvToolsExtCudaRt.h",
  "nvtx3/nvToolsExtSync.h",
  "nvtx3/nvToolsExtPayload.h",
  "nvtx3/nvToolsExtCounters.h",
];

export const LIBRARIES: readonly Library[] = [
  {
    name: "cuda",
    soname: "libcuda.so.1",
    headers: ["cuda.h", "cudaProfiler.h"],
    files: ["cuda.h", "cudaProfiler.h"],
    defines: [],
    // The exports include old ABIs and per-thread variants.
    exported: ["__CUDA_API_VERSION_INTERNAL", "__CUDA_API_VERSION_INTERNAL_ODR"],
    perThread: "CUDA_API_PER_THREAD_DEFAULT_STREAM",
    functions: /^cu[A-Z]/,
    macros: /^CUD?A?_/,
    skippedMacros: /^CUDA_CB$|^CUDAAPI$/,
    summary: "Signatures of the functions of cuda.h and cudaProfiler.h: result type, then parameter types.",
  },
  {
    name: "interop",
    folder: "cuda/interop",
    soname: "libcuda.so.1",
    // The required headers of OpenGL, EGL and VDPAU come from Debian's libgl-dev, libegl-dev and
    // libvdpau-dev.
    headers: ["cudaGL.h", "cudaEGL.h", "vdpau/vdpau.h", "cudaVDPAU.h"],
    needs: ["GL/gl.h", "EGL/egl.h"],
    files: ["cudaGL.h", "cudaEGL.h", "cudaVDPAU.h"],
    // X11's headers are not needed for CUDA.
    defines: ["EGL_NO_X11"],
    exported: ["__CUDA_API_VERSION_INTERNAL"],
    perThread: "CUDA_API_PER_THREAD_DEFAULT_STREAM",
    functions: /^cu[A-Z]/,
    macros: /^CUDA_/,
    summary:
      "Signatures of the functions of cudaGL.h, cudaEGL.h and cudaVDPAU.h: result type, then parameter types.",
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
    summary: "Signatures of the functions of nvrtc.h: result type, then parameter types.",
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
    summary: "Signatures of the functions of nvml.h: result type, then parameter types.",
  },
  {
    name: "nvtx",
    soname: "libnvtx3interop.so.1",
    headers: nvtxHeaders,
    files: [
      ...nvtxHeaders,
      "nvtx3/nvToolsExtSemanticsScope.h",
      "nvtx3/nvToolsExtSemanticsTime.h",
      "nvtx3/nvToolsExtSemanticsCounters.h",
    ],
    // OpenCL's names and the memory extension for checkers are left out.
    // The headers then declare what libnvtx3interop exports, and define nothing inline.
    defines: ["NVTX_NO_IMPL"],
    exported: [],
    functions: /^nvtx/,
    macros: /^NVTX_/,
    // Shifts of an int by 32, which C leaves undefined.
    skippedMacros: /^NVTX_COUNTER_BATCH_FLAG_(BEGIN|END)TIME_INTERVAL_PAIR$/,
    summary: "Signatures of the functions of NVTX 3's headers: result type, then parameter types.",
  },
  {
    name: "nccl",
    soname: "libnccl.so.2",
    headers: ["nccl.h"],
    files: ["nccl.h"],
    // NCCL's makefile defines the same macro.
    defines: ["NCCL_OS_LINUX"],
    exported: [],
    functions: /^nccl/,
    macros: /^NCCL_/,
    skippedMacros: /^NCCL_(H_|CONFIG_INITIALIZER|SIM_INFO_INITIALIZER|SUFFIX|VERSION$)/,
    summary: "Signatures of the functions of nccl.h: result type, then parameter types.",
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
    summary: "Signatures of the functions of cufile.h: result type, then parameter types.",
  },
  {
    name: "gdrcopy",
    soname: "libgdrapi.so.2",
    // gdrapi.h comes from NVIDIA/gdrcopy on GitHub (include/); no package contains it.
    headers: ["gdrapi.h"],
    files: ["gdrapi.h"],
    defines: [],
    exported: [],
    version: { file: "gdrapi.h", parts: [/GDR_API_MAJOR_VERSION +(\d+)/, /GDR_API_MINOR_VERSION +(\d+)/] },
    functions: /^gdr_/,
    macros: /^GDR_API_VERSION$|^GPU_PAGE_SIZE$/,
    summary: "Signatures of the functions of gdrapi.h: result type, then parameter types.",
  },
  dlpack,
  ...toolkitLibraries,
  ...linuxInterfaces,
  ...amdLibraries,
  ...vendorVerbs,
];

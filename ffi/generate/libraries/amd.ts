/**
 * Describes AMD's libraries, with the headers of Debian's libamdhip64-dev and libhsa-runtime-dev.
 * @module
 */
import type { Library } from "./library.ts";

export const amdLibraries: readonly Library[] = [
  {
    name: "hip",
    soname: "libamdhip64.so.5",
    headers: ["hip/hip_runtime_api.h"],
    files: ["hip/hip_runtime_api.h", "hip/driver_types.h"],
    version: {
      file: "hip/hip_version.h",
      parts: [/HIP_VERSION_MAJOR (\d+)/, /HIP_VERSION_MINOR (\d+)/, /HIP_VERSION_PATCH (\d+)/],
    },
    defines: ["__HIP_PLATFORM_AMD__"],
    exported: [],
    functions: /^hip[A-Z]/,
    macros: /^hip[A-Z]|^HIP_/,
    summary: "Signatures of the functions of hip_runtime_api.h: result type, then parameter types.",
  },
  {
    name: "hsa",
    soname: "libhsa-runtime64.so.1",
    headers: ["hsa/hsa.h", "hsa/hsa_ext_amd.h"],
    files: ["hsa/hsa.h", "hsa/hsa_ext_amd.h"],
    version: {
      file: "hsa/hsa_ext_amd.h",
      parts: [/HSA_AMD_INTERFACE_VERSION_MAJOR (\d+)/, /HSA_AMD_INTERFACE_VERSION_MINOR (\d+)/],
    },
    defines: ["LITTLEENDIAN_CPU"],
    exported: [],
    functions: /^hsa_/,
    macros: /^HSA_/,
    summary: "Signatures of the functions of hsa.h and hsa_ext_amd.h: result type, then parameter types.",
  },
];

/**
 * Describes the libraries of the CUDA toolkit for linear algebra, transforms, random numbers and linking.
 * Debian's nvidia-cuda-dev has their headers, and so have NVIDIA's packages for pip.
 * @module
 */
import type { Library } from "./library.ts";

export const toolkitLibraries: readonly Library[] = [
  {
    name: "library_types",
    folder: "nvidia/library-types",
    soname: "",
    headers: ["library_types.h"],
    files: ["library_types.h"],
    // The enums of emulation differ between updates of CUDA 13.0, and no function of the tables takes them.
    enums: /^(cudaDataType|libraryPropertyType)$/,
    defines: [],
    exported: [],
    functions: /^$/,
    macros: /^$/,
    summary: "",
  },
  {
    name: "cublas",
    soname: "libcublas.so",
    headers: ["cublas_v2.h", "cublasXt.h"],
    needs: ["nv/target"],
    // cublas.h has the functions of the first version, whose names mean others here.
    files: ["cublas_v2.h", "cublas_api.h", "cublasXt.h"],
    defines: [],
    exported: [],
    cxxOnly: "cublas",
    functions: /^cublas/,
    macros: /^CUBLAS_/,
    summary: "Signatures of the functions of cublas_v2.h and cublasXt.h: result type, then parameter types.",
  },
  {
    name: "cublaslt",
    soname: "libcublasLt.so",
    headers: ["cublasLt.h"],
    needs: ["nv/target"],
    files: ["cublasLt.h"],
    defines: [],
    enumsFrom: "cublas",
    exported: [],
    functions: /^cublasLt/,
    // These pass the size of the struct to an export that ends in _internal.
    inline: /^cublasLt\w+Init$/,
    macros: /^CUBLASLT_/,
    summary: "Signatures of the functions of cublasLt.h: result type, then parameter types.",
  },
  {
    name: "cufft",
    soname: "libcufft.so",
    headers: ["cufft.h", "cufftXt.h"],
    files: ["cufft.h", "cufftXt.h", "cudalibxt.h"],
    defines: [],
    exported: [],
    functions: /^cufft/,
    macros: /^CUFFT_|^MAX_CUFFT_ERROR$|^CUDA_XT_|^MAX_CUDA_/,
    summary: "Signatures of the functions of cufft.h and cufftXt.h: result type, then parameter types.",
  },
  {
    name: "curand",
    soname: "libcurand.so",
    headers: ["curand.h"],
    files: ["curand.h"],
    defines: [],
    exported: [],
    functions: /^curand/,
    macros: /^CURAND_/,
    summary: "Signatures of the functions of curand.h: result type, then parameter types.",
  },
  {
    name: "cusolver",
    soname: "libcusolver.so",
    headers: ["cusolverDn.h"],
    needs: ["nv/target"],
    files: ["cusolverDn.h", "cusolver_common.h"],
    defines: [],
    enumsFrom: "cublas",
    exported: [],
    functions: /^cusolver/,
    macros: /^CUSOLVER/,
    summary: "Signatures of the functions of cusolverDn.h: result type, then parameter types.",
  },
  {
    name: "nvjitlink",
    soname: "libnvJitLink.so",
    headers: ["nvJitLink.h"],
    files: ["nvJitLink.h"],
    defines: [],
    exported: [],
    inlineWrappers: true,
    functions: /^nvJitLink/,
    macros: /^NVJITLINK_/,
    // Before CUDA 13, these names mean other errors, so their values depend on the library.
    skippedMacros: /^NVJITLINK_ERROR_/,
    summary: "Signatures of the functions of nvJitLink.h: result type, then parameter types.",
  },
];

/**
 * Declarations of the committed NVIDIA tables as plain data, for a comparison with C.
 * @module
 */
import * as cublasConstants from "../cublas/constants.ts";
import * as cublas from "../cublas/functions.ts";
import * as cublasltConstants from "../cublaslt/constants.ts";
import * as cublaslt from "../cublaslt/functions.ts";
import * as cublasltStructs from "../cublaslt/structs.ts";
import * as cudaConstants from "../cuda/constants.ts";
import * as cuda from "../cuda/functions.ts";
import * as interopConstants from "../cuda/interop/constants.ts";
import * as interop from "../cuda/interop/functions.ts";
import * as interopStructs from "../cuda/interop/structs.ts";
import * as cudaStructs from "../cuda/structs.ts";
import * as cufftConstants from "../cufft/constants.ts";
import * as cufft from "../cufft/functions.ts";
import * as cufftStructs from "../cufft/structs.ts";
import * as cufileConstants from "../cufile/constants.ts";
import * as cufile from "../cufile/functions.ts";
import * as cufileStructs from "../cufile/structs.ts";
import * as curandConstants from "../curand/constants.ts";
import * as curand from "../curand/functions.ts";
import * as cusolverConstants from "../cusolver/constants.ts";
import * as cusolver from "../cusolver/functions.ts";
import * as dlpackConstants from "../dlpack/constants.ts";
import * as dlpackStructs from "../dlpack/structs.ts";
import * as efadvConstants from "../efadv/constants.ts";
import * as efadv from "../efadv/functions.ts";
import * as efadvStructs from "../efadv/structs.ts";
import * as gdrcopyConstants from "../gdrcopy/constants.ts";
import * as gdrcopy from "../gdrcopy/functions.ts";
import * as gdrcopyStructs from "../gdrcopy/structs.ts";
import * as hipConstants from "../hip/constants.ts";
import * as hip from "../hip/functions.ts";
import * as hipStructs from "../hip/structs.ts";
import * as hsaConstants from "../hsa/constants.ts";
import * as hsa from "../hsa/functions.ts";
import * as hsaStructs from "../hsa/structs.ts";
import * as uringConstants from "../io_uring/constants.ts";
import * as uringStructs from "../io_uring/structs.ts";
import type { Arch } from "../layout/index.ts";
import type { StructType } from "../layout/struct-types.ts";
import * as mlx5dvConstants from "../mlx5dv/constants.ts";
import * as mlx5dv from "../mlx5dv/functions.ts";
import * as mlx5dvStructs from "../mlx5dv/structs.ts";
import * as ncclConstants from "../nccl/constants.ts";
import * as nccl from "../nccl/functions.ts";
import * as ncclStructs from "../nccl/structs.ts";
import type { StructParameters } from "../nvidia/by-value.ts";
import * as libraryTypes from "../nvidia/library-types/constants.ts";
import * as nvjitlinkConstants from "../nvjitlink/constants.ts";
import * as nvjitlink from "../nvjitlink/functions.ts";
import * as nvmeConstants from "../nvme/constants.ts";
import * as nvmeStructs from "../nvme/structs.ts";
import * as nvmlConstants from "../nvml/constants.ts";
import * as nvml from "../nvml/functions.ts";
import * as nvmlStructs from "../nvml/structs.ts";
import * as nvrtcConstants from "../nvrtc/constants.ts";
import * as nvrtc from "../nvrtc/functions.ts";
import * as nvtxConstants from "../nvtx/constants.ts";
import * as nvtx from "../nvtx/functions.ts";
import * as nvtxStructs from "../nvtx/structs.ts";
import type { Table } from "../runtime/types.ts";
import * as vfioConstants from "../vfio/constants.ts";
import * as vfioStructs from "../vfio/structs.ts";
import { type DeclaredStructs, describe } from "./declared.ts";
import type { Library } from "./libraries/library.ts";

interface Module {
  readonly constants: Record<string, unknown>;
  readonly structs: Record<string, unknown>;
  readonly functions: Table;
  readonly byValue: Readonly<Record<string, StructParameters>>;
  readonly apiNames?: Readonly<Record<string, string>>;
}

const MODULES: Record<Library["name"], Module> = {
  cuda: { constants: cudaConstants, structs: cudaStructs, ...cuda },
  interop: { constants: interopConstants, structs: interopStructs, ...interop },
  nvrtc: { constants: nvrtcConstants, structs: {}, ...nvrtc },
  nvml: { constants: nvmlConstants, structs: nvmlStructs, ...nvml },
  nvtx: { constants: nvtxConstants, structs: nvtxStructs, ...nvtx },
  library_types: { constants: libraryTypes, structs: {}, functions: {}, byValue: {} },
  cublas: { constants: cublasConstants, structs: {}, ...cublas },
  cublaslt: { constants: cublasltConstants, structs: cublasltStructs, ...cublaslt },
  cufft: { constants: cufftConstants, structs: cufftStructs, ...cufft },
  curand: { constants: curandConstants, structs: {}, ...curand },
  cusolver: { constants: cusolverConstants, structs: {}, ...cusolver },
  nvjitlink: { constants: nvjitlinkConstants, structs: {}, ...nvjitlink },
  nccl: { constants: ncclConstants, structs: ncclStructs, ...nccl },
  cufile: { constants: cufileConstants, structs: cufileStructs, ...cufile },
  gdrcopy: { constants: gdrcopyConstants, structs: gdrcopyStructs, ...gdrcopy },
  mlx5dv: { constants: mlx5dvConstants, structs: mlx5dvStructs, ...mlx5dv },
  efadv: { constants: efadvConstants, structs: efadvStructs, ...efadv },
  io_uring: { constants: uringConstants, structs: uringStructs, functions: {}, byValue: {} },
  dlpack: { constants: dlpackConstants, structs: dlpackStructs, functions: {}, byValue: {} },
  vfio: { constants: vfioConstants, structs: vfioStructs, functions: {}, byValue: {} },
  nvme: { constants: nvmeConstants, structs: nvmeStructs, functions: {}, byValue: {} },
  hip: { constants: hipConstants, structs: hipStructs, ...hip },
  hsa: { constants: hsaConstants, structs: hsaStructs, ...hsa },
};

const isStruct = (value: unknown): value is StructType =>
  typeof value === "object" && value !== null && "placement" in value;

/** Returns every struct and union of a library once, under its main name. */
export function declaredStructsOf(name: Library["name"], arch: Arch): DeclaredStructs {
  return Object.fromEntries(
    Object.entries(MODULES[name].structs).flatMap(([key, type]) =>
      isStruct(type) && type.name === key ? [[key, describe(type, arch)] as const] : [],
    ),
  );
}

/** Returns every constant of a library. */
export function declaredConstantsOf(name: Library["name"]): Record<string, bigint> {
  return Object.fromEntries(
    Object.entries(MODULES[name].constants).flatMap(([key, value]) =>
      typeof value === "number" || typeof value === "bigint" ? [[key, BigInt(value)] as const] : [],
    ),
  );
}

/** Returns the size of each enum of a library, in bytes. */
export function declaredEnumsOf(name: Library["name"]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(MODULES[name].constants).flatMap(([key, value]) => {
      const type = value as { name?: string; size?: number };
      return typeof value === "object" && type.name === key ? [[key, type.size ?? 0] as const] : [];
    }),
  );
}

/** Returns every name that a library's tables export, including aliases of a type. */
export function declaredNamesOf(name: Library["name"]): ReadonlySet<string> {
  return new Set([...Object.keys(MODULES[name].constants), ...Object.keys(MODULES[name].structs)]);
}

/**
 * Returns the signatures of a library's functions, the parameters that are structs, and the names that alias
 * another export.
 */
export function declaredFunctionsOf(
  name: Library["name"],
): Required<Pick<Module, "functions" | "byValue" | "apiNames">> {
  return { apiNames: {}, ...MODULES[name] };
}

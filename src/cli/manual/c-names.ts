import type { CFunction, Table } from "../../../ffi/runtime/types.ts";
import { unpackText } from "../../process/unpack-text.ts";

export type { CFunction, Table };

/** A C library of the manual: structs, constants, functions, and text from its headers. */
export interface CLibrary {
  readonly title: string;
  /** Exports of the library's tables: struct types, enums, constants. */
  readonly names: Readonly<Record<string, unknown>>;
  /** Signatures of the library's functions. */
  readonly functions: Table;
  readonly prototypes: Readonly<Record<string, string>>;
  readonly memberTypes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly tags: Readonly<Record<string, string>>;
  /** Exported symbol of each C name: cuMemAlloc is cuMemAlloc_v2. */
  readonly apiNames: Readonly<Record<string, string>>;
  /** One line about each function, written for doorbell. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** One line about each struct, and about members by their path: `ibv_send_wr.wr.rdma.rkey`. */
  readonly structDescriptions: Readonly<Record<string, string>>;
}

/** Returns the descriptions of a packed file, which has a line `name: description` for each name. */
function described(archive: string): CLibrary["descriptions"] {
  const lines = unpackText(archive).trimEnd().split("\n");
  return Object.fromEntries(lines.map((line) => /^([\w.]+): (.*)$/.exec(line)!.slice(1)));
}

type HeaderText = Pick<CLibrary, "prototypes" | "memberTypes" | "tags">;

/** Returns the text of the baseline's headers with the functions and structs of later releases. */
const withNewer = (text: HeaderText, newer: HeaderText): HeaderText => ({
  prototypes: { ...text.prototypes, ...newer.prototypes },
  memberTypes: { ...text.memberTypes, ...newer.memberTypes },
  tags: text.tags,
});

const verbs = async (): Promise<CLibrary> => {
  const [constants, structs, newer, functions, text, newerText, { archive }, ofStructs] = await Promise.all([
    import("../../../ffi/ibverbs/constants.ts"),
    import("../../../ffi/ibverbs/structs.ts"),
    import("../../../ffi/ibverbs/newer.ts"),
    import("../../../ffi/ibverbs/functions.ts"),
    import("../../../ffi/ibverbs/generated/c-text.ts"),
    import("../../../ffi/ibverbs/generated/newer-c-text.ts"),
    import("./generated/verbs.ts"),
    import("./generated/verbs-structs.ts"),
  ]);
  return {
    title: "libibverbs (infiniband/verbs.h)",
    names: { ...constants, ...newer, ...structs },
    functions: {
      ...functions.functions,
      ...functions.inlineFunctions,
      ...newer.newerFunctions,
      ...newer.newerInlineFunctions,
    },
    ...withNewer(text, newerText),
    apiNames: {},
    descriptions: described(archive),
    structDescriptions: described(ofStructs.archive),
  };
};

const connectionManager = async (): Promise<CLibrary> => {
  const [constants, structs, newer, functions, text, newerText, { archive }, ofStructs] = await Promise.all([
    import("../../../ffi/rdmacm/constants.ts"),
    import("../../../ffi/rdmacm/structs.ts"),
    import("../../../ffi/rdmacm/newer.ts"),
    import("../../../ffi/rdmacm/functions.ts"),
    import("../../../ffi/rdmacm/generated/c-text.ts"),
    import("../../../ffi/rdmacm/generated/newer-c-text.ts"),
    import("./generated/rdmacm.ts"),
    import("./generated/rdmacm-structs.ts"),
  ]);
  return {
    title: "librdmacm (rdma/rdma_cma.h, rdma_verbs.h, rsocket.h)",
    names: { ...constants, ...newer, ...structs },
    functions: { ...functions.functions, ...functions.inlineFunctions, ...newer.newerFunctions },
    ...withNewer(text, newerText),
    apiNames: {},
    descriptions: described(archive),
    structDescriptions: described(ofStructs.archive),
  };
};

const cuda = async (): Promise<CLibrary> => {
  const [constants, structs, interop, interopStructs, table, text, interopText, { archive }] =
    await Promise.all([
      import("../../../ffi/cuda/constants.ts"),
      import("../../../ffi/cuda/structs.ts"),
      import("../../../ffi/cuda/interop/constants.ts"),
      import("../../../ffi/cuda/interop/structs.ts"),
      import("../../../ffi/cuda/table.ts"),
      import("../../../ffi/cuda/generated/c-text.ts"),
      import("../../../ffi/cuda/interop/generated/c-text.ts"),
      import("./generated/cuda.ts"),
    ]);
  return {
    title: "the CUDA driver (cuda.h)",
    names: { ...constants, ...interop, ...structs, ...interopStructs },
    functions: table.functions,
    prototypes: { ...text.prototypes, ...interopText.prototypes },
    memberTypes: { ...text.memberTypes, ...interopText.memberTypes },
    tags: { ...text.tags, ...interopText.tags },
    apiNames: table.apiNames,
    descriptions: described(archive),
    structDescriptions: {},
  };
};

const bare = { prototypes: {}, memberTypes: {}, tags: {}, descriptions: {}, structDescriptions: {} };

/** Module with the functions of a library. */
interface Functions {
  readonly functions: Table;
  readonly inlineFunctions?: Table;
  readonly apiNames?: CLibrary["apiNames"];
}

/** Returns the loader of a library whose headers have no text here. `load` imports its functions, then its names. */
const plain =
  (title: string, load: () => readonly [Functions | Promise<Functions>, ...Promise<object>[]]) =>
  async (): Promise<CLibrary> => {
    const [{ functions, inlineFunctions, apiNames = {} }, ...names] = await Promise.all(load());
    return {
      ...bare,
      title,
      names: Object.assign({}, ...names),
      functions: { ...functions, ...inlineFunctions },
      apiNames,
    };
  };

const nvrtc = plain("NVRTC (nvrtc.h)", () => [
  import("../../../ffi/nvrtc/functions.ts"),
  import("../../../ffi/nvrtc/constants.ts"),
]);

const nvml = plain("NVML (nvml.h)", () => [
  import("../../../ffi/nvml/functions.ts"),
  import("../../../ffi/nvml/constants.ts"),
  import("../../../ffi/nvml/structs.ts"),
]);

const nvtx = plain("NVTX (nvToolsExt.h)", () => [
  import("../../../ffi/nvtx/functions.ts"),
  import("../../../ffi/nvtx/constants.ts"),
  import("../../../ffi/nvtx/structs.ts"),
]);

const nccl = plain("NCCL (nccl.h)", () => [
  import("../../../ffi/nccl/functions.ts"),
  import("../../../ffi/nccl/constants.ts"),
  import("../../../ffi/nccl/structs.ts"),
]);

const cufile = plain("cuFile (cufile.h)", () => [
  import("../../../ffi/cufile/functions.ts"),
  import("../../../ffi/cufile/constants.ts"),
  import("../../../ffi/cufile/structs.ts"),
]);

const cublas = plain("cuBLAS (cublas_v2.h, cublasXt.h)", () => [
  import("../../../ffi/cublas/functions.ts"),
  import("../../../ffi/cublas/constants.ts"),
]);

const cublaslt = plain("cuBLASLt (cublasLt.h)", () => [
  import("../../../ffi/cublaslt/functions.ts"),
  import("../../../ffi/cublaslt/constants.ts"),
  import("../../../ffi/cublaslt/structs.ts"),
]);

const cufft = plain("cuFFT (cufft.h, cufftXt.h)", () => [
  import("../../../ffi/cufft/functions.ts"),
  import("../../../ffi/cufft/constants.ts"),
  import("../../../ffi/cufft/structs.ts"),
]);

const curand = plain("cuRAND (curand.h)", () => [
  import("../../../ffi/curand/functions.ts"),
  import("../../../ffi/curand/constants.ts"),
]);

const cusolver = plain("cuSOLVER (cusolverDn.h)", () => [
  import("../../../ffi/cusolver/functions.ts"),
  import("../../../ffi/cusolver/constants.ts"),
]);

const nvjitlink = plain("nvJitLink (nvJitLink.h)", () => [
  import("../../../ffi/nvjitlink/functions.ts"),
  import("../../../ffi/nvjitlink/constants.ts"),
]);

const libraryTypes = plain("CUDA's libraries (library_types.h)", () => [
  { functions: {} },
  import("../../../ffi/nvidia/library-types/constants.ts"),
]);

/** The libraries, loaded on first use and matched by the prefix of a name. */
export const libraries: readonly { readonly names: RegExp; readonly load: () => Promise<CLibrary> }[] = [
  { names: /^(_?ibv_|IBV_|ib_uverbs|verbs_|mult_to|mbps_to)/i, load: verbs },
  { names: /^rdma_/i, load: connectionManager },
  { names: /^cu(?!file|blas|fft|rand|solver)/i, load: cuda },
  { names: /^cublas(?!lt)/i, load: cublas },
  { names: /^cublaslt/i, load: cublaslt },
  { names: /^cufft|^cuda(lib)?xt/i, load: cufft },
  { names: /^curand/i, load: curand },
  { names: /^cusolver/i, load: cusolver },
  { names: /^nvjitlink/i, load: nvjitlink },
  { names: /^cudaDataType|^libraryProperty|^CUDA_[RC]_\d/i, load: libraryTypes },
  { names: /^nvrtc/i, load: nvrtc },
  { names: /^nvml/i, load: nvml },
  { names: /^nvtx/i, load: nvtx },
  { names: /^nccl/i, load: nccl },
  { names: /^cufile/i, load: cufile },
];

/** Returns the libraries whose prefix matches the name, or all of them. */
export async function librariesFor(name: string): Promise<readonly CLibrary[]> {
  const likely = libraries.filter(({ names }) => names.test(name));
  return Promise.all((likely.length > 0 ? likely : libraries).map(({ load }) => load()));
}

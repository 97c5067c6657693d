/** Library to read, with the headers to include and the declarations that belong to its table. */
export interface Library {
  /** Folder below ffi, also part of the name of the recorded facts. */
  name:
    | "cuda"
    | "interop"
    | "nvrtc"
    | "nvml"
    | "nvtx"
    | "library_types"
    | "cublas"
    | "cublaslt"
    | "cufft"
    | "curand"
    | "cusolver"
    | "nvjitlink"
    | "nccl"
    | "cufile"
    | "gdrcopy"
    | "dlpack"
    | "vfio"
    | "nvme"
    | "hip"
    | "hsa"
    | "io_uring"
    | "mlx5dv"
    | "efadv";
  /** Folder of the tables when it differs from `name`, such as "cuda/interop". */
  folder?: string;
  soname: string;
  headers: readonly string[];
  /** Further headers that `headers` include. */
  needs?: readonly string[];
  /** Headers whose declarations belong to the table, by file name. */
  files: readonly string[];
  /** Pattern of the records and enums that the table takes. Undefined takes all records and enums. */
  records?: RegExp;
  enums?: RegExp;
  /** Folder below ffi whose enums the headers use; "cuda" by default. */
  enumsFrom?: string;
  /** Text in place of a version number, such as "of Debian 12". */
  release?: string;
  /** Source of the version number: a header, and a regular expression for each part of the version. */
  version?: { readonly file: string; readonly parts: readonly RegExp[] };
  /** Macros that every program needs to define. */
  defines: readonly string[];
  /** Macros under which the headers declare the exported symbols under their real names. */
  exported: readonly string[];
  /** Macro under which names mean the variants for the per-thread default stream. */
  perThread?: string;
  functions: RegExp;
  /** Part of the names of the functions that the headers declare for C++ alone, such as those of __half. */
  cxxOnly?: string;
  /**
   * True when the header defines its functions inline, as calls of symbols that end in the version. The library
   * exports the plain names too.
   */
  inlineWrappers?: boolean;
  /** True when only functions with a versioned symbol are exported and the rest of the header is inline. */
  versionedSymbols?: boolean;
  /**
   * Pattern of the inline functions that get rows in a table of their own. Their implementation in inline.ts
   * is written by hand.
   */
  inline?: RegExp;
  /** True for a large table, whose declarations do not repeat each signature and the type of each aliased name. */
  compact?: boolean;
  macros: RegExp;
  skippedMacros?: RegExp;
  /** True where the table keeps functions that newer headers lack, for libraries of earlier versions. */
  keepsRemoved?: boolean;
  /** Doc comment of the function table. */
  summary: string;
}

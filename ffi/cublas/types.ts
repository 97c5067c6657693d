import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * Functions of cuBLAS that cublas_v2.h and cublasXt.h declare. Results are a cublasStatus_t. A name has its
 * meaning in C: `cublasSgemm` is the export `cublasSgemm_v2`, which is also in the table. Alpha, beta and other
 * scalars are addresses, as in C.
 */
export interface Cublas extends Functions, LibraryFacts<keyof Functions> {}

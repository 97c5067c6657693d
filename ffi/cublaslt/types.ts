import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions, InlineFunctions } from "./functions.ts";

/**
 * Functions of cuBLASLt that cublasLt.h declares. Results are a cublasStatus_t.
 */
export interface Cublaslt extends Functions, InlineFunctions, LibraryFacts<keyof Functions> {}

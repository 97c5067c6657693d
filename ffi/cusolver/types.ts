import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * Functions of cuSOLVER that cusolverDn.h declares. Results are a cusolverStatus_t.
 */
export interface Cusolver extends Functions, LibraryFacts<keyof Functions> {}

import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * The functions of libcufile.so.0 (CUDA 13.0's cufile.h). Most return a CUfileError_t by value: 8 bytes, here a bigint;
 * `cufileError` takes it apart.
 */
export interface Cufile extends Functions, LibraryFacts<keyof Functions> {}

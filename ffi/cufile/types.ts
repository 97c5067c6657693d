import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * Functions of libcufile.so.0 (cufile.h of CUDA 13.0). Most return a CUfileError_t by value, here a bigint of
 * 8 bytes. `cufileError` splits it into members.
 */
export interface Cufile extends Functions, LibraryFacts<keyof Functions> {}

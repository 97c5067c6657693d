import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * Functions of libnvidia-ml.so.1 (CUDA 13.0's nvml.h) under their exported names. Results are an
 * nvmlReturn_t.
 */
export interface Nvml extends Functions, LibraryFacts<keyof Functions> {}

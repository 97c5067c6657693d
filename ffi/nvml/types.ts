import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/** The functions of libnvidia-ml.so.1 (CUDA 13.0's nvml.h) under their exported names: results are an nvmlReturn_t. */
export interface Nvml extends Functions, LibraryFacts<keyof Functions> {}

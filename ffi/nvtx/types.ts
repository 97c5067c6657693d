import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/** Functions of NVTX 3 (CUDA 13.0's nvtx3/*.h) under their exported names. Without a tool they do nothing. */
export interface Nvtx extends Functions, LibraryFacts<keyof Functions> {}

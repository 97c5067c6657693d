import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * Functions of cuFFT that cufft.h and cufftXt.h declare. Results are a cufftResult.
 */
export interface Cufft extends Functions, LibraryFacts<keyof Functions> {}

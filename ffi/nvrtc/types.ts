import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * The functions of libnvrtc (CUDA 13.0's nvrtc.h): results are an nvrtcResult. `library` is the file, which belongs into
 * the key of a compile cache beside `nvrtcVersion`.
 */
export interface Nvrtc extends Functions, LibraryFacts<keyof Functions> {}

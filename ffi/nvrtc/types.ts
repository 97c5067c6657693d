import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * Functions of libnvrtc (CUDA 13.0's nvrtc.h). Results are an nvrtcResult. The key of a compile cache must
 * contain both `library`, the path of the file, and the result of `nvrtcVersion`.
 */
export interface Nvrtc extends Functions, LibraryFacts<keyof Functions> {}

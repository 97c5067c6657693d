import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * Functions of nvJitLink that nvJitLink.h declares. Results are an nvJitLinkResult. The header gives each call the
 * symbol of its own release; here it is the plain export, which every release has.
 */
export interface Nvjitlink extends Functions, LibraryFacts<keyof Functions> {}

import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions, InlineFunctions } from "./functions.ts";

/** The header's functions: those of libmlx5.so.1, and those that are inline. */
export interface Mlx5dv extends Functions, InlineFunctions, LibraryFacts<keyof Functions> {}

import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/** The functions of libmlx5.so.1. */
export interface Mlx5dv extends Functions, LibraryFacts<keyof Functions> {}

import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions, InlineFunctions } from "./functions.ts";

/** Functions of mlx5dv.h: the exports of libmlx5.so.1 and the inline functions. */
export interface Mlx5dv extends Functions, InlineFunctions, LibraryFacts<keyof Functions> {}

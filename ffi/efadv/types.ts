import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions, InlineFunctions } from "./functions.ts";

/** Functions of efadv.h: the exports of libefa.so.1 and the inline functions. */
export interface Efadv extends Functions, InlineFunctions, LibraryFacts<keyof Functions> {}

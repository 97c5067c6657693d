import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/** The functions of libefa.so.1. */
export interface Efadv extends Functions, LibraryFacts<keyof Functions> {}

import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * Functions of libnccl.so.2 (nccl.h of 2.30.7). Results are an ncclResult_t. C passes the ncclUniqueId of
 * ncclCommInitRank by value; here it is the address of its 128 bytes.
 */
export interface Nccl extends Functions, LibraryFacts<keyof Functions> {}

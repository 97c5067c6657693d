import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * The functions of libnccl.so.2 (nccl.h of 2.30.7): results are an ncclResult_t. The ncclUniqueId that ncclCommInitRank
 * takes by value is given as the address of its 128 bytes.
 */
export interface Nccl extends Functions, LibraryFacts<keyof Functions> {}

// Connects the layout engine to the runtime seam. Importing this file makes `.pointer`, `.at(address)` and
// `.pool(address, n)` work. ffi/libc imports it.
import { addressOf, memory } from "../runtime/index.ts";
import { setNativeMemory } from "./native-memory.ts";

setNativeMemory({ addressOf, memory });

export * from "./index.ts";

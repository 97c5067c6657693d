// The one file of the layout engine that knows the runtime seam. Importing it makes `.pointer`, `.at(address)`
// and `.pool(address, n)` work; ffi/libc does so, so everything native already has it.
import { addressOf, memory } from "../runtime/index.ts";
import { setNativeMemory } from "./native-memory.ts";

setNativeMemory({ addressOf, memory });

export * from "./index.ts";

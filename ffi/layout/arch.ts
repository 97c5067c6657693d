/** Architectures whose C layouts are described. Both are LP64 and little endian. */
export type Arch = "x64" | "arm64";

/** Architecture of this machine, whose offsets the accessors use. */
export const arch: Arch = globalThis.process?.arch === "arm64" ? "arm64" : "x64";

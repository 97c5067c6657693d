/** Architectures whose C layouts are described: x86-64 and arm64, both LP64 and little endian. */
export type Arch = "x64" | "arm64";

/** The architecture whose offsets the accessors use: this machine's. */
export const arch: Arch = globalThis.process?.arch === "arm64" ? "arm64" : "x64";

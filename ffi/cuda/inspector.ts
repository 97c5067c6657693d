/**
 * What an embedded GPU tells of kernels that it watches; libcuda has nothing like it.
 * @module
 */

type Three = readonly [number, number, number];

/** A line of a kernel's source. */
export interface KernelSource {
  readonly file: string;
  readonly line: number;
}

/** A place in a kernel's code. */
export interface KernelPlace {
  /** The line of the PTX, from 1; 0 where it is not known. */
  readonly line: number;
  /** The line of the source, when it was compiled with -lineinfo. */
  readonly source: KernelSource | undefined;
  /** The line of the PTX as it stands there. */
  readonly instruction: string;
}

/** Something wrong that a checked launch did. */
export interface KernelFinding extends KernelPlace {
  readonly kind:
    | "out of bounds"
    | "misaligned"
    | "uninitialised"
    | "race"
    | "divergent barrier"
    | "barrier never opens";
  /** All of it in a sentence. */
  readonly message: string;
  readonly kernel: string;
  readonly block: Three;
  readonly thread: Three;
  /** The device address. */
  readonly address: number;
  readonly bytes: number;
}

/** A register of a thread: predicates are booleans, 64-bit integers bigints, all else numbers. */
export interface KernelRegister {
  readonly name: string;
  /** "s32", "f32", "pred", ... */
  readonly type: string;
  readonly value: number | bigint | boolean;
}

/** Memory that an instruction touched. */
export interface KernelAccess {
  readonly kind: "read" | "write" | "atomic";
  readonly space: "global" | "shared" | "local";
  /** The device address; in shared and local memory the offset from its start. */
  readonly address: number;
  readonly bytes: number;
}

/** One instruction of a thread that was followed. */
export interface TraceStep extends KernelPlace {
  /** Its guard did not let it run. */
  readonly skipped: boolean;
  readonly wrote: readonly KernelRegister[];
  readonly touched: readonly KernelAccess[];
}

/** A thread that stands still. */
export interface KernelStop extends KernelPlace {
  readonly block: Three;
  readonly thread: Three;
  /** Those that have a meaning at this place. */
  readonly registers: readonly KernelRegister[];
  /** A copy of the block's shared memory, from its start. */
  readonly shared: Uint8Array;
}

/** An instruction of the PTX in a profile, summed over all warps of the launch. */
export interface ProfiledInstruction {
  readonly line: number;
  readonly column: number;
  readonly source: KernelSource | undefined;
  readonly text: string;
  /** With its modifiers. */
  readonly opcode: string;
  /** How many warps ran it, each time counted, and how many of their threads. */
  readonly issued: number;
  readonly threads: number;
  /** Of those that touch memory: instructions of warps, their lanes, and bytes. */
  readonly requests: number;
  readonly lanes: number;
  readonly bytes: number;
  /** Sectors of 32 bytes in global memory, and the fewest for these bytes. */
  readonly sectors: number;
  readonly idealSectors: number;
  /** Passes over the banks of shared memory, and the fewest. */
  readonly passes: number;
  readonly idealPasses: number;
}

/** Where threads are to stop: a line of a source, or of the PTX without a file. */
export interface StopPlace {
  readonly file: string | undefined;
  readonly line: number;
}

/** A launch whose threads stop. */
export interface Stops {
  /** Lets the thread that stopped go on and waits for the next that does; undefined when the launch is done. */
  next(): KernelStop | undefined;
  /** Ends the launch: blocks that stop or have not begun do not go on. */
  quit(): void;
  /** The launch's CUDA error, when it is done. */
  readonly code: number;
}

/** Device memory that is allocated. */
export interface LiveAllocation {
  readonly kind: string;
  readonly address: number;
  readonly bytes: number;
}

/** What a provider may offer besides C's functions. */
export interface Inspector {
  /** The PTX of a kernel (CUfunction): its `.entry`. Undefined for a handle that is none. */
  ptx(kernel: number): string | undefined;
  /** The WebAssembly that a kernel became, as text. */
  wat(kernel: number): string | undefined;
  /** Runs a launch with checks and waits for it: its CUDA error, and what was found. */
  check(launch: () => number): { readonly code: number; readonly findings: readonly KernelFinding[] };
  /** Runs a launch and follows one thread of it, for so many steps. */
  trace(
    launch: () => number,
    followed: { readonly block: Three; readonly thread: number; readonly steps: number },
  ): { readonly code: number; readonly steps: readonly TraceStep[]; readonly truncated: boolean };
  /** Runs a launch and counts its instructions and accesses. */
  profile(launch: () => number): {
    readonly code: number;
    readonly instructions: readonly ProfiledInstruction[];
  };
  /** Begins a launch whose threads stop. */
  stops(
    launch: () => number,
    where: {
      readonly places: readonly StopPlace[];
      readonly block: Three | undefined;
      readonly thread: number | undefined;
      readonly timeoutMs: number;
    },
  ): Stops;
  /** The places that a kernel has code for. */
  lines(kernel: number): readonly { readonly line: number; readonly source: KernelSource | undefined }[];
  /** A copy of device memory as it is now, whatever its streams do; undefined where nothing is allocated. */
  read(address: number, bytes: number): Uint8Array | undefined;
  /** What a context (CUcontext) has allocated and not freed. */
  allocations(context: number): readonly LiveAllocation[];
}

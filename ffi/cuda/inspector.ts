/**
 * Interface through which the soft GPU reports on the kernels that it inspects. libcuda has no such
 * interface.
 * @module
 */

type Three = readonly [number, number, number];

/** A line of a kernel's source. */
export interface KernelSource {
  readonly file: string;
  readonly line: number;
}

/** A position in the code of a kernel. */
export interface KernelPlace {
  /** Line of the PTX, counted from 1; 0 when it is unknown. */
  readonly line: number;
  /** Line of the source, when the kernel was compiled with -lineinfo. */
  readonly source: KernelSource | undefined;
  /** Text of the PTX instruction. */
  readonly instruction: string;
}

/** An error that a checked launch found. */
export interface KernelFinding extends KernelPlace {
  readonly kind:
    | "out of bounds"
    | "misaligned"
    | "read-only"
    | "uninitialised"
    | "race"
    | "divergent barrier"
    | "barrier never opens";
  /** Description of the finding as one sentence. */
  readonly message: string;
  readonly kernel: string;
  readonly block: Three;
  readonly thread: Three;
  /** Device address of the access. */
  readonly address: number;
  readonly bytes: number;
}

/** A register of a thread. Predicates are booleans, 64-bit integers bigints, and all other values numbers. */
export interface KernelRegister {
  readonly name: string;
  /** PTX type of the register, such as "s32", "f32" or "pred". */
  readonly type: string;
  readonly value: number | bigint | boolean;
}

/** Memory that an instruction read or wrote. */
export interface KernelAccess {
  readonly kind: "read" | "write" | "atomic";
  readonly space: "global" | "shared" | "local";
  /** Device address. In shared and local memory the offset from the start of that memory. */
  readonly address: number;
  readonly bytes: number;
}

/** One instruction of a traced thread. */
export interface TraceStep extends KernelPlace {
  /** True when the guard predicate skipped the instruction. */
  readonly skipped: boolean;
  readonly wrote: readonly KernelRegister[];
  readonly touched: readonly KernelAccess[];
}

/** A stopped thread. */
export interface KernelStop extends KernelPlace {
  readonly block: Three;
  readonly thread: Three;
  /** Registers that hold a value at the position of the stop. */
  readonly registers: readonly KernelRegister[];
  /** Copy of the shared memory of the block, from its start. */
  readonly shared: Uint8Array;
}

/** An instruction of the PTX in a profile, summed over all warps of the launch. */
export interface ProfiledInstruction {
  readonly line: number;
  readonly column: number;
  readonly source: KernelSource | undefined;
  readonly text: string;
  /** Opcode with its modifiers. */
  readonly opcode: string;
  /** Number of executions by a warp. */
  readonly issued: number;
  /** Number of executions by a thread. */
  readonly threads: number;
  /** Number of memory requests, one for each warp; 0 for other instructions. */
  readonly requests: number;
  /** Number of accesses by a thread; 0 for other instructions. */
  readonly lanes: number;
  /** Number of accessed bytes; 0 for other instructions. */
  readonly bytes: number;
  /** Number of accessed 32-byte sectors of global memory. */
  readonly sectors: number;
  /** Smallest possible number of sectors for these bytes. */
  readonly idealSectors: number;
  /** Number of passes over the banks of shared memory. */
  readonly passes: number;
  /** Smallest possible number of passes for these bytes. */
  readonly idealPasses: number;
}

/** Position where threads stop: a line of a source file, or of the PTX when no file is given. */
export interface StopPlace {
  readonly file: string | undefined;
  readonly line: number;
}

/** A launch whose threads stop at given positions. */
export interface Stops {
  /** Resumes the stopped thread and waits for the next stop. Returns undefined when the launch is done. */
  next(): KernelStop | undefined;
  /** Ends the launch. Stopped blocks and blocks that have not started do not run. */
  quit(): void;
  /** CUDA error of the launch, once it is done. */
  readonly code: number;
}

/** An allocation of device memory that was not freed. */
export interface LiveAllocation {
  readonly kind: string;
  readonly address: number;
  readonly bytes: number;
}

/** Functions that a provider may offer besides the C functions. */
export interface Inspector {
  /** Returns the PTX of a kernel (CUfunction), its `.entry`, or undefined for any other handle. */
  ptx(kernel: number): string | undefined;
  /** Returns the WebAssembly of a kernel as text. */
  wat(kernel: number): string | undefined;
  /** Runs a launch with checks and waits for it. Returns its CUDA error and the findings. */
  check(launch: () => number): { readonly code: number; readonly findings: readonly KernelFinding[] };
  /** Runs a launch and traces one of its threads for a given number of instructions. */
  trace(
    launch: () => number,
    followed: { readonly block: Three; readonly thread: number; readonly steps: number },
  ): { readonly code: number; readonly steps: readonly TraceStep[]; readonly truncated: boolean };
  /** Runs a launch and counts its instructions and memory accesses. */
  profile(launch: () => number): {
    readonly code: number;
    readonly instructions: readonly ProfiledInstruction[];
  };
  /** Starts a launch whose threads stop at given positions. */
  stops(
    launch: () => number,
    where: {
      readonly places: readonly StopPlace[];
      readonly block: Three | undefined;
      readonly thread: number | undefined;
      readonly timeoutMs: number;
    },
  ): Stops;
  /** Returns the lines for which a kernel has code. */
  lines(kernel: number): readonly { readonly line: number; readonly source: KernelSource | undefined }[];
  /**
   * Copies device memory as it is now, without waiting for streams. Returns undefined for memory that is not
   * allocated.
   */
  read(address: number, bytes: number): Uint8Array | undefined;
  /** Returns the missing feature of a call that just returned CUDA_ERROR_NOT_SUPPORTED, if the provider names it. */
  refusedFeature(): string | undefined;
  /** Returns the bytes of a device's memory that its BAR shows. */
  windowBytes(ordinal: number): number;
  /** Returns the time limit of calls that wait for work which nothing completes, in milliseconds. */
  waitLimitMs(): number;
  /** Returns the memory that a context (CUcontext) has allocated and not freed. */
  allocations(context: number): readonly LiveAllocation[];
}

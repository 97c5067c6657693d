import type { Buffer, Device, Kernel, Module, Stream } from "../../cuda/index.ts";
import type { Membership } from "../membership.ts";
import { type CollectiveType, elementBytes, kernelText } from "./element.ts";
import type { GroupMemory } from "./group-memory.ts";
import { type CallNumbers, RecentCalls, signatureOf } from "./recent-calls.ts";

/** What one launch puts into staging memory and takes out of it: kernels/collective.cu's Plan. */
export interface MovePlan {
  /** Elements of a piece. */
  readonly count: number;
  /** Pieces that this rank puts in, and elements between them. */
  readonly pieces: number;
  readonly inStride: number;
  /** Ranks that it takes from, of each this piece, and elements between them in the output. */
  readonly first: number;
  readonly peers: number;
  readonly piece: number;
  readonly outStride: number;
  readonly operation: number;
  /** Pieces side by side in staging memory. */
  readonly room: number;
}

const parameters = "ptr, ptr, u32, u32, u32, u32, i64, ptr, ptr, bytes 72";

interface Kernels {
  readonly module: Module;
  readonly move: Kernel;
  readonly twoShot: Kernel;
}

/** Launches the collectives' kernels: what does not change from call to call is written down once. */
export class Launcher {
  readonly calls: RecentCalls = new RecentCalls();
  readonly #device: Device;
  readonly #membership: Membership;
  readonly #kernels = new Map<CollectiveType, Kernels>();
  /** Those that have been given something. */
  readonly #streams = new Set<Stream>();
  readonly #plan = new Uint32Array(18);
  readonly #limitNanoseconds: number;
  readonly #threads: number;

  constructor(device: Device, membership: Membership, limitMs: number) {
    this.#device = device;
    this.#membership = membership;
    this.#limitNanoseconds = Math.min(limitMs, 1e9) * 1e6;
    this.#threads = device.provider === "soft" ? 256 : 512;
  }

  #of(type: CollectiveType): Kernels {
    let kernels = this.#kernels.get(type);
    if (kernels === undefined) {
      const module = this.#device.loadModule(kernelText[type]);
      const move = module.kernel("move", parameters);
      const twoShot = module.kernel("two_shot", parameters);
      this.#kernels.set(type, (kernels = { module, move, twoShot }));
    }
    return kernels;
  }

  /** Loads a type's kernels, which takes a while, before they are needed. */
  prepare(type: CollectiveType): void {
    this.#of(type);
  }

  launch(
    memory: GroupMemory,
    how: "move" | "twoShot",
    call: CallNumbers,
    plan: MovePlan,
    { input, output, type, stream }: Operands,
  ): void {
    const kernel = this.#of(type)[how];
    const { rank, size } = this.#membership;
    const number = this.calls.add(call);
    this.#write(plan, memory);
    const bytes = plan.count * elementBytes[type];
    const threads = Math.max(Math.ceil(size / 32) * 32, this.#threads);
    // The same on all ranks, since it follows from what must be the same.
    const grid = Math.max(1, Math.min(memory.blocks, Math.ceil(bytes / (threads * 16))));
    if (!this.#streams.has(stream)) this.#streams.add(stream);
    kernel.launch({ grid, block: threads, stream }, [
      memory.places,
      memory.hostBuffer,
      rank,
      size,
      signatureOf(call),
      number,
      this.#limitNanoseconds,
      input.pointer,
      output.pointer,
      this.#plan,
    ]);
  }

  #write(plan: MovePlan, { half, staging }: GroupMemory): void {
    const words = this.#plan;
    const long = (at: number, value: number): void => {
      words[at] = value >>> 0;
      words[at + 1] = Math.floor(value / 2 ** 32);
    };
    long(0, plan.count);
    words[2] = plan.pieces;
    long(4, plan.inStride);
    words[6] = plan.first;
    words[7] = plan.peers;
    words[8] = plan.piece;
    long(10, plan.outStride);
    words[12] = plan.operation;
    words[13] = plan.room;
    long(14, half);
    long(16, staging);
  }

  /** Have all streams done what they were given? What went wrong in them is not told here. */
  get idle(): boolean {
    for (const stream of this.#streams) {
      if (stream.closed || !isBusy(stream)) this.#streams.delete(stream);
    }
    return this.#streams.size === 0;
  }

  close(): void {
    for (const { module } of this.#kernels.values()) module.close();
    this.#kernels.clear();
  }
}

function isBusy(stream: Stream): boolean {
  try {
    return !stream.idle;
  } catch {
    // Broken by something else, which whoever waits for it hears.
    return false;
  }
}

/** What a call works on. */
export interface Operands {
  readonly input: Buffer;
  readonly output: Buffer;
  readonly type: CollectiveType;
  readonly stream: Stream;
}

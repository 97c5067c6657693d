import { ClosedError, DoorbellError } from "../../../errors.ts";
import { Resource } from "../../../lifetime/resource.ts";
import { threadPool } from "../io/engines.ts";
import { Job } from "../io/job-table.ts";
import { activate, advanceAll, deactivate } from "../pipeline/reactor.ts";
import { StorageError } from "../pipeline/storage-error.ts";
import type { Target } from "../pipeline/target.ts";
import type { Moved, TransferFile } from "../pipeline/transfer-plan.ts";
import { failureOf } from "./cufile-driver.ts";
import type { CufileHandle } from "./cufile-handle.ts";

/** Size of one cuFile call, in bytes. The calls block, so several run at once on threads. */
const pieceBytes = 16 << 20;
const waitMs = 10_000;

/** Transfer to run with cuFile. */
export interface CufilePlan {
  readonly write: boolean;
  readonly file: TransferFile;
  readonly handle: CufileHandle;
  readonly target: Target;
  readonly fileOffset: number;
  readonly bufferOffset: number;
  readonly bytes: number;
}

/** One read or write by cuFileRead or cuFileWrite. It is a child of the memory and of the file. */
export class CufileTransfer extends Resource {
  readonly engine = threadPool();
  readonly #plan: CufilePlan;
  readonly #done: Float64Array;
  #next = 0;
  #running = 0;
  #failure: unknown;
  #settled = false;
  #resolve!: (moved: Moved) => void;
  #reject!: (error: unknown) => void;
  readonly over: Promise<Moved>;

  constructor(plan: CufilePlan) {
    super();
    this.#plan = plan;
    this.#done = new Float64Array(Math.ceil(plan.bytes / pieceBytes)).fill(-1);
    this.over = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // cuFile does not wait for earlier work of the stream.
    plan.target.device?.stream.synchronize();
    this.own(plan.target.owner, plan.file);
    this.need(plan.target.owner);
    activate(this);
  }

  get label(): string {
    return `cuFile's ${this.#plan.write ? "write" : "read"} of ${this.#plan.file.path}`;
  }

  cancel(reason: unknown): void {
    this.#failure ??= reason;
  }

  advance(): boolean {
    let news = false;
    while (
      this.#failure === undefined &&
      this.#next < this.#done.length &&
      this.#running < this.engine.threads
    ) {
      if (!this.#begin(this.#next)) break;
      this.#next++;
      news = true;
    }
    if (this.#running > 0 || (this.#failure === undefined && this.#next < this.#done.length)) return news;
    deactivate(this);
    this.#settle();
    this.close();
    return true;
  }

  #begin(index: number): boolean {
    const { write, handle, target, fileOffset, bufferOffset, bytes } = this.#plan;
    const from = index * pieceBytes;
    const job = this.engine.run({
      kind: write ? Job.cuFileWrite : Job.cuFileRead,
      fields: {
        address: target.pointer,
        bytes: Math.min(pieceBytes, bytes - from),
        offset: fileOffset + from,
        extra: Number(handle.value & 0xffff_ffffn),
        extra3: Number(handle.value >> 32n),
        extra2: bufferOffset + from,
        context: target.device?.pointer ?? 0,
      },
      ended: (result) => {
        this.#running--;
        this.#done[index] = Math.max(0, result);
        if (result < 0) this.#failure ??= this.#error(-result, fileOffset + from);
      },
    });
    if (job === undefined) return false;
    this.#running++;
    return true;
  }

  #error(code: number, fileOffset: number): Error {
    const { write, file } = this.#plan;
    if (code < 5000)
      return new StorageError(write ? "write" : "read", file.path, code, {
        fileOffset,
        bytes: this.#prefix(),
      });
    return new DoorbellError(`${this.label}: ${failureOf(BigInt(code))}`);
  }

  #prefix(): number {
    let bytes = 0;
    for (let i = 0; i < this.#done.length; i++) {
      const done = this.#done[i]!;
      if (done > 0) bytes += done;
      if (done < Math.min(pieceBytes, this.#plan.bytes - i * pieceBytes)) break;
    }
    return bytes;
  }

  #settle(): void {
    if (this.#settled) return;
    this.#settled = true;
    const bytes = this.#prefix();
    if (this.#failure !== undefined) this.#reject(this.#failure);
    else {
      const rest = { bounces: 0, bouncedBytes: 0, directBytes: bytes, cachedBytes: 0 };
      this.#resolve({ bytes, endOfFile: bytes < this.#plan.bytes, ...rest });
    }
  }

  protected release(): void {
    if (!this.#settled) this.#failure ??= new ClosedError(`${this.label}: the memory or the file`);
    for (const until = performance.now() + waitMs; this.#running > 0 && performance.now() < until; ) {
      advanceAll();
      if (this.#running > 0) this.engine.waitBriefly();
    }
    if (this.#running > 0) throw new DoorbellError(`${this.label}: cuFile has not ended after ${waitMs} ms`);
    deactivate(this);
    this.#settle();
  }
}

import { closeSync, fdatasyncSync, fstatSync } from "node:fs";
import { checkOptions } from "../../arguments/index.ts";
import { retaining } from "../../cuda/memory/buffer-holder.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { type BatchEnd, type BatchRequest, runBatch } from "./batch.ts";
import { cufileDriver } from "./cufile/cufile-driver.ts";
import { CufileHandle } from "./cufile/cufile-handle.ts";
import { transferOnStream } from "./on-stream.ts";
import type { TransferResult } from "./pipeline/storage-error.ts";
import { type StorageTarget, targetOf } from "./pipeline/target.ts";
import type { TransferFile } from "./pipeline/transfer-plan.ts";
import { checkedRange } from "./range.ts";
import { runTransfer } from "./run-transfer.ts";
import {
  type PathPreference,
  type StorageOptions,
  type StorageTransferOptions,
  storageTransferOptions,
} from "./storage-options.ts";
import { type VectorPart, vectorRequests, vectorResult } from "./vector.ts";

/** Checked options of a file. */
export type CheckedStorageOptions = StorageOptions &
  Required<Pick<StorageOptions, "write" | "direct" | "engine" | "require">>;

/** Descriptors of an open file. -1, with a reason, where the page cache cannot be bypassed. */
export interface StorageDescriptors {
  readonly fd: number;
  readonly directFd: number;
  readonly reason: string;
}

/**
 * An open file for transfers to and from GPU memory and host memory, at any offset and length. Each result
 * names the engine, the path and the reason for it.
 *
 * @example
 * await using file = await openStorage(path);
 * const { bytes, path: way, reason, gigabytesPerSecond } = await file.read(buffer, { fileOffset: 4096 });
 */
export class StorageFile extends Resource implements TransferFile {
  readonly path: string;
  readonly options: CheckedStorageOptions;
  /** Descriptor that uses the page cache. */
  readonly fd: number;
  #directFd: number;
  #refusedFd = -1;
  #reason: string;
  #handle: CufileHandle | string | undefined;

  /** @internal Use {@link openStorage}. */
  constructor(path: string, options: CheckedStorageOptions, descriptors: StorageDescriptors) {
    super();
    this.path = path;
    this.options = options;
    this.fd = descriptors.fd;
    this.#directFd = descriptors.directFd;
    this.#reason = descriptors.reason;
    this.own();
  }

  get label(): string {
    return `StorageFile ${this.path}`;
  }

  /** Descriptor that bypasses the page cache (`O_DIRECT`), or -1. */
  get directFd(): number {
    return this.#directFd;
  }

  /** Reason why the page cache is not bypassed, or "". */
  get cacheReason(): string {
    return this.#reason;
  }

  /** Size of the file now, in bytes. */
  get size(): number {
    this.ensureOpen();
    return fstatSync(this.fd).size;
  }

  /** @internal */
  refuseDirect(why: string): void {
    if (this.#directFd < 0) return;
    this.#reason = why;
    // The descriptor stays open as long as the file, because other steps may be using it.
    this.#refusedFd = this.#directFd;
    this.#directFd = -1;
  }

  /** @internal Returns cuFile's handle of the file, or the reason why there is none. */
  cufileHandle(): CufileHandle | string {
    if (this.#handle === undefined) {
      const driver = cufileDriver();
      try {
        this.#handle = typeof driver === "string" ? driver : new CufileHandle(driver, this);
      } catch (error) {
        this.#handle = (error as Error).message.split("\n")[0]!;
      }
    }
    return this.#handle;
  }

  /**
   * Reads from the file into memory: a GPU buffer, an address range, or host memory. Resolves when the bytes
   * have arrived for all later work. With a stream they have arrived for later work of that stream.
   *
   * Rejects with StorageError (EIO, TRUNCATED, ...), which has the number of good bytes before the failure.
   * Rejects with DeadlineError after `timeoutMs` (30 s), or with the reason of the signal. Rejects with
   * NoDirectPathError when `require: "direct"` is impossible, and with ClosedError when the memory or the
   * file is closed meanwhile.
   *
   * @example
   * const { bytes, endOfFile } = await file.read(buffer, { fileOffset: 1000, bytes: 500 });
   */
  read(target: StorageTarget, options?: StorageTransferOptions): Promise<TransferResult> {
    return this.#transfer("read", target, options);
  }

  /**
   * Writes memory to the file, which grows where needed. Earlier work of the device's default stream, or of
   * the given stream, is done before. Rejects as {@link read} does, and with StorageError ENOSPC, EDQUOT and
   * EFBIG.
   *
   * @example
   * await file.write(buffer, { fileOffset: 4096 });
   */
  write(target: StorageTarget, options?: StorageTransferOptions): Promise<TransferResult> {
    return this.#transfer("write", target, options);
  }

  async #transfer(
    what: "read" | "write",
    target: StorageTarget,
    options: StorageTransferOptions | undefined,
  ): Promise<TransferResult> {
    const choice = checkOptions(storageTransferOptions, what, options);
    this.ensureOpen();
    const memory = targetOf(target, `${what}: the memory`);
    const range = checkedRange(this, what, memory, choice);
    const preference: PathPreference = choice.require ?? this.options.require;
    const wait: WaitOptions = {
      timeoutMs: choice.timeoutMs,
      ...(choice.signal && { signal: choice.signal }),
    };
    const transfer = { what, target: memory, range, preference, wait };
    return retaining(target, () =>
      choice.stream === undefined
        ? runTransfer(this, transfer)
        : transferOnStream(this, transfer, choice.stream),
    );
  }

  /**
   * Runs 1 to 4096 reads and writes at once and yields each result as it arrives, in no order. A result
   * carries its own error, and the other requests continue. A request that is not done after `timeoutMs` ends
   * with DeadlineError.
   *
   * @example
   * for await (const { index, result, error } of file.batch([{ target: buffer, bytes: 64 }])) {
   *   console.log(index, error ?? result?.bytes);
   * }
   */
  batch(requests: readonly BatchRequest[], options?: WaitOptions): AsyncGenerator<BatchEnd, void, undefined> {
    this.ensureOpen();
    return runBatch(this, requests, options);
  }

  /**
   * Reads consecutive bytes of the file into several memories.
   *
   * @example
   * await file.readVector([{ target: first }, { target: second, bytes: 100 }], { fileOffset: 8 });
   */
  async readVector(parts: readonly VectorPart[], options?: StorageTransferOptions): Promise<TransferResult> {
    return vectorResult(await this.#vector("read", parts, options));
  }

  /**
   * Writes several memories one after the other into the file.
   *
   * @example
   * await file.writeVector([{ target: header }, { target: buffer }]);
   */
  async writeVector(parts: readonly VectorPart[], options?: StorageTransferOptions): Promise<TransferResult> {
    return vectorResult(await this.#vector("write", parts, options));
  }

  #vector(
    what: "read" | "write",
    parts: readonly VectorPart[],
    options: StorageTransferOptions | undefined,
  ): Promise<TransferResult[]> {
    const all = vectorRequests(what, parts, options).map(({ target, ...each }) => this[what](target, each));
    // The first failure is thrown only when no transfer uses the memory any more.
    return Promise.allSettled(all).then(() => Promise.all(all));
  }

  /**
   * Waits until earlier writes are on the disk (`fdatasync`). It blocks this thread.
   *
   * @example
   * file.sync();
   */
  sync(): void {
    this.ensureOpen();
    fdatasyncSync(this.fd);
  }

  protected release(): void {
    closeSync(this.fd);
    for (const fd of [this.#directFd, this.#refusedFd]) if (fd >= 0) closeSync(fd);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }
}

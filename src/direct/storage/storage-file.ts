import { closeSync, fdatasyncSync, fstatSync } from "node:fs";
import { checkOptions } from "../../arguments/index.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { type BatchEnd, type BatchRequest, runBatch } from "./batch.ts";
import { cufileDriver } from "./cufile/cufile-driver.ts";
import { CufileHandle } from "./cufile/cufile-handle.ts";
import { transferOnStream } from "./on-stream.ts";
import { type StorageTarget, targetOf } from "./pipeline/target.ts";
import type { TransferFile } from "./pipeline/transfer-plan.ts";
import { checkedRange } from "./range.ts";
import { runTransfer } from "./run-transfer.ts";
import {
  type PathWish,
  type StorageOptions,
  type StorageTransferOptions,
  storageTransferOptions,
} from "./storage-options.ts";
import type { TransferResult } from "./transfer-result.ts";
import { type VectorPart, vectorRequests, vectorResult } from "./vector.ts";

/** The options of a file, checked. */
export type CheckedStorageOptions = StorageOptions &
  Required<Pick<StorageOptions, "write" | "direct" | "engine" | "require">>;

/** Descriptors of an open file; -1 where the page cache cannot be bypassed, with the reason. */
export interface StorageDescriptors {
  readonly fd: number;
  readonly directFd: number;
  readonly reason: string;
}

/**
 * A file whose bytes go to and from memory of GPUs and of the host. Any offset and length will do; each result says who moved the
 * bytes, which way, and why not a better one.
 *
 * @example
 * await using file = await openStorage(path);
 * const { bytes, path: way, reason, gigabytesPerSecond } = await file.read(buffer, { fileOffset: 4096 });
 */
export class StorageFile extends Resource implements TransferFile {
  readonly path: string;
  readonly options: CheckedStorageOptions;
  /** The descriptor that goes by the page cache. */
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

  /** The descriptor that bypasses the page cache (`O_DIRECT`); -1 where there is none. */
  get directFd(): number {
    return this.#directFd;
  }

  /** Why the page cache is not bypassed, or "". */
  get cacheReason(): string {
    return this.#reason;
  }

  /** Bytes of the file now. */
  get size(): number {
    this.ensureOpen();
    return fstatSync(this.fd).size;
  }

  /** @internal */
  refuseDirect(why: string): void {
    if (this.#directFd < 0) return;
    this.#reason = why;
    // It stays open as long as the file: other pieces may be using it.
    this.#refusedFd = this.#directFd;
    this.#directFd = -1;
  }

  /** @internal cuFile's handle of it, or why there is none. */
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
   * Reads from the file into memory: a GPU's buffer, a range of addresses, or host memory. Resolves when the bytes are there for
   * everything that follows; with a stream they are there for what follows in it.
   *
   * StorageError (EIO, TRUNCATED, ...) says how many bytes before the failure are good. DeadlineError after `timeoutMs` (30 s), or
   * the signal's reason. NoDirectPathError where `require: "direct"` cannot be. ClosedError when the memory or the file was closed meanwhile.
   *
   * @example
   * const { bytes, endOfFile } = await file.read(buffer, { fileOffset: 1000, bytes: 500 });
   */
  read(target: StorageTarget, options?: StorageTransferOptions): Promise<TransferResult> {
    return this.#transfer("read", target, options);
  }

  /**
   * Writes memory to the file, which grows where needed. What the device's default stream was given before is in it; with a stream, what
   * that was given. Errors as {@link read}'s, and ENOSPC, EDQUOT, EFBIG.
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
    const wish: PathWish = choice.require ?? this.options.require;
    const wait: WaitOptions = {
      timeoutMs: choice.timeoutMs,
      ...(choice.signal && { signal: choice.signal }),
    };
    if (choice.stream === undefined) return runTransfer(this, { what, target: memory, range, wish, wait });
    return transferOnStream(this, { what, target: memory, range, wish, wait }, choice.stream);
  }

  /**
   * Many reads and writes at once, 1 to 4096: gives each one's end as it comes, in no order. An error of one is given with it; the others
   * go on. What is not over after `timeoutMs` ends with DeadlineError.
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
   * Reads bytes that follow each other in the file into several pieces of memory.
   *
   * @example
   * await file.readVector([{ target: first }, { target: second, bytes: 100 }], { fileOffset: 8 });
   */
  async readVector(parts: readonly VectorPart[], options?: StorageTransferOptions): Promise<TransferResult> {
    return vectorResult(await this.#vector("read", parts, options));
  }

  /**
   * Writes several pieces of memory one after the other into the file.
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
    // The first failure is told when none of them touches the memory any more.
    return Promise.allSettled(all).then(() => Promise.all(all));
  }

  /**
   * Waits until what was written is on the disk (`fdatasync`); it blocks.
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

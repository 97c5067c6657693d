import type { Buffer, Device, Event, Stream } from "../../cuda/index.ts";
import { ClosedError, DeadlineError, DoorbellError } from "../../errors.ts";
import { Resource } from "../../lifetime/resource.ts";
import { waitOf } from "../../wait/wait-options.ts";
import { threadPool } from "./io/engines.ts";
import { Job } from "./io/job-table.ts";
import { blockBytes } from "./pipeline/plan.ts";
import { activate, advanceAll, deactivate } from "./pipeline/reactor.ts";
import { NoDirectPathError, StorageError, type TransferResult } from "./pipeline/storage-error.ts";
import type { TransferRequest } from "./run-transfer.ts";
import type { StorageFile } from "./storage-file.ts";

const pieceBytes = 4 << 20;
const drainMs = 10_000;

/**
 * Resources of a device for transfers in stream order: words that the stream writes and waits on, staging
 * memory, and a stream for copies.
 */
interface Kit {
  readonly gate: Buffer<"u32">;
  readonly staging: Buffer<"u8"> | undefined;
  readonly copies: Stream | undefined;
  /** Event behind the gate. It is reached when no stream waits on the gate any more. */
  readonly passed: Event;
}

const kits = new WeakMap<Device, Kit[]>();

function takeKit(device: Device): Kit {
  const list = kits.get(device) ?? [];
  const free = list.findIndex((kit) => kit.passed.reached);
  if (free >= 0) return list.splice(free, 1)[0]!;
  const real = device.provider === "native";
  return {
    passed: device.createEvent({ timing: false }),
    gate: device.allocatePinned(2, "u32"),
    staging: real ? device.allocatePinned(2 * pieceBytes) : undefined,
    copies: real ? device.createStream({ nonBlocking: true }) : undefined,
  };
}

/**
 * Runs a read or write between earlier and later work of a stream. A storage thread waits until the stream
 * reaches the gate, moves the bytes and releases the stream. This thread takes no part, so even a blocking
 * `synchronize()` ends.
 */
export async function transferOnStream(
  file: StorageFile,
  request: TransferRequest,
  stream: Stream,
): Promise<TransferResult> {
  const { what, target, preference, wait, range } = request;
  const { device } = target;
  if (device === undefined)
    throw new TypeError(`${what}: stream order needs GPU memory, not ${target.label}`);
  stream.ensureOpen();
  if (stream.device !== device)
    throw new TypeError(`${what}: ${stream.label} is of another device than ${target.label}`);
  if (preference === "direct" && target.hostAddress === undefined)
    throw new NoDirectPathError(file.path, "in a stream's order a real GPU's bytes go through host memory");
  const { timeoutMs, signal } = waitOf(wait, what);
  signal?.throwIfAborted();
  const start = performance.now();
  const transfer = new StreamTransfer(file, request, stream);
  const timer = setTimeout(
    () => transfer.cancel(new DeadlineError(transfer.label, timeoutMs)),
    Math.min(timeoutMs, 2 ** 31 - 1),
  );
  const abort = () => transfer.cancel(signal?.reason);
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const bytes = await transfer.over;
    if (
      what === "read" &&
      bytes < range.bytes &&
      range.fileEnd !== Number.POSITIVE_INFINITY &&
      range.fileOffset + bytes < Math.min(range.fileEnd, range.fileOffset + range.bytes)
    ) {
      throw new StorageError("read", file.path, "TRUNCATED", { fileOffset: range.fileOffset + bytes, bytes });
    }
    const milliseconds = performance.now() - start;
    const bounced = target.hostAddress === undefined;
    return {
      bytes,
      endOfFile: bytes < range.bytes,
      engine: "threads",
      path: bounced ? "bounce" : transfer.direct ? "direct" : "page cache",
      reason: `in stream order; ${transfer.direct ? target.reason : `by the page cache: ${file.cacheReason || "not aligned to blocks"}`}`,
      bounces: bounced ? Math.ceil(bytes / pieceBytes) : 0,
      bouncedBytes: bounced ? bytes : 0,
      milliseconds,
      gigabytesPerSecond: milliseconds > 0 ? bytes / milliseconds / 1e6 : 0,
    };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

class StreamTransfer extends Resource {
  readonly engine = threadPool();
  readonly label: string;
  readonly direct: boolean;
  readonly #kit: Kit;
  readonly #device: Device;
  #job: number | undefined;
  #ended = false;
  #reason: unknown;
  #settle!: { resolve(bytes: number): void; reject(error: unknown): void };
  readonly over: Promise<number>;

  constructor(file: StorageFile, { what, target, range }: TransferRequest, stream: Stream) {
    super();
    this.label = `${what} of ${file.path} in the order of ${stream.label}`;
    this.over = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    const device = target.device!;
    this.#device = device;
    const { fileOffset, bytes, bufferOffset } = range;
    const staged = target.hostAddress === undefined;
    const places = [fileOffset, bytes, staged ? 0 : target.pointer + bufferOffset];
    this.direct = file.directFd >= 0 && places.every((place) => place % blockBytes === 0);
    this.#kit = takeKit(device);
    const { gate, staging, copies } = this.#kit;
    const used = [gate, ...(staging === undefined ? [] : [staging])].map((buffer) => buffer.allocation);
    this.own(target.owner, file, ...used);
    this.need(target.owner);
    gate.array.fill(0);
    stream.writeValue(gate.slice(0, 1), 1);
    this.#job = this.engine.run({
      kind: what === "write" ? Job.streamWrite : Job.streamRead,
      fields: {
        fd: this.direct ? file.directFd : file.fd,
        address: target.pointer + bufferOffset,
        bytes,
        offset: fileOffset,
        extra: staging?.pointer ?? 0,
        extra2: pieceBytes,
        extra3: gate.pointer,
        context: staged ? device.pointer : 0,
        fd2: copies?.pointer ?? 0,
      },
      ended: (result) => this.#finish(result, file.path, what, range.fileOffset),
    });
    if (this.#job === undefined) {
      this.#ended = true;
      this.close();
      throw new DoorbellError("too many transfers in stream order at once", "Await some of them first.");
    }
    stream.waitValue(gate.slice(1, 2), 1);
    this.#kit.passed.record(stream);
    activate(this);
  }

  advance(): boolean {
    return false;
  }

  cancel(reason: unknown): void {
    this.#reason ??= reason;
    if (this.#job !== undefined) this.engine.stop(this.#job);
  }

  #finish(result: number, path: string, what: "read" | "write", fileOffset: number): void {
    this.#ended = true;
    deactivate(this);
    if (!this.#device.closed) {
      const list = kits.get(this.#device) ?? [];
      kits.set(this.#device, list);
      list.push(this.#kit);
    }
    if (this.#reason !== undefined) this.#settle.reject(this.#reason);
    else if (result < 0) this.#settle.reject(new StorageError(what, path, -result, { fileOffset }));
    else this.#settle.resolve(result);
    this.close();
  }

  protected release(): void {
    if (this.#ended) return;
    this.cancel(new ClosedError(`${this.label}: the memory or the file`));
    for (const until = performance.now() + drainMs; !this.#ended && performance.now() < until; ) {
      advanceAll();
      if (!this.#ended) this.engine.waitBriefly();
    }
    if (!this.#ended) throw new DoorbellError(`${this.label}: it has not ended after ${drainMs} ms`);
  }
}

import { fstatSync } from "node:fs";
import { availableParallelism, release } from "node:os";
import type { Device } from "../../cuda/index.ts";
import { DeadlineError } from "../../errors.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import { cufileBounces, cufileDriver, pathBetween, pathCounts } from "./cufile/cufile-driver.ts";
import type { CufileHandle } from "./cufile/cufile-handle.ts";
import { CufileTransfer } from "./cufile/cufile-transfer.ts";
import { ioEngine, uringOrReason } from "./io/engines.ts";
import { blockBytes, plan } from "./pipeline/plan.ts";
import { begunAlone } from "./pipeline/reactor.ts";
import { stagingPool } from "./pipeline/staging.ts";
import {
  type EngineName,
  NoDirectPathError,
  StorageError,
  type StoragePath,
  type TransferResult,
} from "./pipeline/storage-error.ts";
import type { Target } from "./pipeline/target.ts";
import { Transfer } from "./pipeline/transfer.ts";
import type { Moved } from "./pipeline/transfer-plan.ts";
import type { TransferRange } from "./range.ts";
import type { Settings } from "./settings-cache.ts";
import type { StorageFile } from "./storage-file.ts";
import type { PathPreference } from "./storage-options.ts";
import { noteTrial, settingsFor, usualSettings } from "./tuning.ts";

const KiB = 1 << 10;
const MiB = 1 << 20;

/** Chunks of a small read that the page cache may serve. */
interface CachedShape {
  readonly pieceBytes: number;
  readonly depth: number;
  /** Number of chunks that the engine copies in parallel with this thread. */
  readonly helpers: number;
}

const others = availableParallelism() - 1;

/**
 * Chooses how to split a read from the page cache. Waking a thread costs about as much as copying 256 KiB, so
 * this thread copies too, and alone if there is little. Returns undefined for reads that would block the
 * event loop.
 */
function cachedShape(bytes: number): CachedShape | undefined {
  if (bytes <= 2 * MiB) return { pieceBytes: 512 * KiB, depth: 8, helpers: 0 };
  if (bytes <= 8 * MiB) return { pieceBytes: 512 * KiB, depth: 16, helpers: Math.min(others, 3) };
  if (bytes <= 16 * MiB) return { pieceBytes: MiB, depth: 16, helpers: Math.min(others, 7) };
  return undefined;
}

/** A checked read or write. */
export interface TransferRequest {
  readonly what: "read" | "write";
  readonly target: Target;
  readonly range: TransferRange;
  readonly preference: PathPreference;
  readonly wait: WaitOptions;
}

/** A transfer in progress that can be cancelled, of the pipeline or of cuFile. */
interface RunningTransfer {
  readonly over: Promise<Moved>;
  cancel(reason: unknown): void;
}

/** Runs a read or write by the best available path. The result names the engine, the path and the reason. */
export async function runTransfer(file: StorageFile, request: TransferRequest): Promise<TransferResult> {
  const cufile = cufileChoice(file, request);
  const cancellation = new TransferCancellation(`${request.what} of ${file.path}`, request.wait);
  try {
    if (typeof cufile !== "string") return await byCufile(file, cufile, request, cancellation);
    refuseIndirect(file, request, cufile);
    return await byPipeline(file, request, cufile, cancellation);
  } finally {
    cancellation.end();
  }
}

/** Cancels the current transfer at its deadline, or when its signal fires. */
class TransferCancellation {
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #signal: AbortSignal | undefined;
  #current: RunningTransfer | undefined;
  #reason: { readonly error: unknown } | undefined;

  constructor(what: string, options: WaitOptions) {
    const { timeoutMs, signal } = waitOf(options, what);
    signal?.throwIfAborted();
    this.#signal = signal;
    this.#timer = setTimeout(
      () => this.#cancel(new DeadlineError(what, timeoutMs)),
      Math.min(timeoutMs, 2 ** 31 - 1),
    );
    signal?.addEventListener("abort", this.#aborted, { once: true });
  }

  /** Waits for the transfer, which the deadline and the signal cancel from now on. */
  async of(transfer: RunningTransfer): Promise<Moved> {
    this.#current = transfer;
    if (this.#reason !== undefined) transfer.cancel(this.#reason.error);
    return await transfer.over;
  }

  readonly #aborted = (): void => this.#cancel(this.#signal?.reason);

  #cancel(error: unknown): void {
    this.#reason = { error };
    this.#current?.cancel(error);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener("abort", this.#aborted);
  }
}

/** Returns cuFile's handle of the file when cuFile is to run the transfer, else the reason why not. */
function cufileChoice(file: StorageFile, { target, preference }: TransferRequest): CufileHandle | string {
  const { engine } = file.options;
  if (engine === "io_uring" || engine === "threads") return `the file was opened with engine: "${engine}"`;
  if (target.device?.provider !== "native" || target.hostAddress !== undefined) {
    if (engine === "cufile")
      throw new NoDirectPathError(file.path, `cuFile is for a real GPU's memory: ${target.reason}`);
    return target.reason;
  }
  if (preference === "bounce" && engine === "auto") return 'require: "bounce"';
  const bounces = engine === "auto" ? cufileBounces() : "";
  if (bounces !== "") return bounces;
  const driver = cufileDriver();
  const handle = typeof driver === "string" ? driver : file.cufileHandle();
  if (typeof driver === "string" || typeof handle === "string") {
    if (engine === "cufile") throw new NoDirectPathError(file.path, `cuFile cannot be used: ${handle}`);
    return String(handle);
  }
  if (engine === "auto" && driver.path === "compatibility") return driver.reason;
  if (preference === "direct" && driver.path === "compatibility")
    throw new NoDirectPathError(file.path, driver.reason);
  return handle;
}

/** Throws NoDirectPathError when the transfer needs a direct path and there is none. */
function refuseIndirect(
  file: StorageFile,
  { target, range, preference }: TransferRequest,
  why: string,
): void {
  if (preference !== "direct") return;
  if (target.hostAddress === undefined) throw new NoDirectPathError(file.path, `${target.reason}; ${why}`);
  if (file.directFd < 0) throw new NoDirectPathError(file.path, file.cacheReason);
  if ((target.hostAddress + range.bufferOffset - range.fileOffset) % blockBytes !== 0) {
    const reason = `memory and file offset must be aligned to each other, a multiple of ${blockBytes} apart`;
    throw new NoDirectPathError(file.path, reason);
  }
}

async function byCufile(
  file: StorageFile,
  handle: CufileHandle,
  { what, target, range }: TransferRequest,
  cancellation: TransferCancellation,
): Promise<TransferResult> {
  const driver = cufileDriver();
  if (typeof driver === "string") throw new NoDirectPathError(file.path, driver);
  const write = what === "write";
  const before = pathCounts(driver, write);
  const start = performance.now();
  const { fileOffset, bufferOffset } = range;
  // When a read exceeds the file, cuFile writes over memory behind the end (libcufile 1.15, compatibility
  // mode).
  const bytes = write ? range.bytes : Math.max(0, Math.min(range.bytes, range.fileEnd - fileOffset));
  const moved = await cancellation.of(
    new CufileTransfer({ write, file, handle, target, fileOffset, bufferOffset, bytes }),
  );
  if (!write && moved.bytes < bytes && range.fileEnd !== Number.POSITIVE_INFINITY)
    throw new StorageError("read", file.path, "TRUNCATED", {
      fileOffset: fileOffset + moved.bytes,
      bytes: moved.bytes,
    });
  const path = pathBetween(driver, before, pathCounts(driver, write));
  const bounced = path === "compatibility" ? moved.bytes : 0;
  const reason =
    path === driver.path ? driver.reason : `cuFile announced ${driver.path}, and counted ${path}`;
  const endOfFile = moved.bytes < range.bytes;
  const tally = { ...moved, endOfFile, bouncedBytes: bounced };
  return resultOf(tally, performance.now() - start, "cufile", path, reason);
}

/**
 * Runs the transfer by doorbell's own pipeline. A large transfer is measured in parts until the best settings
 * are known.
 */
async function byPipeline(
  file: StorageFile,
  request: TransferRequest,
  why: string,
  cancellation: TransferCancellation,
): Promise<TransferResult> {
  const { what, target, range, preference } = request;
  const staged = preference === "bounce" || target.hostAddress === undefined;
  const key = tuningKey(file, what, staged ? target.device : undefined);
  const start = performance.now();
  const sum = { bytes: 0, endOfFile: false, bounces: 0, bouncedBytes: 0, directBytes: 0, cachedBytes: 0 };
  let settings: Settings;
  do {
    const left = range.bytes - sum.bytes;
    const fixed = fixedSettings(file, what, left);
    const chosen = fixed === undefined ? settingsFor(key, range.bytes, left) : undefined;
    settings = fixed ?? chosen!.settings;
    const measured = chosen !== undefined && chosen.trialBytes > 0;
    const part = {
      ...range,
      fileOffset: range.fileOffset + sum.bytes,
      bufferOffset: range.bufferOffset + sum.bytes,
      bytes: measured ? Math.min(left, chosen.trialBytes) : left,
    };
    const [began, before] = [performance.now(), begunAlone()];
    const moved = await cancellation.of(begin(file, { ...request, range: part }, settings, staged));
    // A measurement counts only when no other transfer ran.
    if (measured && begunAlone() === before + 1) noteTrial(chosen, moved.bytes, performance.now() - began);
    for (const name of ["bytes", "bounces", "bouncedBytes", "directBytes", "cachedBytes"] as const)
      sum[name] += moved[name];
    sum.endOfFile = moved.endOfFile;
  } while (sum.bytes < range.bytes && !sum.endOfFile);

  const used = ioEngine(settings.engine).name;
  const path: StoragePath = sum.bounces > 0 ? "bounce" : sum.directBytes > 0 ? "direct" : "page cache";
  const uring = uringOrReason();
  const reasons = [
    path === "bounce" ? bounceReason(request, why) : path === "direct" ? target.reason : "",
    sum.cachedBytes > 0 && path === "direct"
      ? `${sum.cachedBytes} bytes of blocks that are not whole by the page cache`
      : "",
    file.directFd < 0
      ? `by the page cache: ${file.cacheReason}`
      : path === "page cache"
        ? "no whole block of the file"
        : "",
    used === "threads" && file.options.engine !== "threads" && typeof uring === "string" ? uring : "",
  ];
  return resultOf(sum, performance.now() - start, used, path, reasons.filter(Boolean).join("; "));
}

function bounceReason({ target, preference }: TransferRequest, why: string): string {
  if (preference === "bounce") return 'require: "bounce"';
  if (target.hostAddress !== undefined) return "memory and file offset are not aligned to each other";
  return why === target.reason ? why : `${target.reason}; ${why}`;
}

function begin(file: StorageFile, request: TransferRequest, settings: Settings, staged: boolean): Transfer {
  const { what, target, range } = request;
  const { fileOffset, bytes, bufferOffset, fileEnd } = range;
  const write = what === "write";
  const address = staged || target.hostAddress === undefined ? undefined : target.hostAddress + bufferOffset;
  const { pieceBytes, depth } = settings;
  const direct = file.directFd >= 0;
  const pieces = plan({ write, fileOffset, bytes, fileEnd, direct, address, pieceBytes });
  const staging = pieces.some((piece) => piece.staged) ? stagingPool(target.device) : undefined;
  staging?.reserve(pieceBytes * depth);
  const offset = (value: number | undefined) => (value === undefined ? undefined : value + bufferOffset);
  return new Transfer({
    write,
    file,
    target: { ...target, pointer: target.pointer + bufferOffset, hostAddress: offset(target.hostAddress) },
    pieces,
    engine: ioEngine(settings.engine),
    staging,
    depth,
    helpers: write || direct ? undefined : cachedShape(bytes)?.helpers,
    // The end of a disk is detected when it is read.
    expectedEnd: write || fileEnd === Number.POSITIVE_INFINITY ? 0 : Math.min(fileEnd, fileOffset + bytes),
  });
}

/**
 * Returns the settings that are not measured, else undefined. They follow from the file's options, or belong
 * to small reads of the page cache.
 */
function fixedSettings(file: StorageFile, what: string, bytes: number): Settings | undefined {
  const { engine, pieceBytes, depth } = file.options;
  const cached = what === "read" && file.directFd < 0 ? cachedShape(bytes) : undefined;
  if (engine === "auto" && pieceBytes === undefined && depth === undefined && cached === undefined)
    return undefined;
  const usual = usualSettings(bytes);
  return {
    engine: engine === "threads" ? "threads" : engine === "auto" ? usual.engine : "io_uring",
    pieceBytes: pieceBytes ?? cached?.pieceBytes ?? usual.pieceBytes,
    depth: depth ?? cached?.depth ?? usual.depth,
  };
}

const keys = new WeakMap<StorageFile, Map<string | Device, string>>();

/** Returns the key of the best settings: operation, page cache, disk, device and kernel release. */
function tuningKey(file: StorageFile, what: string, device: Device | undefined): string {
  const cache = file.directFd >= 0 ? "direct" : "cached";
  const way = `${what}, ${cache}`;
  let known = keys.get(file);
  if (known === undefined) keys.set(file, (known = new Map()));
  // The part of the key for a device is cached.
  let of = known.get(device ?? "host");
  if (of === undefined) {
    of = [`disk ${fstatSync(file.fd).dev}`, device?.uuid ?? "host", release()].join(", ");
    known.set(device ?? "host", of);
  }
  return `${way}, ${of}`;
}

function resultOf(
  moved: Omit<Moved, "directBytes" | "cachedBytes">,
  milliseconds: number,
  engine: EngineName,
  path: StoragePath,
  reason: string,
): TransferResult {
  const { bytes, endOfFile, bounces, bouncedBytes } = moved;
  const gigabytesPerSecond = milliseconds > 0 ? bytes / milliseconds / 1e6 : 0;
  return { bytes, endOfFile, engine, path, reason, bounces, bouncedBytes, milliseconds, gigabytesPerSecond };
}

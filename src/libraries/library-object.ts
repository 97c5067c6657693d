import { LibraryError } from "../../ffi/errors.ts";
import { shown } from "../arguments/shown.ts";
import { isRecorded, useInCaptures } from "../cuda/capture/open-captures.ts";
import type { Device } from "../cuda/device/device.ts";
import { checkKind, checkStream } from "../cuda/driver/kind.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import type { Stream } from "../cuda/stream/stream.ts";
import { Resource } from "../lifetime/resource.ts";
import { hintOf, LibraryCallError } from "./library-call-error.ts";
import type { CheckedOperand } from "./operand.ts";

/** One of NVIDIA's libraries. */
export interface Library<T> {
  /** Name: "cuBLAS". */
  readonly name: string;
  readonly soname: string;
  /** Packages that have it. */
  readonly packages: string;
  /** Loads it. `major` is the highest version of CUDA that the driver supports. */
  readonly load: (major: number) => T;
  /** Returns the name of a status. */
  readonly statusName: (code: number) => string;
}

/** Options that the objects of all libraries have. */
export interface LibraryObjectOptions {
  /** Stream of all calls. Default: the default stream of the device. */
  readonly stream?: Stream;
}

/** Throws LibraryError, with the packages of the library, on the soft GPU. */
export function checkNative<T>(caller: string, library: Library<T>, device: Device): void {
  if (device.provider === "native") return;
  throw new LibraryError(
    library.soname,
    `${caller} needs ${library.name}, which does not run on the soft GPU`,
    `Use a real GPU. ${library.packages}`,
  );
}

type Call = (...given: readonly (number | bigint)[]) => number;

/**
 * An object of one of NVIDIA's libraries on a device. All its calls are queued on one stream, so that they share a workspace. The
 * workspace comes from the stream-ordered pool of the device.
 */
export abstract class LibraryObject<T> extends Resource {
  readonly device: Device;
  /** Stream of all calls. */
  readonly stream: Stream;
  /** Functions of the library by their C names. */
  readonly lib: T;
  readonly #library: Library<T>;
  #workspace: Buffer<"u8"> | undefined;

  /** Loads the library. Throws LibraryError with the package that has it. */
  constructor(caller: string, library: Library<T>, device: Device, stream: Stream | undefined) {
    super();
    checkKind(device, "Device", `${caller}: device`);
    device.ensureOpen();
    this.stream = stream ?? device.stream;
    checkStream(this.stream, `${caller}: stream`);
    this.stream.ensureOpen();
    if (this.stream.device !== device)
      throw new TypeError(
        `${caller}: the stream is of ${this.stream.device.label}, and the device is ${device.label}. Use device.createStream()`,
      );
    checkNative(caller, library, device);
    this.device = device;
    this.#library = library;
    device.enter();
    // The library allocates for its handle, which would end the capture.
    this.refuseCapture(caller, "Make the object before the capture");
    this.lib = library.load(Math.floor(device.driver.version / 1000));
  }

  /** Throws unless the object and its stream are open, and makes the context of the device current. */
  protected enter(): void {
    this.ensureOpen();
    this.stream.ensureOpen();
    this.device.enter();
  }

  /** Throws LibraryCallError for a status other than 0. */
  protected check(call: string, code: number): void {
    if (code === 0) return;
    const { name, statusName } = this.#library;
    const status = statusName(code);
    throw new LibraryCallError(name, call, code, status, hintOf(status));
  }

  /** Calls a function of the library by its name. Throws LibraryCallError for a status other than 0. */
  protected call(name: keyof T & string, ...given: readonly (number | bigint)[]): void {
    this.check(name, (this.lib[name] as unknown as Call)(...given));
  }

  /**
   * Adds the object, its workspace and the memory of operands to a capture of the stream, whose graph uses them. The graph is closed
   * with each of them.
   */
  protected useMemory(...operands: readonly CheckedOperand[]): void {
    if (!isRecorded(this.stream)) return;
    useInCaptures(this);
    for (const { buffer } of operands) useInCaptures(buffer.allocation);
    if (this.#workspace !== undefined) useInCaptures(this.#workspace.allocation);
  }

  /** Throws during a capture of the stream, for a call that waits or allocates. */
  protected refuseCapture(what: string, fix: string): void {
    if (isRecorded(this.stream))
      throw new TypeError(`${what}: ${this.stream.label} is being captured. ${fix}`);
  }

  /**
   * Returns the address of at least `bytes` bytes of workspace, 0 for none. A larger one replaces the former one in stream order,
   * so that earlier calls may still use that.
   */
  protected workspaceOf(bytes: number): number {
    if (!Number.isSafeInteger(bytes) || bytes < 0)
      throw new RangeError(`the library asks for ${shown(bytes)} bytes of workspace`);
    if (bytes === 0) return 0;
    const known = this.#workspace;
    if (known !== undefined && !known.closed && known.length >= bytes) return known.pointer;
    this.#workspace = this.device.allocateAsync(bytes, "u8", this.stream);
    if (known !== undefined && !known.closed) known.close(this.stream);
    return this.#workspace.pointer;
  }

  /** Frees a workspace of more than `mostBytes` bytes, in stream order. */
  protected trimWorkspace(mostBytes: number): void {
    if (this.workspaceBytes <= mostBytes) return;
    this.#workspace!.close(this.stream);
    this.#workspace = undefined;
  }

  /** Size of the workspace, in bytes. */
  get workspaceBytes(): number {
    return this.#workspace?.closed === false ? this.#workspace.length : 0;
  }

  /** Destroys the handle of the library. */
  protected abstract destroy(): void;

  /**
   * Closes the graphs that have calls of the object, and then the object. Throws TypeError while its stream is being captured.
   *
   * @example
   * const blas = new Blas(gpu);
   * blas.close();
   * console.assert(blas.closed);
   */
  override close(): void {
    // The workspace cannot be freed during a capture. The handle would be destroyed alone, and again by the next close().
    if (!this.closed && this.device.lostBy === undefined) {
      this.device.enter();
      this.refuseCapture(this.label, "Close it after the capture");
    }
    super.close();
  }

  protected release(): void {
    // The libraries may wait forever, or crash, for a handle of a lost context. The end of the process frees it.
    if (this.device.lostBy !== undefined) return;
    this.device.enter();
    this.destroy();
    if (this.#workspace?.closed === false) this.#workspace.close();
  }
}

/** Returns memory of C for a pointer or another result of 64 bits. */
export const resultWord = (): BigUint64Array<ArrayBuffer> => new BigUint64Array(new ArrayBuffer(8));

import { type Cusolver, nativeCusolver } from "../../ffi/cusolver/index.ts";
import { LibraryError } from "../../ffi/errors.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import type { Device } from "../cuda/device/device.ts";
import { DoorbellError } from "../errors.ts";
import { whenClosed } from "./libraries.ts";
import type { NdArray } from "./nd-array.ts";

/** A function of cuSOLVER by its C name. */
type Call = (...given: (number | bigint)[]) => number;

/** cuSOLVER with a handle of a device, for one function of `linalg`. */
export interface Solver {
  readonly device: Device;
  readonly method: string;
  readonly lib: Cusolver;
  readonly handle: number;
}

const handles = new WeakMap<Device, { readonly lib: Cusolver; readonly handle: number }>();

/** Returns cuSOLVER for a device. Throws LibraryError with the package that has it. */
export function solverFor(device: Device, method: string): Solver {
  if (device.provider !== "native")
    throw new LibraryError(
      "libcusolver.so.12",
      `${method} needs cuSOLVER, which does not run on the soft GPU`,
      "Use a real GPU. cuSOLVER is in the pip packages nvidia-cusolver (CUDA 13) and nvidia-cusolver-cu12, and in the apt packages libcusolver-13-0 and libcusolver-12-9.",
    );
  const known = handles.get(device) ?? made(device);
  handles.set(device, known);
  device.enter();
  const solver = { device, method, ...known };
  call(solver, "cusolverDnSetStream", device.stream.pointer);
  return solver;
}

function made(device: Device): { readonly lib: Cusolver; readonly handle: number } {
  const lib = nativeCusolver(Math.floor(device.driver.version / 1000));
  device.enter();
  const word = new BigUint64Array(new ArrayBuffer(8));
  const code = lib.cusolverDnCreate(addressOf(word));
  if (code !== 0) throw failed("cusolverDnCreate", code);
  const handle = Number(word[0]);
  whenClosed(device, () => lib.cusolverDnDestroy(handle));
  return { lib, handle };
}

const failed = (name: string, code: number): DoorbellError =>
  new DoorbellError(
    `${name} of cuSOLVER returned ${code}`,
    "Look up the number in cusolverStatus_t of cusolver_common.h. 2 means that the GPU has no memory left.",
  );

/** Calls a function with the handle first. Throws DoorbellError for a status other than 0. */
export function call({ lib, handle }: Solver, name: string, ...given: readonly (number | bigint)[]): void {
  const code = (lib as unknown as Readonly<Record<string, Call>>)[name]!(handle, ...given);
  if (code !== 0) throw failed(name, code);
}

/** Calls a function that writes the size of a workspace to its last argument. Returns the number of elements. */
export function workSize(solver: Solver, name: string, ...given: readonly (number | bigint)[]): number {
  const size = new Int32Array(new ArrayBuffer(4));
  call(solver, name, ...given, addressOf(size));
  return size[0]!;
}

/** Returns the address of the elements of an array in C's order. */
export const pointerOf = ({ node }: NdArray): number => {
  const { storage, offset } = node.view();
  return storage.buffer.slice(offset).pointer;
};

/** Throws RangeError where cuSOLVER reports a failure in one of the matrices. */
export function checkInfo(method: string, info: NdArray, failure: (order: number) => string): void {
  const found = info.toArray() as Int32Array;
  for (const [at, order] of found.entries())
    if (order !== 0)
      throw new RangeError(
        `${method}: ${failure(order)}${found.length === 1 ? "" : `, in matrix ${at} of the batch`}`,
      );
}

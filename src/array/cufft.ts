import {
  CUFFT_C2C,
  CUFFT_C2R,
  CUFFT_FORWARD,
  CUFFT_INVERSE,
  CUFFT_R2C,
  type Cufft,
  cufftResult,
  nativeCufft,
} from "../../ffi/cufft/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import type { Device } from "../cuda/device/device.ts";
import { hintOf, LibraryCallError } from "../libraries/library-call-error.ts";
import { runOrRecord } from "./kernels.ts";
import { type LoadedLibrary, loadedLibrary, whenClosed } from "./libraries.ts";
import { allocateView, bufferFrom, type View } from "./node.ts";

/** Kinds of transforms: complex numbers in both directions, real numbers to half of the frequencies, and back. */
export type TransformKind = "forward" | "inverse" | "fromReal" | "toReal";

/** Transforms of contiguous elements along the last axes. */
export interface PlanSizes {
  /** Lengths of one to three axes. Where one side is real, they count its numbers. */
  readonly lengths: readonly number[];
  readonly batch: number;
}

/** Type, function and arrays of a kind of transform. */
const kinds = {
  forward: { type: CUFFT_C2C, call: "cufftExecC2C", x: "readonly f32x2[]", y: "f32x2[]" },
  inverse: { type: CUFFT_C2C, call: "cufftExecC2C", x: "readonly f32x2[]", y: "f32x2[]" },
  fromReal: { type: CUFFT_R2C, call: "cufftExecR2C", x: "readonly f32[]", y: "f32x2[]" },
  toReal: { type: CUFFT_C2R, call: "cufftExecC2R", x: "f32x2[]", y: "f32[]" },
} as const;

/** A plan of cuFFT, with the size of its workspace in bytes. */
interface Plan {
  readonly handle: number;
  readonly workBytes: number;
  /** Stream and workspace of the latest execution. */
  stream: number;
  workArea: number;
}

/** Largest number of plans that a device retains. */
const MOST_PLANS = 16;

/** The cuFFT of a device with its plans by their sizes. A text is the reason why cuFFT does not make a plan. */
interface Found extends LoadedLibrary<Cufft> {
  readonly plans: Map<string, Plan | string>;
}

const founds = new WeakMap<Device, Found>();

function foundFor(device: Device): Found {
  const known = founds.get(device);
  if (known !== undefined) return known;
  const found = { ...loadedLibrary(device, "cuFFT", nativeCufft), plans: new Map<string, Plan | string>() };
  founds.set(device, found);
  const { lib, plans } = found;
  if (lib !== undefined)
    whenClosed(device, () => {
      for (const plan of plans.values()) if (typeof plan === "object") lib.cufftDestroy(plan.handle);
    });
  return found;
}

/** Returns the reason why own kernels run. */
export const reasonForOwn = (device: Device): string => {
  const { lib, reason } = foundFor(device);
  return lib === undefined ? reason : "cuFFT transforms along other axes only";
};

/** Returns new memory of C for results. */
const words = (bytes: number): Int32Array<ArrayBuffer> => new Int32Array(new ArrayBuffer(bytes));

function madePlan(lib: Cufft, { lengths, batch }: PlanSizes, type: number): Plan | string {
  const handle = words(4);
  const created = lib.cufftCreate(addressOf(handle));
  if (created !== 0) return `cufftCreate returned ${created}`;
  const plan = handle[0]!;
  const size = new BigUint64Array(new ArrayBuffer(8));
  const sizes = words(4 * lengths.length);
  sizes.set(lengths);
  // The workspace comes from the pool of the arrays.
  let code = lib.cufftSetAutoAllocation(plan, 0);
  if (code === 0)
    code = lib.cufftMakePlanMany(
      ...([plan, lengths.length, addressOf(sizes)] as const),
      ...([0, 1, 0, 0, 1, 0] as const),
      ...([type, batch, addressOf(size)] as const),
    );
  if (code === 0) return { handle: plan, workBytes: Number(size[0]), stream: 0, workArea: 0 };
  lib.cufftDestroy(plan);
  return `cufftMakePlanMany returned ${code} for the lengths ${lengths.join(", ")}`;
}

function planFor(found: Found, lib: Cufft, sizes: PlanSizes, kind: TransformKind): Plan | string {
  const { type } = kinds[kind];
  const key = `${sizes.lengths.join()} ${sizes.batch} ${type}`;
  const plan = found.plans.get(key) ?? madePlan(lib, sizes, type);
  found.plans.delete(key);
  found.plans.set(key, plan);
  if (found.plans.size > MOST_PLANS) {
    const [oldest, old] = found.plans.entries().next().value!;
    found.plans.delete(oldest);
    // cuFFT waits for the work of the plan.
    if (typeof old === "object") lib.cufftDestroy(old.handle);
  }
  return plan;
}

/** Returns true where cuFFT is installed and has a plan for the sizes. */
export function hasPlan(device: Device, sizes: PlanSizes, kind: TransformKind): boolean {
  const found = foundFor(device);
  if (found.lib === undefined) return false;
  device.enter();
  return typeof planFor(found, found.lib, sizes, kind) === "object";
}

/**
 * Transforms with cuFFT where it is installed. Returns false where it is missing or has no plan for the sizes. The results
 * have no factor. A transform to real numbers overwrites its source. Throws LibraryCallError for a failed execution.
 */
export function ranCufft(
  device: Device,
  [source, target]: readonly [View, View],
  sizes: PlanSizes,
  kind: TransformKind,
): boolean {
  const found = foundFor(device);
  const { lib } = found;
  if (lib === undefined) return false;
  device.enter();
  const plan = planFor(found, lib, sizes, kind);
  if (typeof plan === "string") return false;
  const [from, to] = [bufferFrom(source), bufferFrom(target)];
  const { call, x, y } = kinds[kind];
  runOrRecord(
    {
      source: {
        name: call,
        signature: { x, y },
        body: "",
        library: "cuFFT",
        reason: found.reason,
      },
      size: { grid: 1, block: 1 },
      values: [from, to],
    },
    () => execute({ lib, device, plan }, [from.pointer, to.pointer], kind),
  );
  return true;
}

function execute(
  { lib, device, plan }: { readonly lib: Cufft; readonly device: Device; readonly plan: Plan },
  [from, to]: readonly [number, number],
  kind: TransformKind,
): void {
  const work = allocateView(device, "u8", [Math.max(1, plan.workBytes)]);
  // The next array may get the workspace at once, because its kernels follow in the same stream.
  work.storage.hold();
  try {
    const { pointer: stream } = device.stream;
    const { pointer: workArea } = work.storage.buffer;
    // Both calls take longer than the comparison, and a loop usually gets the same workspace again.
    if (plan.stream !== stream) check("cufftSetStream", lib.cufftSetStream(plan.handle, stream));
    if (plan.workArea !== workArea) check("cufftSetWorkArea", lib.cufftSetWorkArea(plan.handle, workArea));
    plan.stream = stream;
    plan.workArea = workArea;
    const { call } = kinds[kind];
    const code =
      call === "cufftExecC2C"
        ? lib.cufftExecC2C(plan.handle, from, to, kind === "inverse" ? CUFFT_INVERSE : CUFFT_FORWARD)
        : lib[call](plan.handle, from, to);
    check(call, code);
  } finally {
    work.storage.release();
  }
}

function check(call: string, code: number): void {
  if (code === 0) return;
  const status = cufftResult.nameOf(code);
  throw new LibraryCallError("cuFFT", call, code, status, hintOf(status));
}

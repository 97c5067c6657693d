import type { Device } from "../cuda/device/device.ts";
import type { PreparedLaunch } from "../cuda/kernel/prepared-launch.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import { elementBytes } from "../cuda/memory/element-type.ts";
import type { Dtype } from "./dtype.ts";
import { scalarValue } from "./expression.ts";
import { isRecording, type KernelSource, launch, preparedLaunch, type Size } from "./kernels.ts";
import { allocateView, bufferFrom, type ScalarInput, type View } from "./node.ts";
import { type Description, structure } from "./structure.ts";

/** Memory that one launch of a computation writes and another one reads. */
export interface Temporary {
  readonly dtype: Dtype;
  readonly size: number;
}

/** A kernel of a computation, with its arguments in this order: expression, results, integers. */
export interface PlannedKernel {
  readonly source: KernelSource;
  readonly size: Size;
  /** Arrays and scalars of the expression. Undefined for a kernel that reads results of another one only. */
  readonly expression?: readonly (Buffer | number | bigint | boolean)[];
  /** Temporaries by their numbers from 0, and -1 for the target. */
  readonly results: readonly number[];
  readonly integers: readonly number[];
  /** Memory of the target as the type of its parameter, where that is another type than that of its buffer. */
  readonly targetBuffer?: Buffer;
}

interface Step {
  readonly launch: PreparedLaunch;
  readonly takesExpression: boolean;
  readonly results: readonly number[];
}

/** Launches of a computation, which are prepared: only addresses and scalars change. */
interface Plan {
  readonly numbers: Float64Array;
  readonly temporaries: readonly Temporary[];
  readonly steps: readonly Step[];
}

/** Number of plans of a device that stay in memory. The oldest leave. */
const MOST_PLANS = 1024;

/** Plans by the hash of their numbers. One of two plans with one hash stays. */
const plansOf = new WeakMap<Device, Map<number, Plan>>();

/** Hashes of computations that have run. The preparation of launches takes longer than one run. */
const seen = new Set<number>();
/** Number of hashes that stay in memory. */
const MOST_SEEN = 16 * 1024;

/**
 * Returns the description of the computation that `structure` describes, where it has run before: `runKernels` retains its
 * launches. Undefined for a new one, because programs with arrays of many shapes run most computations once.
 */
export function repeatedDescription(): Description | undefined {
  const { hash } = structure;
  if (seen.has(hash)) return structure.copy();
  if (seen.size >= MOST_SEEN) seen.clear();
  seen.add(hash);
  return undefined;
}

/** The place of the target among the results of a kernel. */
export const TARGET = -1;

/**
 * Runs the computation that `structure` describes, and writes its result to the target. Returns false where it has not run
 * before: `runKernels` runs it then.
 */
export function runPlan(device: Device, target: View): boolean {
  if (isRecording()) return false;
  const plan = plansOf.get(device)?.get(structure.hash);
  if (plan === undefined || !structure.equals(plan.numbers)) return false;
  const { steps, temporaries } = plan;
  const { leaves, scalars } = structure;
  for (let i = 0; i < leaves.length; i++) target.storage.inherit(leaves[i]!.storage);
  const views = temporaries.length === 0 ? none : allocated(device, temporaries);
  for (let i = 0; i < steps.length; i++) {
    const { launch: prepared, takesExpression, results } = steps[i]!;
    let next = takesExpression ? setExpression(prepared, leaves, scalars) : 0;
    for (let k = 0; k < results.length; k++)
      setView(prepared, next++, results[k] === TARGET ? target : views[results[k]!]!);
    prepared.launch();
  }
  if (views.length > 0) freeAll(views);
  return true;
}

const none: readonly View[] = [];

const allocated = (device: Device, temporaries: readonly Temporary[]): View[] =>
  temporaries.map(({ dtype, size }) => allocateView(device, dtype, [size]));

/** Frees memory that no node holds. Kernels that run later get it. */
function freeAll(views: readonly View[]): void {
  for (const { storage } of views) {
    storage.hold();
    storage.release();
  }
}

/** Returns true where an array is in the allocation of the target, or in one over the same memory. */
export function overlaps(view: View, target: View): boolean {
  const { allocation } = view.storage.buffer;
  const { allocation: other } = target.storage.buffer;
  return (
    allocation.pointer < other.pointer + other.byteLength &&
    other.pointer < allocation.pointer + allocation.byteLength
  );
}

/** Returns the address of the first element of a view. */
export const addressOf = ({ storage: { buffer }, offset }: View): number =>
  offset === 0 ? buffer.pointer : buffer.pointer + offset * elementBytes(buffer.type);

function setView(to: PreparedLaunch, which: number, view: View): void {
  to.setBuffer(which, view.storage.buffer, addressOf(view));
}

/** Sets the arrays and scalars of an expression. Returns the index of the next argument. */
function setExpression(
  prepared: PreparedLaunch,
  leaves: readonly View[],
  scalars: readonly ScalarInput[],
): number {
  let next = 0;
  for (let i = 0; i < leaves.length; i++) setView(prepared, next++, leaves[i]!);
  for (let i = 0; i < scalars.length; i++) {
    const { scalar, dtype } = scalars[i]!;
    prepared.setScalar(next++, scalarValue(scalar, dtype));
  }
  return next;
}

/** Kernels of a computation that has not run before. */
export interface Computation {
  readonly device: Device;
  readonly target: View;
  readonly kernels: readonly PlannedKernel[];
  readonly temporaries?: readonly Temporary[];
  /** Result of `repeatedDescription`. Undefined for a computation whose launches are not retained. */
  readonly description: Description | undefined;
}

/** Runs the kernels of a computation, and retains their launches for the next one of equal numbers. */
export function runKernels({ device, target, kernels, temporaries = [], description }: Computation): void {
  const views = allocated(device, temporaries);
  const steps: Step[] = [];
  for (const { source, size, expression, results, integers, targetBuffer } of kernels) {
    const written = results.map((which) =>
      which === TARGET ? (targetBuffer ?? bufferFrom(target)) : bufferFrom(views[which]!),
    );
    const values = [...(expression ?? []), ...written, ...integers];
    launch(device, source, size, values);
    if (description === undefined || isRecording()) continue;
    const prepared = preparedLaunch(device, source, size, values);
    steps.push({ launch: prepared, takesExpression: expression !== undefined, results });
  }
  freeAll(views);
  if (description !== undefined && steps.length > 0)
    store(device, description.hash, { numbers: description.numbers, steps, temporaries });
}

function store(device: Device, hash: number, plan: Plan): void {
  let plans = plansOf.get(device);
  if (plans === undefined) plansOf.set(device, (plans = new Map()));
  if (plans.size >= MOST_PLANS && !plans.has(hash)) plans.delete(plans.keys().next().value!);
  plans.set(hash, plan);
}

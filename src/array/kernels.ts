import type { Device } from "../cuda/device/device.ts";
import type { KernelArgument } from "../cuda/kernel/kernel-arguments.ts";
import type { PreparedLaunch } from "../cuda/kernel/prepared-launch.ts";
import { kernelFrom, type TypeScriptKernel } from "../kernel/kernel.ts";
import type { Signature } from "../kernel/language/signature.ts";

/** Kernels by their text: expressions of one structure share one. */
const known = new Map<string, TypeScriptKernel<Signature>>();

/** Number of kernels that stay in memory. The oldest leave. */
const MOST = 1024;

/** Intrinsics that the texts use. */
const intrinsics =
  "{ globalIdx, threadIdx, blockIdx, gridDim, shared, dynamicShared, local, sync, special, pack, unpack, bitsOf, fma, " +
  "async, ldmatrix, ldmatrixTransposed, mma, " +
  "i8, u8, i16, u16, i32, u32, i64, u64, f32, f64, f32FromBits, f64FromBits, ptx, select, atomic, random, mulhi, warp, popc, trap }";

/** A kernel as text. */
export interface KernelSource {
  readonly name: string;
  readonly signature: Readonly<Record<string, string>>;
  readonly body: string;
  /** Operations on elements that the text has, for explanations. */
  readonly operations?: readonly string[];
  /** Library that runs in place of the text, and the reason for the choice, for explanations. */
  readonly library?: string;
  readonly reason?: string;
  /** Largest number of threads of a block, which limits the registers of a thread. */
  readonly maximumThreads?: number;
}

const sources = new Map<string, KernelSource>();

/** Returns the source with a key, and writes its text once. Writing a long text takes longer than a launch. */
export function sourceOf(key: string, write: () => KernelSource): KernelSource {
  let source = sources.get(key);
  if (source === undefined) {
    source = write();
    sources.set(key, source);
  }
  return source;
}

/** Kernels by their sources. The key of a long text takes longer than a launch. */
const kernels = new WeakMap<KernelSource, TypeScriptKernel<Signature>>();

/** Returns the kernel of a source. */
function kernelOfSource(source: KernelSource): TypeScriptKernel<Signature> {
  let made = kernels.get(source);
  if (made === undefined) {
    made = kernelOf(source);
    kernels.set(source, made);
  }
  return made;
}

/** Returns the kernel of a text. It never contracts a product and a sum, so that all devices compute the same bits. */
export function kernelOf({
  name,
  signature: given,
  body,
  maximumThreads,
}: KernelSource): TypeScriptKernel<Signature> {
  // A kernel has no complex type: an element of c64 is one word.
  const signature = Object.fromEntries(
    Object.entries(given).map(([parameter, type]) => [parameter, type.replace("c64[]", "u64[]")]),
  );
  const key = `${name} ${Object.values(signature).join()} ${body}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const text = `({ ${Object.keys(signature).join(", ")} }, ${intrinsics}) => {\n${body}\n}`;
  const options = { fma: false, ...(maximumThreads === undefined ? {} : { maximumThreads }) };
  const made = kernelFrom([name, signature, () => {}, options], {
    caller: undefined,
    restore: () => text,
  });
  if (known.size >= MOST) known.delete(known.keys().next().value!);
  known.set(key, made);
  return made;
}

/** Number of kernels in memory. */
export const kernelCount = (): number => known.size;

/** Largest dynamic shared memory, in bytes, that a kernel has without being asked. */
const MOST_SHARED = 48 * 1024;

/** Sizes of a launch. */
export interface Size {
  readonly grid: number | readonly [number, number, number];
  readonly block: number | readonly [number, number, number];
  /** Dynamic shared memory of a block, in bytes. */
  readonly sharedBytes?: number;
}

/** A launch that was recorded in place of a run. */
export interface Launch {
  readonly source: KernelSource;
  readonly size: Size;
  readonly values: readonly KernelArgument[];
}

let recorder: ((launch: Launch) => void) | undefined;

/** Calls a function, and passes its launches to another one. No kernel runs. */
export const recordLaunches = (record: (launch: Launch) => void, run: () => void): void =>
  withRecorder(record, run);

/** Calls a function whose launches run, also while others are recorded, because their results are retained. */
export const withoutRecording = <T>(run: () => T): T => withRecorder(undefined, run);

function withRecorder<T>(record: typeof recorder, run: () => T): T {
  const before = recorder;
  recorder = record;
  try {
    return run();
  } finally {
    recorder = before;
  }
}

/** Calls a function that runs a library, or records it. */
export function runOrRecord(launch: Launch, run: () => void): void {
  if (recorder === undefined) run();
  else recorder(launch);
}

/** Returns true while launches are recorded in place of their runs. */
export const isRecording = (): boolean => recorder !== undefined;

/** Returns a launch of a kernel that is repeated with other addresses and scalars. */
export function preparedLaunch(
  device: Device,
  source: KernelSource,
  { grid, block, sharedBytes = 0 }: Size,
  values: readonly KernelArgument[],
): PreparedLaunch {
  const config = { grid: grid as number, block: block as number, stream: device.stream, sharedBytes };
  return kernelOfSource(source).on(device).prepare(config, values);
}

/** Launches a kernel on the stream of a device. */
export function launch(
  device: Device,
  source: KernelSource,
  { grid, block, sharedBytes = 0 }: Size,
  values: readonly KernelArgument[],
): void {
  runOrRecord({ source, size: { grid, block, sharedBytes }, values }, () => {
    const kernel = kernelOfSource(source);
    if (sharedBytes > MOST_SHARED) kernel.on(device).maximumSharedBytes = sharedBytes;
    kernel.launch(
      {
        grid: grid as number | [number, number, number],
        block: block as number | [number, number, number],
        stream: device.stream,
        sharedBytes,
      },
      values,
    );
  });
}

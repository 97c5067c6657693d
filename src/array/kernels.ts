import type { Device } from "../cuda/device/device.ts";
import type { KernelArgument } from "../cuda/kernel/kernel-arguments.ts";
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
  "i8, u8, i16, u16, i32, u32, i64, u64, f32, f64, f32FromBits, f64FromBits, ptx, select, atomic, random, mulhi, warp, popc }";

/** A kernel as text. */
export interface KernelSource {
  readonly name: string;
  readonly signature: Readonly<Record<string, string>>;
  readonly body: string;
  /** Largest number of threads of a block, which limits the registers of a thread. */
  readonly maximumThreads?: number;
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
interface Size {
  readonly grid: number | readonly [number, number, number];
  readonly block: number | readonly [number, number, number];
  /** Dynamic shared memory of a block, in bytes. */
  readonly sharedBytes?: number;
}

/** Launches a kernel on the stream of a device. */
export function launch(
  device: Device,
  source: KernelSource,
  { grid, block, sharedBytes = 0 }: Size,
  values: readonly KernelArgument[],
): void {
  const kernel = kernelOf(source);
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
}

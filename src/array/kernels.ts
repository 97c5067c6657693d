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
  "{ globalIdx, threadIdx, blockIdx, gridDim, shared, sync, special, pack, unpack, bitsOf, " +
  "i8, u8, i16, u16, i32, u32, i64, u64, f32, f64, f32FromBits, f64FromBits, ptx, select, atomic, random, mulhi, warp, popc }";

/** A kernel as text. */
export interface KernelSource {
  readonly name: string;
  readonly signature: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns the kernel of a text. It never contracts a product and a sum, so that all devices compute the same bits. */
export function kernelOf({ name, signature, body }: KernelSource): TypeScriptKernel<Signature> {
  const key = `${name} ${Object.values(signature).join()} ${body}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const text = `({ ${Object.keys(signature).join(", ")} }, ${intrinsics}) => {\n${body}\n}`;
  const made = kernelFrom([name, signature, () => {}, { fma: false }], {
    caller: undefined,
    restore: () => text,
  });
  if (known.size >= MOST) known.delete(known.keys().next().value!);
  known.set(key, made);
  return made;
}

/** Number of kernels in memory. */
export const kernelCount = (): number => known.size;

/** Sizes of a launch. */
interface Size {
  readonly grid: number | readonly [number, number, number];
  readonly block: number | readonly [number, number, number];
}

/** Launches a kernel on the stream of a device. */
export function launch(
  device: Device,
  source: KernelSource,
  { grid, block }: Size,
  values: readonly KernelArgument[],
): void {
  kernelOf(source).launch(
    {
      grid: grid as number | [number, number, number],
      block: block as number | [number, number, number],
      stream: device.stream,
    },
    values,
  );
}

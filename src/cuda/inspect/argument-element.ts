// Names device addresses in findings by the argument of the launch that they belong to.
import type { KernelFinding } from "../../../ffi/cuda/inspector.ts";
import { bufferOf } from "../memory/buffer-holder.ts";
import { type ElementType, elementBytes } from "../memory/element-type.ts";

/** Members of a buffer that an argument of a launch needs to name its elements. */
interface BufferArgument {
  readonly pointer: number;
  readonly byteLength: number;
  readonly type: ElementType;
}

/** Distance behind a buffer up to which an address is attributed to it, in bytes. */
const FAR = 2 ** 20;

const isBuffer = (value: unknown): value is BufferArgument =>
  typeof value === "object" &&
  value !== null &&
  "pointer" in value &&
  "byteLength" in value &&
  "type" in value;

/** Returns the finding with `element 12 of argument 3` in its message, instead of the address of an element. */
export function inArguments(finding: KernelFinding, values: readonly unknown[]): KernelFinding {
  const name = elementAt(finding.address, values);
  if (name === undefined) return finding;
  // The first address of the message is the one of the access. A second one is that of an allocation.
  return { ...finding, message: finding.message.replace(`0x${finding.address.toString(16)}`, name) };
}

function elementAt(address: number, values: readonly unknown[]): string | undefined {
  let found: { readonly distance: number; readonly name: string } | undefined;
  values.forEach((given, argument) => {
    const value = bufferOf(given);
    if (!isBuffer(value) || address < value.pointer) return;
    const distance = Math.max(0, address - (value.pointer + value.byteLength));
    if (distance > FAR || (found !== undefined && distance >= found.distance)) return;
    const index = Math.floor((address - value.pointer) / elementBytes(value.type));
    found = { distance, name: `element ${index} of argument ${argument}` };
  });
  return found?.name;
}

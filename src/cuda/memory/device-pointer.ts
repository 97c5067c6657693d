import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { shown } from "../../arguments/shown.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";

/** An address that the caller vouches for, as kernel argument. {@link pointer} makes it. */
export class DevicePointer {
  /** Device address (`CUdeviceptr`). */
  readonly address: number;

  /** @internal Use `pointer(address)`. */
  constructor(from: Internal, address: number) {
    checkInternal(from, "DevicePointer", "pointer(address)");
    this.address = address;
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return `pointer(${hexadecimal(this.address)})`;
  }
}

/**
 * Returns an address for a kernel parameter that is a pointer. The driver does not check it, and a kernel that
 * uses a wrong address loses the context. Buffers, NULL (0) and numbers inside of memory that the driver knows need
 * no `pointer`. Throws TypeError for a value that is not an address.
 *
 * @example
 * using x = device.from(new Float32Array(4));
 * module.kernel("scale").launch({ grid: 1, block: 4 }, [pointer(x.pointer), 2]);
 */
export function pointer(address: number | bigint): DevicePointer {
  if (arguments.length > 1) throw extraArguments("pointer", ["address"], arguments.length);
  const isNumber = typeof address === "number" && Number.isSafeInteger(address);
  if ((!isNumber && typeof address !== "bigint") || address < 0 || address > Number.MAX_SAFE_INTEGER)
    throw new TypeError(
      `pointer: the address is ${shown(address)}. Use a whole number or a bigint from 0 to 2^53 - 1`,
    );
  return new DevicePointer(internal, Number(address));
}

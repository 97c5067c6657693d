import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkHandle } from "../driver/handle.ts";
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
 * const saxpy = module.kernel("saxpy", "f32, ptr, ptr, u32");
 * saxpy.launch({ grid: 8, block: 128 }, [2, pointer(x.pointer), y, 1024]);
 */
export function pointer(address: number | bigint): DevicePointer {
  if (arguments.length > 1) throw extraArguments("pointer", ["address"], arguments.length);
  return new DevicePointer(internal, checkHandle("pointer: the address", address));
}

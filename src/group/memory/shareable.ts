import {
  AddressRange,
  type Buffer,
  type Device,
  type ElementType,
  granularity,
  PhysicalMemory,
} from "../../cuda/index.ts";

const bytesOf: Readonly<Record<ElementType, { readonly BYTES_PER_ELEMENT: number }>> = {
  i8: Int8Array,
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  u32: Uint32Array,
  i64: BigInt64Array,
  u64: BigUint64Array,
  f16: Uint16Array,
  f32: Float32Array,
  f64: Float64Array,
};

/**
 * Allocates GPU memory that other processes can open. Uses virtual memory if the driver can export it as a
 * file descriptor, else `cuMemAlloc`.
 */
export function allocateShareable<E extends ElementType>(device: Device, length: number, type: E): Buffer<E> {
  if (device.attribute("handleTypePosixFileDescriptorSupported") === 0) return device.allocate(length, type);
  const shareable = { shareable: ["fd"] } as const;
  const unit = granularity(device, shareable);
  const { BYTES_PER_ELEMENT } = bytesOf[type];
  const bytes = Math.max(1, Math.ceil((length * BYTES_PER_ELEMENT) / unit)) * unit;
  const range = AddressRange.reserve(device, bytes);
  try {
    using memory = PhysicalMemory.allocate(device, bytes, shareable);
    range.map(memory);
    range.setAccess(device);
    return range.buffer(type, length);
  } catch (error) {
    range.close();
    throw error;
  }
}

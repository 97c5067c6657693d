import {
  AddressRange,
  type Buffer,
  type Device,
  granularity,
  PhysicalMemory,
} from "../../../src/cuda/index.ts";

/** Returns a buffer of 1024 u32 of the given shareable kind. */
export function made(device: Device, kind: string): Buffer<"u32"> {
  if (kind === "pool") {
    const buffer = device.createPool({ shareable: "fd" }).allocate(1024, "u32");
    device.stream.synchronize();
    return buffer;
  }
  if (kind !== "vmm") return device.allocate(1024, "u32");
  const unit = granularity(device);
  const range = AddressRange.reserve(device, 2 * unit);
  for (const at of [0, unit]) {
    using memory = PhysicalMemory.allocate(device, unit, { shareable: ["fd"] });
    range.map(memory, at);
  }
  range.setAccess(device);
  // The buffer crosses the border of two mappings.
  return range.buffer("u32", 1024, unit - 2048);
}

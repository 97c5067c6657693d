import { array, struct, u8, u16, u32 } from "../../../ffi/layout/index.ts";
import { softVendor } from "../../machine/pci-address.ts";
import { softDisk } from "../topology/soft-disk.ts";

/** First 64 bytes of a configuration space, header type 0 (PCI Express base specification 5.0, 7.5.1). */
const header = struct("pci_header", {
  vendor: u16,
  device: u16,
  command: u16,
  status: u16,
  revision: u8,
  programmingInterface: u8,
  subclass: u8,
  class: u8,
  cacheLine: u8,
  latency: u8,
  type: u8,
  selfTest: u8,
  bars: array(u32, 6),
  cardbus: u32,
  subsystemVendor: u16,
  subsystem: u16,
  rom: u32,
  capabilities: u8,
});

/** Bits of a BAR's register: memory with 64-bit addresses. */
const MEMORY_64 = 4;

/** Returns the configuration space at power-on. */
export function configurationOf(bytes: number): Uint8Array<ArrayBuffer> {
  const space = new ArrayBuffer(bytes);
  const view = header.on(space);
  view.vendor = softVendor;
  view.device = softDisk.deviceId;
  view.subsystemVendor = softVendor;
  view.subsystem = softDisk.deviceId;
  view.revision = 1;
  // Class 01 08 02: an NVM Express controller.
  view.class = 1;
  view.subclass = 8;
  view.programmingInterface = 2;
  view.bars[0] = MEMORY_64;
  return new Uint8Array(space);
}

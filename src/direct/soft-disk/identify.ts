import { NVME_REG_VS, nvme_id_ctrl, nvme_id_ns } from "../../../ffi/nvme/index.ts";
import { softVendor } from "../../machine/pci-address.ts";
import type { DiskPorts } from "./disk-ports.ts";
import { Scratch } from "./scratch.ts";
import { COMMAND_BYTES_LOG2, COMPLETION_BYTES_LOG2 } from "./soft-registers.ts";

const BLOCK_BYTES_LOG2 = 9;
/** Size of a block, in bytes. */
export const BLOCK_BYTES = 2 ** BLOCK_BYTES_LOG2;
const LONGEST_PAGES_LOG2 = 8;
/** Most bytes of one command. */
export const LONGEST_COMMAND = 4096 * 2 ** LONGEST_PAGES_LOG2;
/** Number of the only namespace. */
export const NAMESPACE = 1;

const clear = (scratch: ArrayBuffer): void => void new Uint8Array(scratch, Scratch.data, 4096).fill(0);

/** Writes a text of the page, filled with spaces to its end (NVMe base specification 2.0, 1.4.2). */
function putText(scratch: ArrayBuffer, from: number, to: number, text: string): void {
  new TextEncoder().encodeInto(
    text.padEnd(to - from),
    new Uint8Array(scratch, Scratch.data + from, to - from),
  );
}

/** Writes Identify Controller into the data page of the scratch memory. */
export function identifyController({ scratch, disk, registers }: DiskPorts): void {
  clear(scratch);
  const page = nvme_id_ctrl.on(scratch, Scratch.data);
  page.vid = softVendor;
  page.ssvid = softVendor;
  const { sn, mn, fr, rab } = nvme_id_ctrl.offsets;
  putText(scratch, sn, mn, disk.serial);
  putText(scratch, mn, fr, "doorbell soft disk");
  putText(scratch, fr, rab, "1");
  page.mdts = LONGEST_PAGES_LOG2;
  page.ver = registers[NVME_REG_VS / 4]!;
  const exactly = (log2: number): number => log2 | (log2 << 4);
  page.sqes = exactly(COMMAND_BYTES_LOG2);
  page.cqes = exactly(COMPLETION_BYTES_LOG2);
  page.nn = 1;
  // The page cache of the system loses its data without power.
  page.vwc = 1;
}

/** Writes Identify Namespace. All bytes are 0 for a number without a namespace. */
export function identifyNamespace({ scratch, disk }: DiskPorts, namespace: number): void {
  clear(scratch);
  if (namespace !== NAMESPACE) return;
  const page = nvme_id_ns.on(scratch, Scratch.data);
  page.nsze = disk.blocks;
  page.ncap = disk.blocks;
  page.nuse = disk.blocks;
  page.lbaf[0]!.ds = BLOCK_BYTES_LOG2;
  page.nsattr = disk.isWritable ? 0 : 1;
}

/** Writes the numbers of the namespaces above `after`. */
export function identifyActive({ scratch }: DiskPorts, after: number): void {
  clear(scratch);
  if (after < NAMESPACE) new Uint32Array(scratch, Scratch.data, 1)[0] = NAMESPACE;
}

import type { Sysfs } from "./sysfs.ts";

/** Link between a device and the port above it. */
export interface PciLink {
  /** Rate in GT/s a lane. 32 is PCI Express 5.0. Idle devices lower it. */
  readonly gigatransfers: number;
  readonly lanes: number;
  /** Largest rate of the device itself, in GT/s a lane. */
  readonly bestGigatransfers: number;
  readonly bestLanes: number;
}

/**
 * Reads the link of a device. Undefined for a device without one: part of the processor, or of a virtual
 * machine.
 */
export function linkIn(sysfs: Sysfs, folder: string): PciLink | undefined {
  const speed = (file: string): number => Number.parseFloat(sysfs.text(`${folder}/${file}`) ?? "") || 0;
  const width = (file: string): number => {
    const lanes = sysfs.number(`${folder}/${file}`) ?? 0;
    // A sleeping device reports 255 lanes.
    return lanes > 32 ? 0 : lanes;
  };
  const link = {
    gigatransfers: speed("current_link_speed"),
    lanes: width("current_link_width"),
    bestGigatransfers: speed("max_link_speed"),
    bestLanes: width("max_link_width"),
  };
  return link.lanes === 0 || link.gigatransfers === 0 ? undefined : link;
}

const generations = [2.5, 5, 8, 16, 32, 64, 128];

/** Returns the generation of a rate: 32 GT/s is generation 5. */
export const generationOf = (gigatransfers: number): number => generations.indexOf(gigatransfers) + 1;

/** Returns the name of a link, such as "PCIe 5.0 x16". */
export const linkText = (gigatransfers: number, lanes: number): string =>
  `PCIe ${generationOf(gigatransfers) || "?"}.0 x${lanes}`;

/**
 * Returns the share of bits left after the line code: 8b/10b, then 128b/130b, then flits with 236 of 256
 * bytes.
 */
const afterCode = (gigatransfers: number): number =>
  gigatransfers <= 5 ? 0.8 : gigatransfers <= 32 ? 128 / 130 : 236 / 256;

/** Share of bytes left after headers and acknowledgements, with the usual packets of 256 bytes. */
const afterHeaders = 0.9;

/** Payload and bytes on the wire of a RoCE v2 packet of 4096 bytes: Ethernet with preamble and gap, IP, UDP, BTH, ICRC. */
const payloadBytes = 4096;
const wireBytes = payloadBytes + 38 + 20 + 8 + 12 + 4;

/** Returns the rate of a NIC's port in one direction, in GB/s (1e9 bytes): 49 for 400 Gb/s. */
export const portGBps = (gigabits: number): number => (gigabits / 8) * (payloadBytes / wireBytes);

/** Returns the rate of a link in one direction, in GB/s (1e9 bytes): 57 for PCI Express 5.0 x16. */
export const linkGBps = (gigatransfers: number, lanes: number): number =>
  ((gigatransfers * lanes) / 8) * afterCode(gigatransfers) * afterHeaders;

import { numberOf, textOf } from "./sysfs.ts";

/** The link from a device up to the port above it. */
export interface PciLink {
  /** In GT/s a lane: 32 is PCI Express 5.0. Devices lower it while they are idle. */
  readonly gigatransfers: number;
  readonly lanes: number;
  /** The most that the device itself can. */
  readonly bestGigatransfers: number;
  readonly bestLanes: number;
}

/** The device's link; undefined where it has none (built into the processor, or a virtual machine's). */
export function linkIn(folder: string): PciLink | undefined {
  const speed = (file: string): number => Number.parseFloat(textOf(`${folder}/${file}`) ?? "") || 0;
  const width = (file: string): number => {
    const lanes = numberOf(`${folder}/${file}`) ?? 0;
    // 255 is what a device that is asleep answers.
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

/** 32 GT/s is generation 5. */
export const generationOf = (gigatransfers: number): number => generations.indexOf(gigatransfers) + 1;

/** "PCIe 5.0 x16". */
export const linkText = (gigatransfers: number, lanes: number): string =>
  `PCIe ${generationOf(gigatransfers) || "?"}.0 x${lanes}`;

/** What is left of the bits after the line code: 8b/10b, then 128b/130b, then flits of 236 bytes in 256. */
const afterCode = (gigatransfers: number): number =>
  gigatransfers <= 5 ? 0.8 : gigatransfers <= 32 ? 128 / 130 : 236 / 256;

/** Headers and acknowledgements around packets of 256 bytes, as most machines set them, take a tenth. */
const afterHeaders = 0.9;

/** What a link carries in one direction, in GB/s (1e9 bytes): 57 for PCI Express 5.0 with 16 lanes. */
export const linkGBps = (gigatransfers: number, lanes: number): number =>
  ((gigatransfers * lanes) / 8) * afterCode(gigatransfers) * afterHeaders;

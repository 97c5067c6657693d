/** NVLinks from a GPU to one end: another GPU, or the NVLink switches of the machine. */
export interface NvLink {
  readonly from: string;
  /** PCI address of the other GPU, or "switch". */
  readonly to: string;
  /** Number of active links. */
  readonly links: number;
  /** Generation of NVLink: 4 on Hopper. */
  readonly version: number;
}

/**
 * Returns the NVLinks that join two GPUs: their direct links, else those of the GPU with fewer links to the
 * switches.
 */
export function linksBetween(all: readonly NvLink[], a: string, b: string): NvLink | undefined {
  const own = all.find(({ from, to }) => (from === a && to === b) || (from === b && to === a));
  if (own !== undefined) return own;
  const switched = [a, b].map((end) => all.find(({ from, to }) => from === end && to === "switch"));
  const [first, second] = switched;
  if (!first || !second) return undefined;
  return first.links <= second.links ? first : second;
}

const GBpsALink = [0, 20, 25, 25, 25, 50];

/** Returns the rate of NVLinks in one direction, in GB/s. NVIDIA's figures count both directions. */
export const nvLinkGBps = ({ links, version }: NvLink): number =>
  links * (GBpsALink[version] ?? GBpsALink.at(-1)!);

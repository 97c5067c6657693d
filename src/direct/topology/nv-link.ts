/** NVLinks of a GPU to one end: another GPU, or the machine's NVLink switches. */
export interface NvLink {
  readonly from: string;
  /** The other GPU's PCI address, or "switch". */
  readonly to: string;
  /** How many are active. */
  readonly links: number;
  /** NVLink's generation: 4 on Hopper. */
  readonly version: number;
}

/** How many NVLinks join two GPUs: their own, else through the switches as many as the one with fewer has. */
export function linksBetween(all: readonly NvLink[], a: string, b: string): NvLink | undefined {
  const own = all.find(({ from, to }) => (from === a && to === b) || (from === b && to === a));
  if (own !== undefined) return own;
  const switched = [a, b].map((end) => all.find(({ from, to }) => from === end && to === "switch"));
  const [first, second] = switched;
  if (!first || !second) return undefined;
  return first.links <= second.links ? first : second;
}

const GBpsALink = [0, 20, 25, 25, 25, 50];

/** What NVLinks carry in one direction, in GB/s; NVIDIA's figures halved, as those count both. */
export const nvLinkGBps = ({ links, version }: NvLink): number =>
  links * (GBpsALink[version] ?? GBpsALink.at(-1)!);

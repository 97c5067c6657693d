import type { PathKind, PciPath } from "./path.ts";
import type { PciDevice } from "./pci-device.ts";

/** Device to use with a GPU, and the reason. */
export interface Choice {
  readonly device: PciDevice;
  readonly path: PciPath;
  readonly reason: string;
  /** Other devices at the same distance. */
  readonly equals: readonly PciDevice[];
}

const order = ["X", "NV", "PIX", "PXB", "PHB", "NODE", "SYS"];

/** Returns the rank of a path kind. Smaller is nearer. */
export const distance = (kind: PathKind): number => order.indexOf(kind.startsWith("NV") ? "NV" : kind);

/** Returns the criteria of a candidate in order of importance. The smallest value wins. */
const rank = (device: PciDevice, path: PciPath): readonly number[] => [
  // A port that is down comes last, however near it is.
  device.isUp === false ? 1 : 0,
  device.kind === "nic" && device.infiniband.length === 0 ? 1 : 0,
  distance(path.kind),
  path.peerDma.works === "no" ? 1 : 0,
  -(path.expectedGBps ?? 0),
];

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, i) => each - b[i]!).find((difference) => difference !== 0) ?? 0;

type PathTo = (gpu: PciDevice, device: PciDevice) => PciPath;

function nearestOf(gpu: PciDevice, candidates: readonly PciDevice[], pathTo: PathTo): readonly PciDevice[] {
  const ranked = candidates.map((device) => ({ device, rank: rank(device, pathTo(gpu, device)) }));
  const best = ranked.map((each) => each.rank).sort(compare)[0];
  return best === undefined
    ? []
    : ranked.filter((each) => compare(each.rank, best) === 0).map(({ device }) => device);
}

/**
 * Chooses the best candidate. GPUs that share several equal candidates take turns, so that each candidate is
 * used.
 */
export function choose(
  gpu: PciDevice,
  gpus: readonly PciDevice[],
  candidates: readonly PciDevice[],
  pathTo: PathTo,
): Choice | undefined {
  const alike = nearestOf(gpu, candidates, pathTo);
  if (alike.length === 0) return undefined;
  const sharing = gpus.filter((each) => nearestOf(each, candidates, pathTo)[0] === alike[0]);
  const device = alike[Math.max(0, sharing.indexOf(gpu)) % alike.length]!;
  const path = pathTo(gpu, device);
  const equals = alike.filter((each) => each !== device);
  return { device, path, equals, reason: reasonFor(device, path, candidates, equals, sharing.length) };
}

function reasonFor(
  device: PciDevice,
  path: PciPath,
  candidates: readonly PciDevice[],
  equals: readonly PciDevice[],
  sharing: number,
): string {
  const parts = [`${path.kind}: ${path.reason}`];
  if (candidates.length === 1) parts.push("there is no other");
  else if (equals.length > 0) {
    const turns = sharing > 1 ? `, shared out among ${sharing} GPUs` : "";
    parts.push(`${equals.length + 1} are as near${turns}`);
  } else parts.push(`the nearest of ${candidates.length}`);
  if (device.isUp === false) parts.push("its link is down, as is every other's");
  if (device.kind === "nic" && device.infiniband.length === 0) parts.push("it has no RDMA");
  if (path.peerDma.works === "no") parts.push(`peer-to-peer DMA: no, ${path.peerDma.reason}`);
  return parts.join("; ");
}

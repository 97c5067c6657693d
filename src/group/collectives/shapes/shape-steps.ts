import type { Shape } from "../plan.ts";

/** Transfer between two members in a step of an algorithm. */
export interface ShapeTransfer {
  readonly from: number;
  readonly to: number;
  readonly bytes: number;
}

/** Transfers that run at the same time. The next step begins after all of them. */
export type ShapeStep = readonly ShapeTransfer[];

/** Members of the shapes: the center of the star, and the order of the ring. The root of the tree is rank 0. */
export interface ShapeOrder {
  readonly center: number;
  /** All ranks. Each sends to the next one, and the last to the first. */
  readonly ring: readonly number[];
}

/** Algorithm of an allReduce as its transfers: a shape, or data that goes directly to all members in one or two steps. */
export type SteppedAlgorithm = Shape | "one-shot" | "two-shot";

const ranksOf = (size: number): number[] => Array.from({ length: size }, (_, rank) => rank);

/** Returns a transfer for each ordered pair of members. */
const allPairs = (size: number, bytes: number): ShapeStep =>
  ranksOf(size).flatMap((from) => ranksOf(size).flatMap((to) => (to === from ? [] : [{ from, to, bytes }])));

/** Returns the distances of the steps of a tree, such as 1, 2, 4 for 5 to 8 members. */
export function treeDistances(size: number): number[] {
  const distances: number[] = [];
  for (let distance = 1; distance < size; distance *= 2) distances.push(distance);
  return distances;
}

/**
 * Returns the steps of an allReduce of `bytes` bytes. Ring and tree carry the inputs of the members, because sums are
 * computed in the order of the ranks at one place. So all algorithms give the same bits.
 */
export function stepsOf(
  algorithm: SteppedAlgorithm,
  size: number,
  bytes: number,
  { center, ring }: ShapeOrder,
): readonly ShapeStep[] {
  switch (algorithm) {
    case "one-shot":
      return [allPairs(size, bytes)];
    case "two-shot":
      return [allPairs(size, bytes / size), allPairs(size, bytes / size)];
    case "star": {
      const others = ranksOf(size).filter((rank) => rank !== center);
      return [
        others.map((from) => ({ from, to: center, bytes })),
        others.map((to) => ({ from: center, to, bytes })),
      ];
    }
    case "ring": {
      const step = ring.map((from, at) => ({ from, to: ring[(at + 1) % size]!, bytes }));
      return ranksOf(size - 1).map(() => step);
    }
    case "tree": {
      const pairs = (distance: number): (readonly [near: number, far: number])[] =>
        ranksOf(size).flatMap((near) =>
          near % (2 * distance) === 0 && near + distance < size ? [[near, near + distance] as const] : [],
        );
      const distances = treeDistances(size);
      const up = distances.map((distance) =>
        pairs(distance).map(([to, from]) => ({ from, to, bytes: distance * bytes })),
      );
      const down = distances
        .toReversed()
        .map((distance) => pairs(distance).map(([from, to]) => ({ from, to, bytes })));
      return [...up, ...down];
    }
  }
}

/**
 * Code of one region of a kernel: runs the threads `first` to `last - 1` that are in the state of the region.
 * Returns the state that all of them reached, ENDED or SEVERAL.
 */
export type RegionFunction = (first: number, last: number) => number;

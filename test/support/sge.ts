/** Memory range in the form of `ibv_sge`. */
export type Sge = [pointer: number, bytes: number, lkey: number];

/** Returns the range of `bytes` bytes at `offset` of a region. */
export const sge = (
  { pointer, lkey }: { readonly pointer: number; readonly lkey: number },
  offset: number,
  bytes: number,
): Sge => [pointer + offset, bytes, lkey];

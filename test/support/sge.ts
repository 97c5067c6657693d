/** A piece of memory as `ibv_sge` names it. */
export type Sge = [pointer: number, bytes: number, lkey: number];

/** `bytes` bytes of a region from `offset`. */
export const sge = (
  { pointer, lkey }: { readonly pointer: number; readonly lkey: number },
  offset: number,
  bytes: number,
): Sge => [pointer + offset, bytes, lkey];

// The XRC extended transport header, behind the BTH of every request: the shared receive queue, whose
// protection domain applies.

export const XRCETH_BYTES = 4;

/** Writes an XRCETH at byte `at`. */
export const writeXrceth = (view: DataView, at: number, queue: number): void =>
  view.setInt32(at, queue & 0xffffff);

export const xrcethQueue = (view: DataView, at: number): number => view.getUint32(at) & 0xffffff;

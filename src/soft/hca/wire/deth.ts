// The datagram extended transport header: Q_Key and source queue pair.

export const DETH_BYTES = 8;

/** Writes a DETH at byte `at`. */
export function writeDeth(view: DataView, at: number, qkey: number, sourceQp: number): void {
  view.setInt32(at, qkey);
  view.setInt32(at + 4, sourceQp);
}

export const dethQkey = (view: DataView, at: number): number => view.getInt32(at);
export const dethSourceQp = (view: DataView, at: number): number => view.getUint32(at + 4) & 0xffffff;

// Reads the pcapng files that the soft NIC writes.

/** Packet of a capture: the whole IP packet, its time and its direction. */
export interface Captured {
  readonly ip: Uint8Array<ArrayBuffer>;
  readonly microseconds: number;
  readonly outgoing: boolean;
}

/**
 * Returns the packets of a pcapng file in this machine's byte order. Throws when a block's two lengths
 * differ.
 */
export function readCapture(file: Uint8Array): Captured[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const packets: Captured[] = [];
  for (let at = 0; at < file.length; ) {
    const type = view.getUint32(at, true);
    const total = view.getUint32(at + 4, true);
    if (total < 12 || total & 3 || view.getUint32(at + total - 4, true) !== total) {
      throw new Error(`block at ${at} has ${total} bytes and does not end there`);
    }
    if (type === 6) {
      const bytes = view.getUint32(at + 20, true);
      const options = at + 28 + ((bytes + 3) & ~3);
      packets.push({
        ip: new Uint8Array(file.subarray(at + 28, at + 28 + bytes)),
        microseconds: view.getUint32(at + 12, true) * 2 ** 32 + view.getUint32(at + 16, true),
        outgoing: view.getUint16(options, true) === 2 && view.getUint32(options + 4, true) === 2,
      });
    }
    at += total;
  }
  return packets;
}

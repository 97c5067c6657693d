// Decoder of LZ4 blocks, which fatbins contain.

/** Decodes a block to `size` bytes. Returns undefined for an incomplete block. */
export function fromLz4(block: Uint8Array, size: number): Uint8Array | undefined {
  const out = new Uint8Array(size);
  let at = 0;
  let end = 0;
  /** Reads the further bytes of a length. */
  const more = (first: number): number => {
    let length = first;
    if (first !== 15) return length;
    for (let byte = 255; byte === 255; ) {
      byte = block[at++] ?? 0;
      length += byte;
    }
    return length;
  };
  while (at < block.length) {
    const token = block[at++]!;
    const literals = more(token >> 4);
    if (at + literals > block.length || end + literals > size) return undefined;
    out.set(block.subarray(at, at + literals), end);
    at += literals;
    end += literals;
    if (at >= block.length) break;
    const distance = block[at]! | ((block[at + 1] ?? 0) << 8);
    at += 2;
    const length = more(token & 15) + 4;
    if (distance === 0 || distance > end || end + length > size) return undefined;
    for (let i = 0; i < length; i++, end++) out[end] = out[end - distance]!;
  }
  return end === size ? out : undefined;
}

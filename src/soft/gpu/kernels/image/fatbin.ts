import process from "node:process";

// Decoder of LZ4 blocks, which fatbins contain.

/** Decodes a block to `size` bytes. Returns undefined for an incomplete block. */
function fromLz4(block: Uint8Array, size: number): Uint8Array | undefined {
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

// Fatbins: containers of machine code and PTX for several architectures, written by nvcc.

export const FATBIN_MAGIC = 0xba55ed50;
const HEAD_BYTES = 16;
const KIND_PTX = 1;
const KIND_ELF = 2;
const LZ4 = 0x2000n;
const ZSTD = 0x8000n;
const MOST_TEXT = 1 << 28;

export interface FatbinPart {
  readonly kind: "ptx" | "cubin" | "other";
  /** Architecture of the part: 90 for sm_90 and compute_90. */
  readonly architecture: number;
  /** PTX text, if readable. */
  readonly text?: string;
  /** Reason why the text is not readable. */
  readonly problem?: string;
}

/** Returns the size of a fatbin at `at`, or undefined when no fatbin starts there. */
export function fatbinBytes(bytes: DataView, at = 0): number | undefined {
  if (at + HEAD_BYTES > bytes.byteLength || bytes.getUint32(at, true) !== FATBIN_MAGIC) return undefined;
  const size = bytes.getBigUint64(at + 8, true);
  return size > BigInt(MOST_TEXT) ? undefined : bytes.getUint16(at + 6, true) + Number(size);
}

/** Returns the parts of a fatbin. Reads only within the sizes that the fatbin declares. */
export function fatbinParts(bytes: DataView, at = 0): FatbinPart[] {
  const size = fatbinBytes(bytes, at);
  if (size === undefined) return [];
  const end = Math.min(at + size, bytes.byteLength);
  const found: FatbinPart[] = [];
  for (let place = at + bytes.getUint16(at + 6, true); place + 64 <= end; ) {
    const head = bytes.getUint32(place + 4, true);
    const payload = Number(bytes.getBigUint64(place + 8, true));
    if (head < 64 || place + head + payload > end) break;
    found.push(partAt(bytes, place, head, payload));
    place += head + payload;
  }
  return found;
}

function partAt(bytes: DataView, at: number, head: number, payload: number): FatbinPart {
  const kind = bytes.getUint16(at, true);
  const architecture = bytes.getUint32(at + 28, true);
  if (kind === KIND_ELF) return { kind: "cubin", architecture };
  if (kind !== KIND_PTX) return { kind: "other", architecture };
  const flags = bytes.getBigUint64(at + 40, true);
  const compressed = bytes.getUint32(at + 16, true);
  const size = Number(bytes.getBigUint64(at + 56, true));
  const raw = new Uint8Array(bytes.buffer, bytes.byteOffset + at + head, payload);
  if ((flags & (LZ4 | ZSTD)) === 0n) return { kind: "ptx", architecture, text: textOf(raw) };
  if (size > MOST_TEXT || compressed > payload)
    return { kind: "ptx", architecture, problem: "the sizes in its header are invalid" };
  const packed = raw.subarray(0, compressed);
  const plain = (flags & ZSTD) === 0n ? fromLz4(packed, size) : fromZstd(packed, size);
  return plain === undefined
    ? { kind: "ptx", architecture, problem: "its compression is not supported here" }
    : { kind: "ptx", architecture, text: textOf(plain) };
}

function fromZstd(packed: Uint8Array, size: number): Uint8Array | undefined {
  const zlib = process.getBuiltinModule("node:zlib") as {
    zstdDecompressSync?: (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;
  };
  try {
    return zlib.zstdDecompressSync?.(packed, { maxOutputLength: size + 1 });
  } catch {
    return undefined;
  }
}

function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder("latin1").decode(end < 0 ? bytes : bytes.subarray(0, end)).trimStart();
}

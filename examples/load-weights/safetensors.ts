import { DoorbellError } from "doorbell";
import type { ElementType } from "doorbell/cuda";

/** Tensor of a safetensors file, with its type, its shape and the position of its bytes. */
export interface Tensor {
  readonly name: string;
  readonly dtype: string;
  readonly shape: readonly number[];
  /** Element type of the buffer. Types that JavaScript lacks are unsigned integers of the same size. */
  readonly type: ElementType;
  /** Offset from the start of the file, in bytes. */
  readonly offset: number;
  readonly byteLength: number;
}

const types: Readonly<Record<string, readonly [type: ElementType, bytes: number]>> = {
  F64: ["f64", 8],
  F32: ["f32", 4],
  F16: ["u16", 2],
  BF16: ["u16", 2],
  F8_E4M3: ["u8", 1],
  F8_E5M2: ["u8", 1],
  I64: ["i64", 8],
  I32: ["i32", 4],
  I16: ["i16", 2],
  I8: ["i8", 1],
  U64: ["u64", 8],
  U32: ["u32", 4],
  U16: ["u16", 2],
  U8: ["u8", 1],
  BOOL: ["u8", 1],
};

/** Size of the length field at the start of the file, in bytes. */
export const lengthBytes = 8;

/** Maximum length of a header, in bytes. A greater length means that the file has another format. */
const longestHeader = 100 << 20;

/**
 * Returns the length of the header from the first 8 bytes. Throws DoorbellError for a file of another format.
 */
export function headerLength(first: Uint8Array): number {
  const length = Number(new DataView(first.buffer, first.byteOffset, lengthBytes).getBigUint64(0, true));
  if (length < 2 || length > longestHeader)
    throw new DoorbellError("this is not a safetensors file: its header has an invalid length");
  return length;
}

/** Returns the tensors in the JSON header, in the order of the file. */
export function tensorsOf(json: string, dataAt: number): Tensor[] {
  const header = JSON.parse(json) as Record<
    string,
    { dtype: string; shape: number[]; data_offsets: [number, number] }
  >;
  return Object.entries(header)
    .filter(([name]) => name !== "__metadata__")
    .map(
      ([
        name,
        {
          dtype,
          shape,
          data_offsets: [from, to],
        },
      ]) => {
        const known = types[dtype];
        if (known === undefined) throw new DoorbellError(`${name} has the unknown type ${dtype}`);
        const elements = shape.reduce((product, each) => product * each, 1);
        if (elements * known[1] !== to - from)
          throw new DoorbellError(`${name}: ${to - from} bytes do not match ${shape.join("x")} ${dtype}`);
        return { name, dtype, shape, type: known[0], offset: dataAt + from, byteLength: to - from };
      },
    )
    .sort((a, b) => a.offset - b.offset);
}

/**
 * Returns a header for adjacent tensors. The header is padded, so that the data begins at a multiple of 4096
 * bytes.
 */
export function headerFor(
  tensors: readonly Pick<Tensor, "name" | "dtype" | "shape" | "byteLength">[],
): Uint8Array<ArrayBuffer> {
  let at = 0;
  const entries = tensors.map(({ name, dtype, shape, byteLength }) => {
    const entry = { dtype, shape, data_offsets: [at, at + byteLength] };
    at += byteLength;
    return [name, entry] as const;
  });
  const json = new TextEncoder().encode(JSON.stringify(Object.fromEntries(entries)));
  const padded = Math.ceil((lengthBytes + json.length) / 4096) * 4096 - lengthBytes;
  const bytes = new Uint8Array(new ArrayBuffer(lengthBytes + padded)).fill(0x20);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(padded), true);
  bytes.set(json, lengthBytes);
  return bytes;
}

import { DoorbellError } from "doorbell";
import type { ElementType } from "doorbell/cuda";

/** A tensor of a safetensors file: its type and shape, and where its bytes are. */
export interface Tensor {
  readonly name: string;
  readonly dtype: string;
  readonly shape: readonly number[];
  /** The buffer's element type; what CUDA has and JavaScript has not is its bits. */
  readonly type: ElementType;
  /** From the file's beginning on. */
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

/** Bytes of the number at the file's beginning, which says how long the header is. */
export const lengthBytes = 8;

/** The longest header that is believed. */
const longestHeader = 100 << 20;

/** The header's length by the first 8 bytes; throws for what is not a safetensors file. */
export function headerLength(first: Uint8Array): number {
  const length = Number(new DataView(first.buffer, first.byteOffset, lengthBytes).getBigUint64(0, true));
  if (length < 2 || length > longestHeader)
    throw new DoorbellError("this is not a safetensors file: its header has no sensible length");
  return length;
}

/** The tensors by the header's JSON, in the file's order. */
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
        if (known === undefined) throw new DoorbellError(`${name} is of the unknown type ${dtype}`);
        const elements = shape.reduce((product, each) => product * each, 1);
        if (elements * known[1] !== to - from)
          throw new DoorbellError(`${name}: ${shape.join("x")} ${dtype} are not ${to - from} bytes`);
        return { name, dtype, shape, type: known[0], offset: dataAt + from, byteLength: to - from };
      },
    )
    .sort((a, b) => a.offset - b.offset);
}

/** A header for tensors that follow each other, and where their bytes begin; padded so that this is a multiple of 4096. */
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

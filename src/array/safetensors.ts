import { ArrayFileError } from "./array-file-error.ts";
import { type Dtype, isComplex } from "./dtype.ts";
import type { Float8 } from "./float8.ts";
import { checkStored, type StoredArray } from "./npy.ts";
import type { Shape } from "./shape.ts";

/** Size of the length field at the begin of the file, in bytes. */
const LENGTH_BYTES = 8;
/** Largest length of a header, in bytes. */
const LONGEST_HEADER = 100 * 2 ** 20;

const types: Readonly<Record<string, Dtype>> = {
  BOOL: "bool",
  I8: "i8",
  U8: "u8",
  I16: "i16",
  U16: "u16",
  I32: "i32",
  U32: "u32",
  I64: "i64",
  U64: "u64",
  F16: "f16",
  BF16: "bf16",
  F32: "f32",
  F64: "f64",
};

/** Floats of 8 bits, by their names in the format. */
const float8s: Readonly<Record<string, Float8>> = { F8_E4M3: "e4m3", F8_E5M2: "e5m2" };

/** Entry of the header, after its check. */
interface Entry {
  readonly name: string;
  readonly dtype: Dtype;
  readonly float8: Float8 | undefined;
  readonly shape: readonly unknown[];
  readonly begin: number;
  readonly end: number;
}

/** Number of bytes at the begin of a .safetensors file that have the size of its header. */
export const SAFETENSORS_START = LENGTH_BYTES;

/** Returns the size of the header of a .safetensors file from its first bytes. Throws ArrayFileError. */
export function safetensorsHeaderBytes(path: string, start: Uint8Array, fileBytes: number): number {
  const view = new DataView(start.buffer, start.byteOffset, start.length);
  const length = start.length < LENGTH_BYTES ? -1 : Number(view.getBigUint64(0, true));
  if (length < 2 || length > LONGEST_HEADER || LENGTH_BYTES + length > fileBytes)
    throw new ArrayFileError(
      path,
      length < 0 ? "the file has no header" : `the header has ${length} bytes, and the file ${fileBytes}`,
      "The file is damaged, or has another format than safetensors.",
    );
  return LENGTH_BYTES + length;
}

/** Returns the arrays of a .safetensors file from its header, by their names. Throws ArrayFileError. */
export function parseSafetensors(
  path: string,
  header: Uint8Array,
  fileBytes: number,
): Record<string, StoredArray> {
  const all = jsonOf(path, new TextDecoder().decode(header.subarray(LENGTH_BYTES)));
  const dataBytes = fileBytes - header.length;
  const entries = Object.entries(all)
    .filter(([name]) => name !== "__metadata__")
    .map(([name, entry]) => checkEntry(path, name, entry))
    .sort((a, b) => a.begin - b.begin || a.end - b.end);
  let at = 0;
  const found = entries.map(({ name, dtype, float8, shape, begin, end }) => {
    if (begin !== at || end < begin || end > dataBytes)
      throw new ArrayFileError(
        `${path}/${name}`,
        `the elements are from byte ${begin} to ${end}, after others that end at ${at}, of ${dataBytes}`,
        "The file is damaged: elements are next to each other and inside of the file.",
      );
    at = end;
    const checked = checkStored(`${path}/${name}`, dtype, shape, end - begin);
    const stored = { dtype, shape: checked, begin: header.length + begin };
    return [name, float8 === undefined ? stored : { ...stored, float8 }] as const;
  });
  if (at !== dataBytes)
    throw new ArrayFileError(path, `${dataBytes - at} bytes belong to no array`, "The file is damaged.");
  return Object.fromEntries(found);
}

function jsonOf(path: string, text: string): object {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new ArrayFileError(path, "the header is not JSON", "The file is damaged.", { cause });
  }
  if (typeof json !== "object" || json === null || Array.isArray(json))
    throw new ArrayFileError(path, "the header is not an object", "The file has another format.");
  return json;
}

function checkEntry(path: string, name: string, entry: unknown): Entry {
  const { dtype, shape, data_offsets: offsets } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  const isPair =
    Array.isArray(offsets) &&
    offsets.length === 2 &&
    offsets.every((each) => Number.isSafeInteger(each) && each >= 0);
  if (typeof dtype !== "string" || !Array.isArray(shape) || !isPair)
    throw new ArrayFileError(
      `${path}/${name}`,
      "the entry of the header is not that of an array",
      "The file is damaged.",
    );
  const float8 = Object.hasOwn(float8s, dtype) ? float8s[dtype] : undefined;
  if (float8 === undefined && !Object.hasOwn(types, dtype))
    throw new ArrayFileError(
      `${path}/${name}`,
      `there is no element type ${dtype}`,
      `Save one of ${[...Object.keys(types), ...Object.keys(float8s)].join(", ")}.`,
    );
  const type = float8 === undefined ? types[dtype]! : "u8";
  return { name, dtype: type, float8, shape, begin: offsets[0] as number, end: offsets[1] as number };
}

/** Returns the header of a .safetensors file. Its size is a multiple of 8 bytes. Throws ArrayFileError for c64. */
export function safetensorsHeader(
  path: string,
  arrays: readonly {
    readonly name: string;
    readonly dtype: Dtype;
    readonly shape: Shape;
    readonly bytes: number;
  }[],
): Uint8Array {
  let at = 0;
  const entries = arrays.map(({ name, dtype, shape, bytes }) => {
    if (isComplex(dtype))
      throw new ArrayFileError(
        `${path}/${name}`,
        `the elements are ${dtype}, which readers of the format do not know`,
        "Save its real() and its imag(), or a .npz file.",
      );
    at += bytes;
    return [name, { dtype: dtype.toUpperCase(), shape, data_offsets: [at - bytes, at] }];
  });
  const json = new TextEncoder().encode(JSON.stringify(Object.fromEntries(entries)));
  const length = Math.ceil(json.length / 8) * 8;
  const header = new Uint8Array(LENGTH_BYTES + length).fill(0x20);
  new DataView(header.buffer).setBigUint64(0, BigInt(length), true);
  header.set(json, LENGTH_BYTES);
  return header;
}

import { ArrayFileError } from "./array-file-error.ts";
import { type Dtype, factsOf } from "./dtype.ts";
import type { Float8 } from "./float8.ts";
import { checkShape, type Shape, shapeText, sizeOf } from "./shape.ts";

/** Array in a file: little-endian elements, one after the other. */
export interface StoredArray {
  readonly dtype: Dtype;
  readonly shape: Shape;
  /** Offset of the first element in the file, in bytes. */
  readonly begin: number;
  /** Format of floats of 8 bits, whose bytes are stored as u8 and become f16. */
  readonly float8?: Float8;
  /** True where the first axis is the one whose elements are next to each other. */
  readonly isFortran?: boolean;
}

const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59];
/** The elements begin at a multiple of this number of bytes. */
const ALIGNMENT = 64;

const descriptions: Readonly<Record<string, Dtype>> = {
  "|b1": "bool",
  "|i1": "i8",
  "|u1": "u8",
  "<i2": "i16",
  "<u2": "u16",
  "<i4": "i32",
  "<u4": "u32",
  "<i8": "i64",
  "<u8": "u64",
  "<f2": "f16",
  "<f4": "f32",
  "<f8": "f64",
  "<c8": "c64",
};

/** Returns the shape of a file, checked against the number of its bytes. Throws ArrayFileError. */
export function checkStored(path: string, dtype: Dtype, given: readonly unknown[], bytes: number): Shape {
  const shape = ((): Shape => {
    try {
      return checkShape("load", [...given]);
    } catch (cause) {
      const hint = "Shapes have whole numbers from 0, and at most 2147483647 elements.";
      throw new ArrayFileError(path, `the shape (${given.join(", ")}) is not allowed`, hint, { cause });
    }
  })();
  const needed = sizeOf(shape) * (factsOf(dtype).bits / 8);
  if (needed !== bytes)
    throw new ArrayFileError(
      path,
      `${bytes} bytes of elements, but the shape ${shapeText(shape)} of ${dtype} has ${needed}`,
      "The file is damaged or was not written completely. Write it again.",
    );
  return shape;
}

/** Number of bytes at the begin of a .npy file that have the size of its header. */
export const NPY_START = 12;

/** Returns the size of the header of a .npy file from its first bytes. Throws ArrayFileError. */
export function npyHeaderBytes(path: string, start: Uint8Array, fileBytes: number): number {
  if (start.length < 10 || MAGIC.some((byte, i) => start[i] !== byte))
    throw new ArrayFileError(path, "this is not a .npy file", "A .npy file begins with \\x93NUMPY.");
  const view = new DataView(start.buffer, start.byteOffset, start.length);
  const version = start[6]!;
  if (version < 1 || version > 3 || start.length < NPY_START)
    throw new ArrayFileError(
      path,
      `version ${version} of .npy is unknown`,
      "Use np.save, which writes version 1.",
    );
  const end = beginOfText(version) + (version === 1 ? view.getUint16(8, true) : view.getUint32(8, true));
  if (end > fileBytes)
    throw new ArrayFileError(
      path,
      `the header ends at byte ${end}, and the file has ${fileBytes} bytes`,
      "The file was not written completely. Write it again.",
    );
  return end;
}

/** Returns the offset of the text of a header, in bytes. */
const beginOfText = (version: number): number => (version === 1 ? 10 : 12);

/** Returns the array of a .npy file from its header. Throws ArrayFileError. */
export function parseNpy(path: string, header: Uint8Array, fileBytes: number): StoredArray {
  const text = new TextDecoder().decode(header.subarray(beginOfText(header[6]!)));
  const { description, isFortran, lengths } = headerOf(path, text);
  const dtype = dtypeOf(path, description);
  const begin = header.length;
  return { dtype, shape: checkStored(path, dtype, lengths, fileBytes - begin), begin, isFortran };
}

/** Returns the three entries of a header, which is a dictionary of Python. Other entries are refused. */
function headerOf(path: string, text: string) {
  const entries = {
    description: /'descr'\s*:\s*('[^']*'|\[[^\]]*\])\s*,?/,
    order: /'fortran_order'\s*:\s*(True|False)\s*,?/,
    shape: /'shape'\s*:\s*\(([\d\s,]*)\)\s*,?/,
  };
  let rest = text;
  const found = Object.values(entries).map((pattern) => {
    const match = pattern.exec(rest);
    if (match !== null) rest = rest.replace(match[0], "");
    return match?.[1];
  });
  const [description, order, shape] = found;
  if (
    description === undefined ||
    order === undefined ||
    shape === undefined ||
    !/^\s*\{\s*\}\s*$/.test(rest)
  )
    throw new ArrayFileError(
      path,
      `the header is not that of an array: ${JSON.stringify(text.trim().slice(0, 80))}`,
      "A header has the entries 'descr', 'fortran_order' and 'shape'.",
    );
  const lengths = shape.split(",").map((each) => each.trim());
  if (lengths.at(-1) === "") lengths.pop();
  return {
    description,
    isFortran: order === "True",
    lengths: lengths.map((each) => (each === "" ? each : Number(each))),
  };
}

/** Returns the element type of a description. */
function dtypeOf(path: string, description: string): Dtype {
  const text = description.replaceAll("'", "").replace("=", "<");
  const dtype = Object.hasOwn(descriptions, text) ? descriptions[text] : undefined;
  if (dtype !== undefined) return dtype;
  if (/^\|?O/.test(text))
    throw new ArrayFileError(
      path,
      "the elements are Python objects, and a reader would have to run code of the file (pickle)",
      "Save an array of numbers: np.save(path, a.astype(np.float32)).",
    );
  throw new ArrayFileError(
    path,
    `there is no element type ${description}`,
    `Save one of ${Object.keys(descriptions).join(", ")}, for example a.astype("<f4").`,
  );
}

/** Returns the header of a .npy file. Throws ArrayFileError for bf16, which NumPy does not have. */
export function npyHeader(path: string, dtype: Dtype, shape: Shape): Uint8Array {
  const description = Object.entries(descriptions).find(([, each]) => each === dtype)?.[0];
  if (description === undefined)
    throw new ArrayFileError(path, `NumPy has no ${dtype}`, 'Save a.astype("f32"), or a .safetensors file.');
  const text = `{'descr': '${description}', 'fortran_order': False, 'shape': ${shapeText(shape)}, }`;
  const total = Math.ceil((10 + text.length + 1) / ALIGNMENT) * ALIGNMENT;
  const bytes = new Uint8Array(total).fill(0x20);
  bytes.set([...MAGIC, 1, 0]);
  new DataView(bytes.buffer).setUint16(8, total - 10, true);
  bytes.set(new TextEncoder().encode(text), 10);
  bytes[total - 1] = 0x0a;
  return bytes;
}

import { open, readFile, rename, rm } from "node:fs/promises";
import { extraArguments } from "../arguments/extra-arguments.ts";
import { checkOptions, flag, optionsTable } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import type { Device } from "../cuda/device/device.ts";
import { newArray } from "../cuda/memory/element-type.ts";
import { ArrayFileError } from "./array-file-error.ts";
import { factsOf } from "./dtype.ts";
import { NdArray } from "./nd-array.ts";
import { allocateView, Node } from "./node.ts";
import { npyHeader, parseNpy, type StoredArray } from "./npy.ts";
import { contiguous } from "./reading.ts";
import { parseSafetensors, safetensorsHeader } from "./safetensors.ts";
import { parseZip, zipParts } from "./zip.ts";

/** Arrays of a file, by their names. */
export type NamedArrays = Readonly<Record<string, NdArray>>;

/** Content of a file: one array of a .npy file, and named arrays of a .npz or .safetensors file. */
export type LoadedFile<P extends string> = P extends `${string}.npy`
  ? NdArray
  : P extends `${string}.npz` | `${string}.safetensors`
    ? NamedArrays
    : NdArray | NamedArrays;

/** Options of `save`. */
export interface SaveOptions {
  /** Compresses the arrays of a .npz file. Default: false. */
  readonly compress?: boolean;
}

const saveOptions = optionsTable<SaveOptions>()(
  "array.SaveOptions",
  { save: 2 },
  { compress: { type: flag(), default: false, text: "Compresses the arrays of a .npz file." } },
);

const formats = [".npy", ".npz", ".safetensors"] as const;
type Format = (typeof formats)[number];

/** Returns the format of a file by the end of its path. Throws TypeError for another one. */
function formatOf(method: string, path: unknown): Format {
  const format = typeof path === "string" ? formats.find((each) => path.endsWith(each)) : undefined;
  if (format === undefined)
    throw new TypeError(
      `${method}: the path is ${shown(path)}. Use a path that ends with ${formats.join(", ")}`,
    );
  return format;
}

/** Copies the elements of a file to a device. */
function uploaded(device: Device, { dtype, shape, bytes, isFortran = false }: StoredArray): NdArray {
  const stored = isFortran ? shape.toReversed() : shape;
  const view = allocateView(device, dtype, stored);
  const array = new NdArray(Node.ofView({ device, dtype, shape: stored }, view));
  if (bytes.length > 0) {
    const host = newArray("u8", bytes.length);
    host.set(bytes);
    // Any byte but 0 is true in a file.
    if (dtype === "bool") for (let i = 0; i < host.length; i++) host[i] = host[i] === 0 ? 0 : 1;
    view.storage.buffer.as("u8").set(host);
  }
  if (!isFortran) return array;
  using fortran = array;
  return fortran.permuteDims();
}

/** Loads the arrays of a file. `ArrayMaker.load` describes it. */
export async function loadFile(device: Device, path: string): Promise<NdArray | NamedArrays> {
  const format = formatOf("load", path);
  let file: Uint8Array;
  try {
    file = await readFile(path);
  } catch (cause) {
    throw new ArrayFileError(path, "the file cannot be read", (cause as Error).message, { cause });
  }
  if (format === ".npy") return uploaded(device, parseNpy(path, file));
  const stored =
    format === ".safetensors"
      ? parseSafetensors(path, file)
      : Object.fromEntries(
          parseZip(path, file).map(({ name, bytes }) => [
            name.replace(/\.npy$/, ""),
            parseNpy(`${path}/${name}`, bytes),
          ]),
        );
  const all = Object.entries(stored);
  return Object.fromEntries(all.map(([name, each]) => [name, uploaded(device, each)]));
}

/** Returns the bytes of the elements in C's order. The event loop runs while they are computed. */
async function bytesOf({ node }: NdArray): Promise<Uint8Array> {
  const { storage, offset } = contiguous(node);
  storage.hold();
  try {
    await node.device.stream.done();
    const size = factsOf(node.dtype).bits / 8;
    const bytes = storage.buffer.as("u8").slice(offset * size, (offset + node.size) * size);
    storage.verify();
    return node.size === 0 ? new Uint8Array(0) : bytes.toArray();
  } finally {
    storage.release();
  }
}

/** Returns arrays by their names, where the values of an object are arrays. Throws TypeError for other values. */
function namedArrays(path: string, data: unknown): [string, NdArray][] {
  const entries =
    typeof data === "object" && data !== null && !(data instanceof NdArray) ? Object.entries(data) : [];
  const wrong = entries.find(([, each]) => !(each instanceof NdArray));
  if (entries.length === 0 || wrong !== undefined)
    throw new TypeError(
      `save: ${path} takes named arrays, and the data is ${shown(wrong?.[1] ?? data)}. Use save(path, { weights: a })`,
    );
  return entries;
}

async function partsOf(
  path: string,
  format: Format,
  data: unknown,
  compress: boolean,
): Promise<Uint8Array[]> {
  if (format === ".npy") {
    if (!(data instanceof NdArray))
      throw new TypeError(
        `save: ${path} takes one array, and the data is ${shown(data)}. Use a .npz file for several`,
      );
    return [npyHeader(path, data.dtype, data.shape), await bytesOf(data)];
  }
  const named = namedArrays(path, data);
  const contents = await Promise.all(named.map(([, array]) => bytesOf(array)));
  if (format === ".safetensors") {
    const rows = named.map(([name, { dtype, shape }], i) => ({
      name,
      dtype,
      shape,
      bytes: contents[i]!.length,
    }));
    return [safetensorsHeader(path, rows), ...contents];
  }
  const entries = named.map(([name, { dtype, shape }], i) => {
    const header = npyHeader(`${path}/${name}`, dtype, shape);
    const bytes = new Uint8Array(header.length + contents[i]!.length);
    bytes.set(header);
    bytes.set(contents[i]!, header.length);
    return { name: `${name}.npy`, bytes };
  });
  return zipParts(path, entries, compress);
}

/**
 * Saves an array as a .npy file, or named arrays as a .npz or .safetensors file. The file replaces an older one when it is
 * complete. Throws TypeError for other data, and ArrayFileError for bf16 in NumPy's formats and for a failed write.
 *
 * @example
 * using a = arange(3);
 * await save("/tmp/doorbell-example.npz", { a }, { compress: true });
 */
export async function save(path: string, data: NdArray | NamedArrays, options?: SaveOptions): Promise<void> {
  if (arguments.length > 3) throw extraArguments("save", ["path", "data", "options"], arguments.length);
  const format = formatOf("save", path);
  const { compress } = checkOptions(saveOptions, "save", options);
  const parts = await partsOf(path, format, data, compress);
  const temporary = `${path}.${crypto.randomUUID()}.tmp`;
  try {
    const file = await open(temporary, "wx");
    try {
      for (const part of parts) await file.writeFile(part);
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw new ArrayFileError(path, "the file cannot be written", (cause as Error).message, { cause });
  }
}

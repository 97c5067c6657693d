import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { didYouMean } from "../../ffi/nearest.ts";
import { extraArguments } from "../arguments/extra-arguments.ts";
import {
  callback,
  checkOptions,
  described,
  flag,
  instance,
  list,
  oneOf,
  optionsTable,
  text,
  whole,
} from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import type { Device } from "../cuda/device/device.ts";
import type { StorageFile } from "../direct/storage/storage-file.ts";
import { ArrayFileError } from "./array-file-error.ts";
import { type Dtype, dtypes, factsOf } from "./dtype.ts";
import { NdArray } from "./nd-array.ts";
import { allocateView, Node } from "./node.ts";
import { checkStored, NPY_START, npyHeader, npyHeaderBytes, parseNpy, type StoredArray } from "./npy.ts";
import {
  parseSafetensors,
  SAFETENSORS_START,
  safetensorsHeader,
  safetensorsHeaderBytes,
} from "./safetensors.ts";
import { checkShape, type Shape } from "./shape.ts";
import {
  type FileProgress,
  type HeldBytes,
  heldBytes,
  openArrayFile,
  orFileError,
  readArrays,
  readHost,
  type TransferWatch,
  writeArrays,
  writeHost,
} from "./transfer.ts";
import { ZipWriter, zipEntries } from "./zip.ts";

/** Arrays of a file, by their names. */
export type NamedArrays = Readonly<Record<string, NdArray>>;

/** Format of a file of arrays. "raw" has the elements of one array in C's order, and nothing else. */
export type ArrayFileFormat = "npy" | "npz" | "safetensors" | "raw";

/** Content of a file: one array of a .npy, .bin or .raw file, and named arrays of a .npz or .safetensors file. */
export type LoadedFile<P extends string, F extends ArrayFileFormat | undefined = undefined> = F extends
  | "npy"
  | "raw"
  ? NdArray
  : F extends "npz" | "safetensors"
    ? NamedArrays
    : P extends `${string}.npy` | `${string}.bin` | `${string}.raw`
      ? NdArray
      : P extends `${string}.npz` | `${string}.safetensors`
        ? NamedArrays
        : NdArray | NamedArrays;

/** Options that `load` and `save` have in common. */
interface FileOptions {
  /** Format of the file. Default: that of the end of the path. */
  readonly format?: ArrayFileFormat;
  /** Receives the number of bytes that have been transferred, and the number of all. */
  readonly onProgress?: (progress: FileProgress) => void;
  /** Signal that ends the transfer. The promise rejects with its reason. */
  readonly signal?: AbortSignal;
}

/** Options of `load`. */
export interface LoadOptions<F extends ArrayFileFormat | undefined = ArrayFileFormat | undefined>
  extends FileOptions {
  /** Format of the file. Default: that of the end of the path. */
  readonly format?: Exclude<F, undefined>;
  /** Names of the arrays to load of a .npz or .safetensors file. The others are not read. Default: all arrays. */
  readonly names?: readonly string[];
  /** Type of the elements of a raw file, which has no header. */
  readonly dtype?: Dtype;
  /** Shape of a raw file. Default: one axis with all elements. */
  readonly shape?: Shape;
  /** Offset of the elements in a raw file, in bytes. Default: 0. */
  readonly offset?: number;
}

/** Options of `save`. */
export interface SaveOptions extends FileOptions {
  /** Compresses the arrays of a .npz file. Default: false. */
  readonly compress?: boolean;
}

const formats = ["npy", "npz", "safetensors", "raw"] as const;

const fileRows = {
  format: {
    type: oneOf(...formats),
    defaultText: "that of the end of the path",
    text: "Format of the file.",
  },
  onProgress: {
    type: callback<(progress: FileProgress) => void>("a function that receives { bytes, totalBytes }"),
    defaultText: "none",
    text: "Receives the number of transferred bytes.",
  },
  signal: {
    type: instance("AbortSignal", () => AbortSignal, "an AbortController or AbortSignal.timeout(1000)"),
    defaultText: "none",
    text: "Ends the transfer.",
  },
} as const;

const loadOptions = optionsTable<LoadOptions>()(
  "array.LoadOptions",
  { "ArrayMaker.load": 1 },
  {
    ...fileRows,
    names: { type: list(text()), defaultText: "all arrays", text: "Names of the arrays to load." },
    dtype: { type: oneOf(...dtypes), defaultText: "none", text: "Type of the elements of a raw file." },
    shape: {
      type: described<Shape>("a list of lengths", Array.isArray),
      defaultText: "one axis with all elements",
      text: "Shape of a raw file.",
    },
    offset: {
      type: whole(0, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      default: 0,
      text: "Offset of the elements in a raw file.",
    },
  },
);

const saveOptions = optionsTable<SaveOptions>()(
  "array.SaveOptions",
  { save: 2 },
  { ...fileRows, compress: { type: flag(), default: false, text: "Compresses the arrays of a .npz file." } },
);

/** Returns the format of a file by the end of its path. Throws TypeError for another one. */
function formatOf(method: string, path: unknown, given: ArrayFileFormat | undefined): ArrayFileFormat {
  const end = typeof path === "string" ? /\.(npy|npz|safetensors|bin|raw)$/.exec(path)?.[1] : undefined;
  if (typeof path !== "string" || (end === undefined && given === undefined))
    throw new TypeError(
      `${method}: the path is ${shown(path)}. Use a path that ends with .npy, .npz, .safetensors, .bin or .raw, or name the format`,
    );
  return given ?? (end === "bin" || end === "raw" ? "raw" : (end as ArrayFileFormat));
}

/** Copies the elements of an entry of an archive to a device. */
function uploaded(
  device: Device,
  { dtype, shape, begin, isFortran = false }: StoredArray,
  file: Uint8Array,
): NdArray {
  const stored = isFortran ? shape.toReversed() : shape;
  const view = allocateView(device, dtype, stored);
  const array = new NdArray(Node.ofView({ device, dtype, shape: stored }, view));
  const bytes = file.subarray(begin);
  // Any byte but 0 is true in a file.
  if (dtype === "bool") for (let i = 0; i < bytes.length; i++) bytes[i] = bytes[i] === 0 ? 0 : 1;
  if (bytes.length > 0) view.storage.buffer.as("u8").set(bytes);
  if (!isFortran) return array;
  using fortran = array;
  return fortran.permuteDims();
}

/** Returns the chosen ones of named items in the order of `names`, or all. Throws RangeError for a name that is missing. */
function chosen<T>(path: string, items: readonly (readonly [string, T])[], names: LoadOptions["names"]) {
  if (names === undefined) return items;
  const byName = new Map(items);
  return [...new Set(names)].map((name) => {
    const item = byName.get(name);
    if (item === undefined) throw noArray(path, name, [...byName.keys()]);
    return [name, item] as const;
  });
}

/** Number of names that an error lists. */
const LISTED = 8;

function noArray(path: string, name: string, names: readonly string[]): RangeError {
  const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : "";
  const known = `It has ${names.slice(0, LISTED).join(", ") || "none"}${more}`;
  return new RangeError(
    `load: ${path} has no array ${shown(name)}${didYouMean(name, names) || "."} ${known}`,
  );
}

/** Reads bytes of an open file. Throws ArrayFileError where the file ends before, because it has become shorter. */
async function readPart(path: string, file: FileHandle, at: number, bytes: number): Promise<Uint8Array> {
  const part = new Uint8Array(bytes);
  for (let done = 0; done < bytes; ) {
    const { bytesRead } = await file.read(part, done, bytes - done, at + done);
    if (bytesRead === 0)
      throw new ArrayFileError(
        path,
        `the file ends at byte ${at + done}`,
        "Another program has changed it. Load it again.",
      );
    done += bytesRead;
  }
  return part;
}

/**
 * Loads arrays of an archive, one after the other, through the host, which computes their checksums. Each array is progress, whose
 * bytes include the headers.
 */
async function loadArchive(device: Device, path: string, options: LoadOptions): Promise<NamedArrays> {
  const { names, onProgress, signal } = options;
  signal?.throwIfAborted();
  const file = await open(path, "r");
  const loaded: [string, NdArray][] = [];
  try {
    const { size } = await file.stat();
    const archive = { size, read: (at: number, bytes: number) => readPart(path, file, at, bytes) };
    const entries = await zipEntries(path, archive);
    const named = entries.map((entry) => [entry.name.replace(/\.npy$/, ""), entry] as const);
    const wanted = chosen(path, named, names);
    const totalBytes = wanted.reduce((sum, [, entry]) => sum + entry.size, 0);
    let done = 0;
    for (const [name, entry] of wanted) {
      signal?.throwIfAborted();
      const at = `${path}/${entry.name}`;
      const bytes = await entry.read();
      const header = bytes.subarray(0, npyHeaderBytes(at, bytes, bytes.length));
      loaded.push([name, uploaded(device, parseNpy(at, header, bytes.length), bytes)]);
      done += bytes.length;
      onProgress?.({ bytes: done, totalBytes });
    }
    return Object.fromEntries(loaded);
  } catch (error) {
    for (const [, array] of loaded) array.close();
    throw error;
  } finally {
    await file.close();
  }
}

/** Returns the array of a raw file. */
function rawArray(file: StorageFile, { dtype, shape, offset = 0 }: LoadOptions): StoredArray {
  if (dtype === undefined)
    throw new TypeError(
      `load: ${file.path} is a raw file, which does not have the type of its elements. Use load(path, { dtype: "f32" })`,
    );
  const bytes = file.size - offset;
  if (bytes < 0)
    throw new ArrayFileError(
      file.path,
      `the offset is ${offset}, and the file has ${file.size} bytes`,
      "Use an offset inside of the file.",
    );
  const given = shape ?? [Math.floor(bytes / (factsOf(dtype).bits / 8))];
  return { dtype, shape: checkStored(file.path, dtype, checkShape("load", given), bytes), begin: offset };
}

/** Reads the header of a file whose first bytes have its size. */
async function headerOf(
  file: StorageFile,
  start: number,
  size: (path: string, start: Uint8Array, fileBytes: number) => number,
): Promise<Uint8Array> {
  return readHost(file, 0, size(file.path, await readHost(file, 0, start), file.size));
}

/** Loads the arrays of a file. `ArrayMaker.load` describes it. */
export async function loadFile(
  device: Device,
  path: string,
  options?: LoadOptions,
): Promise<NdArray | NamedArrays> {
  const checked = checkOptions(loadOptions, "load", options);
  const format = formatOf("load", path, checked.format);
  for (const name of ["dtype", "shape"] as const)
    if (format !== "raw" && checked[name] !== undefined)
      throw new TypeError(`load: ${name} is for raw files, and ${path} is a file of the format ${format}`);
  if (checked.names !== undefined && (format === "raw" || format === "npy"))
    throw new TypeError(
      `load: names is for .npz and .safetensors files, and ${path} is a file of the format ${format}`,
    );
  return orFileError(path, "the file cannot be read", async () => {
    if (format === "npz") return loadArchive(device, path, checked);
    using file = await openArrayFile(path, "read");
    if (format === "safetensors") {
      const header = await headerOf(file, SAFETENSORS_START, safetensorsHeaderBytes);
      const stored = chosen(path, Object.entries(parseSafetensors(path, header, file.size)), checked.names);
      const arrays = await readArrays(
        device,
        file,
        stored.map(([, each]) => each),
        checked,
      );
      return Object.fromEntries(stored.map(([name], i) => [name, arrays[i]!]));
    }
    const stored =
      format === "raw"
        ? rawArray(file, checked)
        : parseNpy(path, await headerOf(file, NPY_START, npyHeaderBytes), file.size);
    const [array] = await readArrays(device, file, [stored], checked);
    return array!;
  });
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

/** Returns the data of a file with one array. Throws TypeError for other data. */
function onlyArray(path: string, data: unknown): NdArray {
  if (!(data instanceof NdArray))
    throw new TypeError(
      `save: ${path} takes one array, and the data is ${shown(data)}. Use a .npz file for several`,
    );
  return data;
}

/** Size of the parts of an archive that pass through the host, in bytes. */
const PART = 4 * 2 ** 20;

/** Writes an archive part by part. The parts pass through the host, which computes their checksums. */
async function writeArchive(
  path: string,
  named: [string, NdArray][],
  held: readonly HeldBytes[],
  { compress, onProgress, signal }: SaveOptions,
): Promise<void> {
  const headers = named.map(([name, { dtype, shape }]) => npyHeader(`${path}/${name}`, dtype, shape));
  const sizes = named.map(([, { dtype, size }]) => size * (factsOf(dtype).bits / 8));
  const totalBytes = sizes.reduce((sum, each) => sum + each, 0);
  let bytes = 0;
  const partsOf = function* (i: number): Generator<Uint8Array> {
    yield headers[i]!;
    for (let from = 0; from < sizes[i]!; from += PART) {
      signal?.throwIfAborted();
      const part = held[i]!.buffer.slice(from, Math.min(sizes[i]!, from + PART)).toArray();
      yield part;
      bytes += part.length;
      onProgress?.({ bytes, totalBytes });
    }
  };
  signal?.throwIfAborted();
  const file = await open(path, "wx");
  try {
    const zip = new ZipWriter(path, async (part, at) => {
      for (let done = 0; done < part.length; )
        done += (await file.write(part, done, part.length - done, at + done)).bytesWritten;
    });
    for (const [i, [name]] of named.entries()) await zip.add(`${name}.npy`, partsOf(i), compress === true);
    await zip.end();
  } finally {
    await file.close();
  }
}

/** Returns the header of a file, and the arrays whose elements follow. */
function contentOf(path: string, format: ArrayFileFormat, data: unknown): readonly [Uint8Array, NdArray[]] {
  if (format === "safetensors") {
    const named = namedArrays(path, data);
    const rows = named.map(([name, { dtype, shape, size }]) => ({
      ...{ name, dtype, shape },
      bytes: size * (factsOf(dtype).bits / 8),
    }));
    return [safetensorsHeader(path, rows), named.map(([, array]) => array)];
  }
  const array = onlyArray(path, data);
  return [format === "raw" ? new Uint8Array(0) : npyHeader(path, array.dtype, array.shape), [array]];
}

async function writeContent(
  path: string,
  header: Uint8Array,
  held: readonly HeldBytes[],
  watch: TransferWatch,
): Promise<void> {
  using file = await openArrayFile(path, "write");
  await writeHost(file, header);
  await writeArrays(file, held, header.length, watch);
}

/**
 * Saves an array as a .npy file or as a raw one (.bin, .raw), or named arrays as a .npz or .safetensors file. The file replaces
 * an older one when it is complete. The elements go straight from the device to the file, except for those of a .npz file.
 * Throws TypeError for other data, and ArrayFileError for bf16 in NumPy's formats and for a failed write.
 *
 * @example
 * using a = arange(3);
 * await save("/tmp/doorbell-example.npz", { a }, { compress: true });
 */
export async function save(path: string, data: NdArray | NamedArrays, options?: SaveOptions): Promise<void> {
  if (arguments.length > 3) throw extraArguments("save", ["path", "data", "options"], arguments.length);
  const checked = checkOptions(saveOptions, "save", options);
  const format = formatOf("save", path, checked.format);
  const named = format === "npz" ? namedArrays(path, data) : [];
  const content = format === "npz" ? undefined : contentOf(path, format, data);
  const temporary = `${path}.${crypto.randomUUID()}.tmp`;
  await orFileError(path, "the file cannot be written", async () => {
    // The arrays are held before the first wait, so that no later write in place changes what is saved.
    const held = await heldBytes(content?.[1] ?? named.map(([, array]) => array));
    try {
      if (content !== undefined) await writeContent(temporary, content[0], held, checked);
      else await writeArchive(temporary, named, held, checked);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    } finally {
      for (const { release } of held) release();
    }
  });
}

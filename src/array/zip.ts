import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw, inflateRawSync } from "node:zlib";
import { ArrayFileError } from "./array-file-error.ts";

/** File in a ZIP archive. */
export interface ZipEntry {
  readonly name: string;
  /** Size of its bytes, as the list of the archive has it. */
  readonly size: number;
  /** Reads the bytes. Throws ArrayFileError for damaged ones. */
  read(): Promise<Uint8Array>;
}

/** An archive that is read in parts. */
export interface ZipSource {
  readonly size: number;
  /** Reads bytes at an offset. They are inside of the archive. */
  read(at: number, bytes: number): Promise<Uint8Array>;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Sizes of the records without names, in bytes. */
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
/** Largest size of the comment behind the last record, in bytes. */
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
/** Date of all entries: 1980-01-01, the first one of the format. */
const DATE = 0x21;

const damaged = (path: string, reason: string): ArrayFileError =>
  new ArrayFileError(path, reason, "The archive is damaged or was not written completely. Write it again.");

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** Returns the files of a ZIP archive of at most 4 GiB. It reads their list at the end of the archive. Throws ArrayFileError. */
export async function zipEntries(path: string, archive: ZipSource): Promise<ZipEntry[]> {
  const tailBytes = Math.min(archive.size, END_BYTES + LONGEST_COMMENT);
  const tailAt = archive.size - tailBytes;
  const tail = viewOf(await archive.read(tailAt, tailBytes));
  let at = tailBytes - END_BYTES;
  while (at >= 0 && tail.getUint32(at, true) !== END) at--;
  if (at < 0)
    throw new ArrayFileError(path, "this is not a ZIP archive", "A .npz file is one: np.savez(path, a=a).");
  const count = tail.getUint16(at + 10, true);
  const listAt = tail.getUint32(at + 16, true);
  if (listAt === 0xffffffff || count === 0xffff)
    throw new ArrayFileError(
      path,
      "the archive has more than 4 GiB or 65,534 files",
      "Save several archives.",
    );
  const end = tailAt + at;
  if (listAt > end) throw damaged(path, `the list of files is cut at byte ${listAt}`);
  return listed(path, archive, await archive.read(listAt, end - listAt), { count, listAt });
}

/** Returns the entries of the list of an archive. */
function listed(
  path: string,
  archive: ZipSource,
  list: Uint8Array,
  { count, listAt }: { readonly count: number; readonly listAt: number },
): ZipEntry[] {
  const view = viewOf(list);
  const names = new Set<string>();
  let at = 0;
  return Array.from({ length: count }, () => {
    if (at + CENTRAL_BYTES > list.length || view.getUint32(at, true) !== CENTRAL)
      throw damaged(path, `the list of files is cut at byte ${listAt + at}`);
    const begin = at + CENTRAL_BYTES;
    const nameBytes = view.getUint16(at + 28, true);
    const next = begin + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > list.length) throw damaged(path, `the list of files is cut at byte ${listAt + at}`);
    const name = new TextDecoder().decode(list.subarray(begin, begin + nameBytes));
    if (names.has(name)) throw damaged(path, `${JSON.stringify(name)} is in the archive twice`);
    names.add(name);
    const record = viewOf(list.subarray(at, next));
    at = next;
    return {
      name,
      size: record.getUint32(24, true),
      read: () => entryBytes(`${path}/${name}`, archive, record),
    };
  });
}

/** Reads the bytes of the entry of a record. */
async function entryBytes(path: string, archive: ZipSource, record: DataView): Promise<Uint8Array> {
  const method = record.getUint16(10, true);
  const [sum, packed, size] = [16, 20, 24].map((offset) => record.getUint32(offset, true)) as [
    number,
    number,
    number,
  ];
  const at = record.getUint32(42, true);
  if ((record.getUint16(8, true) & 1) === 1)
    throw new ArrayFileError(path, "the entry is encrypted", "Save the archive without a password.");
  const local = at + LOCAL_BYTES > archive.size ? undefined : viewOf(await archive.read(at, LOCAL_BYTES));
  if (local?.getUint32(0, true) !== LOCAL) throw damaged(path, `there is no entry at byte ${at}`);
  const begin = at + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  if (begin + packed > archive.size)
    throw damaged(path, `the entry has ${packed} bytes, and the archive ends before`);
  const content = await archive.read(begin, packed);
  const bytes = method === STORED ? content : inflated(path, content, method, size);
  if (bytes.length !== size) throw damaged(path, `the entry has ${bytes.length} bytes in place of ${size}`);
  if (crc32(bytes) !== sum) throw damaged(path, "the checksum of the entry is wrong");
  return bytes;
}

function inflated(path: string, content: Uint8Array, method: number, size: number): Uint8Array {
  if (method !== DEFLATED)
    throw new ArrayFileError(path, `the compression method ${method} is unknown`, "Use np.savez_compressed.");
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, size) });
  } catch (cause) {
    throw new ArrayFileError(path, "the compressed bytes are damaged", "Write the archive again.", { cause });
  }
}

/** Writes a ZIP archive of at most 4 GiB, entry by entry and part by part. */
export class ZipWriter {
  readonly #path: string;
  readonly #write: (bytes: Uint8Array, at: number) => Promise<void>;
  readonly #central: Uint8Array[] = [];
  #at = 0;

  /** `write` writes bytes at an offset of the file. `path` is for errors. */
  constructor(path: string, write: (bytes: Uint8Array, at: number) => Promise<void>) {
    this.#path = path;
    this.#write = write;
  }

  /** Writes an entry, whose bytes are produced while they are written. Throws ArrayFileError for more than 4 GiB. */
  async add(name: string, parts: Iterable<Uint8Array>, compress: boolean): Promise<void> {
    const begin = this.#at;
    const text = new TextEncoder().encode(name);
    let [sum, size] = [0, 0];
    const counted = function* (): Generator<Uint8Array> {
      for (const part of parts) {
        sum = crc32(part, sum);
        size += part.length;
        yield part;
      }
    };
    // The record in front of the bytes has their checksum, and is written behind them.
    this.#at += LOCAL_BYTES + text.length;
    const from = this.#at;
    if (compress)
      await pipeline(Readable.from(counted()), createDeflateRaw(), async (packed) => {
        for await (const part of packed) await this.#append(part as Uint8Array);
      });
    else for (const part of counted()) await this.#append(part);
    const record = new Uint8Array(CENTRAL_BYTES + text.length);
    const view = new DataView(record.buffer);
    view.setUint32(0, CENTRAL, true);
    view.setUint16(4, 20, true);
    view.setUint16(6, 20, true);
    // Names are in UTF-8.
    view.setUint16(8, 1 << 11, true);
    view.setUint16(10, compress ? DEFLATED : STORED, true);
    view.setUint16(14, DATE, true);
    view.setUint32(16, sum, true);
    view.setUint32(20, this.#at - from, true);
    view.setUint32(24, size, true);
    view.setUint16(28, text.length, true);
    view.setUint32(42, begin, true);
    record.set(text, CENTRAL_BYTES);
    this.#central.push(record);
    const local = new Uint8Array(LOCAL_BYTES + text.length);
    new DataView(local.buffer).setUint32(0, LOCAL, true);
    // The local record repeats the fields from the version to the length of the extra field.
    local.set(record.subarray(6, 32), 4);
    local.set(text, LOCAL_BYTES);
    await this.#write(local, begin);
  }

  /** Writes the list of the entries. */
  async end(): Promise<void> {
    const begin = this.#at;
    for (const record of this.#central) await this.#append(record);
    const end = new Uint8Array(END_BYTES);
    const view = new DataView(end.buffer);
    view.setUint32(0, END, true);
    view.setUint16(8, this.#central.length, true);
    view.setUint16(10, this.#central.length, true);
    view.setUint32(12, this.#at - begin, true);
    view.setUint32(16, begin, true);
    await this.#append(end);
  }

  async #append(bytes: Uint8Array): Promise<void> {
    if (this.#at + bytes.length > 0xfffffffe)
      throw new ArrayFileError(
        this.#path,
        "the archive has more than 4 GiB",
        "Save a .safetensors file, or several archives.",
      );
    await this.#write(bytes, this.#at);
    this.#at += bytes.length;
  }
}

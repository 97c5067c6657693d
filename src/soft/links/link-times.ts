import { closeSync, constants, fstatSync, ftruncateSync, openSync } from "node:fs";
import { errno, errnoName, libc, MAP_SHARED, PROT_READ, PROT_WRITE } from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { DoorbellError } from "../../errors.ts";
import { MOST_LINKS, type Route } from "./routes.ts";

/** Groups of links. Two machines with the same number share their links' times. */
const GROUPS = 16;
const FILE_BYTES = GROUPS * MOST_LINKS * 8;

/** Returns the number of a machine's group of links, from the text that names the machine. */
export function groupOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0;
  return hash % GROUPS;
}

/**
 * Time at which each direction of a link has carried all bytes that were reserved on it, in nanoseconds of
 * CLOCK_MONOTONIC. A link carries one chunk after the other, so the transfers that share it share its rate.
 */
export class LinkTimes {
  readonly #times: BigInt64Array;

  /** Takes the times of the links by their slots. */
  constructor(times: BigInt64Array) {
    this.#times = times;
  }

  /**
   * Reserves the links of a route for bytes that are ready at `readyNs`. Returns the time at which the last byte
   * arrives. The links carry the bytes at the same time, each at its rate.
   */
  reserve(route: Route, readyNs: number, bytes: number): number {
    let endNs = readyNs;
    for (const { slot, nsPerByte } of route) {
      const takesNs = Math.ceil(bytes * nsPerByte);
      for (;;) {
        const busy = Atomics.load(this.#times, slot);
        const end = Math.max(Number(busy), Math.floor(readyNs)) + takesNs;
        // Another thread or process may reserve the link at the same time.
        if (Atomics.compareExchange(this.#times, slot, busy, BigInt(end)) !== busy) continue;
        if (end > endNs) endNs = end;
        break;
      }
    }
    return endNs;
  }
}

let file: ArrayBuffer | undefined;

/**
 * Returns the times of a group of links, in memory that all processes of this user share. A transfer reserves at
 * most a chunk ahead, so a process that ends leaves no link busy for long.
 */
export function linkTimesOf(group: number): LinkTimes {
  file ??= mapFile();
  return new LinkTimes(new BigInt64Array(file, group * MOST_LINKS * 8, MOST_LINKS));
}

function mapFile(): ArrayBuffer {
  const path = `/dev/shm/doorbell-links-${process.getuid?.() ?? 0}`;
  const fail = (reason: string): never => {
    throw new DoorbellError(
      `the soft devices cannot share the times of links in ${path}: ${reason}`,
      "DOORBELL_SOFT_LIKE needs a writable /dev/shm. If another user made the file, ask for its removal.",
    );
  };
  const { O_RDWR, O_CREAT, O_NOFOLLOW } = constants;
  let descriptor: number;
  try {
    descriptor = openSync(path, O_RDWR | O_CREAT | O_NOFOLLOW, 0o600);
  } catch (error) {
    return fail(String(Object(error).code));
  }
  try {
    const { uid, size } = fstatSync(descriptor);
    if (uid !== (process.getuid?.() ?? 0)) fail(`it belongs to user ${uid}`);
    if (size < FILE_BYTES) ftruncateSync(descriptor, FILE_BYTES);
    const pointer = libc.mmap(0, FILE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (pointer > 2 ** 52) fail(errnoName(errno()));
    return memory(pointer, FILE_BYTES);
  } finally {
    closeSync(descriptor);
  }
}

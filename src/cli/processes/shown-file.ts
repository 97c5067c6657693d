import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  statSync,
  writeSync,
} from "node:fs";
import process from "node:process";
import { sealedBytes } from "../../../ffi/libc/sealed.ts";
import {
  GPU_BYTES,
  GPU_NAME,
  HEAD_BYTES,
  Head,
  MAGIC,
  NIC_BYTES,
  NIC_NAME,
  TEXT_AT,
  TEXT_BYTES,
} from "../../counters/layout.ts";

const kinds = {
  [NIC_NAME]: { kind: "nic", bytes: NIC_BYTES },
  [GPU_NAME]: { kind: "gpu", bytes: GPU_BYTES },
} as const;

/** Number of reads before a text is skipped because its process keeps writing. */
const TRIES = 20;

/**
 * Shared memory in which a process publishes the state of its NIC or GPUs, opened as a file. System calls
 * read and write it, so no action of the process can harm this one. The content is untrusted.
 */
export class ShownFile {
  readonly pid: number;
  readonly kind: "nic" | "gpu";
  /** Id that distinguishes the file from others of the same process. */
  readonly id: string;
  readonly #fd: number;
  readonly #head = new Int32Array(HEAD_BYTES / 4);

  private constructor(pid: number, kind: "nic" | "gpu", id: string, fd: number) {
    this.pid = pid;
    this.kind = kind;
    this.id = id;
    this.#fd = fd;
  }

  /**
   * Opens descriptor `name` of a process. Returns undefined unless it is the published state of this user's
   * process.
   */
  static open(pid: number, name: string): ShownFile | undefined {
    const link = linkOf(`/proc/${pid}/fd/${name}`);
    const found = /^\/memfd:(doorbell-(?:nic|gpu)) /.exec(link ?? "")?.[1];
    if (found === undefined) return undefined;
    const { kind, bytes } = kinds[found as keyof typeof kinds];
    const fd = attempt(() => openSync(`/proc/${pid}/fd/${name}`, constants.O_RDWR | constants.O_NONBLOCK));
    if (fd === undefined) return undefined;
    // The descriptor may have been reused between the two checks.
    const stat = fstatSync(fd);
    const file = new ShownFile(pid, kind, `${stat.dev}:${stat.ino}`, fd);
    if (
      stat.isFile() &&
      stat.uid === process.getuid?.() &&
      sealedBytes(fd) === bytes &&
      file.word(Head.magic) === MAGIC
    )
      return file;
    file.close();
    return undefined;
  }

  close(): void {
    closeSync(this.#fd);
  }

  word(at: number): number {
    this.read(this.#head.subarray(0, 1), at * 4);
    return this.#head[0]!;
  }

  setWord(at: number, value: number): void {
    writeSync(this.#fd, Int32Array.of(value), 0, 4, at * 4);
  }

  /** Returns the current first page. The array is reused by the next call. */
  head(): Int32Array {
    this.read(this.#head, 0);
    return this.#head;
  }

  /** Fills `target` with the bytes of the file from offset `at`. */
  read(target: Uint8Array | Int32Array, at: number): void {
    readSync(this.#fd, target, 0, target.byteLength, at);
  }

  /**
   * Returns the text with its sequence number, or undefined when there is none or it changes during every
   * read.
   */
  text(): { readonly sequence: number; readonly text: string } | undefined {
    for (let i = 0; i < TRIES; i++) {
      const head = this.head();
      const sequence = head[Head.sequence]!;
      const bytes = head[Head.textBytes]!;
      if (bytes <= 0 || bytes > TEXT_BYTES) return undefined;
      if (sequence & 1) continue;
      const text = new Uint8Array(bytes);
      this.read(text, TEXT_AT);
      if (this.word(Head.sequence) === sequence) return { sequence, text: new TextDecoder().decode(text) };
    }
    return undefined;
  }
}

function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

const linkOf = (path: string): string | undefined => attempt(() => readlinkSync(path));

/** Returns the published state of all other processes of this user. The caller closes each file. */
export function shownFiles(only?: number): ShownFile[] {
  const found = new Map<string, ShownFile>();
  const pids = only === undefined ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [`${only}`];
  for (const name of pids) {
    const pid = Number(name);
    if (pid === process.pid || attempt(() => statSync(`/proc/${pid}`).uid) !== process.getuid?.()) continue;
    for (const fd of attempt(() => readdirSync(`/proc/${pid}/fd`)) ?? []) {
      const file = attempt(() => ShownFile.open(pid, fd));
      // A newly forked child still has the descriptors of its parent.
      if (file !== undefined && found.has(file.id)) file.close();
      else if (file !== undefined) found.set(file.id, file);
    }
  }
  return [...found.values()].sort((a, b) => a.pid - b.pid);
}

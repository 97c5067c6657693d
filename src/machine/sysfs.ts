import { readdirSync, readFileSync, realpathSync } from "node:fs";

/** Files with the structure of sysfs: those of a disk, or those that a machine's description stands for. */
export interface SysfsFiles {
  /** Returns the content of a file, or undefined when it cannot be read. */
  bytes(file: string): Uint8Array | undefined;
  /** Returns the sorted names in a folder, none when it does not exist. */
  names(folder: string): readonly string[];
  /** Returns the final target of a path, or undefined when it does not exist. */
  realPath(path: string): string | undefined;
}

const utf8 = new TextDecoder();

/** Reads values as sysfs writes them. */
export class Sysfs {
  readonly #files: SysfsFiles;

  constructor(files: SysfsFiles) {
    this.#files = files;
  }

  has(path: string): boolean {
    return this.#files.realPath(path) !== undefined;
  }

  bytes(file: string): Uint8Array | undefined {
    return this.#files.bytes(file);
  }

  names(folder: string): readonly string[] {
    return this.#files.names(folder);
  }

  realPath(path: string): string | undefined {
    return this.#files.realPath(path);
  }

  /** Returns the text of a file without its line end, or undefined when it cannot be read. */
  text(file: string): string | undefined {
    const bytes = this.#files.bytes(file);
    return bytes === undefined ? undefined : utf8.decode(bytes).replace(/\0/g, "").trim();
  }

  /** Reads a number as sysfs writes it: "2", "-1", "0x10de". */
  number(file: string): number | undefined {
    const text = this.text(file);
    const value = text ? Number(text) : Number.NaN;
    return Number.isNaN(value) ? undefined : value;
  }
}

const tryOr = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    // The file is missing, not readable, or the device does not answer (EIO). sysfs does not say which.
    return undefined;
  }
};

/** The files of this machine. */
export const fileSystem = new Sysfs({
  bytes: (file) => tryOr(() => readFileSync(file)),
  names: (folder) => tryOr(() => readdirSync(folder).sort()) ?? [],
  realPath: (path) => tryOr(() => realpathSync(path)),
});

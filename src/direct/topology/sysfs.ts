import { readdirSync, readFileSync, realpathSync } from "node:fs";

const tryOr = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    // Not there, no right to read it, or the device does not answer (EIO): sysfs says no more.
    return undefined;
  }
};

/** A file of sysfs without its line's end; undefined where it cannot be read. */
export const textOf = (file: string): string | undefined =>
  tryOr(() => readFileSync(file, "utf8").replace(/\0/g, "").trim());

export const bytesOf = (file: string): Uint8Array | undefined => tryOr(() => readFileSync(file));

/** A number as sysfs writes it: "2", "-1", "0x10de". */
export function numberOf(file: string): number | undefined {
  const text = textOf(file);
  const value = text ? Number(text) : Number.NaN;
  return Number.isNaN(value) ? undefined : value;
}

/** What a folder holds, in the order of the names; nothing where it is not. */
export const namesIn = (folder: string): readonly string[] => tryOr(() => readdirSync(folder).sort()) ?? [];

/** Where a link leads in the end. */
export const realPathOf = (path: string): string | undefined => tryOr(() => realpathSync(path));

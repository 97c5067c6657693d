import { readdirSync, readFileSync, realpathSync } from "node:fs";

const tryOr = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    // The file is missing, not readable, or the device does not answer (EIO). sysfs does not say which.
    return undefined;
  }
};

/** Returns the text of a sysfs file without its line end, or undefined when it cannot be read. */
export const textOf = (file: string): string | undefined =>
  tryOr(() => readFileSync(file, "utf8").replace(/\0/g, "").trim());

export const bytesOf = (file: string): Uint8Array | undefined => tryOr(() => readFileSync(file));

/** Reads a number as sysfs writes it: "2", "-1", "0x10de". */
export function numberOf(file: string): number | undefined {
  const text = textOf(file);
  const value = text ? Number(text) : Number.NaN;
  return Number.isNaN(value) ? undefined : value;
}

/** Returns the sorted names in a folder, none when it does not exist. */
export const namesIn = (folder: string): readonly string[] => tryOr(() => readdirSync(folder).sort()) ?? [];

/** Returns the final target of a link. */
export const realPathOf = (path: string): string | undefined => tryOr(() => realpathSync(path));

// The PTX that a compiler left in its folder.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Its text; lines of the source name the file as the caller does, not where it lay for the compiler. */
export function readPtx(folder: string, name: string, fileName: string): Uint8Array<ArrayBuffer> {
  const text = readFileSync(join(folder, "out.ptx"), "utf8");
  const ptx = Buffer.from(text.replaceAll(`"${join(folder, name)}"`, () => `"${fileName}"`));
  const image = new Uint8Array(new ArrayBuffer(ptx.length));
  image.set(ptx);
  return image;
}

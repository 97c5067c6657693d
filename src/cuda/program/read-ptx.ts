// Reads the PTX that a compiler wrote to its folder.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the text. Lines of the source get the caller's file name instead of the temporary one. */
export function readPtx(folder: string, name: string, fileName: string): Uint8Array<ArrayBuffer> {
  const text = readFileSync(join(folder, "out.ptx"), "utf8");
  const ptx = Buffer.from(text.replaceAll(`"${join(folder, name)}"`, () => `"${fileName}"`));
  const image = new Uint8Array(new ArrayBuffer(ptx.length));
  image.set(ptx);
  return image;
}

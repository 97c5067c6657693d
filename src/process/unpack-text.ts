import process from "node:process";

/** Returns the text of an archive in base64 that was compressed with brotli. */
export function unpackText(archive: string): string {
  // Programs that compile no kernel never load zlib.
  const zlib = process.getBuiltinModule("node:zlib");
  return zlib.brotliDecompressSync(Buffer.from(archive, "base64")).toString();
}

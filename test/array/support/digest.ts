import { createHash } from "node:crypto";

/** Returns the first digits of a hash of the bits of elements. */
export const digestOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): string =>
  createHash("sha256")
    .update(new Uint8Array(buffer, byteOffset, byteLength))
    .digest("hex")
    .slice(0, 12);

// Address handles.
import { Fields } from "../fields.ts";
import { C_STRUCT_WORDS } from "./c-structs.ts";

/** What a live record says at its magic word; a freed one says 0. */
export const MAGIC_AH = 0x20206861;

function addressHandle() {
  const f = new Fields(C_STRUCT_WORDS.ah);
  return {
    magic: f.word(),
    pd: f.word(),
    remoteIp: f.word(),
    sgidIndex: f.word(),
    /** Most bytes of a datagram that way. */
    mtu: f.word(),
    /** How routers shall treat what goes there: links/treatment.ts. */
    treatment: f.word(),
    attributes: f.words(8),
    bytes: f.size() * 4,
  } as const;
}
export const Ah = addressHandle();

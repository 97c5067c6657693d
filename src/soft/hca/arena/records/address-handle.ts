import { C_STRUCT_WORDS } from "./c-structs.ts";
import { Fields } from "./fields.ts";

/** Magic word of a live address handle. A freed one has 0. */
export const MAGIC_AH = 0x20206861;

function addressHandle() {
  const f = new Fields(C_STRUCT_WORDS.ah);
  return {
    magic: f.word(),
    pd: f.word(),
    remoteIp: f.word(),
    sgidIndex: f.word(),
    /** Maximum bytes of a datagram to this address. */
    mtu: f.word(),
    /** Traffic class and hop limit (links/common/treatment.ts). */
    treatment: f.word(),
    attributes: f.words(8),
    bytes: f.size() * 4,
  } as const;
}
export const Ah = addressHandle();

// A NIC that opened contexts here.
import { Fields } from "../../../arena/fields.ts";
import { MAX_ADDRESSES } from "./limits.ts";

/** A NIC that opened contexts here. */
function origin() {
  const f = new Fields();
  return {
    hashNext: f.word(),
    inUse: f.word(),
    incarnation: f.double(),
    addressCount: f.word(),
    addresses: f.words(MAX_ADDRESSES),
    lastSerial: f.word(),
    context: f.word(),
    /** Of the context of `lastSerial`, when it is closed: everything before this was received; whether anything after. */
    closedAt: f.word(),
    closedFlags: f.word(),
    lastUsed: f.double(),
    words: f.size(),
  } as const;
}

export const Origin = origin();

// Send work requests in the ring of a send queue.

import { SendWr } from "./c-structs.ts";
import { Fields } from "./fields.ts";

function sendWorkRequest() {
  // The ibv_send_wr as posted comes first. The engine's words follow, then the scatter-gather entries or the
  // inline data.
  const f = new Fields(SendWr.words);
  return {
    ...SendWr,
    // Of UD: the address of the peer, in the member of the address handle.
    remoteIp: SendWr.ah,
    socket: SendWr.ah + 1,
    treatment: SendWr.ah + 4,
    state: f.word(),
    firstPsn: f.word(),
    lastPsn: f.word(),
    /** Bytes of the whole message. */
    length: f.word(),
    /** The ibv_wc_status of a failed request. */
    status: f.word(),
    vendorError: f.word(),
    signaled: f.word(),
    inline: f.word(),
    /** Bytes that were copied to or from the peer's mapped memory. */
    copied: f.word(),
    /** A {@link SgeList}, or inline data in the place of its entries. */
    list: f.double(),
    data: f.size(),
  } as const;
}
export const Swr = sendWorkRequest();
export const SWR_NEW = 0;
export const SWR_SENT = 1;
export const SWR_DONE = 2;
export const SWR_FAILED = 3;
/** State of a request that completed before earlier requests. */
export const SWR_REPORTED = 16;

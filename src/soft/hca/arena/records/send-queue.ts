// Send work requests in the send queue.
import { Fields } from "../fields.ts";
import { SendWr } from "./c-structs.ts";

function sendWorkRequest() {
  // ibv_send_wr as posted comes first; the engine's words follow, then SGEs or inline data.
  const f = new Fields(SendWr.words);
  return {
    ...SendWr,
    // Of UD: posting leaves address and GID index in the address handle's stead, and its treatment where nothing else of UD is.
    remoteIp: SendWr.ah,
    socket: SendWr.ah + 1,
    treatment: SendWr.ah + 4,
    state: f.word(),
    firstPsn: f.word(),
    lastPsn: f.word(),
    /** Bytes of the whole message. */
    length: f.word(),
    /** ibv_wc_status, once it failed. */
    status: f.word(),
    vendorError: f.word(),
    signaled: f.word(),
    inline: f.word(),
    /** Bytes that were copied to or from the peer's memory so far. */
    copied: f.word(),
    /** See {@link SgeList}; inline data is where its entries would be. */
    list: f.double(),
    data: f.size(),
  } as const;
}
export const Swr = sendWorkRequest();
export const SWR_NEW = 0;
export const SWR_SENT = 1;
export const SWR_DONE = 2;
export const SWR_FAILED = 3;
/** Completed before requests that were posted earlier: of QPs that complete in any order. */
export const SWR_REPORTED = 16;

import { readFileSync } from "node:fs";
import { type Inviter, notifyRunning, Renewal } from "./inviter.ts";
import { removeOwn, replaceFile } from "./meet-by-file.ts";
import { readWritten, rendezvousText, type WrittenPlace } from "./written-place.ts";

/** Creates an inviter that rewrites the rendezvous file for late processes. */
export function inviterByFile(name: string, path: string, token: string, place: WrittenPlace): Inviter {
  const renewal = new Renewal();
  let text = "";
  const write = async (session: string): Promise<void> => {
    let there = "";
    try {
      there = readFileSync(path, "utf8");
    } catch {
      // The rendezvous file does not exist.
    }
    if (there === text && text !== "") return;
    const other = readWritten(there, place.machine);
    if (other !== undefined && other.session !== session) {
      const { port, secret } = place;
      const wasDelivered = await notifyRunning(other, token + (other.secret ?? ""), {
        name,
        place: { host: "", port, secret },
      }).then(
        () => true,
        () => false,
      );
      // The processes that wait at the file's address move to this process and remove their file.
      if (wasDelivered) return;
    }
    if (!renewal.on) return;
    text = rendezvousText({ ...place, session });
    replaceFile(path, text);
  };
  return {
    claim: 1,
    invite: (session) => renewal.start(() => write(session)),
    withdraw: () => {
      renewal.stop();
      if (text !== "") removeOwn(path, text);
      text = "";
    },
  };
}

import { readFileSync } from "node:fs";
import { type Inviter, notifyRunning, Renewal } from "./inviter.ts";
import { removeOwn, replaceFile } from "./meet-by-file.ts";
import { type PublishedAddress, readPublished, rendezvousText } from "./published-address.ts";

/** Creates an inviter that rewrites the rendezvous file for late processes. */
export function inviterByFile(name: string, path: string, token: string, address: PublishedAddress): Inviter {
  const renewal = new Renewal();
  let text = "";
  const write = async (session: string): Promise<void> => {
    let found = "";
    try {
      found = readFileSync(path, "utf8");
    } catch {
      // The rendezvous file does not exist.
    }
    if (found === text && text !== "") return;
    const other = readPublished(found, address.machine);
    if (other !== undefined && other.session !== session) {
      const { port, secret } = address;
      const isDelivered = await notifyRunning(other, token + (other.secret ?? ""), {
        name,
        address: { host: "", port, secret },
      }).then(
        () => true,
        () => false,
      );
      // The processes that wait at the file's address move to this process and remove their file.
      if (isDelivered) return;
    }
    if (!renewal.on) return;
    text = rendezvousText({ ...address, session });
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

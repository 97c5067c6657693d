import { readFileSync } from "node:fs";
import { removeOwn, replaceFile } from "../meet-by-file.ts";
import { readWritten, rendezvousText, type WrittenPlace } from "../written-place.ts";
import { type Inviter, Renewal, tellRunning } from "./inviter.ts";

/** Writes the rendezvous' file again, for those that come late. */
export function inviterByFile(name: string, path: string, token: string, place: WrittenPlace): Inviter {
  const renewal = new Renewal();
  let text = "";
  const write = async (session: string): Promise<void> => {
    let there = "";
    try {
      there = readFileSync(path, "utf8");
    } catch {
      // There is none.
    }
    if (there === text && text !== "") return;
    const other = readWritten(there, place.machine);
    if (other !== undefined && other.session !== session) {
      const { port, secret } = place;
      const heard = await tellRunning(other, token + (other.secret ?? ""), {
        name,
        place: { host: "", port, secret },
      }).then(
        () => true,
        () => false,
      );
      // Those that wait there go on to this process, and take their file away.
      if (heard) return;
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

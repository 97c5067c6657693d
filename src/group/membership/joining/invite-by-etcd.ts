import { Deadline } from "../../../wait/deadline.ts";
import type { Etcd } from "../etcd/etcd.ts";
import { type Inviter, notifyRunning, Renewal } from "./inviter.ts";
import { meetingKey } from "./meet-by-etcd.ts";
import { readWritten, rendezvousText, type WrittenPlace } from "./written-place.ts";

const leaseSeconds = 3;
const answerMs = 1000;
const beatMs = 1000;

/** Creates an inviter that writes the group's address to a leased etcd key. */
export function inviterByEtcd(
  name: string,
  etcd: Etcd,
  prefix: string,
  token: string,
  place: WrittenPlace,
): Inviter {
  const renewal = new Renewal();
  const key = meetingKey(prefix);
  let lease = "";
  let beat = 0;
  const write = async (session: string): Promise<void> => {
    const deadline = new Deadline(answerMs);
    if (lease !== "" && performance.now() - beat < beatMs) return;
    if (lease !== "" && (await etcd.keepAlive(lease, deadline))) {
      beat = performance.now();
      return;
    }
    lease = "";
    const granted = await etcd.grant(leaseSeconds, deadline);
    const text = rendezvousText({ ...place, session });
    if (!(await etcd.create(key, text, granted, deadline))) {
      const [entry] = await etcd.get(key, deadline);
      const other = entry && readWritten(entry.value, place.machine);
      // The key of an exited member of this group would remain until its lease expires, so this member
      // replaces the key.
      const ours = other?.session === session;
      if (!ours || !(await etcd.replace(key, entry!.value, text, deadline, granted))) {
        await etcd.revoke(granted, deadline);
        const { port, secret } = place;
        if (other !== undefined && !ours)
          await notifyRunning(other, token + (other.secret ?? ""), {
            name,
            place: { host: "", port, secret },
          });
        return;
      }
    }
    if (!renewal.on) await etcd.revoke(granted, deadline);
    else {
      lease = granted;
      beat = performance.now();
    }
  };
  return {
    claim: 1,
    invite: (session) => renewal.start(() => write(session)),
    withdraw: () => {
      renewal.stop();
      if (lease !== "") void etcd.revoke(lease, new Deadline(answerMs)).catch(() => {});
      lease = "";
    },
  };
}

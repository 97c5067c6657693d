import { Deadline } from "../../../wait/deadline.ts";
import type { Etcd } from "../etcd/etcd.ts";
import { type Inviter, notifyRunning, Renewal } from "./inviter.ts";
import { meetingKey } from "./meet-by-etcd.ts";
import { type PublishedAddress, readPublished, rendezvousText } from "./published-address.ts";

const leaseSeconds = 3;
const answerMs = 1000;
const renewMs = 1000;

/** Creates an inviter that writes the group's address to a leased etcd key. */
export function inviterByEtcd(
  name: string,
  etcd: Etcd,
  prefix: string,
  token: string,
  address: PublishedAddress,
): Inviter {
  const renewal = new Renewal();
  const key = meetingKey(prefix);
  let lease = "";
  let renewedMs = 0;
  const write = async (session: string): Promise<void> => {
    const deadline = new Deadline(answerMs);
    if (lease !== "" && performance.now() - renewedMs < renewMs) return;
    if (lease !== "" && (await etcd.keepAlive(lease, deadline))) {
      renewedMs = performance.now();
      return;
    }
    lease = "";
    const granted = await etcd.grant(leaseSeconds, deadline);
    const text = rendezvousText({ ...address, session });
    if (!(await etcd.create(key, text, granted, deadline))) {
      const [entry] = await etcd.get(key, deadline);
      const other = entry && readPublished(entry.value, address.machine);
      // The key of an exited member of this group would remain until its lease expires, so this member
      // replaces the key.
      const isOurs = other?.session === session;
      if (!isOurs || !(await etcd.replace(key, entry!.value, text, deadline, granted))) {
        await etcd.revoke(granted, deadline);
        const { port, secret } = address;
        if (other !== undefined && !isOurs)
          await notifyRunning(other, token + (other.secret ?? ""), {
            name,
            address: { host: "", port, secret },
          });
        return;
      }
    }
    if (!renewal.on) await etcd.revoke(granted, deadline);
    else {
      lease = granted;
      renewedMs = performance.now();
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

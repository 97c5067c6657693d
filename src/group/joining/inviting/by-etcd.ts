import type { Etcd } from "../../etcd/etcd.ts";
import { untilOf } from "../../links/handshake.ts";
import { meetingKey } from "../meet-by-etcd.ts";
import { readWritten, rendezvousText, type WrittenPlace } from "../written-place.ts";
import { type Inviter, Renewal, tellRunning } from "./inviter.ts";

const leaseSeconds = 3;
const answerMs = 1000;
const beatMs = 1000;

/** Has a key in etcd, on a lease, that leads those that come late to the group. */
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
    const deadline = untilOf(answerMs);
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
      // One of a member of this group that is gone would be there until its lease ends.
      const ours = other?.session === session;
      if (!ours || !(await etcd.replace(key, entry!.value, text, deadline, granted))) {
        await etcd.revoke(granted, deadline);
        const { port, secret } = place;
        if (other !== undefined && !ours)
          await tellRunning(other, token + (other.secret ?? ""), { name, place: { host: "", port, secret } });
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
      if (lease !== "") void etcd.revoke(lease, untilOf(answerMs)).catch(() => {});
      lease = "";
    },
  };
}

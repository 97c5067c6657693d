import type { Etcd } from "../etcd/etcd.ts";
import { JoinError } from "../group-error.ts";
import { Door } from "../links/door.ts";
import { nonce, type Until, untilOf } from "../links/handshake.ts";
import { call, type Met, type Newcomer, pause, receive } from "./meet.ts";
import type { MeetingPlace } from "./roster.ts";
import { readWritten, rendezvousText } from "./written-place.ts";

export const meetingKey = (prefix: string): string => `${prefix}/meeting`;

const leaseSeconds = 3;
const retryMs = 100;
const endMs = 1000;

/** Where the others meet, as etcd says; undefined while nobody waits anywhere. */
async function placeIn(
  etcd: Etcd,
  key: string,
  machine: string,
  deadline: Until,
): Promise<MeetingPlace | undefined> {
  const [entry] = await etcd.get(key, deadline);
  return entry === undefined ? undefined : readWritten(entry.value, machine);
}

/**
 * Meets the others by a key in etcd: rank 0, or whoever makes it first, writes down where it listens. The key hangs on a lease, so that
 * one of a process that died is gone after a few seconds.
 */
export async function meetByEtcd(etcd: Etcd, prefix: string, newcomer: Newcomer): Promise<Met> {
  const { hello, deadline } = newcomer;
  const { rank, identity } = hello;
  const key = meetingKey(prefix);
  for (;;) {
    if (rank === 0 || rank === undefined) {
      const met = await host(etcd, key, newcomer);
      if (met !== undefined) return met;
    }
    const place = await placeIn(etcd, key, identity.machine, deadline);
    try {
      if (place !== undefined) return await call(() => place, newcomer, performance.now() + retryMs);
    } catch (error) {
      const nobody = error instanceof JoinError && error.reason === "rendezvous";
      if (!nobody) throw error;
    }
    deadline.signal?.throwIfAborted();
    if (performance.now() + retryMs > deadline.end)
      throw new JoinError(
        "rendezvous",
        place === undefined
          ? `join "${hello.name}": nobody waits at ${key} in etcd within ${deadline.timeoutMs} ms`
          : `join "${hello.name}": ${place.host}:${place.port}, which ${key} in etcd names, is not reached within ${deadline.timeoutMs} ms`,
        place === undefined
          ? "Is rank 0 started?"
          : "Is that host's name known here, and no firewall between?",
      );
    await pause(retryMs, deadline);
  }
}

/** Listens and writes down where; undefined when somebody else has done so. */
async function host(etcd: Etcd, key: string, newcomer: Newcomer): Promise<Met | undefined> {
  const { deadline } = newcomer;
  const { machine } = newcomer.hello.identity;
  const secret = nonce();
  const token = newcomer.token + secret;
  const door = await Door.open(token, "0.0.0.0", 0);
  let lease = "";
  let isHost = false;
  try {
    lease = await etcd.grant(leaseSeconds, deadline);
    isHost = await etcd.create(key, rendezvousText({ port: door.port, machine, secret }), lease, deadline);
  } finally {
    if (!isHost) {
      door.close();
      if (lease !== "") void etcd.revoke(lease, untilOf(endMs)).catch(() => {});
    }
  }
  if (!isHost) return undefined;
  const timer = setInterval(() => void etcd.keepAlive(lease, untilOf(endMs)).catch(() => {}), 1000);
  try {
    return await receive(door, { ...newcomer, token }, secret);
  } finally {
    clearInterval(timer);
    await etcd.revoke(lease, untilOf(endMs)).catch(() => {});
  }
}

import { Deadline } from "../../../wait/deadline.ts";
import type { Etcd } from "../etcd/etcd.ts";
import { JoinError } from "../links/group-error.ts";
import { nonce } from "../links/handshake.ts";
import { Listener } from "../links/listener.ts";
import { dialRendezvous, type Newcomer, pause, type RendezvousResult, serveRendezvous } from "./meet.ts";
import { readPublished, rendezvousText } from "./published-address.ts";
import type { RendezvousAddress } from "./roster.ts";

export const meetingKey = (prefix: string): string => `${prefix}/meeting`;

const leaseSeconds = 3;
const retryMs = 100;
const endMs = 1000;

/** Returns the meeting address from etcd, or undefined when no process has registered one. */
async function addressIn(
  etcd: Etcd,
  key: string,
  machine: string,
  deadline: Deadline,
): Promise<RendezvousAddress | undefined> {
  const [entry] = await etcd.get(key, deadline);
  return entry === undefined ? undefined : readPublished(entry.value, machine);
}

/**
 * Joins the group through an etcd key. Rank 0 writes its listen address there. Without ranks, the first
 * process to create the key does so. The key has a lease, so the key of an exited process expires after a few
 * seconds.
 */
export async function meetByEtcd(etcd: Etcd, prefix: string, newcomer: Newcomer): Promise<RendezvousResult> {
  const { hello, deadline } = newcomer;
  const { rank, identity } = hello;
  const key = meetingKey(prefix);
  let address: RendezvousAddress | undefined;
  for (;;) {
    if (rank === 0 || rank === undefined) {
      const met = await host(etcd, key, newcomer);
      if (met !== undefined) return met;
    }
    try {
      address = await addressIn(etcd, key, identity.machine, deadline);
    } catch (error) {
      // The deadline may end during the request. The error then names the address that was not reached.
      if (!deadline.expired || address === undefined) throw error;
    }
    try {
      if (address !== undefined)
        return await dialRendezvous(() => address, newcomer, deadline.within(retryMs));
    } catch (error) {
      const isUnreachable = error instanceof JoinError && error.reason === "rendezvous";
      if (!isUnreachable) throw error;
    }
    deadline.signal?.throwIfAborted();
    if (deadline.remainingMs() < retryMs)
      throw new JoinError(
        "rendezvous",
        address === undefined
          ? `join "${hello.name}": no process registered at ${key} in etcd within ${deadline.timeoutMs} ms`
          : `join "${hello.name}": ${address.host}:${address.port}, which ${key} in etcd names, was not reached within ${deadline.timeoutMs} ms`,
        address === undefined
          ? "Check that rank 0 is started."
          : "Check that this host resolves that host name, and that no firewall blocks the port.",
      );
    await pause(retryMs, deadline);
  }
}

/** Listens and registers the address in etcd. Returns undefined when another process has registered first. */
async function host(etcd: Etcd, key: string, newcomer: Newcomer): Promise<RendezvousResult | undefined> {
  const { deadline } = newcomer;
  const { machine } = newcomer.hello.identity;
  const secret = nonce();
  const token = newcomer.token + secret;
  const listener = await Listener.open(token, "0.0.0.0", 0);
  let lease = "";
  let isHost = false;
  try {
    lease = await etcd.grant(leaseSeconds, deadline);
    isHost = await etcd.create(
      key,
      rendezvousText({ port: listener.port, machine, secret }),
      lease,
      deadline,
    );
  } finally {
    if (!isHost) {
      listener.close();
      if (lease !== "") void etcd.revoke(lease, new Deadline(endMs)).catch(() => {});
    }
  }
  if (!isHost) return undefined;
  const timer = setInterval(() => void etcd.keepAlive(lease, new Deadline(endMs)).catch(() => {}), 1000);
  try {
    return await serveRendezvous(listener, { ...newcomer, token }, secret);
  } finally {
    clearInterval(timer);
    await etcd.revoke(lease, new Deadline(endMs)).catch(() => {});
  }
}

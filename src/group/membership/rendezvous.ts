import { simulatedHost } from "../../exchange/this-host.ts";
import { Etcd } from "./etcd/etcd.ts";
import { JoinQueue } from "./join-queue.ts";
import { inviterAtPort } from "./joining/invite-at-port.ts";
import { inviterByEtcd } from "./joining/invite-by-etcd.ts";
import { inviterByFile } from "./joining/invite-by-file.ts";
import type { Inviter } from "./joining/inviter.ts";
import { dialRendezvous, meetAtPort, type Newcomer, type RendezvousResult } from "./joining/meet.ts";
import { meetByEtcd } from "./joining/meet-by-etcd.ts";
import { meetByFile } from "./joining/meet-by-file.ts";
import { MovedError } from "./joining/registry.ts";
import type { Rendezvous } from "./joining/rendezvous-url.ts";
import type { RendezvousAddress } from "./joining/roster.ts";
import { JoinError } from "./links/group-error.ts";

interface EtcdRegistration {
  readonly etcd: Etcd;
  readonly prefix: string;
}

/** Result of a rendezvous, with the etcd connection when the rendezvous is in etcd. */
export interface FormedGroup extends RendezvousResult {
  readonly registration?: EtcdRegistration;
}

/** Maximum time to reach a running group at its announced address, in milliseconds. */
const movedMs = 1000;

/**
 * Forms a group at the rendezvous, or joins the group when it already runs. An undefined rendezvous stands
 * for a group of one.
 */
export async function meet(where: Rendezvous | undefined, newcomer: Newcomer): Promise<FormedGroup> {
  if (where?.kind === "file") simulatedHost()?.leave("files", "the rendezvous by file");
  if (where?.kind === "etcd") simulatedHost()?.leave("sockets", "the rendezvous by etcd");
  const registration =
    where?.kind === "etcd"
      ? { etcd: new Etcd(where.host, where.port), prefix: `${where.prefix}/${newcomer.hello.name}` }
      : undefined;
  let moved: RendezvousAddress | undefined;
  for (;;) {
    const address = moved;
    moved = undefined;
    try {
      const met =
        address === undefined
          ? await meetOnce(where, registration, newcomer)
          : await dialRendezvous(() => address, newcomer, newcomer.deadline.within(movedMs));
      return registration === undefined ? met : { ...met, registration };
    } catch (error) {
      const { deadline, hello } = newcomer;
      if (error instanceof MovedError) moved = error.address;
      else if (address === undefined || !(error instanceof JoinError) || error.reason !== "rendezvous")
        throw error;
      deadline.signal?.throwIfAborted();
      if (deadline.expired) throw lateError(hello.name, deadline.timeoutMs, error);
    }
  }
}

/** Returns the error for a group that moved its rendezvous until the deadline. */
const lateError = (name: string, timeoutMs: number, cause: unknown): JoinError =>
  new JoinError(
    "rendezvous",
    `join "${name}": the running group was not reached within ${timeoutMs} ms`,
    "The group may lose its members. Check that its members call reform().",
    { cause },
  );

async function meetOnce(
  where: Rendezvous | undefined,
  registration: EtcdRegistration | undefined,
  newcomer: Newcomer,
): Promise<RendezvousResult> {
  if (where === undefined) return await meetAtPort("127.0.0.1", 0, newcomer);
  if (where.kind === "file") return await meetByFile(where.path, newcomer);
  if (where.kind === "tcp") return await meetAtPort(where.host, where.port, newcomer);
  return await meetByEtcd(registration!.etcd, registration!.prefix, newcomer);
}

/** Returns the queue for processes that join a running group. Returns undefined for a group of one. */
export async function joinQueueAt(
  where: Rendezvous | undefined,
  { hello, token }: Newcomer,
  { listener, secret, registration }: FormedGroup,
): Promise<JoinQueue | undefined> {
  if (where === undefined || hello.size === 1) return undefined;
  const { name, identity } = hello;
  const address = { port: listener.port, machine: identity.machine, secret };
  let inviter: Inviter;
  if (where.kind === "file") inviter = inviterByFile(name, where.path, token, address);
  else if (where.kind === "etcd")
    inviter = inviterByEtcd(name, registration!.etcd, registration!.prefix, token, address);
  else {
    const { host, port } = where;
    inviter = await inviterAtPort({ name, host, port, token, listenerPort: listener.port });
  }
  return new JoinQueue({ ...hello, port: listener.port }, listener, inviter);
}

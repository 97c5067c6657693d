import { Etcd } from "./etcd/etcd.ts";
import { JoinQueue } from "./join-queue.ts";
import { inviterAtPort } from "./joining/invite-at-port.ts";
import { inviterByEtcd } from "./joining/invite-by-etcd.ts";
import { inviterByFile } from "./joining/invite-by-file.ts";
import type { Inviter } from "./joining/inviter.ts";
import { call, type Met, meetAtPort, type Newcomer } from "./joining/meet.ts";
import { meetByEtcd } from "./joining/meet-by-etcd.ts";
import { meetByFile } from "./joining/meet-by-file.ts";
import { Moved } from "./joining/registry.ts";
import type { Rendezvous } from "./joining/rendezvous-url.ts";
import type { MeetingPlace } from "./joining/roster.ts";
import { JoinError } from "./links/group-error.ts";

interface EtcdRegistration {
  readonly etcd: Etcd;
  readonly prefix: string;
}

/** Result of a rendezvous, with the etcd connection when the rendezvous is in etcd. */
export interface MetGroup extends Met {
  readonly registration?: EtcdRegistration;
}

/** Maximum time to reach a running group at its announced address, in milliseconds. */
const movedMs = 1000;

/**
 * Forms a group at the rendezvous, or joins the group when it already runs. An undefined rendezvous stands
 * for a group of one.
 */
export async function meet(where: Rendezvous | undefined, newcomer: Newcomer): Promise<MetGroup> {
  const registration =
    where?.kind === "etcd"
      ? { etcd: new Etcd(where.host, where.port), prefix: `${where.prefix}/${newcomer.hello.name}` }
      : undefined;
  let moved: MeetingPlace | undefined;
  for (;;) {
    const place = moved;
    moved = undefined;
    try {
      const met =
        place === undefined
          ? await meetOnce(where, registration, newcomer)
          : await call(() => place, newcomer, newcomer.deadline.within(movedMs));
      return registration === undefined ? met : { ...met, registration };
    } catch (error) {
      const { deadline, hello } = newcomer;
      if (error instanceof Moved) moved = error.place;
      else if (place === undefined || !(error instanceof JoinError) || error.reason !== "rendezvous")
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
): Promise<Met> {
  if (where === undefined) return await meetAtPort("127.0.0.1", 0, newcomer);
  if (where.kind === "file") return await meetByFile(where.path, newcomer);
  if (where.kind === "tcp") return await meetAtPort(where.host, where.port, newcomer);
  return await meetByEtcd(registration!.etcd, registration!.prefix, newcomer);
}

/** Returns the queue for processes that join a running group. Returns undefined for a group of one. */
export async function joinQueueAt(
  where: Rendezvous | undefined,
  { hello, token }: Newcomer,
  { listener, secret, registration }: MetGroup,
): Promise<JoinQueue | undefined> {
  if (where === undefined || hello.size === 1) return undefined;
  const { name, identity } = hello;
  const place = { port: listener.port, machine: identity.machine, secret };
  let inviter: Inviter;
  if (where.kind === "file") inviter = inviterByFile(name, where.path, token, place);
  else if (where.kind === "etcd")
    inviter = inviterByEtcd(name, registration!.etcd, registration!.prefix, token, place);
  else {
    const { host, port } = where;
    inviter = await inviterAtPort({ name, host, port, token, listenerPort: listener.port });
  }
  return new JoinQueue({ ...hello, port: listener.port }, listener, inviter);
}

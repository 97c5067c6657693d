import { Etcd } from "../etcd/etcd.ts";
import { JoinError } from "../group-error.ts";
import { inviterAtPort } from "./inviting/at-port.ts";
import { inviterByEtcd } from "./inviting/by-etcd.ts";
import { inviterByFile } from "./inviting/by-file.ts";
import type { Inviter } from "./inviting/inviter.ts";
import { Lobby } from "./lobby.ts";
import { call, type Met, meetAtPort, type Newcomer } from "./meet.ts";
import { meetByEtcd } from "./meet-by-etcd.ts";
import { meetByFile } from "./meet-by-file.ts";
import { Moved } from "./registry.ts";
import type { Rendezvous } from "./rendezvous-url.ts";
import type { MeetingPlace } from "./roster.ts";

interface Kept {
  readonly etcd: Etcd;
  readonly prefix: string;
}

/** Whom one met, and with etcd what is kept there of the group. */
export interface MetGroup extends Met {
  readonly kept?: Kept;
}

/** How long one tries to reach a running group where it was said to be. */
const movedMs = 1000;

/** Meets the others, or comes into their group where that runs already. undefined: there are no others. */
export async function meet(where: Rendezvous | undefined, newcomer: Newcomer): Promise<MetGroup> {
  const kept =
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
          ? await meetOnce(where, kept, newcomer)
          : await call(() => place, newcomer, performance.now() + movedMs);
      return kept === undefined ? met : { ...met, kept };
    } catch (error) {
      if (error instanceof Moved) moved = error.place;
      else if (place === undefined || !(error instanceof JoinError) || error.reason !== "rendezvous")
        throw error;
    }
  }
}

async function meetOnce(
  where: Rendezvous | undefined,
  kept: Kept | undefined,
  newcomer: Newcomer,
): Promise<Met> {
  if (where === undefined) return await meetAtPort("127.0.0.1", 0, newcomer);
  if (where.kind === "file") return await meetByFile(where.path, newcomer);
  if (where.kind === "tcp") return await meetAtPort(where.host, where.port, newcomer);
  return await meetByEtcd(kept!.etcd, kept!.prefix, newcomer);
}

/** Where those wait that come late; undefined for a group of one. */
export async function lobbyAt(
  where: Rendezvous | undefined,
  { hello, token }: Newcomer,
  { door, secret, kept }: MetGroup,
): Promise<Lobby | undefined> {
  if (where === undefined || hello.size === 1) return undefined;
  const { name, identity } = hello;
  const place = { port: door.port, machine: identity.machine, secret };
  let inviter: Inviter;
  if (where.kind === "file") inviter = inviterByFile(name, where.path, token, place);
  else if (where.kind === "etcd") inviter = inviterByEtcd(name, kept!.etcd, kept!.prefix, token, place);
  else {
    const { host, port } = where;
    inviter = await inviterAtPort({ name, host, port, token, doorPort: door.port });
  }
  return new Lobby({ ...hello, port: door.port }, door, inviter);
}

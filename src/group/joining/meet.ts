import { until } from "../../wait/until.ts";
import { JoinError, type JoinFailure, MissingMembersError } from "../group-error.ts";
import { Door } from "../links/door.ts";
import { connectOnce, isRecord, knock, nextValue, type Until, untilOf } from "../links/handshake.ts";
import type { LineSocket } from "../links/line-socket.ts";
import { isHere } from "./is-here.ts";
import { Moved, Registry } from "./registry.ts";
import { type JoinHello, type MeetingPlace, type Roster, reachable } from "./roster.ts";

/** What came of meeting: who is in the group, and the door at which this process waits for the others. */
export interface Met {
  readonly roster: Roster;
  readonly door: Door;
  /** What members show to each other that they know: the token, and a secret of this run. */
  readonly key: string;
  readonly secret: string;
}

/** One who wants to join: what it says, but its port, which its door has. */
export interface Newcomer {
  readonly hello: Omit<JoinHello, "port">;
  readonly token: string;
  readonly deadline: Until;
}

const retryMs = 50;

export const pause = (ms: number, { signal }: Until): Promise<void> =>
  until(
    () => undefined,
    () => () => {},
    { what: () => "a pause", timeoutMs: ms, signal },
  ).catch((error: unknown) => {
    if (signal?.aborted) throw error;
  });

const staysHere = (host: string): boolean => /^(localhost|127\.|::1$)/.test(host);

/** The addresses to listen on, so that those who reach the rendezvous reach this process. */
export const listenHost = (host: string): string => (staysHere(host) ? host : "0.0.0.0");

/** Meets the others at a TCP port: rank 0 waits there, or, without ranks, whoever is there first on that host. */
export async function meetAtPort(host: string, port: number, newcomer: Newcomer): Promise<Met> {
  const { rank } = newcomer.hello;
  if (rank === 0 || (rank === undefined && (await isHere(host)))) {
    try {
      const door = await Door.open(newcomer.token, listenHost(host), port);
      return await receive(door, newcomer);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined || error instanceof JoinError || error instanceof MissingMembersError)
        throw error;
      // The group itself may run already, with somebody else at the rendezvous.
      const taken = code === "EADDRINUSE";
      if (!taken || (rank === 0 && !(await speaks({ host, port }))))
        throw new JoinError(
          "rendezvous",
          `cannot listen on ${host}:${port}: ${code}`,
          taken ? "Another program has this port: choose another one." : "",
          { cause: error },
        );
    }
  }
  return await call(() => ({ host, port }), newcomer);
}

const greetingMs = 2000;

/** Does a member of a group listen there? */
export async function speaks({ host, port }: MeetingPlace): Promise<boolean> {
  const socket = await connectOnce(host, port, greetingMs);
  try {
    const greeting = socket && (await nextValue(socket, "a greeting", untilOf(greetingMs)));
    return isRecord(greeting) && greeting["doorbell"] === "group";
  } catch {
    return false;
  } finally {
    socket?.destroy();
  }
}

/** Waits for the others at a door, whose token ends with a secret of its own. */
export async function receive(door: Door, { hello, token, deadline }: Newcomer, secret = ""): Promise<Met> {
  try {
    const registry = new Registry(door, { ...hello, port: door.port });
    const roster = await registry.roster(deadline);
    return { roster: reachable(roster, "127.0.0.1", hello.identity.machine), door, key: token, secret };
  } catch (error) {
    door.close();
    throw error;
  }
}

/** Goes to where the others meet; `where` is asked again for each try, until `dialEnd`. */
export async function call(
  where: () => MeetingPlace | undefined,
  { hello, token, deadline }: Newcomer,
  dialEnd: number = deadline.end,
): Promise<Met> {
  for (;;) {
    const place = where();
    const dialMs = Math.max(1, Math.min(dialEnd, deadline.end) - performance.now());
    const socket = place && (await connectOnce(place.host, place.port, dialMs));
    if (place !== undefined && socket !== undefined) {
      const key = token + (place.secret ?? "");
      // By a file or etcd members of any hosts meet, though this one may have come by its own host's loopback.
      const door = await Door.open(key, place.secret === undefined ? listenHost(place.host) : "0.0.0.0", 0);
      try {
        const roster = await registered(socket, { ...hello, port: door.port }, key, deadline);
        const { secret = "" } = place;
        return { roster: reachable(roster, place.host, hello.identity.machine), door, key, secret };
      } catch (error) {
        door.close();
        socket.destroy();
        if (error instanceof Moved && error.place.host === "")
          throw new Moved({ ...error.place, host: place.host });
        // Whoever kept the running group's rendezvous may be gone: another member does.
        if (!(error instanceof KeeperGone)) throw error;
      }
    }
    deadline.signal?.throwIfAborted();
    if (performance.now() + retryMs > Math.min(dialEnd, deadline.end)) throw nobody(hello, place, deadline);
    await pause(retryMs, deadline);
  }
}

/** The member of a running group with which one waited for a place has ended. */
class KeeperGone extends Error {}

function nobody(
  { name }: Omit<JoinHello, "port">,
  place: MeetingPlace | undefined,
  { timeoutMs }: Until,
): JoinError {
  const where = place === undefined ? "the rendezvous" : `${place.host}:${place.port}`;
  return new JoinError(
    "rendezvous",
    `join "${name}": nobody waits at ${where} within ${timeoutMs} ms`,
    "Rank 0 waits there: is it started, and is that its host's name?",
  );
}

/** Says who one is, and waits for the roster; MissingMembersError names those that others wait for, too. */
async function registered(
  socket: LineSocket,
  hello: JoinHello,
  token: string,
  deadline: Until,
): Promise<Roster> {
  await knock(socket, "join", hello, token, deadline);
  let waiting: string[] = [];
  let runs = false;
  for (;;) {
    let value: unknown;
    try {
      value = await nextValue(socket, `join "${hello.name}"`, deadline);
    } catch (error) {
      if (deadline.signal?.aborted || waiting.length === 0) throw error;
      if (runs && socket.ended && performance.now() < deadline.end) throw new KeeperGone();
      throw new MissingMembersError(`join "${hello.name}"`, waiting, [], deadline.timeoutMs);
    }
    if (!isRecord(value)) continue;
    if (typeof value["refused"] === "string")
      throw new JoinError(
        value["refused"] as JoinFailure,
        String(value["message"]),
        String(value["hint"] ?? ""),
      );
    if (isRecord(value["moved"])) throw new Moved(value["moved"] as unknown as MeetingPlace);
    runs ||= value["runs"] === true;
    if (Array.isArray(value["waiting"])) waiting = value["waiting"].map(String);
    if (typeof value["session"] === "string") return value as unknown as Roster;
  }
}

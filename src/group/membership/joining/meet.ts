import { Deadline } from "../../../wait/deadline.ts";
import { until } from "../../../wait/until.ts";
import { JoinError, type JoinFailure, MissingMembersError } from "../links/group-error.ts";
import { connectOnce, handshake, isRecord, nextValue, textOf } from "../links/handshake.ts";
import { isHere } from "../links/is-here.ts";
import type { LineSocket } from "../links/line-socket.ts";
import { Listener } from "../links/listener.ts";
import { MovedError, Registry } from "./registry.ts";
import {
  isRendezvousAddress,
  isRoster,
  type JoinHello,
  type RendezvousAddress,
  type Roster,
  reachable,
} from "./roster.ts";

/** Result of a rendezvous: the roster of the group and the listener of this process. */
export interface RendezvousResult {
  readonly roster: Roster;
  readonly listener: Listener;
  /**
   * Key that members prove to each other in a handshake. The key is the token followed by the secret of this
   * run.
   */
  readonly key: string;
  readonly secret: string;
}

/** Process that wants to join a group. The listener supplies the port that `hello` omits. */
export interface Newcomer {
  readonly hello: Omit<JoinHello, "port">;
  readonly token: string;
  readonly deadline: Deadline;
}

const retryMs = 50;

export const pause = (ms: number, { signal }: Deadline): Promise<void> =>
  until(
    () => undefined,
    () => () => {},
    { what: () => "a pause", timeoutMs: ms, signal },
  ).catch((error: unknown) => {
    if (signal?.aborted) throw error;
  });

const isLocalName = (host: string): boolean => /^(localhost|127\.|::1$)/.test(host);

/**
 * Returns the address to listen on, so that a process that can reach the rendezvous can also reach this one.
 */
export const listenHost = (host: string): string => (isLocalName(host) ? host : "0.0.0.0");

/**
 * Joins the group at a TCP port. Rank 0 listens there. Without ranks, the first process on that host listens.
 */
export async function meetAtPort(host: string, port: number, newcomer: Newcomer): Promise<RendezvousResult> {
  const { rank } = newcomer.hello;
  if (rank === 0 || (rank === undefined && (await isHere(host)))) {
    try {
      const listener = await Listener.open(newcomer.token, listenHost(host), port);
      return await serveRendezvous(listener, newcomer);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined || error instanceof JoinError || error instanceof MissingMembersError)
        throw error;
      // The group may already run, with another member at the rendezvous port.
      const taken = code === "EADDRINUSE";
      if (!taken || (rank === 0 && !(await isGroupListener({ host, port }))))
        throw new JoinError(
          "rendezvous",
          `cannot listen on ${host}:${port}: ${code}`,
          taken ? "Another program uses this port. Choose another port." : "",
          { cause: error },
        );
    }
  }
  return await dialRendezvous(() => ({ host, port }), newcomer);
}

const greetingMs = 2000;

/** Returns true when a member of a group listens at the address. */
export async function isGroupListener({ host, port }: RendezvousAddress): Promise<boolean> {
  const socket = await connectOnce(host, port, greetingMs);
  try {
    const greeting = socket && (await nextValue(socket, "a greeting", new Deadline(greetingMs)));
    return isRecord(greeting) && greeting["doorbell"] === "group";
  } catch {
    return false;
  } finally {
    socket?.destroy();
  }
}

/** Waits at a listener until all members have joined. The listener's token ends with `secret`. */
export async function serveRendezvous(
  listener: Listener,
  { hello, token, deadline }: Newcomer,
  secret = "",
): Promise<RendezvousResult> {
  try {
    const registry = new Registry(listener, { ...hello, port: listener.port });
    const roster = await registry.roster(deadline);
    return { roster: reachable(roster, "127.0.0.1", hello.identity.machine), listener, key: token, secret };
  } catch (error) {
    listener.close();
    throw error;
  }
}

/**
 * Connects to the rendezvous and waits for the roster. Each try calls `where` again, until the deadline
 * `dialing`.
 */
export async function dialRendezvous(
  where: () => RendezvousAddress | undefined,
  { hello, token, deadline }: Newcomer,
  dialDeadline: Deadline = deadline,
): Promise<RendezvousResult> {
  for (;;) {
    const address = where();
    const dialMs = Math.max(1, dialDeadline.remainingMs());
    const socket = address && (await connectOnce(address.host, address.port, dialMs));
    if (address !== undefined && socket !== undefined) {
      const key = token + (address.secret ?? "");
      // With a file or etcd, members of any host can join, so this process listens on all interfaces. The
      // rendezvous itself may be at a loopback address.
      const listener = await Listener.open(
        key,
        address.secret === undefined ? listenHost(address.host) : "0.0.0.0",
        0,
      );
      try {
        const roster = await registered(socket, { ...hello, port: listener.port }, key, deadline);
        const { secret = "" } = address;
        return { roster: reachable(roster, address.host, hello.identity.machine), listener, key, secret };
      } catch (error) {
        listener.close();
        socket.destroy();
        if (error instanceof MovedError && error.address.host === "")
          throw new MovedError({ ...error.address, host: address.host });
        // The rendezvous keeper of a running group may have failed. Another member then keeps the rendezvous,
        // and the loop connects again.
        if (!(error instanceof KeeperLostError)) throw error;
      }
    }
    deadline.signal?.throwIfAborted();
    if (dialDeadline.remainingMs() < retryMs) throw noListener(hello, address, deadline);
    await pause(retryMs, deadline);
  }
}

/** Error for a running group's rendezvous keeper that ended while this process waited to join. */
class KeeperLostError extends Error {}

function noListener(
  { name }: Omit<JoinHello, "port">,
  address: RendezvousAddress | undefined,
  { timeoutMs }: Deadline,
): JoinError {
  const where = address === undefined ? "the rendezvous" : `${address.host}:${address.port}`;
  return new JoinError(
    "rendezvous",
    `join "${name}": no process listens at ${where} within ${timeoutMs} ms`,
    "Check that rank 0 is started and runs on that host.",
  );
}

/** Hint for a process that a running group does not admit. */
export const admitHint =
  "The members continue without this process. Call group.reform({ size }) in them to wait for a replacement.";

/**
 * @internal Sends the join request and waits for the roster. The MissingMembersError at the deadline includes the
 * members that the rendezvous reported as missing.
 */
export async function registered(
  socket: LineSocket,
  hello: JoinHello,
  token: string,
  deadline: Deadline,
): Promise<Roster> {
  await handshake(socket, "join", hello, token, deadline);
  // This process only waits from here on, so nothing else shows that the rendezvous host has crashed.
  socket.keepAlive();
  let waiting: string[] = [];
  let runs = false;
  for (;;) {
    let value: unknown;
    try {
      value = await nextValue(socket, `join "${hello.name}"`, deadline);
    } catch (error) {
      if (deadline.signal?.aborted || waiting.length === 0) throw error;
      if (runs && socket.ended && !deadline.expired) throw new KeeperLostError();
      const what = `join "${hello.name}"`;
      throw new MissingMembersError(what, waiting, [], deadline.timeoutMs, runs ? admitHint : undefined);
    }
    if (!isRecord(value)) continue;
    if (typeof value["refused"] === "string")
      throw new JoinError(value["refused"] as JoinFailure, textOf(value["message"]), textOf(value["hint"]));
    if (isRendezvousAddress(value["moved"])) throw new MovedError(value["moved"]);
    runs ||= value["runs"] === true;
    if (Array.isArray(value["waiting"])) waiting = value["waiting"].map(textOf);
    if (isRoster(value)) return value;
    if (value["session"] !== undefined)
      throw new JoinError(
        "rendezvous",
        `join "${hello.name}": the list of members has an unknown format`,
        "Use the same version of doorbell in all members.",
      );
  }
}

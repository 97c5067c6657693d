import { extraArguments } from "../arguments/extra-arguments.ts";
import { checkOptions, checkValue, optionsTable, text, whole } from "../arguments/options.ts";
import { DoorbellError } from "../errors.ts";
import { until } from "../wait/until.ts";
import { type WaitOptions, waitRows } from "../wait/wait-options.ts";
import { PeerSocket } from "./peer-socket.ts";
import { tcp } from "./tcp.ts";
import type { DialledSocket } from "./tcp-socket.ts";

/** Default TCP port of doorbell's tools. */
export const exchangePort = 18_519;

/** Options of {@link meetPeer}. */
export interface MeetOptions extends WaitOptions {
  /** TCP port. Default {@link exchangePort}. */
  readonly port?: number;
}

/** Options of {@link waitForPeer}. */
export interface ListenOptions extends MeetOptions {
  /** Address to listen on. Default: all addresses. */
  readonly host?: string;
}

const hostType = text("a host name or an address");

const meetRows = {
  ...waitRows,
  port: { type: whole(1, 65_535), default: exchangePort, text: "The TCP port to meet on." },
} as const;

export const meetOptions = optionsTable<MeetOptions>()("exchange.MeetOptions", { meetPeer: 1 }, meetRows);

export const listenOptions = optionsTable<ListenOptions>()(
  "exchange.ListenOptions",
  { waitForPeer: 0 },
  {
    ...meetRows,
    host: {
      type: text("an address"),
      default: "0.0.0.0",
      text: "The address to listen on; the default is all.",
    },
  },
);

const meetFailure = (what: string, cause: Error): DoorbellError =>
  new DoorbellError(`${what}: ${cause.message}`, "Check host and port; another process may use the port.", {
    cause,
  });

/**
 * Waits for one peer on a TCP port. Throws DeadlineError after `timeoutMs`.
 *
 * @example
 * const waiting = waitForPeer({ port: 18_601, timeoutMs: 5000 });
 * using caller = await meetPeer("127.0.0.1", { port: 18_601 });
 * using peerOfCaller = await waiting;
 */
export async function waitForPeer(options?: ListenOptions): Promise<PeerSocket> {
  if (arguments.length > 1) throw extraArguments("waitForPeer", ["options"], arguments.length);
  const { port, host, timeoutMs, signal } = checkOptions(listenOptions, "waitForPeer", options);
  signal?.throwIfAborted();
  const server = tcp().createServer();
  let peer: PeerSocket | undefined;
  let failure: Error | undefined;
  const look = () => {
    if (failure) throw meetFailure(`cannot listen on ${host}:${port}`, failure);
    return peer;
  };
  const watch = (ready: () => void) => {
    server.once("connection", (socket) => {
      peer = new PeerSocket(socket);
      ready();
    });
    server.once("error", (error) => {
      failure = error;
      ready();
    });
    server.listen(port, host);
    return () => server.close();
  };
  return await until(look, watch, {
    what: () => `waiting for a peer on TCP port ${port}`,
    timeoutMs,
    signal,
  });
}

const retryMs = 50;
/** Errors after which the connection is tried again: the peer does not listen yet, or its host is slow. */
const passing: ReadonlySet<string | undefined> = new Set(["ECONNREFUSED", "ETIMEDOUT"]);

/**
 * Connects to a waiting peer, and retries until the peer listens. Throws DeadlineError after `timeoutMs`.
 *
 * @example
 * const waiting = waitForPeer({ port: 18_602 });
 * using caller = await meetPeer("127.0.0.1", { port: 18_602, timeoutMs: 5000 });
 * caller.send("hello");
 * using listener = await waiting;
 */
export async function meetPeer(host: string, options?: MeetOptions): Promise<PeerSocket> {
  if (arguments.length > 2) throw extraArguments("meetPeer", ["host", "options"], arguments.length);
  checkValue("meetPeer: host", hostType, host);
  const { port, timeoutMs, signal } = checkOptions(meetOptions, "meetPeer", options);
  let connected: DialledSocket | undefined;
  let failure: Error | undefined;
  const look = () => {
    if (failure) throw meetFailure(`cannot reach ${host}:${port}`, failure);
    return connected;
  };
  const dial = (ready: () => void) => {
    const socket = tcp().connect({ host, port });
    let timer: ReturnType<typeof setTimeout> | undefined;
    socket.once("connect", () => {
      socket.removeAllListeners("error");
      connected = socket;
      ready();
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (passing.has(error.code)) timer = setTimeout(ready, retryMs);
      else {
        failure = error;
        ready();
      }
    });
    return () => {
      clearTimeout(timer);
      if (connected !== socket) socket.destroy();
    };
  };
  const what = () => `connecting to ${host}:${port}`;
  const hint = "Check that the other end is started and waiting.";
  return new PeerSocket(await until(look, dial, { what, timeoutMs, signal, hint }));
}

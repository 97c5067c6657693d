import { connect as connectSocket, createServer, type Socket } from "node:net";
import { checkOptions } from "../arguments/check-options.ts";
import { optionsTable } from "../arguments/options-table.ts";
import { text, whole } from "../arguments/value-type.ts";
import { DeadlineError, DoorbellError } from "../errors.ts";
import { type WaitOptions, waitOf, waitRows } from "../wait/wait-options.ts";

/** The TCP port that doorbell's own tools meet on. */
export const exchangePort = 18_519;

const longestLine = 1 << 20;

/**
 * A TCP connection that carries JSON values, one a line: how two ends tell each other their endpoints and keys.
 *
 * @example
 * socket.send({ endpoint: qp.endpoint(), memory: region.remote() });
 * const hello = await peerSocket.receive<{ endpoint: Endpoint; memory: RemoteMemory }>();
 * console.log(hello.endpoint.qpNumber);
 */
export class PeerSocket implements Disposable {
  readonly #socket: Socket;
  readonly #lines: string[] = [];
  #rest = "";
  #ended: Error | undefined;
  readonly #waiting = new Set<() => void>();

  /** @internal Use {@link meetPeer} or {@link waitForPeer}. */
  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      const lines = (this.#rest + text).split("\n");
      this.#rest = lines.pop()!;
      if (this.#rest.length > longestLine) socket.destroy(new Error("a line of more than 1 MiB"));
      this.#lines.push(...lines);
      this.#wake();
    });
    const end = (error?: Error) => {
      this.#ended ??= new DoorbellError(
        `the peer closed the connection${error ? ` (${error.message})` : ""}`,
      );
      this.#wake();
    };
    socket.on("end", () => end());
    socket.on("close", () => end());
    socket.on("error", end);
  }

  /** The own address of the connection: the network that reaches this peer. */
  get localAddress(): string {
    return this.#socket.localAddress ?? "";
  }

  get remoteAddress(): string {
    return this.#socket.remoteAddress ?? "";
  }

  /**
   * Sends one JSON value.
   *
   * @example
   * socket.send({ ready: true });
   */
  send(value: unknown): void {
    const text = JSON.stringify(value);
    if (text === undefined) throw new TypeError(`send(${typeof value}): JSON has no such value`);
    this.#socket.write(`${text}\n`);
  }

  /**
   * The next JSON value; rejects with DeadlineError, or DoorbellError when the peer is gone.
   *
   * @example
   * socket.send(qp.endpoint());
   * const endpoint = await peerSocket.receive<Endpoint>({ timeoutMs: 1000 });
   */
  async receive<T>(options?: WaitOptions): Promise<T> {
    const { timeoutMs, signal } = waitOf(options, "receive");
    const end = performance.now() + timeoutMs;
    for (;;) {
      const line = this.#lines.shift();
      if (line !== undefined) return parsed(line) as T;
      if (this.#ended) throw this.#ended;
      signal?.throwIfAborted();
      const left = end - performance.now();
      if (left <= 0) throw new DeadlineError("waiting for the peer's message", timeoutMs);
      await this.#line(left, signal);
    }
  }

  /**
   * Resolves when the peer is gone.
   *
   * @example
   * socket.close();
   * await peerSocket.gone();
   */
  gone(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#ended) resolve();
      else this.#socket.once("close", () => resolve());
    });
  }

  /**
   * Ends the connection; what was sent still arrives.
   *
   * @example
   * socket.close();
   */
  close(): void {
    this.#socket.end();
    this.#socket.unref();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  #line(withinMs: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", done);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(withinMs, 2 ** 31 - 1));
      signal?.addEventListener("abort", done, { once: true });
      this.#waiting.add(done);
    });
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new DoorbellError("the peer sent what is no JSON", "Another program may use this port.", { cause });
  }
}

/** Where to meet. */
export interface MeetOptions extends WaitOptions {
  /** The TCP port; default {@link exchangePort}. */
  readonly port?: number;
}

/** Where to wait. */
export interface ListenOptions extends MeetOptions {
  /** The address to listen on; default all. */
  readonly host?: string;
}

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

/**
 * Waits for one peer on a TCP port; DeadlineError after `timeoutMs`.
 *
 * @example
 * const waiting = waitForPeer({ port: 18_601, timeoutMs: 5000 });
 * using caller = await meetPeer("127.0.0.1", { port: 18_601 });
 * using peerOfCaller = await waiting;
 */
export async function waitForPeer(options?: ListenOptions): Promise<PeerSocket> {
  const { port, host, timeoutMs, signal } = checkOptions(listenOptions, "waitForPeer", options);
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const server = createServer();
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      server.close();
      settle();
    };
    const abort = () => finish(() => reject(signal?.reason));
    const timer = setTimeout(
      () => finish(() => reject(new DeadlineError(`waiting for a peer on TCP port ${port}`, timeoutMs))),
      Math.min(timeoutMs, 2 ** 31 - 1),
    );
    signal?.addEventListener("abort", abort, { once: true });
    server.once("error", (error) =>
      finish(() => reject(meetFailure(`cannot listen on ${host}:${port}`, error))),
    );
    server.once("connection", (socket) => finish(() => resolve(new PeerSocket(socket))));
    server.listen(port, host);
  });
}

const retryMs = 50;

/**
 * Connects to a peer that waits, trying again until it does; DeadlineError after `timeoutMs`.
 *
 * @example
 * const waiting = waitForPeer({ port: 18_602 });
 * using caller = await meetPeer("127.0.0.1", { port: 18_602, timeoutMs: 5000 });
 * caller.send("hello");
 * using listener = await waiting;
 */
export async function meetPeer(host: string, options?: MeetOptions): Promise<PeerSocket> {
  const { port, timeoutMs, signal } = checkOptions(meetOptions, "meetPeer", options);
  const end = performance.now() + timeoutMs;
  for (;;) {
    signal?.throwIfAborted();
    const result = await dial(host, port, Math.max(1, end - performance.now()));
    if (!(result instanceof Error)) return new PeerSocket(result);
    const code = (result as NodeJS.ErrnoException).code;
    if (code !== "ECONNREFUSED" && code !== "ETIMEDOUT")
      throw meetFailure(`cannot reach ${host}:${port}`, result);
    if (performance.now() >= end) {
      throw new DeadlineError(
        `connecting to ${host}:${port}`,
        timeoutMs,
        "Is the other end started and waiting?",
      );
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

function dial(host: string, port: number, withinMs: number): Promise<Socket | Error> {
  return new Promise((resolve) => {
    const socket = connectSocket({ host, port });
    const timer = setTimeout(
      () => {
        socket.destroy();
        resolve(Object.assign(new Error("timed out"), { code: "ETIMEDOUT" }));
      },
      Math.min(withinMs, 2 ** 31 - 1),
    );
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.removeAllListeners("error");
      resolve(socket);
    });
    socket.once("error", (error) => {
      clearTimeout(timer);
      resolve(error);
    });
  });
}

const meetFailure = (what: string, cause: Error): DoorbellError =>
  new DoorbellError(`${what}: ${cause.message}`, "Check host and port; another process may use the port.", {
    cause,
  });

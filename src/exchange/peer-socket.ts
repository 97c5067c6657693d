import { isNestedAtMost } from "../arguments/nesting.ts";
import { shown } from "../arguments/shown.ts";
import { DoorbellError } from "../errors.ts";
import { until } from "../wait/until.ts";
import { type WaitOptions, waitOf } from "../wait/wait-options.ts";
import type { TcpSocket } from "./tcp-socket.ts";

const longestLine = 1 << 20;
/** Maximum number of nested arrays and objects of a value. */
const deepest = 1000;
/**
 * Number of characters that may wait to be received before reading stops and TCP slows the peer down. Reading
 * continues below half of it.
 */
const mostWaiting = 1 << 20;
/** Number of bytes that may wait to be sent to a peer that does not read. */
const mostUnsent = 16 << 20;

/**
 * TCP connection that carries JSON values, one a line. The two ends exchange their endpoints and keys with
 * it.
 * A peer that sends faster than this end receives is slowed down after 1 MiB.
 *
 * @example
 * socket.send({ endpoint: qp.endpoint(), memory: region.remote() });
 * const hello = await peerSocket.receive<{ endpoint: Endpoint; memory: RemoteMemory }>();
 * console.log(hello.endpoint.qpNumber);
 */
export class PeerSocket implements Disposable {
  readonly #socket: TcpSocket;
  readonly #lines: string[] = [];
  /** Number of characters in `#lines`, plus one for each line. */
  #waitingText = 0;
  #rest = "";
  #ended: Error | undefined;
  readonly #waiting = new Set<() => void>();

  /** @internal Use {@link meetPeer} or {@link waitForPeer}. */
  constructor(socket: TcpSocket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      const lines = (this.#rest + text).split("\n");
      this.#rest = lines.pop()!;
      if (this.#rest.length > longestLine)
        socket.destroy(new Error("the peer sent a line of more than 1 MiB"));
      for (const line of lines) {
        this.#lines.push(line);
        this.#waitingText += line.length + 1;
      }
      if (this.#waitingText > mostWaiting) socket.pause();
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

  /** Local address of the connection. It is in the network that reaches this peer. */
  get localAddress(): string {
    return this.#socket.localAddress ?? "";
  }

  get remoteAddress(): string {
    return this.#socket.remoteAddress ?? "";
  }

  /**
   * Sends one JSON value. Throws DoorbellError when 16 MiB already wait for a peer that does not read.
   *
   * @example
   * socket.send({ ready: true });
   */
  send(value: unknown): void {
    const text = JSON.stringify(value);
    if (text === undefined)
      throw new TypeError(`send(${shown(value)}): JSON cannot carry this value. Use plain data`);
    if (this.#socket.writableLength > mostUnsent)
      throw new DoorbellError(
        "the peer does not read the data that it receives",
        "The peer may be stopped, or may call receive() too rarely.",
      );
    this.#socket.write(`${text}\n`);
  }

  /**
   * Waits for the next JSON value. Rejects with DeadlineError, or with DoorbellError when the peer has closed
   * the connection.
   *
   * @example
   * socket.send(qp.endpoint());
   * const endpoint = await peerSocket.receive<Endpoint>({ timeoutMs: 1000 });
   */
  async receive<T>(options?: WaitOptions): Promise<T> {
    const line = () => {
      const next = this.#lines.shift();
      if (next === undefined && this.#ended) throw this.#ended;
      if (next !== undefined) this.#took(next);
      return next;
    };
    const what = () => "waiting for the peer's message";
    const watch = (ready: () => void) => {
      this.#waiting.add(ready);
      return () => this.#waiting.delete(ready);
    };
    return parsed(await until(line, watch, { ...waitOf(options, "receive"), what })) as T;
  }

  /**
   * Resolves when the peer has closed the connection.
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
   * Ends the connection. Values that were sent still arrive.
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

  #took(line: string): void {
    this.#waitingText -= line.length + 1;
    if (this.#waitingText < mostWaiting / 2 && this.#socket.isPaused()) this.#socket.resume();
  }

  #wake(): void {
    // A wait whose message is not complete adds itself again, and an iterator of the set would visit it again.
    for (const wake of [...this.#waiting]) wake();
  }
}

function parsed(line: string): unknown {
  try {
    if (isNestedAtMost(line, deepest)) return JSON.parse(line);
  } catch (cause) {
    throw new DoorbellError("the peer sent data that is not JSON", "Another program may use this port.", {
      cause,
    });
  }
  throw new DoorbellError(
    `the peer sent a value that is nested more than ${deepest} levels deep`,
    "Another program may use this port.",
  );
}

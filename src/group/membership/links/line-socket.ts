import process from "node:process";
import { isNestedAtMost } from "../../../arguments/nesting.ts";
import type { TcpSocket } from "../../../exchange/tcp-socket.ts";

const maxLineLength = 4 << 20;
/** Time without traffic after which the kernel probes the peer, in milliseconds. */
const KEEP_ALIVE_MS = 1000;
/** Maximum number of characters that a caller may send before it has proved that it has the token. */
export const UNTRUSTED_CHARACTERS = 64 << 10;
/** Maximum number of nested arrays and objects of a value before the peer has proved that it has the token. */
const untrustedDepth = 16;
/**
 * Maximum number of unsent bytes for a member that does not read. The limit exceeds all traffic of a working
 * link.
 */
const maxUnsentBytes = 64 << 20;

/**
 * TCP connection between two members that carries one JSON value a line. The socket queues each line until a
 * handler or `take` receives its value. Until `trust` is called, lines are limited in depth. The socket alone
 * does not keep the process alive.
 */
export class LineSocket {
  onEnd: () => void = () => {};
  /** Callback for a newly queued value. */
  onWaiting: () => void = () => {};
  readonly #lines: string[] = [];
  #handler: ((value: unknown) => void) | undefined;
  readonly #socket: TcpSocket;
  #rest: string[] = [];
  #restLength = 0;
  #ended = false;
  #isTrusted = false;
  /** Number of characters that the peer may still send before `trust`. */
  #allowance: number;

  /** `allowance` is the number of characters that the peer may send before `trust`. */
  constructor(socket: TcpSocket, allowance = Number.POSITIVE_INFINITY) {
    this.#socket = socket;
    this.#allowance = allowance;
    socket.setNoDelay(true);
    socket.setEncoding("utf8");
    socket.unref();
    socket.on("data", (text: string) => this.#guarded(() => this.#take(text)));
    for (const event of ["end", "close", "error"]) socket.on(event, () => this.#guarded(() => this.#end()));
  }

  /**
   * Calls `work` for an event of the connection. An exception of a handler ends this connection with a
   * warning, and not the process.
   */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      try {
        this.destroy();
      } catch {
        // The callback for the end failed too. The first error is reported.
      }
      process.emitWarning(`the connection with ${this.remoteAddress} was closed: ${String(error)}`);
    }
  }

  /** IP address of the peer. */
  get remoteAddress(): string {
    return (this.#socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Makes the kernel probe an idle peer, so that this connection ends when the peer's host has crashed. */
  keepAlive(): void {
    this.#socket.setKeepAlive(true, KEEP_ALIVE_MS);
  }

  /** Removes the limits of unauthenticated peers, after the peer has proved that it has the token. */
  trust(): void {
    this.#isTrusted = true;
    this.#allowance = Number.POSITIVE_INFINITY;
  }

  /** Passes all queued and later values to `handler`. */
  listen(handler: (value: unknown) => void): void {
    this.#handler = handler;
    for (let next = this.take(); next !== undefined; next = this.take()) handler(next.value);
  }

  /** Removes and returns the oldest queued value. Closes the connection for a line that is not valid. */
  take(): { readonly value: unknown } | undefined {
    const line = this.#lines.shift();
    return line === undefined ? undefined : this.#parsed(line);
  }

  send(value: unknown): void {
    if (this.#ended) return;
    if (this.#socket.writableLength > maxUnsentBytes) this.close();
    else this.#socket.write(`${JSON.stringify(value)}\n`);
  }

  /** Closes the connection after all sent values are delivered. */
  close(): void {
    if (!this.#socket.destroyed) this.#socket.end();
    this.#end();
  }

  /** Closes the connection at once and discards unsent values. */
  destroy(): void {
    this.#socket.destroy();
    this.#end();
  }

  #take(text: string): void {
    if (this.#ended) return;
    this.#allowance -= text.length;
    if (this.#allowance < 0) {
      this.destroy();
      return;
    }
    let from = 0;
    for (let end = text.indexOf("\n"); end >= 0 && !this.#ended; end = text.indexOf("\n", from)) {
      const line = this.#rest.join("") + text.slice(from, end);
      this.#rest = [];
      this.#restLength = 0;
      from = end + 1;
      this.#line(line);
    }
    if (from === text.length) return;
    this.#rest.push(text.slice(from));
    this.#restLength += text.length - from;
    if (this.#restLength > maxLineLength) this.destroy();
  }

  #line(line: string): void {
    if (this.#handler === undefined) {
      this.#lines.push(line);
      this.onWaiting();
      return;
    }
    const next = this.#parsed(line);
    if (next !== undefined) this.#handler(next.value);
  }

  #parsed(line: string): { readonly value: unknown } | undefined {
    try {
      if (this.#isTrusted || isNestedAtMost(line, untrustedDepth)) return { value: JSON.parse(line) };
    } catch {
      // The text is not JSON, so the peer is another program.
    }
    this.#lines.length = 0;
    this.destroy();
    return undefined;
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.onEnd();
  }
}

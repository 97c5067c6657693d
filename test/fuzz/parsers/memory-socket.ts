import type { TcpSocket } from "../../../src/exchange/tcp-socket.ts";
import type { Random } from "../../support/random.ts";

// biome-ignore lint/suspicious/noExplicitAny: each event has arguments of its own
type Handler = (...args: any[]) => void;

/** End of a connection in memory. The fuzzer is the peer: it delivers text, and reads what was written. */
export class MemorySocket implements TcpSocket {
  readonly localAddress = "127.0.0.1";
  readonly remoteAddress = "127.0.0.2";
  readonly writableLength = 0;
  destroyed = false;
  /** Text that this end has written. */
  written = "";
  #isPaused = false;
  readonly #handlers = new Map<string, Handler[]>();

  on(event: string, handler: Handler): this {
    this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler]);
    return this;
  }

  once(event: string, handler: Handler): this {
    return this.on(event, handler);
  }

  #emit(event: string, ...args: unknown[]): void {
    for (const handler of this.#handlers.get(event) ?? []) handler(...args);
  }

  /** Delivers a text in pieces, as a network does. Stops when the connection has ended. */
  deliver(dice: Random, text: string): void {
    for (let from = 0; from < text.length && !this.destroyed; ) {
      const end = dice.chance(0.5) ? text.length : from + 1 + dice.int(text.length - from);
      this.#emit("data", text.slice(from, end));
      from = end;
    }
  }

  /** Ends the connection from the peer's side. */
  finish(): void {
    this.#emit("end");
    this.destroy();
  }

  write(text: string): boolean {
    this.written += text;
    return true;
  }

  end(): void {
    this.destroy();
  }

  destroy(error?: Error): void {
    if (this.destroyed) return;
    this.destroyed = true;
    if (error !== undefined) this.#emit("error", error);
    this.#emit("close");
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
  }

  isPaused = (): boolean => this.#isPaused;
  setNoDelay(): void {}
  setKeepAlive(): void {}
  setEncoding(): void {}
  unref(): void {}
}

import type { Socket } from "node:net";

const longestLine = 4 << 20;
/** Bytes that may wait to be sent to a member that does not read: more than it would ever be told. */
const mostUnsent = 64 << 20;

/**
 * A TCP connection of two members: JSON values, one a line, kept until somebody takes or hears them. It does not keep the
 * process alive by itself; waits do, by their deadlines.
 */
export class LineSocket {
  onEnd: () => void = () => {};
  /** Called when a value waits to be taken. */
  onWaiting: () => void = () => {};
  readonly #values: { readonly value: unknown }[] = [];
  #listener: ((value: unknown) => void) | undefined;
  readonly #socket: Socket;
  #rest: string[] = [];
  #restLength = 0;
  #ended = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding("utf8");
    socket.unref();
    socket.on("data", (text: string) => this.#take(text));
    socket.on("end", () => this.#end());
    socket.on("close", () => this.#end());
    socket.on("error", () => this.#end());
  }

  /** The address that the other side has. */
  get remoteAddress(): string {
    return (this.#socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** From now on values go to `listener` as they come, those that waited first. */
  listen(listener: (value: unknown) => void): void {
    this.#listener = listener;
    for (let next = this.take(); next !== undefined; next = this.take()) listener(next.value);
  }

  /** The next value that waits. */
  take(): { readonly value: unknown } | undefined {
    return this.#values.shift();
  }

  send(value: unknown): void {
    if (this.#ended) return;
    if (this.#socket.writableLength > mostUnsent) this.close();
    else this.#socket.write(`${JSON.stringify(value)}\n`);
  }

  /** What was sent still arrives. */
  close(): void {
    if (!this.#socket.destroyed) this.#socket.end();
    this.#end();
  }

  /** At once: nothing more is sent or heard. */
  destroy(): void {
    this.#socket.destroy();
    this.#end();
  }

  #take(text: string): void {
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
    if (this.#restLength > longestLine) this.destroy();
  }

  #line(line: string): void {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      // Another program's words.
      this.destroy();
      return;
    }
    if (this.#listener !== undefined) this.#listener(value);
    else {
      this.#values.push({ value });
      this.onWaiting();
    }
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.onEnd();
  }
}

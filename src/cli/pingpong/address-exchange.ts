import { connect, createServer, type Socket } from "node:net";
import { DeadlineError, DoorbellError } from "../../index.ts";
import { addressBytes, decodeAddress, encodeAddress, type PingPongAddress } from "./address.ts";

const done = "done\0";
/** Message by which each end of xsrq reports that it needs nothing more from its peer. */
const end = "END\0";
const retryMs = 50;
/** Number of unread bytes after which a peer is not a ping-pong, whose messages are short. */
const mostReceivedBytes = 64 << 10;

/** Address of the exchange, and the deadline for it. */
export interface ExchangeOptions {
  /** Name of the server. This end is the server when it is undefined. */
  readonly host: string | undefined;
  readonly port: number;
  readonly timeoutMs: number;
}

/** TCP connection on which the two ends of a ping-pong exchange their addresses. */
export class AddressExchange implements Disposable {
  readonly #socket: Socket;
  readonly #timeoutMs: number;
  #received: Buffer = Buffer.alloc(0);
  #ended = false;
  #wake: () => void = () => {};

  private constructor(socket: Socket, timeoutMs: number) {
    this.#socket = socket;
    this.#timeoutMs = timeoutMs;
    socket.on("data", (bytes: Buffer) => {
      if (this.#received.length > mostReceivedBytes) socket.destroy();
      this.#received = Buffer.concat([this.#received, bytes]);
      this.#wake();
    });
    const ended = () => {
      this.#ended = true;
      this.#wake();
    };
    socket.on("end", ended).on("close", ended).on("error", ended);
  }

  /**
   * Connects to the host, or waits for a client. Throws DoorbellError when the deadline passes without a peer
   * or an answer.
   */
  static async open(options: ExchangeOptions): Promise<AddressExchange> {
    const socket = options.host === undefined ? await accept(options) : await dial(options.host, options);
    return new AddressExchange(socket, options.timeoutMs);
  }

  get localAddress(): string | undefined {
    return this.#socket.localAddress;
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress;
  }

  /** Runs the client's part: sends its addresses, receives the server's, and sends "done" except for xsrq. */
  async ask(own: readonly PingPongAddress[]): Promise<PingPongAddress[]> {
    this.#say(own);
    const peers = await this.listen(own);
    if (!isXrc(own)) this.#socket.write(done);
    return peers;
  }

  /**
   * Runs the first half of the server's part: receives the client's addresses, which must match its own in
   * number and kind.
   */
  async listen(own: readonly PingPongAddress[]): Promise<PingPongAddress[]> {
    const peers: PingPongAddress[] = [];
    for (const _ of own) peers.push(decodeAddress(await this.#read(addressBytes(isXrc(own)))));
    return peers;
  }

  /** Runs the second half of the server's part: sends its addresses, and receives "done" except for xsrq. */
  async answer(own: readonly PingPongAddress[]): Promise<void> {
    this.#say(own);
    if (!isXrc(own)) await this.#read(done.length);
  }

  /** Ends an exchange of xsrq: each end waits until the peer needs nothing more. */
  async end(isClient: boolean): Promise<void> {
    if (isClient) this.#socket.write(end);
    await this.#read(end.length);
    if (!isClient) await new Promise((sent) => this.#socket.write(end, sent));
  }

  [Symbol.dispose](): void {
    this.#socket.destroy();
  }

  #say(own: readonly PingPongAddress[]): void {
    for (const address of own) this.#socket.write(encodeAddress(address));
  }

  async #read(bytes: number): Promise<Buffer> {
    const deadline = performance.now() + this.#timeoutMs;
    while (this.#received.length < bytes) {
      const left = deadline - performance.now();
      if (this.#ended) {
        throw new DoorbellError(
          "the peer closed the connection",
          "See the peer's own output; on RoCE the C program needs -g INDEX.",
        );
      }
      if (left <= 0) throw new DeadlineError("waiting for the peer's address", this.#timeoutMs);
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      const timer = setTimeout(resolve, left);
      await promise;
      clearTimeout(timer);
    }
    const message = this.#received.subarray(0, bytes);
    this.#received = this.#received.subarray(bytes);
    return message;
  }
}

const isXrc = (addresses: readonly PingPongAddress[]): boolean => addresses[0]?.xrc !== undefined;

function accept({ port, timeoutMs }: ExchangeOptions): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      clearTimeout(timer);
      server.close(); // The server takes one client only.
      resolve(socket);
    });
    const timer = setTimeout(() => {
      server.close();
      const waited = `no client connected to TCP port ${port} within ${timeoutMs / 1000} s`;
      reject(new DoorbellError(waited, "Start the other side sooner, or wait longer: --wait SECONDS."));
    }, timeoutMs);
    server.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    server.listen(port);
  });
}

async function dial(host: string, { port, timeoutMs }: ExchangeOptions): Promise<Socket> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const result = await new Promise<Socket | NodeJS.ErrnoException>((resolve) => {
      const socket = connect({ host, port });
      socket.once("connect", () => resolve(socket)).on("error", resolve);
    });
    if (!(result instanceof Error)) return result;
    if (result.code !== "ECONNREFUSED" || performance.now() > deadline) {
      const what = `couldn't connect to ${host}:${port}: ${result.message}`;
      throw new DoorbellError(what, "Is the server running, and is this its port (--port)?");
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

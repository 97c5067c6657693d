import { connect, createServer, type Socket } from "node:net";
import { DeadlineError, DoorbellError } from "../../index.ts";
import { addressBytes, decodeAddress, encodeAddress, type PingPongAddress } from "./address.ts";

const done = "done\0";
/** With which the ends of xsrq say that they need nothing more of each other. */
const end = "END\0";
const retryMs = 50;

/** Where to meet, and for how long to wait. */
export interface Place {
  /** The server; without it this end is the server. */
  readonly host: string | undefined;
  readonly port: number;
  readonly timeoutMs: number;
}

/** The TCP connection on which the two ends of a ping-pong tell each other their addresses. */
export class Meeting implements Disposable {
  readonly #socket: Socket;
  readonly #timeoutMs: number;
  #heard: Buffer = Buffer.alloc(0);
  #ended = false;
  #wake: () => void = () => {};

  private constructor(socket: Socket, timeoutMs: number) {
    this.#socket = socket;
    this.#timeoutMs = timeoutMs;
    socket.on("data", (bytes: Buffer) => {
      this.#heard = Buffer.concat([this.#heard, bytes]);
      this.#wake();
    });
    const ended = () => {
      this.#ended = true;
      this.#wake();
    };
    socket.on("end", ended).on("close", ended).on("error", ended);
  }

  /** Connects to the host, or waits for a client. DoorbellError when nobody comes, or answers, in time. */
  static async open(place: Place): Promise<Meeting> {
    const socket = place.host === undefined ? await accept(place) : await dial(place.host, place);
    return new Meeting(socket, place.timeoutMs);
  }

  get localAddress(): string | undefined {
    return this.#socket.localAddress;
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress;
  }

  /** The client's part: says its addresses, hears the server's, says "done", but of xsrq. */
  async ask(own: readonly PingPongAddress[]): Promise<PingPongAddress[]> {
    this.#say(own);
    const peers = await this.listen(own);
    if (!isXrc(own)) this.#socket.write(done);
    return peers;
  }

  /** The server's part until its queue pairs stand: hears the client's addresses, as many and of the same kind as its own. */
  async listen(own: readonly PingPongAddress[]): Promise<PingPongAddress[]> {
    const peers: PingPongAddress[] = [];
    for (const _ of own) peers.push(decodeAddress(await this.#read(addressBytes(isXrc(own)))));
    return peers;
  }

  /** The rest of the server's part: says its addresses, hears "done", but of xsrq. */
  async answer(own: readonly PingPongAddress[]): Promise<void> {
    this.#say(own);
    if (!isXrc(own)) await this.#read(done.length);
  }

  /** The end of xsrq: neither goes before the other has all it waits for. */
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
    while (this.#heard.length < bytes) {
      const left = deadline - performance.now();
      if (this.#ended) {
        throw new DoorbellError(
          "the peer closed the connection",
          "What it printed says why; on RoCE the C program needs -g INDEX.",
        );
      }
      if (left <= 0) throw new DeadlineError("waiting for the peer's address", this.#timeoutMs);
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      const timer = setTimeout(resolve, left);
      await promise;
      clearTimeout(timer);
    }
    const message = this.#heard.subarray(0, bytes);
    this.#heard = this.#heard.subarray(bytes);
    return message;
  }
}

const isXrc = (addresses: readonly PingPongAddress[]): boolean => addresses[0]?.xrc !== undefined;

function accept({ port, timeoutMs }: Place): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      clearTimeout(timer);
      server.close(); // one client only
      resolve(socket);
    });
    const timer = setTimeout(() => {
      server.close();
      const waited = `no client came to TCP port ${port} within ${timeoutMs / 1000} s`;
      reject(new DoorbellError(waited, "Start the other side sooner, or wait longer: --wait SECONDS."));
    }, timeoutMs);
    server.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    server.listen(port);
  });
}

async function dial(host: string, { port, timeoutMs }: Place): Promise<Socket> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const result = await new Promise<Socket | NodeJS.ErrnoException>((resolve) => {
      const socket = connect({ host, port });
      socket.once("connect", () => resolve(socket)).on("error", resolve);
    });
    if (!(result instanceof Error)) return result;
    if (result.code !== "ECONNREFUSED" || performance.now() > deadline) {
      const what = `couldn't connect to ${host}:${port}: ${result.message}`;
      throw new DoorbellError(what, "Is the server started, and is this its port (--port)?");
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

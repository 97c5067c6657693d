import { connect, createServer, type Socket } from "node:net";
import { DeadlineError, DoorbellError, type GidText, gidBytes, gidText } from "doorbell";

/** Address that each end sends to the other. */
export interface PingPongAddress {
  readonly lid: number;
  readonly qpNumber: number;
  readonly psn: number;
  readonly gid: GidText;
}

const messageBytes = 52;
const done = "done\0";
const retryMs = 50;

/**
 * Returns "0000:000011:5f3a01:00000000000000000000ffff0a090001" and NUL. Numbers are hexadecimal, the GID in
 * network order.
 */
export function encodeAddress({ lid, qpNumber, psn, gid }: PingPongAddress): Buffer {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");
  const gidHex = Buffer.from(gidBytes(gid)).toString("hex");
  return Buffer.from(`${hex(lid, 4)}:${hex(qpNumber, 6)}:${hex(psn, 6)}:${gidHex}\0`, "latin1");
}

/** Returns the address in a peer's 52-byte message. */
export function decodeAddress(message: Buffer): PingPongAddress {
  const text = message.toString("latin1");
  const match = /^([\da-f]{4}):([\da-f]{6}):([\da-f]{6}):([\da-f]{32})\0$/i.exec(text);
  if (!match) throw new DoorbellError(`the peer does not speak ibv_rc_pingpong: ${JSON.stringify(text)}`);
  const [, lid = "", qpNumber = "", psn = "", gid = ""] = match;
  return {
    lid: Number.parseInt(lid, 16),
    qpNumber: Number.parseInt(qpNumber, 16),
    psn: Number.parseInt(psn, 16),
    gid: gidText(Buffer.from(gid, "hex")),
  };
}

/** TCP connection on which the two ends of ibv_rc_pingpong exchange their addresses. */
export class Handshake implements Disposable {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #ended = false;
  #wake: () => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (bytes: Buffer) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      this.#wake();
    });
    const end = () => {
      this.#ended = true;
      this.#wake();
    };
    socket.on("end", end).on("close", end).on("error", end);
  }

  /**
   * Connects to `host`, or waits for a client without one and reports the wait through `say`. Throws
   * DoorbellError after `timeoutMs`.
   */
  static async open(
    host: string | undefined,
    port: number,
    timeoutMs: number,
    say: (line: string) => void,
  ): Promise<Handshake> {
    const wait = { port, timeoutMs, say };
    return new Handshake(host === undefined ? await accept(wait) : await dial(host, wait));
  }

  get localAddress(): string | undefined {
    return this.#socket.localAddress;
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress;
  }

  /** Sends the client's address, receives the server's address, and sends "done". */
  async ask(own: PingPongAddress, timeoutMs: number): Promise<PingPongAddress> {
    this.#socket.write(encodeAddress(own));
    const peer = decodeAddress(await this.#read(messageBytes, timeoutMs));
    this.#socket.write(done);
    return peer;
  }

  /** Receives the client's address on the server. */
  async listen(timeoutMs: number): Promise<PingPongAddress> {
    return decodeAddress(await this.#read(messageBytes, timeoutMs));
  }

  /** Sends the server's address and receives "done". */
  async answer(own: PingPongAddress, timeoutMs: number): Promise<void> {
    this.#socket.write(encodeAddress(own));
    await this.#read(done.length, timeoutMs);
  }

  [Symbol.dispose](): void {
    this.#socket.destroy();
  }

  async #read(bytes: number, timeoutMs: number): Promise<Buffer> {
    const end = performance.now() + timeoutMs;
    while (this.#received.length < bytes) {
      const left = end - performance.now();
      if (this.#ended) {
        throw new DoorbellError(
          "the peer closed the connection",
          "The output of the peer has the reason. On RoCE the C program needs -g INDEX.",
        );
      }
      if (left <= 0) throw new DeadlineError("waiting for the peer's address", timeoutMs);
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

interface Wait {
  readonly port: number;
  readonly timeoutMs: number;
  say(line: string): void;
}

function accept({ port, timeoutMs, say }: Wait): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      clearTimeout(timer);
      server.close(); // one client only
      resolve(socket);
    });
    const timer = setTimeout(() => {
      server.close();
      reject(
        new DoorbellError(
          `no client connected to TCP port ${port} within ${timeoutMs / 1000} s`,
          "Start the other side sooner, or wait longer: -w SECONDS.",
        ),
      );
    }, timeoutMs);
    server.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    server.listen(port, () => {
      say(`waiting ${timeoutMs / 1000} s for a client on TCP port ${port}; on the other side, start one of`);
      say(`  npx bun examples/rc-pingpong.ts -p ${port} HOST`);
      say(`  ibv_rc_pingpong -g INDEX -p ${port} HOST`);
      say("with the options given here, and this host (on this host itself: 127.0.0.1) as HOST");
    });
  });
}

async function dial(host: string, { port, timeoutMs, say }: Wait): Promise<Socket> {
  const end = performance.now() + timeoutMs;
  for (let attempt = 1; ; attempt++) {
    const result = await new Promise<Socket | NodeJS.ErrnoException>((resolve) => {
      const socket = connect({ host, port });
      socket.once("connect", () => resolve(socket)).on("error", resolve);
    });
    if (!(result instanceof Error)) return result;
    if (result.code !== "ECONNREFUSED" || performance.now() > end) {
      throw new DoorbellError(
        `couldn't connect to ${host}:${port}: ${result.message}`,
        "Is the server started, and is this its port (-p)?",
      );
    }
    if (attempt === 5) {
      say(
        `no server listens at ${host}:${port} yet; retrying for ${timeoutMs / 1000} s. On that host, start`,
      );
      say(`  npx bun examples/rc-pingpong.ts -p ${port}`);
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

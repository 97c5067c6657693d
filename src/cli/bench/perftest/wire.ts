import { connect, createServer, type Socket } from "node:net";
import { type GidText, gidBytes, gidText } from "../../../rdma/index.ts";
import { CliError, exitCode } from "../../common/command.ts";

/**
 * Description of a queue pair and its memory, which perftest's programs exchange as a line of hexadecimal
 * numbers.
 */
export interface Destination {
  readonly lid: number;
  /** Number of outstanding READs that the peer may have. */
  readonly readAtomic: number;
  readonly qpNumber: number;
  readonly psn: number;
  readonly remoteKey: number;
  readonly address: number;
  readonly gid: GidText;
}

/** Length of the line with a GID, including its NUL, in bytes. */
export const destinationBytes = 108;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");

export function destinationLine(own: Destination): Uint8Array {
  const gid = [...gidBytes(own.gid)].map((byte) => hex(byte, 2)).join(":");
  const numbers = [
    ...[hex(own.lid, 4), hex(own.readAtomic, 4), hex(own.qpNumber, 6), hex(own.psn, 6)],
    ...[hex(own.remoteKey, 8), hex(own.address, 16), gid, hex(0, 8)],
  ];
  return Buffer.from(`${numbers.join(":")}:\0`, "latin1");
}

/** Largest value of each number in a line: LID, READs, QP number, PSN, key, address, and the bytes of the GID. */
const largest: readonly number[] = [
  ...[0xffff, 0xffff, 0xffffff, 0xffffff, 0xffffffff, Number.MAX_SAFE_INTEGER],
  ...new Array<number>(16).fill(0xff),
];

/** Parses the line of a peer. Throws TypeError for other bytes. */
export function destinationFrom(bytes: Uint8Array): Destination {
  const text = Buffer.from(bytes).toString("latin1");
  const words = text.split(":").slice(0, largest.length);
  const numbers = words.map((word) =>
    /^[0-9a-f]{1,16}$/i.test(word) ? Number.parseInt(word, 16) : Number.NaN,
  );
  if (words.length < largest.length || !numbers.every((value, at) => value <= largest[at]!))
    throw new TypeError(`the peer's message is not perftest's: ${JSON.stringify(text.slice(0, 60))}`);
  const [lid = 0, readAtomic = 0, qpNumber = 0, psn = 0, remoteKey = 0, address = 0, ...gid] = numbers;
  return { lid, readAtomic, qpNumber, psn, remoteKey, address, gid: gidText(gid) };
}

const limitMs = 30_000;
const retryMs = 100;

/** Number of unread bytes after which a peer is not a perftest, whose messages are short. */
const mostHeldBytes = 1 << 20;

/** A TCP connection from which messages of known length are read. */
export class Wire {
  readonly #socket: Socket;
  #held: Uint8Array[] = [];
  #heldBytes = 0;
  #ended = false;
  #changed = () => {};

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (bytes: Uint8Array) => {
      if (this.#heldBytes > mostHeldBytes) socket.destroy();
      this.#held.push(bytes);
      this.#heldBytes += bytes.length;
      this.#changed();
    });
    for (const event of ["end", "close", "error"]) {
      socket.on(event, () => {
        this.#ended = true;
        this.#changed();
      });
    }
  }

  write(bytes: Uint8Array): void {
    this.#socket.write(bytes);
  }

  /**
   * Returns exactly this many bytes. Throws when the peer disconnects early, or sends nothing until the
   * deadline.
   */
  async read(bytes: number, waitMs = limitMs): Promise<Buffer> {
    const end = performance.now() + waitMs;
    while (this.#heldBytes < bytes) {
      if (this.#ended)
        throw new CliError("the peer closed the connection: see its own output", exitCode.failed);
      const left = end - performance.now();
      if (left <= 0) throw new CliError(`the peer sent nothing for ${waitMs / 1000} s`, exitCode.failed);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#changed = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    const all = Buffer.concat(this.#held);
    this.#held = [all.subarray(bytes)];
    this.#heldBytes -= bytes;
    return all.subarray(0, bytes);
  }

  close(): void {
    this.#socket.end();
  }

  /** Resolves when the peer has disconnected, or at the deadline. */
  async left(waitMs: number): Promise<void> {
    const end = performance.now() + waitMs;
    while (!this.#ended && performance.now() < end) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, end - performance.now());
        this.#changed = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

/** Listens on a TCP port, calls `ready`, and resolves with the connection of the first peer. */
export function accept(port: number, ready: () => void): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      server.close();
      resolve(new Wire(socket));
    });
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new CliError(`cannot listen on TCP port ${port}: ${error.code}`, exitCode.failed));
    });
    server.listen(port, ready);
  });
}

/** Connects, and retries until the peer listens. */
export async function reach(host: string, port: number, waitMs = 10_000): Promise<Wire> {
  const end = performance.now() + waitMs;
  for (;;) {
    try {
      return await new Promise<Wire>((resolve, reject) => {
        const socket = connect(port, host, () => resolve(new Wire(socket)));
        socket.once("error", reject);
      });
    } catch (error) {
      if (performance.now() > end) {
        const { code } = error as NodeJS.ErrnoException;
        throw new CliError(
          `${host}:${port} cannot be reached (${code}): is the server running there?`,
          exitCode.failed,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

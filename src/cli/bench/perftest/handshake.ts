import { type Destination, destinationBytes, destinationFrom, destinationLine } from "./destination.ts";
import type { Wire } from "./wire.ts";

/** Protocol version of perftest 4.5 and the releases around it. */
const version = "6.06";
const versionBytes = 16;
const pageBytes = 4096;
const cacheLineBytes = 64;
const done = Buffer.from("done\0", "latin1");

/** Returns ibv_mtu as perftest writes it: one digit. */
const mtuDigit = (bytes: number): number => Math.log2(bytes) - 7;
const mtuBytes = (digit: number): number => 2 ** (digit + 7);

/**
 * Messages of perftest's programs over TCP, in order: versions and sizes, lines about the queue pairs for
 * each synchronization, figures, and an end. The client always sends first.
 */
export class Handshake {
  readonly #wire: Wire;
  readonly #isClient: boolean;

  constructor(wire: Wire, isClient: boolean) {
    this.#wire = wire;
    this.#isClient = isClient;
  }

  async #exchange(own: Uint8Array, bytes = own.length, waitMs?: number): Promise<Buffer> {
    if (this.#isClient) this.#wire.write(own);
    const theirs = await this.#wire.read(bytes, waitMs);
    if (!this.#isClient) this.#wire.write(own);
    return theirs;
  }

  /** Exchanges versions, page and cache line sizes, and MTUs. Returns the largest common MTU in bytes. */
  async begin(mtu: number): Promise<number> {
    await this.#exchange(Buffer.from(version.padEnd(versionBytes, "\0"), "latin1"));
    await this.#exchange(word(pageBytes));
    await this.#exchange(word(cacheLineBytes));
    const theirs = await this.#exchange(Buffer.from(`${mtuDigit(mtu)}\0`, "latin1"));
    const digit = Number.parseInt(theirs.toString("latin1"), 10);
    return digit >= 1 && digit <= 5 ? Math.min(mtu, mtuBytes(digit)) : mtu;
  }

  /** Exchanges the queue pair descriptions. Returning means that both ends have reached this point. */
  async meet(own: Destination, waitMs?: number): Promise<Destination> {
    return destinationFrom(await this.#exchange(destinationLine(own), destinationBytes, waitMs));
  }

  /** Exchanges five figures of 8 bytes each: size, iterations, peak, average, rate. A server sends none. */
  async figures(
    values: readonly [bytes: number, iterations: number, peak: number, average: number, rate: number],
    waitMs: number,
  ): Promise<void> {
    for (const [i, value] of values.entries()) {
      const bytes = Buffer.alloc(8);
      if (i < 2) bytes.writeBigUInt64BE(BigInt(value));
      else bytes.writeDoubleBE(value);
      await this.#exchange(bytes, 8, waitMs);
    }
  }

  /** Exchanges the final line and the word that ends it. */
  async end(own: Destination, waitMs: number): Promise<void> {
    await this.meet(own, waitMs);
    this.#wire.write(done);
    await this.#wire.read(done.length, waitMs);
  }
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

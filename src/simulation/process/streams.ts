import { Readable, Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import type { World } from "../virtual/world.ts";

/** Bounds of the time that data takes through a pipe, in nanoseconds. */
const PIPE_NS = [2_000, 10_000] as const;

/** Pipe between two processes of a host. Data arrives in the order of writing. */
export class Pipe {
  readonly #reader: World;
  readonly #deliver: (chunk: Uint8Array | null) => void;
  readonly #sent: (Uint8Array | null)[] = [];

  /** `deliver` gets the data in the world of the reader, and null at the end. */
  constructor(reader: World, deliver: (chunk: Uint8Array | null) => void) {
    this.#reader = reader;
    this.#deliver = deliver;
  }

  send(chunk: Uint8Array | null): void {
    this.#sent.push(chunk);
    this.#reader.after(this.#reader.jitter.between(...PIPE_NS), () => this.#deliver(this.#sent.shift()!));
  }
}

/** Standard input of a process, or output of a child. */
export class InputStream extends Readable {
  #isRead = false;

  override _read(): void {
    this.#isRead = true;
  }

  /** True while a program reads and the end has not arrived. */
  get isOpen(): boolean {
    return this.#isRead && !this.readableEnded && !this.destroyed;
  }
}

/** Standard output of a process, or input of a child. */
export class OutputStream extends Writable {
  readonly #write: (chunk: Uint8Array) => void;
  readonly #end: () => void;

  constructor(write: (chunk: Uint8Array) => void, end: () => void = () => {}) {
    super();
    this.#write = write;
    this.#end = end;
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.#write(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.#end();
    done();
  }
}

/** Text that a process has written, as whole lines and as a whole. */
export class OutputText {
  text = "";
  readonly #decoder = new StringDecoder("utf8");
  readonly #line: (line: string) => void;
  #rest = "";

  /** `line` gets each whole line without its end. */
  constructor(line: (line: string) => void) {
    this.#line = line;
  }

  add(chunk: Uint8Array): void {
    const text = this.#decoder.write(Buffer.from(chunk));
    this.text += text;
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) this.#line(line);
  }

  /** Passes on a last line that has no end. */
  end(): void {
    if (this.#rest !== "") this.#line(this.#rest);
    this.#rest = "";
  }
}

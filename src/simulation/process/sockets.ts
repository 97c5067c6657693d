import { EventEmitter } from "node:events";
import type { NetConnectOpts } from "node:net";
import { Duplex } from "node:stream";
import type { Chunk, VirtualServer, VirtualSocket } from "../virtual/tcp.ts";
import type { Handle, ProgramProcess } from "./program-process.ts";

/** Socket of `node:net` in a process: a stream over a connection of the simulation. */
class ProcessSocket extends Duplex implements Handle {
  connecting: boolean;
  bytesRead = 0;
  bytesWritten = 0;
  readonly #process: ProgramProcess;
  readonly #socket: VirtualSocket;
  #timer: NodeJS.Timeout | undefined;

  constructor(process: ProgramProcess, socket: VirtualSocket, isConnected: boolean) {
    super({ allowHalfOpen: false });
    this.#process = process;
    this.#socket = socket;
    this.connecting = !isConnected;
    process.handles.add(this);
    const inProcess = (call: () => void) => () => process.world.enter(call);
    socket.on("data", (data: Chunk) => process.world.enter(() => this.#arrive(data)));
    socket.on(
      "end",
      inProcess(() => this.push(null)),
    );
    socket.on("error", (error: Error) => process.world.enter(() => this.destroy(error)));
    socket.on(
      "close",
      inProcess(() => this.destroy()),
    );
    socket.once(
      "connect",
      inProcess(() => this.#connected()),
    );
  }

  #connected(): void {
    this.connecting = false;
    this.emit("connect");
    this.emit("ready");
    this.uncork();
  }

  #arrive(data: Chunk): void {
    const bytes = typeof data === "string" ? Buffer.from(data) : Buffer.from(data);
    this.bytesRead += bytes.length;
    this.#timer?.refresh();
    if (!this.push(bytes)) this.#socket.pause();
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    if (this.connecting) {
      this.once("connect", () => this._write(chunk, _encoding, done));
      return;
    }
    this.bytesWritten += chunk.length;
    this.#timer?.refresh();
    this.#socket.write(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.#socket.end();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#timer);
    this.#process.handles.delete(this);
    this.#socket.destroy();
    done(error);
  }

  /** Closes the connection at the end of the process. */
  release(): void {
    this.#socket.destroy();
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress;
  }

  get remotePort(): number | undefined {
    return this.#socket.remotePort;
  }

  readonly remoteFamily = "IPv4";

  get localAddress(): string {
    return this.#socket.localAddress;
  }

  get localPort(): number {
    return this.#socket.localPort;
  }

  readonly localFamily = "IPv4";

  get pending(): boolean {
    return this.connecting;
  }

  address(): { address: string; family: string; port: number } {
    return { address: this.localAddress, family: this.localFamily, port: this.localPort };
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(enable?: boolean, initialDelayMs?: number): this {
    this.#socket.setKeepAlive(enable, initialDelayMs);
    return this;
  }

  setTimeout(ms: number, call?: () => void): this {
    clearTimeout(this.#timer);
    if (call !== undefined) this.once("timeout", call);
    this.#timer = ms === 0 ? undefined : setTimeout(() => this.emit("timeout"), ms).unref();
    return this;
  }

  ref(): this {
    if (!this.destroyed) this.#process.handles.add(this);
    return this;
  }

  unref(): this {
    this.#process.handles.delete(this);
    return this;
  }
}

/** Server of `node:net` in a process. */
class ProcessServer extends EventEmitter implements Handle {
  listening = false;
  readonly #process: ProgramProcess;
  readonly #server: VirtualServer;

  constructor(process: ProgramProcess) {
    super();
    this.#process = process;
    this.#server = process.host.tcp.createServer();
    this.#server.on("connection", (socket: VirtualSocket) =>
      process.world.enter(() => this.emit("connection", new ProcessSocket(process, socket, true))),
    );
    this.#server.on("error", (error: Error) =>
      process.world.enter(() => {
        process.handles.delete(this);
        this.listening = false;
        this.emit("error", error);
      }),
    );
  }

  listen(...given: unknown[]): this {
    const [first] = given;
    const options =
      typeof first === "object" && first !== null ? (first as { port?: unknown }) : { port: first };
    const call = given.find((one) => typeof one === "function") as (() => void) | undefined;
    if (call !== undefined) this.once("listening", call);
    this.#process.handles.add(this);
    this.listening = true;
    this.#server.listen(Number(options.port ?? 0), "", () => {
      if (this.listening) this.emit("listening");
    });
    return this;
  }

  address(): { address: string; family: string; port: number } | null {
    const found = this.#server.address();
    return found === null
      ? null
      : { address: this.#process.host.tcp.address, family: "IPv4", port: found.port };
  }

  close(call?: () => void): this {
    if (call !== undefined) this.once("close", call);
    this.release();
    this.#process.handles.delete(this);
    this.listening = false;
    queueMicrotask(() => this.emit("close"));
    return this;
  }

  release(): void {
    this.#server.close();
  }

  ref(): this {
    if (this.listening) this.#process.handles.add(this);
    return this;
  }

  unref(): this {
    this.#process.handles.delete(this);
    return this;
  }
}

/** Opens a connection, as `connect` of `node:net` does. */
export function connectSocket(process: ProgramProcess, given: readonly unknown[]): ProcessSocket {
  const [first, second] = given;
  const options = (typeof first === "object" ? first : { port: first, host: second }) as Partial<
    NetConnectOpts & { port: number; host: string }
  >;
  const { host, port } = options;
  if (port === undefined) process.world.refuse("sockets", "node:net connect to a path");
  const name = typeof host === "string" ? host : "localhost";
  const socket = new ProcessSocket(
    process,
    process.host.tcp.connect({ host: name, port: Number(port) }),
    false,
  );
  const call = given.find((one) => typeof one === "function") as (() => void) | undefined;
  if (call !== undefined) socket.once("connect", call);
  return socket;
}

/** Makes a server, as `createServer` of `node:net` does. */
export function createServer(process: ProgramProcess, given: readonly unknown[]): ProcessServer {
  const server = new ProcessServer(process);
  const call = given.find((one) => typeof one === "function") as ((socket: unknown) => void) | undefined;
  if (call !== undefined) server.on("connection", call);
  return server;
}

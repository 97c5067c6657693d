import { EventEmitter } from "node:events";
import type { DialledSocket, Tcp, TcpServer, TcpSocket } from "../../exchange/tcp-socket.ts";
import { type World, worlds } from "./world.ts";

/** Interval at which a lost segment is sent again, in nanoseconds. */
const RETRY_NS = 200_000_000;
/** Number of repetitions after which a connection fails. */
const RETRIES = 25;
const NS_PER_MS = 1_000_000;
/** First port of servers that chose none. */
const FIRST_PORT = 32_768;
/** First port of the end of a connection that dials. */
const FIRST_DIAL_PORT = 49_152;

/** Routes of a {@link VirtualTcp}. */
export interface TcpRoutes {
  /** Returns the host with a name or an address, undefined for an unknown one. */
  find(host: string): VirtualTcp | undefined;
  /** Draws the latency to another host in nanoseconds, undefined while the path is cut. */
  latencyNs(to: VirtualTcp): number | undefined;
  /** Draws true with this probability. */
  chance(probability: number): boolean;
  /** Records text that this host sends to the address `to`. Bytes are recorded as Latin-1 text. */
  wrote(to: string, text: string): void;
}

/** Data of a connection: text, or bytes. */
export type Chunk = string | Uint8Array;

/** Error with an errno symbol, as Node's sockets report it. */
function socketError(code: string, what: string): Error {
  return Object.assign(new Error(`${what} ${code}`), { code });
}

/**
 * Members of Node's `EventEmitter` that a socket uses. The declarations of the package name this type and not Node's,
 * so that a program needs no types of Node.
 */
interface Events {
  // biome-ignore lint/suspicious/noExplicitAny: each event has arguments of its own
  on(event: string, listener: (...args: any[]) => void): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each event has arguments of its own
  once(event: string, listener: (...args: any[]) => void): unknown;
  emit(event: string, ...args: readonly unknown[]): boolean;
  removeAllListeners(event: string): unknown;
}
const Emitter: new () => Events = EventEmitter;

/** One end of a connection. @internal */
export class VirtualSocket extends Emitter implements DialledSocket {
  readonly localAddress: string;
  readonly localPort: number;
  remoteAddress: string | undefined;
  remotePort: number | undefined;
  destroyed = false;
  writableLength = 0;
  readonly #tcp: VirtualTcp;
  /** World of the program that owns this end. */
  readonly #world: World;
  #peer: VirtualSocket | undefined;
  /** Effects of segments that are under way to this end, in order. */
  readonly #inbound: (() => void)[] = [];
  #cancelProbe: () => void = () => {};
  #isPaused = false;
  #hasEnded = false;
  readonly #held: Chunk[] = [];

  constructor(tcp: VirtualTcp, world: World, port: number) {
    super();
    this.#tcp = tcp;
    this.#world = world;
    this.localAddress = tcp.address;
    this.localPort = port;
  }

  /** Connects two ends. */
  join(peer: VirtualSocket): void {
    this.#peer = peer;
    this.remoteAddress = peer.localAddress;
    this.remotePort = peer.localPort;
    peer.#peer = this;
    peer.remoteAddress = this.localAddress;
    peer.remotePort = this.localPort;
  }

  /** Reports the connection to the end that dialled, before any data. */
  accept(): void {
    this.#carry((dialled) => dialled.emit("connect"));
  }

  setNoDelay(): this {
    return this;
  }

  /** Sends a segment without data at each interval. A peer whose host has crashed does not answer it. */
  setKeepAlive(enable = false, intervalMs = 0): this {
    this.#cancelProbe();
    const probe = (): void => {
      if (this.destroyed) return;
      this.#carry(() => {});
      start();
    };
    const start = (): void => {
      this.#cancelProbe = this.#world.afterQuietly(intervalMs * NS_PER_MS, probe);
    };
    if (enable && intervalMs > 0) start();
    return this;
  }

  setEncoding(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  pause(): this {
    this.#isPaused = true;
    return this;
  }

  resume(): this {
    this.#isPaused = false;
    for (const data of this.#held.splice(0)) this.#receive(data);
    return this;
  }

  isPaused(): boolean {
    return this.#isPaused;
  }

  write(data: Chunk): boolean {
    if (this.destroyed || this.#hasEnded) return false;
    const { routes } = this.#tcp;
    routes.wrote(
      this.remoteAddress ?? "",
      typeof data === "string" ? data : Buffer.from(data).toString("latin1"),
    );
    // TCP is a stream: its receiver sees the boundaries of no write.
    const cut = routes.chance(0.25) ? data.length >> 1 : data.length;
    for (const part of [data.slice(0, cut), data.slice(cut)]) if (part.length > 0) this.#send(part);
    return true;
  }

  #send(data: Chunk): void {
    this.writableLength += data.length;
    this.#carry((peer) => {
      this.writableLength -= data.length;
      peer.#receive(data);
    });
  }

  /** Runs `arrive` at the peer when a segment gets there, after all earlier segments. A host that is down sends none. */
  #carry(arrive: (peer: VirtualSocket) => void): void {
    const peer = this.#peer;
    if (peer === undefined || !this.#world.isAlive) return;
    peer.#inbound.push(() => arrive(peer));
    this.#transmit(peer, RETRIES);
  }

  /** Makes one segment arrive. A segment that is late arrives in place of the next one, whose arrival is its own. */
  #transmit(peer: VirtualSocket, retries: number): void {
    const { routes } = this.#tcp;
    const world = this.#world;
    const latency = routes.latencyNs(peer.#tcp);
    if (latency !== undefined && peer.#world.isAlive) {
      const arrive = () => {
        const next = peer.#inbound.shift();
        if (!peer.destroyed) next?.();
      };
      peer.#world.after(latency, arrive, () => this.#transmit(peer, retries));
    } else if (latency !== undefined && routes.find(peer.localAddress) !== undefined)
      // The peer's host has started again and knows no such connection.
      world.after(2 * latency, () => this.#reset("ECONNRESET"));
    else if (retries === 0) this.#reset("ETIMEDOUT");
    else world.after(RETRY_NS, () => this.#transmit(peer, retries - 1));
  }

  /** Ends a connection whose peer does not answer. */
  #reset(code: string): void {
    if (this.destroyed) return;
    this.emit("error", socketError(code, "write"));
    this.#close();
  }

  #receive(data: Chunk): void {
    if (this.#isPaused) this.#held.push(data);
    else this.emit("data", data);
  }

  end(): this {
    if (this.#hasEnded || this.destroyed) return this;
    this.#hasEnded = true;
    this.#carry((peer) => {
      peer.emit("end");
      peer.end();
      peer.#close();
    });
    return this;
  }

  destroy(error?: Error): this {
    if (this.destroyed) return this;
    this.#carry((peer) => {
      if (error !== undefined) peer.emit("error", socketError("ECONNRESET", "read"));
      peer.#close();
    });
    if (error !== undefined) this.emit("error", error);
    this.#close();
    return this;
  }

  #close(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.#cancelProbe();
    this.emit("close");
  }
}

/** Listening socket of a host. @internal */
export class VirtualServer extends Emitter implements TcpServer {
  /** World of the program that listens. */
  readonly world: World;
  readonly #tcp: VirtualTcp;
  #port = 0;

  constructor(tcp: VirtualTcp, world: World) {
    super();
    this.#tcp = tcp;
    this.world = world;
  }

  listen(port: number, _host: string, listening?: () => void): this {
    const { world } = this;
    this.#port = this.#tcp.bind(port, this);
    if (this.#port === 0)
      world.after(0, () => this.emit("error", socketError("EADDRINUSE", `listen port ${port}`)));
    // No connection arrives before the call, as in Node.
    else if (listening !== undefined) queueMicrotask(listening);
    return this;
  }

  address(): { readonly port: number } | null {
    return this.#port === 0 ? null : { port: this.#port };
  }

  unref(): this {
    return this;
  }

  close(): this {
    this.#tcp.release(this.#port, this);
    return this;
  }
}

/**
 * TCP of a host between two crashes. Connections use the network of the simulation. Segments are never lost, but
 * they wait while the path is cut.
 *
 * @internal
 */
export class VirtualTcp implements Tcp {
  readonly address: string;
  readonly world: World;
  readonly routes: TcpRoutes;
  readonly #servers = new Map<number, VirtualServer>();
  #nextPort = FIRST_PORT;
  #nextDialPort = FIRST_DIAL_PORT;

  constructor(address: string, world: World, routes: TcpRoutes) {
    this.address = address;
    this.world = world;
    this.routes = routes;
  }

  /** Returns the world of the running program, which owns the sockets that it opens. */
  get #owner(): World {
    const world = worlds.getStore();
    return world?.host === this.world ? world : this.world;
  }

  createServer(): VirtualServer {
    return new VirtualServer(this, this.#owner);
  }

  /** Takes a port, or any free one for 0. Returns the port, or 0 when another server has it. */
  bind(port: number, server: VirtualServer): number {
    const chosen = port === 0 ? this.#nextPort++ : port;
    if (this.#servers.has(chosen)) return 0;
    this.#servers.set(chosen, server);
    return chosen;
  }

  release(port: number, server: VirtualServer): void {
    if (this.#servers.get(port) === server) this.#servers.delete(port);
  }

  connect({ host, port }: { readonly host: string; readonly port: number }): VirtualSocket {
    const world = this.#owner;
    const socket = new VirtualSocket(this, world, this.#nextDialPort++);
    this.#dial({ socket, world, host, port }, RETRIES);
    return socket;
  }

  /** Sends the request of a connection, and again until the other host answers. */
  #dial(dialled: Dialled, retries: number): void {
    const { socket, world, host, port } = dialled;
    if (socket.destroyed) return;
    const to = this.routes.find(host);
    const fail = (code: string, delayNs: number) =>
      world.after(delayNs, () => {
        if (!socket.destroyed) socket.emit("error", socketError(code, `connect ${host}:${port}`));
      });
    if (to === undefined) return void fail("EHOSTUNREACH", RETRY_NS);
    const again = () => {
      if (retries === 0) fail("ETIMEDOUT", 0);
      else world.after(RETRY_NS, () => this.#dial(dialled, retries - 1));
    };
    const latency = this.routes.latencyNs(to);
    if (latency === undefined || !to.world.isAlive) {
      again();
      return;
    }
    const arrive = () => {
      const server = to.#servers.get(port);
      if (server === undefined || socket.destroyed) return void fail("ECONNREFUSED", latency);
      const accepted = new VirtualSocket(to, server.world, port);
      socket.join(accepted);
      accepted.accept();
      server.emit("connection", accepted satisfies TcpSocket);
    };
    to.world.after(latency, arrive, again);
  }
}

/** Connection that a program opens. */
interface Dialled {
  readonly socket: VirtualSocket;
  readonly world: World;
  readonly host: string;
  readonly port: number;
}

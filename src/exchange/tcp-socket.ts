/**
 * Members of Node's `Socket` that a connection of this package uses. The declarations of the package name this type
 * and not Node's, so that a program needs no types of Node.
 */
export interface TcpSocket {
  readonly localAddress?: string | undefined;
  readonly remoteAddress?: string | undefined;
  readonly writableLength: number;
  readonly destroyed: boolean;
  setNoDelay(noDelay: boolean): unknown;
  setKeepAlive(enable: boolean, initialDelayMs: number): unknown;
  setEncoding(encoding: "utf8"): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each event has arguments of its own
  on(event: string, listener: (...args: any[]) => void): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each event has arguments of its own
  once(event: string, listener: (...args: any[]) => void): unknown;
  write(text: string): boolean;
  pause(): unknown;
  resume(): unknown;
  isPaused(): boolean;
  unref(): unknown;
  end(): unknown;
  destroy(error?: Error): unknown;
}

/** Members of a socket that {@link Tcp.connect} returns, before it is connected. */
export interface DialledSocket extends TcpSocket {
  removeAllListeners(event: string): unknown;
}

/** Members of Node's `Server` that this package uses. */
export interface TcpServer {
  on(event: "connection", listener: (socket: TcpSocket) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  once(event: "connection", listener: (socket: TcpSocket) => void): unknown;
  once(event: "error", listener: (error: Error) => void): unknown;
  removeAllListeners(event: string): unknown;
  listen(port: number, host: string, listening?: () => void): unknown;
  /** Address that the server listens at, null before that. */
  address(): { readonly port: number } | string | null;
  unref(): unknown;
  close(): unknown;
}

/** TCP of a host. */
export interface Tcp {
  createServer(): TcpServer;
  connect(to: { readonly host: string; readonly port: number }): DialledSocket;
}

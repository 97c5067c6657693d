import { connect, createServer, type Server, type Socket } from "node:net";

/** Proxy in front of an etcd server, which one member uses alone, so that a test can cut this member off. */
export class EtcdProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;

  private constructor(server: Server, sockets: Set<Socket>) {
    this.#server = server;
    this.#sockets = sockets;
    this.port = (server.address() as { port: number }).port;
  }

  static start(etcdPort: number): Promise<EtcdProxy> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      const other = connect(etcdPort, "127.0.0.1");
      for (const each of [socket, other]) {
        sockets.add(each);
        each.on("error", () => {});
      }
      socket.pipe(other).pipe(socket);
    });
    return new Promise((resolve) =>
      server.listen(0, "127.0.0.1", () => resolve(new EtcdProxy(server, sockets))),
    );
  }

  /** Ends all connections, and refuses later ones. */
  cut(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Etcd } from "../../src/group/membership/etcd/etcd.ts";
import { Deadline } from "../../src/wait/deadline.ts";
import { freePort } from "./free-port.ts";

/** Process of etcd (Debian's etcd-server) with its own folder. dispose() ends it. */
export class EtcdServer implements Disposable {
  readonly port: number;
  readonly process: ChildProcess;
  readonly etcd: Etcd;
  readonly #folder: string;

  private constructor(folder: string, port: number, server: ChildProcess) {
    this.#folder = folder;
    this.port = port;
    this.process = server;
    this.etcd = new Etcd("127.0.0.1", port);
  }

  /** Starts etcd, and resolves when it responds. */
  static async start(): Promise<EtcdServer> {
    const folder = mkdtempSync(join(tmpdir(), "doorbell-etcd-"));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const peer = `http://127.0.0.1:${await freePort()}`;
    const clients = ["--data-dir", folder, "--listen-client-urls", url, "--advertise-client-urls", url];
    const peers = ["--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer];
    const words = [...clients, ...peers, "--initial-cluster", `default=${peer}`];
    const started = new EtcdServer(folder, port, spawn("etcd", words, { stdio: "ignore", cwd: folder }));
    for (const end = Date.now() + 30_000; ; ) {
      const up = await started.etcd.get("/a", new Deadline(1000)).then(
        () => true,
        () => false,
      );
      if (up) return started;
      if (Date.now() > end) {
        started[Symbol.dispose]();
        throw new Error("etcd does not respond within 30 s");
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  [Symbol.dispose](): void {
    this.process.kill("SIGKILL");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

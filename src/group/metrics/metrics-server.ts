import type { Server } from "node:http";
import process from "node:process";
import { optionsTable } from "../../arguments/options-table.ts";
import { text, whole } from "../../arguments/value-type.ts";
import { DoorbellError } from "../../errors.ts";
import { Resource } from "../../lifetime/resource.ts";

/** Where metrics are told. */
export interface ServeMetricsOptions {
  /** 0: one that is free, which `url` tells. */
  readonly port?: number;
  /** The address to listen on: this host alone without it. */
  readonly host?: string;
}

export const serveMetricsOptions = optionsTable<ServeMetricsOptions>()(
  "group.ServeMetricsOptions",
  { "Group.serveMetrics": 0 },
  {
    port: { type: whole(0, 65_535), default: 0, text: "The port; 0 for one that is free." },
    host: { type: text("an address of this host"), default: "127.0.0.1", text: "The address to listen on." },
  },
);

/** Tells whoever asks by HTTP the metrics of a member, as they are then: what Prometheus scrapes. It does not keep the process alive. */
export class MetricsServer extends Resource {
  readonly url: string;
  readonly #server: Server;

  private constructor(group: Resource, server: Server, url: string) {
    super();
    this.#server = server;
    this.url = url;
    this.own(group);
  }

  /** @internal Use `group.serveMetrics`. */
  static async open(
    group: Resource,
    { host, port }: Required<ServeMetricsOptions>,
    metrics: () => string,
  ): Promise<MetricsServer> {
    const server = process.getBuiltinModule("node:http").createServer(({ method, url }, response) => {
      const isKnown = url?.split("?")[0] === "/metrics" && (method === "GET" || method === "HEAD");
      const type = isKnown ? "text/plain; version=0.0.4; charset=utf-8" : "text/plain; charset=utf-8";
      response.writeHead(isKnown ? 200 : 404, { "content-type": type });
      response.end(isKnown ? metrics() : "GET /metrics is what there is\n");
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", ({ code, message }: NodeJS.ErrnoException) =>
        reject(
          new DoorbellError(
            `serveMetrics: cannot listen on ${host}:${port}: ${code ?? message}`,
            "Choose another port, or 0 for one that is free: each member of a host needs its own.",
          ),
        ),
      );
      server.listen(port, host, resolve);
    });
    server.unref();
    const address = server.address();
    const bound = typeof address === "object" && address !== null ? address.port : port;
    const url = `http://${host.includes(":") ? `[${host}]` : host}:${bound}/metrics`;
    return new MetricsServer(group, server, url);
  }

  get label(): string {
    return `MetricsServer at ${this.url}`;
  }

  protected release(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

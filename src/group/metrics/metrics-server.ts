import type { Server } from "node:http";
import process from "node:process";
import { optionsTable } from "../../arguments/options-table.ts";
import { text, whole } from "../../arguments/value-type.ts";
import { DoorbellError } from "../../errors.ts";
import { Resource } from "../../lifetime/resource.ts";
import { isHere } from "../joining/is-here.ts";
import { announce } from "./announcement.ts";
import type { MetricsFields } from "./group-metrics.ts";

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

/** The port that DOORBELL_METRICS means for a member: 0 for "on", any free one; undefined where it is not set. */
export function metricsPort(value: string | undefined, rank: number): number | undefined {
  if (value === undefined || value === "" || value === "off") return undefined;
  if (value === "on") return 0;
  const port = Number(value) + rank;
  if (/^\d+$/.test(value) && port > 0 && port <= 65_535) return port;
  throw new DoorbellError(
    `DOORBELL_METRICS is ${JSON.stringify(value)}, which is not a port for rank ${rank}`,
    'Use "on", or the port of rank 0: rank 1 takes the next one, and so on.',
  );
}

async function refusal(host: string, port: number, why: string): Promise<DoorbellError> {
  const place = `serveMetrics: cannot listen on ${host}:${port}`;
  // Bun says EADDRINUSE of whatever it cannot listen on.
  if (!/^(0\.0\.0\.0|::|127\..*)$/.test(host) && !(await isHere(host)))
    return new DoorbellError(
      `${place}: that is not an address of this host`,
      'Use "127.0.0.1" for programs of this host alone, "0.0.0.0" for all networks.',
    );
  if (why === "EACCES")
    return new DoorbellError(`${place}: ${why}`, "Ports below 1024 are root's: choose one above, or 0.");
  const hint = "Choose another port, or 0 for one that is free: each member of a host needs its own.";
  return new DoorbellError(`${place}: ${why}`, hint);
}

/** A member's metrics with who it is: what /metrics.json tells. */
export interface MemberMetrics extends MetricsFields {
  readonly host: string;
  readonly processId: number;
  /** The same in all members of a group, and another one in groups of the same name. */
  readonly session: string;
}

/** What is told: as Prometheus reads it, and as plain data. */
export interface ToldMetrics {
  readonly text: () => string;
  readonly json: () => MemberMetrics;
}

/**
 * Tells whoever asks by HTTP the metrics of a member, as they are then: /metrics is what Prometheus scrapes, /metrics.json the same as
 * JSON, which `doorbell watch` of this user finds by itself. It does not keep the process alive.
 */
export class MetricsServer extends Resource {
  readonly url: string;
  readonly #server: Server;
  readonly #withdraw: (() => void) | undefined;

  private constructor(group: Resource, server: Server, url: string) {
    super();
    this.#server = server;
    this.url = url;
    this.#withdraw = announce({ url: `${url}.json`, processId: process.pid });
    this.own(group);
  }

  /** @internal Use `group.serveMetrics`. */
  static async open(
    group: Resource,
    { host, port }: Required<ServeMetricsOptions>,
    metrics: ToldMetrics,
  ): Promise<MetricsServer> {
    const server = process.getBuiltinModule("node:http").createServer(({ method, url }, response) => {
      const path = method === "GET" || method === "HEAD" ? url?.split("?")[0] : undefined;
      const [type, body] =
        path === "/metrics"
          ? ["text/plain; version=0.0.4; charset=utf-8", metrics.text()]
          : path === "/metrics.json"
            ? ["application/json", JSON.stringify(metrics.json())]
            : [undefined, "GET /metrics and /metrics.json is what there is\n"];
      response.writeHead(type === undefined ? 404 : 200, {
        "content-type": type ?? "text/plain; charset=utf-8",
      });
      response.end(body);
    });
    const why = await new Promise<string | undefined>((resolve) => {
      server.once("error", ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message));
      server.listen(port, host, () => resolve(undefined));
    });
    if (why !== undefined) throw await refusal(host, port, why);
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
    this.#withdraw?.();
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

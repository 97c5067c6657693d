import type { Server } from "node:http";
import process from "node:process";
import { optionsTable, text, whole } from "../../arguments/options.ts";
import { DoorbellError } from "../../errors.ts";
import { Resource } from "../../lifetime/resource.ts";
import { isHere } from "../membership/links/is-here.ts";
import { announce } from "./announcement.ts";
import type { MetricsFields } from "./group-metrics.ts";

/** Options of `group.serveMetrics()`. */
export interface ServeMetricsOptions {
  /** TCP port. 0 selects a free port, which `url` contains. */
  readonly port?: number;
  /** Address to listen on. The default is 127.0.0.1, which only this host can reach. */
  readonly host?: string;
}

export const serveMetricsOptions = optionsTable<ServeMetricsOptions>()(
  "group.ServeMetricsOptions",
  { "Group.serveMetrics": 0 },
  {
    port: { type: whole(0, 65_535), default: 0, text: "TCP port. 0 selects a free port." },
    host: { type: text("an address of this host"), default: "127.0.0.1", text: "Address to listen on." },
  },
);

/**
 * Returns the port that DOORBELL_METRICS selects for a member. "on" returns 0, a free port. Returns undefined
 * when unset.
 */
export function metricsPort(value: string | undefined, rank: number): number | undefined {
  if (value === undefined || value === "" || value === "off") return undefined;
  if (value === "on") return 0;
  const port = Number(value) + rank;
  if (/^\d+$/.test(value) && port > 0 && port <= 65_535) return port;
  throw new DoorbellError(
    `DOORBELL_METRICS is ${JSON.stringify(value)}, which is not a port for rank ${rank}`,
    'Use "on" or the port of rank 0. Rank 1 uses the next port, and so on.',
  );
}

async function refusal(host: string, port: number, why: string): Promise<DoorbellError> {
  const failed = `serveMetrics: cannot listen on ${host}:${port}`;
  // Bun reports EADDRINUSE for every address on which it cannot listen, so the address is checked here.
  if (!/^(0\.0\.0\.0|::|127\..*)$/.test(host) && !(await isHere(host)))
    return new DoorbellError(
      `${failed}: that is not an address of this host`,
      'Use "127.0.0.1" for programs of this host, or "0.0.0.0" for all networks.',
    );
  if (why === "EACCES")
    return new DoorbellError(
      `${failed}: ${why}`,
      "Ports below 1024 need root. Use a higher port, or 0 for a free port.",
    );
  const hint = "Use another port, or 0 for a free port. Each member of a host needs its own port.";
  return new DoorbellError(`${failed}: ${why}`, hint);
}

/** Metrics of a member with its host and process. /metrics.json returns this object. */
export interface MemberMetrics extends MetricsFields {
  readonly host: string;
  readonly processId: number;
  /**
   * Identifier of the group. All members have the same one, and another group of the same name has another.
   */
  readonly session: string;
}

/** Functions that return the current metrics as Prometheus text and as plain data. */
export interface ReportedMetrics {
  readonly text: () => string;
  readonly json: () => MemberMetrics;
}

/**
 * HTTP server of a member's current metrics. /metrics has the text format of Prometheus, and /metrics.json
 * has JSON. `doorbell watch` of the same user finds the server automatically. The server does not keep the
 * process alive.
 */
export class MetricsServer extends Resource {
  /** URL of /metrics. */
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
    metrics: ReportedMetrics,
  ): Promise<MetricsServer> {
    const server = process.getBuiltinModule("node:http").createServer(({ method, url }, response) => {
      const path = method === "GET" || method === "HEAD" ? url?.split("?")[0] : undefined;
      const [type, body] =
        path === "/metrics"
          ? ["text/plain; version=0.0.4; charset=utf-8", metrics.text()]
          : path === "/metrics.json"
            ? ["application/json", JSON.stringify(metrics.json())]
            : [undefined, "Not found. Use GET /metrics or GET /metrics.json.\n"];
      response.writeHead(type === undefined ? 404 : 200, {
        "content-type": type ?? "text/plain; charset=utf-8",
      });
      response.end(body);
    });
    // A connection that cannot be accepted, such as one beyond the limit of descriptors, concerns only its caller.
    server.on("error", () => {});
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

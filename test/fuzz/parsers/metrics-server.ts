// The metrics server of a member, which any program of the host can reach.
import { connect } from "node:net";
import { type MemberMetrics, MetricsServer } from "../../../src/group/metrics/metrics-server.ts";
import { Resource } from "../../../src/lifetime/resource.ts";
import type { Random } from "../../support/random.ts";
import { damagedText, randomText } from "./damage.ts";
import { type ParserFuzz, promise } from "./play.ts";

class Owner extends Resource {
  readonly label = "the owner of a server";

  constructor() {
    super();
    this.own();
  }

  protected release(): void {}
}

const text = "doorbell_calls_total 1\n";
const metrics = { text: () => text, json: () => ({ rank: 0 }) as MemberMetrics };
const requests = ["/metrics", "/metrics.json", "/metrics?x=%41", "//", "/../etc/passwd"];

let owner: Owner | undefined;
let server: MetricsServer | undefined;

const request = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\nConnection: close\r\n\r\n`;

async function run(dice: Random): Promise<void> {
  owner ??= new Owner();
  server ??= await MetricsServer.open(owner, { host: "127.0.0.1", port: 0 }, metrics);
  const { port } = new URL(server.url);
  // Many connections from one address would use up its ports.
  const from = `127.0.${1 + dice.int(200)}.${1 + dice.int(200)}`;
  const socket = connect({ host: "127.0.0.1", port: Number(port), localAddress: from });
  let answer = "";
  socket.setEncoding("latin1").on("data", (some: string) => {
    answer += some;
  });
  socket.on("error", () => {});
  const whole = request(dice.pick(requests));
  const sent = dice.chance(0.05) ? whole : dice.chance(0.1) ? randomText(dice) : damagedText(dice, whole);
  socket.end(sent);
  await new Promise((resolve) => socket.on("end", resolve).on("close", resolve));
  socket.destroy();
  promise(answer.length < 4000, "a short answer");
  if (sent === request("/metrics")) promise(answer.includes(text), "the metrics");
}

async function end(): Promise<void> {
  if (server === undefined) return;
  promise((await (await fetch(server.url)).text()) === text, "the server still answers");
  owner?.close();
  server = owner = undefined;
}

export const metricsServer: ParserFuzz = { name: "metrics-server", run, end };

import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import process from "node:process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isNestedAtMost } from "../../../src/arguments/nesting.ts";
import { readManifest } from "../../../src/group/checkpoint/manifest.ts";
import { Etcd } from "../../../src/group/membership/etcd/etcd.ts";
import { candidatesIn } from "../../../src/group/membership/joining/candidate.ts";
import { Registry } from "../../../src/group/membership/joining/registry.ts";
import { JoinError } from "../../../src/group/membership/links/group-error.ts";
import { connectOnce, handshake, nextValue } from "../../../src/group/membership/links/handshake.ts";
import { Listener } from "../../../src/group/membership/links/listener.ts";
import { type MemberMetrics, MetricsServer } from "../../../src/group/metrics/metrics-server.ts";
import { Resource } from "../../../src/lifetime/resource.ts";
import { Deadline } from "../../../src/wait/deadline.ts";
import { seeded } from "../../support/random.ts";

// Data of processes without the token, and damaged data of processes with it, at every parser of the group.

const host = "127.0.0.1";
const deep = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
const identity = { host: "h", machine: "m", processId: 1, pidNamespace: "", started: "" };
const hello = { name: "g", version: "1", size: 2, rank: 0, identity, port: 1 };

let uncaught: unknown[] = [];
const note = (error: unknown): void => {
  uncaught.push(error);
};
beforeEach(() => {
  uncaught = [];
  process.on("uncaughtException", note);
});
afterEach(() => {
  process.off("uncaughtException", note);
  expect(uncaught).toEqual([]);
});

/** Connects as a stranger, sends the text, and resolves with the answer when the listener disconnects. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket = connect({ host, port });
  let answer = "";
  socket.setEncoding("utf8").on("data", (some: string) => {
    answer += some;
  });
  socket.on("error", () => {});
  socket.write(text);
  await new Promise((resolve) => socket.on("end", resolve).on("close", resolve));
  socket.destroy();
  return answer;
}

const request = (fields: string): string => `{"wants":"join","nonce":"1","proof":"2","hello":${fields}}\n`;

test("a listener disconnects a stranger that sends deep JSON, and serves the next process", async () => {
  const listener = await Listener.open("secret", host, 0);
  listener.handle("join", () => {});
  const lines = [`${deep(100_000)}\n`, request(deep(100_000)), request(deep(10_000)), request(deep(17))];
  for (const text of [...lines, deep(10_000_000)])
    expect(await answerTo(listener.port, text)).not.toContain("refused");
  const socket = await connectOnce(host, listener.port, 5000);
  await handshake(socket!, "join", {}, "secret", new Deadline(10_000));
  socket!.destroy();
  listener.close();
});

test("a listener disconnects a stranger that sends more than a request, with and without lines", async () => {
  const listener = await Listener.open("secret", host, 0);
  listener.handle("join", () => {});
  for (const text of ["x".repeat(100_000), request(`"${"x".repeat(100_000)}"`)])
    expect(await answerTo(listener.port, text)).not.toContain("refused");
  listener.close();
});

test("random bytes and damaged requests leave a listener at work", async () => {
  const seed = Date.now() % 1e9;
  console.log(`seed ${seed}`);
  const dice = seeded(seed);
  const listener = await Listener.open("secret", host, 0);
  listener.handle("join", () => {});
  const whole = request(JSON.stringify(hello));
  const letters = '{}[]",:\\ \0\n0e-tfnué';
  for (let round = 0; round < 200; round++) {
    let text = whole.slice(0, -1);
    for (let i = 0; i <= dice.int(5); i++) {
      const at = dice.int(text.length);
      const some = Array.from({ length: dice.int(20) }, () => letters[dice.int(letters.length)]).join("");
      text = text.slice(0, at) + some + text.slice(at + dice.int(10));
    }
    await answerTo(listener.port, `${text}\n\n`);
  }
  const socket = await connectOnce(host, listener.port, 5000);
  await handshake(socket!, "join", {}, "secret", new Deadline(10_000));
  socket!.destroy();
  listener.close();
}, 30_000);

test("a rendezvous refuses invalid requests of a process with the token", async () => {
  const listener = await Listener.open("secret", host, 0);
  const registry = new Registry(listener, hello);
  const roster = registry.roster(new Deadline(20_000));
  const wrong: unknown[] = [null, 7, [], {}, { ...hello, identity: null }, { ...hello, port: 0 }];
  wrong.push(
    { ...hello, name: {} },
    { ...hello, rank: "1" },
    { ...hello, identity: { ...identity, host: 1 } },
  );
  for (const kind of ["join", "running"])
    for (const each of wrong) {
      const socket = await connectOnce(host, listener.port, 5000);
      await handshake(socket!, kind, each, "secret", new Deadline(10_000));
      expect(await nextValue(socket!, "refusal", new Deadline(10_000))).toHaveProperty("refused");
      socket!.destroy();
    }
  const socket = await connectOnce(host, listener.port, 5000);
  await handshake(socket!, "join", { ...hello, rank: 1 }, "secret", new Deadline(10_000));
  expect((await roster).members).toHaveLength(2);
  socket!.destroy();
  listener.close();
});

test("an exception of a request handler is a refusal", async () => {
  const listener = await Listener.open("secret", host, 0);
  listener.handle("join", () => {
    throw new RangeError("too deep");
  });
  const socket = await connectOnce(host, listener.port, 5000);
  await handshake(socket!, "join", {}, "secret", new Deadline(10_000));
  const refused = await nextValue(socket!, "refusal", new Deadline(10_000));
  expect(refused).toMatchObject({ refused: "rendezvous", message: expect.stringContaining("too deep") });
  socket!.destroy();
  listener.close();
});

test("a listener that is another program is a JoinError for whatever it sends", async () => {
  const texts = [deep(100_000), "{}", "x", `{"doorbell":"group","nonce":"1","protocol":{"toString":1}}`];
  texts.push(
    `{"doorbell":"group","nonce":"1","protocol":1}\n{"refused":"x","message":{"toString":1},"hint":[]}`,
  );
  for (const text of texts) {
    const server = createTcpServer((socket: Socket) => {
      socket.on("error", () => {});
      socket.write(`${text}\n`);
    });
    await once(server.listen(0, host), "listening");
    const socket = await connectOnce(host, (server.address() as AddressInfo).port, 5000);
    const error = await handshake(socket!, "join", {}, "secret", new Deadline(10_000)).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(JoinError);
    socket!.destroy();
    server.close();
  }
});

test("candidates of a damaged message are left out", () => {
  const good = { key: "1", address: "127.0.0.1", hello };
  for (const wrong of [null, 7, {}, "x"]) expect(candidatesIn(wrong)).toEqual([]);
  expect(candidatesIn([good, null, 7, {}, { ...good, key: 1 }, { ...good, hello: null }])).toEqual([good]);
});

test("an answer that is not etcd's is a JoinError that names the address", async () => {
  let text = "";
  const server = createServer((_, response) => response.end(text));
  await once(server.listen(0, host), "listening");
  const etcd = new Etcd(host, (server.address() as AddressInfo).port);
  const answers = [
    "",
    "<html>",
    "null",
    "7",
    deep(100_000),
    '{"kvs":7}',
    '{"kvs":[null]}',
    '{"kvs":[{"key":1}]}',
  ];
  for (text of answers) {
    const error = await etcd.get("/key", new Deadline(5000)).catch((e: unknown) => e);
    expect(error, text.slice(0, 20)).toBeInstanceOf(JoinError);
    expect((error as Error).message).toContain("is not an answer of etcd");
  }
  text = '{"ID":{}}';
  await expect(etcd.grant(1, new Deadline(5000))).rejects.toThrow(JoinError);
  server.close();
});

test("a damaged manifest of a checkpoint is an error that names its file", () => {
  const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-test-"));
  const part = { rank: 0, file: "0.bin", at: 0, length: 1, bytes: 4, sums: [1] };
  const buffer = { name: "w", type: "f32", sharded: false, parts: [part] };
  const whole = { format: 1, name: "c", version: 1, members: 1, madeAt: "", buffers: [buffer] };
  const withPart = (change: object) => ({
    ...whole,
    buffers: [{ ...buffer, parts: [{ ...part, ...change }] }],
  });
  const wrong: unknown[] = [null, 7, [], {}, { ...whole, format: {} }, { ...whole, buffers: {} }];
  wrong.push({ ...whole, buffers: [null] }, { ...whole, buffers: [{ ...buffer, type: "x" }] });
  for (const change of [
    { file: "../secret" },
    { file: "/etc/passwd" },
    { file: 1 },
    { length: -1 },
    { sums: 1 },
  ])
    wrong.push(withPart(change));
  try {
    mkdirSync(folder, { recursive: true });
    const write = (text: string) => writeFileSync(joinPath(folder, "manifest.json"), text);
    for (const text of [...wrong.map((each) => JSON.stringify(each)), "", "{", deep(100_000)]) {
      write(text);
      expect(() => readManifest(folder), text.slice(0, 100)).toThrow(joinPath(folder, "manifest.json"));
    }
    write(JSON.stringify(whole));
    expect(readManifest(folder)).toEqual(whole);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

class Owner extends Resource {
  readonly label = "the owner of a server";

  constructor() {
    super();
    this.own();
  }

  protected release(): void {}
}

test("connections that the metrics server cannot accept leave the process at work", async () => {
  const http = process.getBuiltinModule("node:http");
  const create = http.createServer;
  let server: Server | undefined;
  http.createServer = ((...given: Parameters<typeof create>) => (server = create(...given))) as typeof create;
  using owner = new Owner();
  const metrics = { text: () => "text", json: () => ({}) as MemberMetrics };
  try {
    const { url } = await MetricsServer.open(owner, { host, port: 0 }, metrics);
    for (let i = 0; i < 2; i++) server!.emit("error", new Error("accept EMFILE"));
    expect(await (await fetch(url)).text()).toBe("text");
  } finally {
    http.createServer = create;
  }
});

test("the depth of JSON is counted outside of its strings", () => {
  expect(isNestedAtMost('{"a":"[[[[","b":"\\"[[["}', 1)).toBe(true);
  expect(isNestedAtMost("[{}]", 1)).toBe(false);
  expect(isNestedAtMost("[[],[],[]]", 2)).toBe(true);
  expect(isNestedAtMost(deep(1_000_000), 1000)).toBe(false);
});

/** End of doorbell's measurements: a process that executes JSON commands from its standard input. */
import { createInterface } from "node:readline";
import { type Device, openDevice } from "../../../src/rdma/index.ts";
import type { Case, Sample } from "../case.ts";
import { callsAlone } from "./calls.ts";
import { closeEnd, createEnd, type End, type PeerData, peerData } from "./end.ts";
import { pingPong } from "./ping-pong.ts";
import { pollUntilFlag, prepareReceiving, sendStream } from "./stream.ts";

type Message =
  | { do: "open"; device?: string }
  | { do: "prepare"; case: Case }
  | { do: "connect"; peer: PeerData }
  | { do: "run"; role: "active" | "passive" }
  | { do: "close" };

let device: Device | undefined;
let one: Case | undefined;
let end: End | undefined;
let peer: PeerData | undefined;
let receive: ((count: number) => void) | undefined;

function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("asked out of order");
  return value;
}

function run(role: "active" | "passive"): Sample {
  const here = needed(one);
  const memory = needed(peer).memory;
  if (here.kind === "latency") return pingPong(needed(end), memory, here, role === "active");
  if (here.kind === "calls") return role === "active" ? callsAlone(needed(end), needed(peer), here) : {};
  if (role === "active") return sendStream(needed(end), memory, here);
  if (here.target === "polls") pollUntilFlag(needed(end), here);
  receive?.(here.warmup + here.iterations);
  return {};
}

function answer(message: Message): unknown {
  switch (message.do) {
    case "open":
      device = openDevice(message.device);
      return { device: device.name, provider: device.provider, mtu: device.port().activeMtu };
    case "prepare":
      one = message.case;
      end = createEnd(needed(device), one);
      receive = one.operation === "send" ? prepareReceiving(end, one) : undefined;
      return peerData(end);
    case "connect":
      peer = message.peer;
      needed(end).pair.connect(peer.endpoint);
      return null;
    case "run":
      return run(message.role);
    case "close":
      closeEnd(needed(end));
      return null;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  let reply: object;
  try {
    reply = { ok: answer(JSON.parse(line) as Message) };
  } catch (error) {
    reply = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
device?.close();
process.exit();

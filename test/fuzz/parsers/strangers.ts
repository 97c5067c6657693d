// The listener of a group's member and its handshake, with peers that do not have the token.
import { JoinError } from "../../../src/group/membership/links/group-error.ts";
import { handshake, PROTOCOL } from "../../../src/group/membership/links/handshake.ts";
import { LineSocket } from "../../../src/group/membership/links/line-socket.ts";
import { Listener } from "../../../src/group/membership/links/listener.ts";
import { Deadline } from "../../../src/wait/deadline.ts";
import type { Random } from "../../support/random.ts";
import { damagedJson, damagedText } from "./damage.ts";
import { hello } from "./group-messages.ts";
import { MemorySocket } from "./memory-socket.ts";
import { type ParserFuzz, promise } from "./play.ts";

/** Longest answer to a stranger, in characters: a greeting and a refusal. */
const longestAnswer = 2000;

let listener: Listener | undefined;
let admitted = 0;

async function atListener(dice: Random): Promise<void> {
  listener ??= await Listener.open("secret", "127.0.0.1", 0);
  for (const kind of ["join", "running", "member"]) listener.handle(kind, () => admitted++);
  const socket = new MemorySocket();
  listener.accept(socket);
  const request = { wants: dice.pick(["join", "running", "x"]), hello, nonce: "1", proof: "0".repeat(64) };
  const lines = Array.from({ length: 1 + dice.int(3) }, () => damagedJson(dice, request));
  const text = lines.map((line) => `${line}\n`).join("");
  socket.deliver(dice, dice.chance(0.1) ? damagedText(dice, text) : text);
  socket.finish();
  promise(admitted === 0, "no process without the token is admitted");
  promise(socket.written.length <= longestAnswer, "a short answer");
  for (const line of socket.written.trimEnd().split("\n")) JSON.parse(line);
}

/** Connects as a member with the token, and checks that the listener still admits it. */
async function endListener(): Promise<void> {
  if (listener === undefined) return;
  const { connectOnce } = await import("../../../src/group/membership/links/handshake.ts");
  const socket = await connectOnce("127.0.0.1", listener.port, 5000);
  await handshake(socket!, "join", {}, "secret", new Deadline(10_000));
  promise(admitted === 1, "a process with the token is admitted");
  socket!.destroy();
  listener.close();
  listener = undefined;
  admitted = 0;
}

async function atHandshake(dice: Random): Promise<void> {
  const memory = new MemorySocket();
  const socket = new LineSocket(memory);
  const joining = handshake(socket, "join", hello, "secret", new Deadline(5000)).then(
    () => undefined,
    (error: unknown) => error,
  );
  const greeting = { doorbell: "group", protocol: PROTOCOL, nonce: "1" };
  memory.deliver(dice, `${dice.chance(0.7) ? JSON.stringify(greeting) : damagedJson(dice, greeting)}\n`);
  // The request is sent when the promise of the greeting has resolved.
  for (let i = 0; i < 4; i++) await undefined;
  const answer = dice.chance(0.5)
    ? { accepted: true, proof: "0".repeat(64) }
    : { refused: "token", message: "no", hint: "" };
  memory.deliver(dice, `${damagedJson(dice, answer)}\n`);
  memory.finish();
  const error = await joining;
  if (!(error instanceof JoinError)) throw error ?? new Error("a stranger was taken for the rendezvous");
}

export const strangers: readonly ParserFuzz[] = [
  { name: "listener", run: atListener, end: endListener },
  { name: "handshake", run: atHandshake },
];

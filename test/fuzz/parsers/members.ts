// Messages of processes that have the group's token, and files and keys that they wrote: damaged, or of another version.
import { answerIn, entriesIn } from "../../../src/group/membership/etcd/etcd.ts";
import { assignRanks, candidatesIn } from "../../../src/group/membership/joining/candidate.ts";
import { registered } from "../../../src/group/membership/joining/meet.ts";
import { readPublished } from "../../../src/group/membership/joining/published-address.ts";
import { MovedError, Registry } from "../../../src/group/membership/joining/registry.ts";
import { isRendezvousAddress, type Roster, reachable } from "../../../src/group/membership/joining/roster.ts";
import { PROTOCOL, proofOf } from "../../../src/group/membership/links/handshake.ts";
import { LineSocket } from "../../../src/group/membership/links/line-socket.ts";
import { Listener } from "../../../src/group/membership/links/listener.ts";
import { isDecision, isReformRequest } from "../../../src/group/membership/reform-messages.ts";
import { DoorbellError } from "../../../src/index.ts";
import { Deadline } from "../../../src/wait/deadline.ts";
import type { Random } from "../../support/random.ts";
import { damagedJson, damagedValue } from "./damage.ts";
import { hello, roster } from "./group-messages.ts";
import { MemorySocket } from "./memory-socket.ts";
import { type ParserFuzz, promise } from "./play.ts";

const token = "secret";

/** Checks that the ranks of a list of members are 0, 1, 2, and that each has a slot of its own. */
function checkMembers({ members, slots }: Pick<Roster, "members" | "slots">): void {
  promise(members.length <= slots, "no more members than slots");
  members.forEach(({ rank, place, port, host }, i) => {
    promise(rank === i, "ranks in order");
    promise(Number.isInteger(place) && place >= 0 && place < slots, "a slot of the group");
    promise(Number.isInteger(port) && port > 0 && port < 65_536, "a port");
    promise(typeof host === "string", "a host");
  });
  promise(new Set(members.map(({ place }) => place)).size === members.length, "one member a slot");
}

let listener: Listener | undefined;

/** Sends requests with a valid proof and damaged contents to a new rendezvous. */
async function atRegistry(dice: Random): Promise<void> {
  listener ??= await Listener.open(token, "127.0.0.1", 0);
  const end = new AbortController();
  let outcome: Roster | Error | undefined;
  const own = { ...hello, rank: 0 };
  const over = new Registry(listener, own).roster(new Deadline(60_000, end.signal)).then(
    (found) => {
      outcome = found;
    },
    (error: Error) => {
      outcome = error;
    },
  );
  const sockets = Array.from({ length: 1 + dice.int(5) }, () => request(dice, listener!));
  for (let i = 0; i < 4; i++) await undefined;
  end.abort(new Error("the end of the case"));
  await over;
  for (const socket of sockets) socket.finish();
  if (outcome instanceof MovedError) promise(isRendezvousAddress(outcome.address), "a valid address");
  else if (!(outcome instanceof Error)) checkMembers(outcome!);
  else if (outcome.message !== "the end of the case") throw outcome;
}

/** Connects with a valid proof, and sends a request that may be damaged. */
function request(dice: Random, to: Listener): MemorySocket {
  const socket = new MemorySocket();
  to.accept(socket);
  const { nonce } = JSON.parse(socket.written) as { nonce: string };
  const wants = dice.chance(0.95) ? "join" : "running";
  const whole =
    wants === "join"
      ? { ...hello, rank: dice.pick([1, 2, undefined]) }
      : { name: "g", address: { host: "h", port: 1 } };
  const given = JSON.parse(JSON.stringify(dice.chance(0.4) ? whole : damagedValue(dice, whole)) ?? "null");
  const proof = proofOf(token, "request", nonce, "1", wants, JSON.stringify(given));
  socket.deliver(dice, `${JSON.stringify({ wants, hello: given, nonce: "1", proof })}\n`);
  promise(/"(accepted|refused)"/.test(socket.written), "an answer to a process with the token");
  if (dice.chance(0.2)) socket.finish();
  return socket;
}

/** Answers a joining process as a rendezvous with the token, and then sends damaged messages. */
async function atJoining(dice: Random): Promise<void> {
  const memory = new MemorySocket();
  const joining = registered(new LineSocket(memory), hello, token, new Deadline(5000)).then(
    (found) => found,
    (error: Error) => error,
  );
  memory.deliver(dice, `${JSON.stringify({ doorbell: "group", protocol: PROTOCOL, nonce: "1" })}\n`);
  for (let i = 0; i < 8; i++) await undefined;
  const request = JSON.parse(memory.written) as { nonce: string };
  const proof = proofOf(token, "answer", request.nonce, "1");
  memory.deliver(dice, `${JSON.stringify({ accepted: true, proof })}\n`);
  const messages = [{ waiting: ["rank 2"] }, { runs: true, waiting: ["a slot"] }, roster, roster];
  messages.push({ moved: { host: "h", port: 1 } } as never);
  for (let i = dice.int(3); i >= 0; i--) memory.deliver(dice, `${damagedJson(dice, dice.pick(messages))}\n`);
  memory.finish();
  const outcome = await joining;
  if (outcome instanceof MovedError) promise(isRendezvousAddress(outcome.address), "a valid address");
  else if (outcome instanceof DoorbellError) return;
  else if (outcome instanceof Error) promise(outcome.constructor.name === "KeeperLostError", "a typed error");
  else {
    checkMembers(reachable(outcome, "10.0.0.1", "m"));
    promise(outcome.members[outcome.rank] !== undefined, "the own rank is that of a member");
  }
}

function atCandidates(dice: Random): void {
  const one = (key: number) => ({ key: `${key}`, address: "127.0.0.1", hello: { ...hello, rank: key } });
  const message = JSON.parse(JSON.stringify(damagedValue(dice, [one(0), one(1), one(2)])) ?? "null");
  const { members } = assignRanks(roster.members.slice(0, 1), candidatesIn(message), roster.slots, 7);
  checkMembers({ members, slots: roster.slots });
}

const [reformRequest, decision] = [
  { epoch: 1, lost: [2], size: 3, nextId: 4 },
  { epoch: 2, lacking: 1, waited: true, members: roster.members, admitted: [{ key: "k", id: 4 }] },
];

/** Checks damaged messages of members that agree on the next epoch. */
function atReform(dice: Random): void {
  const sent = JSON.parse(
    JSON.stringify(damagedValue(dice, dice.chance(0.3) ? reformRequest : decision)) ?? "null",
  );
  if (isDecision(sent, roster.slots)) {
    checkMembers({ members: sent.members, slots: roster.slots });
    promise(Number.isSafeInteger(sent.epoch) && sent.epoch >= 0 && sent.lacking >= 0, "whole numbers");
  }
  if (isReformRequest(sent))
    promise([...sent.lost, sent.size, sent.nextId].every(Number.isSafeInteger), "ids");
}

function atPublished(dice: Random): void {
  const written = { host: "h", port: 4711, machine: "m", secret: "s", session: "t" };
  const found = readPublished(damagedJson(dice, written), "m");
  if (found === undefined) return;
  promise(isRendezvousAddress(found), "an address with a valid port");
  promise(typeof found.session === "string", "a session");
}

function atEtcd(dice: Random): void {
  const entry = { key: "YQ==", value: "Yg==" };
  const answer = answerIn(damagedJson(dice, { kvs: [entry, entry], ID: "7", result: { TTL: "3" } }));
  const entries = answer === undefined ? [] : (entriesIn(answer) ?? []);
  promise(
    entries.every(({ key, value }) => typeof key === "string" && typeof value === "string"),
    "texts",
  );
}

export const members: readonly ParserFuzz[] = [
  { name: "rendezvous", run: atRegistry, end: () => listener?.close() },
  { name: "joining", run: atJoining },
  { name: "candidates", run: atCandidates },
  { name: "reform", run: atReform },
  { name: "published", run: atPublished },
  { name: "etcd", run: atEtcd },
];

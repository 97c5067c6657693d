import { expect, test } from "vitest";
import { Reason } from "../../../src/soft/hca/cm/mad/short-messages.ts";
import { seeded } from "../../support/random.ts";
import { type Fate, gidOf, RecordedUser, refusing, reply, World } from "./connecting-network.ts";

test("a connection exchanges REQ, REP, RTU, then DREQ, DREP, and leaves nothing behind", () => {
  const world = new World();
  const user = world.one.connect(world.other);
  world.run(100);
  expect(user.words).toEqual(["replied"]);
  expect(world.other.accepted[0]!.words).toEqual(["established"]);
  expect(user.communication!.state).toBe("established");
  user.communication!.disconnect();
  world.run();
  expect(world.names).toBe("REQ REP RTU DREQ DREP");
  expect(user.words).toEqual(["replied", "disconnected", "timewait over"]);
  expect(world.other.accepted[0]!.words).toEqual(["established", "disconnected", "timewait over"]);
  expect(world.remembered).toBe(0);
});

test("a request without a listener is refused with the reason", () => {
  const world = new World();
  world.other.judge = refusing;
  const user = world.one.connect(world.other);
  world.run();
  expect(user.words).toEqual([`rejected ${Reason.invalidServiceId}`]);
  expect(world.remembered).toBe(0);
});

test("a request without answer is sent sixteen times, then fails as unreachable, and the peer is notified", () => {
  const world = new World((name) => (name === "REQ" ? [] : [1]));
  const user = world.one.connect(world.other);
  world.run();
  expect(world.sent.filter(({ name }) => name === "REQ").length).toBe(16);
  expect(user.words).toEqual(["unreachable"]);
  expect(world.sent.at(-1)!.name).toBe("REJ");
  expect(world.remembered).toBe(0);
});

test("a slow user causes an MRA to the peer", () => {
  const world = new World();
  const thinking = new RecordedUser();
  world.other.judge = () => ({
    accept(communication) {
      thinking.communication = communication;
      communication.user = thinking;
    },
  });
  const user = world.one.connect(world.other);
  world.run(10_000);
  expect(world.names).toBe("REQ REQ MRA");
  thinking.communication!.reply(reply);
  world.run(20_000);
  expect(user.words).toEqual(["replied"]);
  expect(thinking.words).toEqual(["established"]);
});

test("closing during the handshake notifies the peer: before the reply, after it, and without a peer", () => {
  const early = new World();
  const user = early.one.connect(early.other);
  user.communication!.abandon();
  early.run();
  // The REJ overtook nothing, so the reply is refused as unknown, or withdrawn.
  expect(early.other.accepted[0]!.words.join()).toMatch(/^rejected (4|6)$/);
  expect(early.remembered).toBe(0);

  const late = new World();
  const hesitant = late.one.connect(late.other, new RecordedUser(false));
  late.run(10);
  expect(hesitant.communication!.state).toBe("replyReceived");
  hesitant.communication!.abandon();
  late.run();
  expect(late.other.accepted[0]!.words).toEqual([`rejected ${Reason.consumerDefined}`]);
  expect(late.remembered).toBe(0);

  const deaf = new World((name) => (name === "DREQ" ? [] : [1]));
  const gone = deaf.one.connect(deaf.other);
  deaf.run(100);
  gone.communication!.disconnect();
  deaf.run();
  expect(deaf.sent.filter(({ name }) => name === "DREQ").length).toBe(8);
  expect(gone.words).toEqual(["replied", "disconnected", "timewait over"]);
});

test("both ends disconnect at once", () => {
  const world = new World();
  const user = world.one.connect(world.other);
  world.run(100);
  user.communication!.disconnect();
  world.other.accepted[0]!.communication!.disconnect();
  world.run();
  for (const { words } of [user, world.other.accepted[0]!])
    expect(words.slice(-2)).toEqual(["disconnected", "timewait over"]);
  expect(world.remembered).toBe(0);
});

const lost: readonly [name: string, first: number][] = [
  ["REQ", 3],
  ["REP", 3],
  ["RTU", 3],
  ["DREQ", 3],
  ["DREP", 3],
];
test.each(lost)("losing the first three %s costs only time", (name, first) => {
  const world = new World((each, count) => (each === name && count <= first ? [] : [1]));
  const user = world.one.connect(world.other);
  world.run(5000);
  user.communication!.disconnect();
  world.run();
  expect(user.words).toEqual(["replied", "disconnected", "timewait over"]);
  expect(world.other.accepted.length).toBe(1);
  expect(world.other.accepted[0]!.words).toEqual(["established", "disconnected", "timewait over"]);
  expect(world.remembered).toBe(0);
});

test("with loss, duplicates and delays each end receives each event once, and forgets the connection", () => {
  for (let seed = 1; seed <= 300; seed++) {
    const { int: below } = seeded(seed);
    const fate = (): Fate => {
      if (below(100) < 20) return [];
      const late = () => 1 + below(300);
      return below(100) < 20 ? [late(), late()] : [late()];
    };
    const world = new World(fate);
    const user = world.one.connect(world.other);
    world.run(60_000);
    if (user.words[0] === "replied") user.communication!.disconnect();
    world.run();
    expect(world.remembered, `seed ${seed}`).toBe(0);
    const story = user.words.join();
    expect(["replied,disconnected,timewait over", "unreachable"], `seed ${seed}`).toContain(story);
    // A request that is in flight longer than its connection is remembered would count as new.
    for (const { words } of world.other.accepted) {
      expect(words.filter((word) => word === "established").length, `seed ${seed}`).toBeLessThanOrEqual(1);
      expect(words.filter((word) => word === "disconnected").length, `seed ${seed}`).toBeLessThanOrEqual(1);
    }
    if (story.startsWith("replied")) expect(world.other.accepted.length, `seed ${seed}`).toBe(1);
  }
});

test("foreign messages change nothing: another address, other identifiers, another queue pair, old messages", () => {
  const world = new World();
  const user = world.one.connect(world.other);
  world.run(100);
  user.communication!.disconnect();
  world.run();
  const captured = world.sent.slice();

  const again = world.one.connect(world.other);
  world.run(world.now + 100);
  const states = () => [again.communication!.state, world.other.accepted[1]!.communication!.state];
  const before = states();
  expect(before).toEqual(["established", "established"]);
  // Replays the previous connection, from the right address, to both ends.
  for (const { bytes, name } of captured) {
    if (name === "REQ") continue;
    world.forge(world.one, world.other.gid, bytes);
    world.forge(world.other, world.one.gid, bytes);
  }
  // Messages of this connection from another address, and with one changed bit of an identifier.
  const own = world.sent.slice(captured.length).filter(({ name }) => name !== "REQ");
  const dreq = captured.find(({ name }) => name === "DREQ")!.bytes.slice();
  const rtu = own.find(({ name }) => name === "RTU")!.bytes;
  dreq.set(rtu.subarray(24, 32), 24);
  const withQueuePair = (number: number) => {
    const bytes = dreq.slice();
    new DataView(bytes.buffer).setUint32(32, number << 8);
    return bytes;
  };
  world.forge(world.other, gidOf(66), withQueuePair(reply.queuePair));
  world.forge(world.other, world.one.gid, withQueuePair(reply.queuePair + 1));
  for (const at of [24, 28]) {
    const bytes = withQueuePair(reply.queuePair);
    bytes[at + 3]! ^= 1;
    world.forge(world.other, world.one.gid, bytes);
  }
  world.run(world.now + 100);
  expect(states()).toEqual(before);
  // The right message ends the connection.
  world.forge(world.other, world.one.gid, withQueuePair(reply.queuePair));
  expect(world.other.accepted[1]!.words).toContain("disconnected");
});

test("a request in another name, or with a recent identifier, is refused", () => {
  const world = new World();
  world.one.connect(world.other);
  world.run(100);
  const req = world.sent[0]!.bytes;
  world.forge(world.other, gidOf(66), req);
  world.run(world.now + 10);
  const changed = req.slice();
  changed[10]! ^= 1; // Another transaction.
  world.forge(world.other, world.one.gid, changed);
  world.run(world.now + 10);
  const reasons = world.sent.filter(({ name }) => name === "REJ").map(({ bytes }) => bytes[35]);
  expect(reasons).toEqual([Reason.invalidGid, Reason.staleConnection]);
  expect(world.other.accepted.length).toBe(1);
});

test("almost valid messages change nothing and throw nothing", () => {
  const { int: below } = seeded(7);
  const world = new World();
  world.one.connect(world.other);
  world.run(100);
  const states = () => world.other.accepted[0]!.communication!.state;
  for (let i = 0; i < 5000; i++) {
    const bytes = world.sent[below(3)]!.bytes.slice();
    for (let n = 1 + below(4); n > 0; n--) bytes[below(256)] = below(256);
    const to = below(2) === 0 ? world.one : world.other;
    world.forge(to, gidOf(10 + below(100)), bytes);
  }
  for (const length of [0, 1, 255]) world.forge(world.one, world.other.gid, new Uint8Array(length));
  expect(states()).toBe("established");
});

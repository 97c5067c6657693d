// soft0's connection manager against a hand-made one on a UDP socket, which sends valid, invalid and
// duplicate messages.
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Listener, listen } from "../../../src/index.ts";
import { gidBytes } from "../../../src/rdma/address/gid.ts";
import { readConnectReply, writeConnectReply } from "../../../src/soft/hca/cm/mad/connect-reply.ts";
import {
  type ConnectRequest,
  readConnectRequest,
  writeConnectRequest,
} from "../../../src/soft/hca/cm/mad/connect-request.ts";
import { attributeNames, type Message, readMessage } from "../../../src/soft/hca/cm/mad/datagram.ts";
import { serviceIdOf, withIpHeader } from "../../../src/soft/hca/cm/mad/ip-service.ts";
import * as short from "../../../src/soft/hca/cm/mad/short-messages.ts";
import { randomLoopback } from "../../../src/soft/hca/links/common/addresses.ts";
import { pairKey } from "../../../src/soft/hca/wire/icrc.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { WirePeer } from "../conformance/wire-peer.ts";
import { here } from "./many-connections.ts";

const QUEUE_PAIR_1 = 1;
const QUEUE_KEY = 0x80010000;
const TCP = 0x106;
const wait = { timeoutMs: 20_000 } as const;

let peer: WirePeer;
let other: WirePeer;
let listener: Listener;
beforeAll(() => {
  [peer, other] = [new WirePeer(randomLoopback()), new WirePeer(randomLoopback())];
  listener = listen(here(), { provider: "soft", ...{ receiveDepth: 4 } });
});
afterAll(() => {
  listener.close();
  for (const one of [peer, other]) one.close();
});

const gid = (address: string) => new Uint8Array(gidBytes(address));

/** Sends a datagram to queue pair 1 of soft0. */
function say(message: Message, from = peer, bytes = message.whole): void {
  from.send(
    {
      ...{ opcode: op.TRANSPORT_UD | op.SEND_ONLY, destinationQp: QUEUE_PAIR_1, psn: 0 },
      ...{ queueKey: QUEUE_KEY, sourceQp: QUEUE_PAIR_1, payload: bytes },
    },
    listener.address.address,
  );
}

/**
 * Returns the next message with that name. Other messages are skipped, because repetitions may arrive at any
 * time.
 */
async function receive(name: string, from = peer): Promise<Message> {
  for (;;) {
    const { payload, queueKey, sourceQp } = await from.next(QUEUE_PAIR_1);
    expect([queueKey, sourceQp]).toEqual([QUEUE_KEY, QUEUE_PAIR_1]);
    const message = readMessage(payload)!;
    if (attributeNames[message.attribute] === name) return message;
  }
}

let lastId = 0x1000;
function request(changes: Partial<ConnectRequest> = {}, from = peer): ConnectRequest {
  const localId = ++lastId;
  const { address, port } = listener.address;
  const ends = { localGid: gid(from.address), remoteGid: gid(address) };
  const header = { port: 4000, source: ends.localGid, destination: ends.remoteGid };
  return {
    ...{ transaction: BigInt(localId), localId, serviceId: serviceIdOf(TCP, port), guid: 1n },
    ...{ queuePair: from.number(), transport: 0, responderResources: 1, initiatorDepth: 1 },
    ...{ startingPsn: 0xabc, remoteTimeout: 20, localTimeout: 20, mostRetries: 15, flowControl: true },
    ...{ sharedQueue: false, retryCount: 7, rnrRetryCount: 7, partitionKey: 0xffff, pathMtu: 3 },
    ...{ ...ends, trafficClass: 0, hopLimit: 64, ackTimeout: 14, vendor: 0, vendorOptions: 0 },
    data: withIpHeader(header, new TextEncoder().encode("by hand"), 92),
    ...changes,
  };
}

/** Runs a connection that the peer requested up to soft0's REP. */
async function asked() {
  const wanted = request();
  say(writeConnectRequest(wanted));
  const incoming = await listener.next(wait);
  expect(new TextDecoder().decode(incoming.privateData).replace(/\0+$/, "")).toBe("by hand");
  const accepting = incoming.accept(wait);
  const reply = readConnectReply(await receive("REP"));
  expect(reply.remoteId).toBe(wanted.localId);
  const ends = { transaction: wanted.transaction, localId: wanted.localId, remoteId: reply.localId };
  return { wanted, reply, ends, accepting };
}

test("a peer's request is answered on the wire, and data uses the PSNs of both ends", async () => {
  const { wanted, reply, ends, accepting } = await asked();
  say(short.writeReadyToUse(ends));
  using connection = await accepting;
  const { queuePair, protectionDomain, completions } = connection;
  const key = pairKey(queuePair.number, wanted.queuePair);
  peer.expectKey(wanted.queuePair, key);
  const region = protectionDomain.allocate(64);
  // The receiver of a message's PSN starts to send with it.
  queuePair.receive({ local: region.slice(0), wrId: 7 });
  const hello = {
    destinationQp: reply.queuePair,
    psn: reply.startingPsn,
    payload: new Uint8Array(8).fill(5),
  };
  peer.send({ opcode: op.SEND_ONLY, ...hello, ackRequest: true }, listener.address.address, key);
  expect(await completions.next(wait)).toMatchObject({ wrId: 7, byteLength: 8 });
  expect(await peer.next(wanted.queuePair)).toMatchObject({ opcode: op.ACKNOWLEDGE, psn: reply.startingPsn });
  queuePair.send({ local: region.slice(0, 8), signaled: false });
  expect(await peer.next(wanted.queuePair)).toMatchObject({ opcode: op.SEND_ONLY, psn: wanted.startingPsn });
  const over = connection.disconnected(wait);
  say(short.writeDisconnectRequest({ ...ends, transaction: 99n }, reply.queuePair));
  expect((await receive("DREP")).transaction).toBe(99n);
  await over;
  // An old message again has the same answer and no other effect.
  say(short.writeDisconnectRequest({ ...ends, transaction: 99n }, reply.queuePair));
  expect((await receive("DREP")).transaction).toBe(99n);
});

test("soft0 sends a request and continues with the numbers in the answer", async () => {
  const connecting = connect({ address: peer.address, port: 4711 }, { provider: "soft", ...wait });
  const wanted = readConnectRequest(await receive("REQ"));
  expect(wanted.serviceId).toBe(serviceIdOf(TCP, 4711));
  const localId = ++lastId;
  const mine = peer.number();
  const answer = writeConnectReply({
    ...{ transaction: wanted.transaction, localId, remoteId: wanted.localId, queuePair: mine, guid: 1n },
    ...{ startingPsn: 0x777, responderResources: 1, initiatorDepth: 1, flowControl: true },
    ...{ rnrRetryCount: 7, sharedQueue: false, vendor: 0, vendorOptions: 0, data: new Uint8Array(0) },
  });
  say(answer);
  const ready = await receive("RTU");
  expect([short.localIdOf(ready), short.remoteIdOf(ready)]).toEqual([wanted.localId, localId]);
  const connection = await connecting;
  // The peer reports that the RTU was lost, and soft0 sends it again.
  say(answer);
  await receive("RTU");
  peer.expectKey(mine, pairKey(wanted.queuePair, mine));
  const local = connection.protectionDomain.allocate(8).slice(0);
  connection.queuePair.send({ local, signaled: false });
  expect(await peer.next(mine)).toMatchObject({ opcode: op.SEND_ONLY, psn: 0x777 });
  const ending = connection.disconnect(wait);
  const end = await receive("DREQ");
  const ends = { transaction: end.transaction, localId, remoteId: wanted.localId };
  // Answers of other peers do not end the connection.
  say(short.writeDisconnectReply({ ...ends, localId: localId + 1 }));
  say(short.writeDisconnectReply(ends), other);
  await receive("DREQ");
  say(short.writeDisconnectReply(ends));
  await ending;
  connection.close();
});

test("duplicate, early and foreign messages change nothing", async () => {
  const { wanted, reply, ends, accepting } = await asked();
  // A duplicate request has a duplicate reply, and the program receives no second request.
  say(writeConnectRequest(wanted));
  expect(readConnectReply(await receive("REP")).localId).toBe(reply.localId);
  // Another request with an identifier in use.
  say(writeConnectRequest({ ...wanted, transaction: 12345n }));
  expect(short.readRejection(await receive("REJ")).reason).toBe(10);
  const strangers = [
    short.writeReadyToUse({ ...ends, localId: ends.localId + 1 }),
    short.writeDisconnectReply(ends),
    short.writeDisconnectRequest(ends, reply.queuePair ^ 1),
    short.writeReceiptAcknowledgement(ends, short.ABOUT_REQUEST, 20),
  ];
  for (const message of strangers) say(message);
  for (const message of [short.writeReadyToUse(ends), short.writeDisconnectRequest(ends, reply.queuePair)])
    say(message, other);
  say(short.writeReadyToUse(ends), peer, short.writeReadyToUse(ends).whole.subarray(0, 200));
  // A request in the peer's name from another address, and one for an address that soft0 does not have.
  say(writeConnectRequest(request({}, peer)), other);
  expect(short.readRejection(await receive("REJ", other)).reason).toBe(12);
  say(writeConnectRequest(request({ remoteGid: gid(other.address) })));
  expect(short.readRejection(await receive("REJ")).reason).toBe(12);
  // No program listens there.
  say(writeConnectRequest(request({ serviceId: serviceIdOf(TCP, 9) })));
  expect(short.readRejection(await receive("REJ")).reason).toBe(8);
  // The connection is still unchanged.
  say(short.writeReadyToUse(ends));
  say(short.writeReadyToUse(ends));
  using connection = await accepting;
  expect(connection.connected).toBe(true);
  await expect(listener.next({ timeoutMs: 50 })).rejects.toThrow("nothing within");
  const ending = connection.disconnect(wait);
  say(short.writeDisconnectReply({ ...ends, transaction: (await receive("DREQ")).transaction }));
  await ending;
});

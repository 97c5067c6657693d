// Requests to a listener of soft0, on a UDP socket: messages of queue pair 1 with damaged headers, IP headers and private
// data. A valid request follows each case and must arrive whole.
import { DeadlineError, type Listener, listen, openDevice } from "../../../src/index.ts";
import { gidBytes } from "../../../src/rdma/address/gid.ts";
import { writeConnectRequest } from "../../../src/soft/hca/cm/mad/connect-request.ts";
import { serviceIdOf, withIpHeader } from "../../../src/soft/hca/cm/mad/ip-service.ts";
import { writeServiceRequest } from "../../../src/soft/hca/cm/mad/service-messages.ts";
import * as short from "../../../src/soft/hca/cm/mad/short-messages.ts";
import { randomLoopback } from "../../../src/soft/hca/links/common/addresses.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { WirePeer } from "../../soft-nic/conformance/wire-peer.ts";
import { ownAddress } from "../../support/own-address.ts";
import type { Random } from "../../support/random.ts";
import { damagedBytes } from "./damage.ts";
import { type ParserFuzz, promise } from "./play.ts";

const QUEUE_PAIR_1 = 1;
const QUEUE_KEY = 0x80010000;
const TCP = 0x106;
/** Bytes of private data that a program sees in a request, without the IP header. */
const PRIVATE_BYTES = 56;
/** Time after which a peer repeats its request with another identifier, and the number of repetitions. */
const [repeatMs, repetitions] = [1000, 20];

interface Scene {
  readonly peer: WirePeer;
  readonly listener: Listener;
}

let scene: Scene | undefined;
let lastId = 0;

function open(): Scene {
  using device = openDevice("soft0");
  const { at } = ownAddress(device);
  return { peer: new WirePeer(randomLoopback()), listener: listen(at, { provider: "soft" }) };
}

/** Returns the message of a request for a connection, with a text as private data. */
function request({ peer, listener }: Scene, text: string): Uint8Array<ArrayBuffer> {
  const localId = ++lastId;
  const { address, port } = listener.address;
  const [localGid, remoteGid] = [peer.address, address].map((each) => new Uint8Array(gidBytes(each)));
  const header = { port: 4000, source: localGid!, destination: remoteGid! };
  return writeConnectRequest({
    ...{ transaction: BigInt(localId), localId, serviceId: serviceIdOf(TCP, port), guid: 1n },
    ...{ queuePair: 0x1000, transport: 0, responderResources: 1, initiatorDepth: 1, startingPsn: 0xabc },
    ...{ remoteTimeout: 20, localTimeout: 20, mostRetries: 1, flowControl: true, sharedQueue: false },
    ...{ retryCount: 7, rnrRetryCount: 7, partitionKey: 0xffff, pathMtu: 3, trafficClass: 0, hopLimit: 64 },
    ...{ localGid: localGid!, remoteGid: remoteGid!, ackTimeout: 14, vendor: 0, vendorOptions: 0 },
    data: withIpHeader(header, new TextEncoder().encode(text), 92),
  }).whole;
}

/** Returns a valid message of a random kind. Most are requests, because only they reach the program. */
function message(dice: Random, at: Scene): Uint8Array<ArrayBuffer> {
  if (dice.chance(0.8)) return request(at, "damaged");
  const ends = { transaction: 7n, localId: dice.int(4), remoteId: lastId };
  const data = new Uint8Array(new ArrayBuffer(216));
  return dice.pick([
    () => short.writeReadyToUse(ends),
    () => short.writeDisconnectRequest(ends, 0x1000),
    () => short.writeReceiptAcknowledgement(ends, dice.int(3), dice.int(32)),
    () =>
      writeServiceRequest({
        ...{ transaction: 7n, requestId: dice.int(9), partitionKey: 0xffff, data },
        serviceId: serviceIdOf(TCP, at.listener.address.port),
      }),
  ])().whole;
}

function send({ peer, listener }: Scene, payload: Uint8Array<ArrayBuffer>): void {
  const packet = {
    ...{ opcode: op.TRANSPORT_UD | op.SEND_ONLY, destinationQp: QUEUE_PAIR_1, psn: 0 },
    ...{ queueKey: QUEUE_KEY, sourceQp: QUEUE_PAIR_1, payload },
  };
  peer.send(packet, listener.address.address);
}

async function run(dice: Random): Promise<void> {
  scene ??= open();
  for (let i = 1 + dice.int(3); i > 0; i--) send(scene, damagedBytes(dice, message(dice, scene)));
  const mark = `case ${++lastId}`;
  // A damaged request may have taken the identifier, and a network may lose a datagram.
  for (let tries = 0; tries < repetitions; tries++) {
    send(scene, request(scene, mark));
    if (await arrives(scene.listener, mark)) return;
  }
  promise(false, "a valid request arrives");
}

/** Rejects the requests that arrive. Returns true at the one with this text, false when none arrives in time. */
async function arrives(listener: Listener, mark: string): Promise<boolean> {
  try {
    for (;;) {
      const incoming = await listener.next({ timeoutMs: repeatMs });
      promise(incoming.privateData.length === PRIVATE_BYTES, "private data of a request");
      promise(incoming.peerAddress.port < 65_536 && incoming.localAddress.port < 65_536, "ports");
      const text = new TextDecoder().decode(incoming.privateData).replace(/\0+$/, "");
      incoming.reject();
      if (text === mark) return true;
    }
  } catch (error) {
    if (error instanceof DeadlineError) return false;
    throw error;
  }
}

function end(): void {
  scene?.listener.close();
  scene?.peer.close();
  scene = undefined;
}

export const connectionRequests: ParserFuzz = { name: "connection-requests", run, end };

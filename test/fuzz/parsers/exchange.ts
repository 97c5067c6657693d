// The exchange of endpoints: lines of JSON over TCP, and the data in them.
import { PeerSocket } from "../../../src/exchange/peer-socket.ts";
import { DoorbellError } from "../../../src/index.ts";
import { checkEndpoint, checkMatch, type Endpoint } from "../../../src/rdma/address/endpoint.ts";
import { gidBytes } from "../../../src/rdma/address/gid.ts";
import { type RemoteMemory, remoteSlice } from "../../../src/rdma/memory/remote-memory.ts";
import type { Random } from "../../support/random.ts";
import { damagedJson, damagedText } from "./damage.ts";
import { MemorySocket } from "./memory-socket.ts";
import { checkKind, type ParserFuzz, promise } from "./play.ts";

const endpoint: Endpoint = {
  ...{ version: 1, transport: "RC", qpNumber: 17, psn: 0xffffff, gid: "::ffff:10.9.0.1", lid: 0 },
  ...{ linkLayer: "Ethernet", mtu: 1024, readAtomic: 16, queueKey: 5 },
} as const;
const memory: RemoteMemory = { address: 0x7f0000001000, byteLength: 4096, remoteKey: 7 };
const hello = { endpoint, memory };

/** Uses a received value as the guide's programs do. */
function use(value: unknown): void {
  const { endpoint: theirs, memory: remote } = (value ?? {}) as typeof hello;
  try {
    const checked = checkEndpoint(theirs);
    checkMatch(endpoint, checked);
    promise(gidBytes(checked.gid).length === 16, "a GID has 16 bytes");
    promise(checked.psn <= 0xffffff && checked.qpNumber <= 0xffffff, "numbers of 24 bits");
  } catch (error) {
    checkKind(error);
  }
  try {
    const part = remoteSlice(remote, 0, 8);
    promise(part.byteLength === 8 && part.address === remote.address, "a slice inside of the memory");
  } catch (error) {
    checkKind(error);
  }
}

async function run(dice: Random): Promise<void> {
  const socket = new MemorySocket();
  const peer = new PeerSocket(socket);
  const lines = Array.from({ length: 1 + dice.int(4) }, () => damagedJson(dice, hello));
  const text = lines.map((line) => `${line}\n`).join("");
  socket.deliver(dice, dice.chance(0.1) ? damagedText(dice, text) : text);
  socket.finish();
  for (let received = 0; ; received++) {
    promise(received < 1000, "the connection has ended, so receive() rejects");
    try {
      use(await peer.receive({ timeoutMs: 5000 }));
    } catch (error) {
      if (!(error instanceof DoorbellError)) throw error;
      if (/^the peer closed the connection/.test(error.message)) return;
    }
  }
}

export const exchange: ParserFuzz = { name: "exchange", run };

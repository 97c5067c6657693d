// ibv_rc_pingpong's client in soft0's tests: the C tool (on rxe0 or anything) is the server.
//   npx bun test/soft-nic/support/pingpong.ts HOST [bytes=4096] [rounds=1000] [mtu code=3] [local address index=0]
import { connect } from "node:net";
import { Dev } from "../../../src/soft/hca/arena/arena.ts";
import { softDevice } from "../../../src/soft/hca/nic/soft-device.ts";
import { type Endpoint, Side } from "./harness.ts";

const [host = "10.9.0.1", bytesText = "4096", roundsText = "1000", mtuText = "3", indexText = "0"] =
  process.argv.slice(2);
const bytes = Number(bytesText);
const rounds = Number(roundsText);
const gidIndex = Number(indexText);
const DEPTH = 500;
const patience = Number(process.env.DOORBELL_PATIENCE ?? 60);

const hex = (n: number, digits: number) => n.toString(16).padStart(digits, "0");
const side = new Side();
const memory = side.buffer(Math.max(bytes, 1)).fill(1);
const qp = side.qp({ sendWr: 16, recvWr: DEPTH, cqe: 1024 });
const own = qp.endpoint(gidIndex);

const socket = connect(18515, host);
await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
socket.write(`0000:${hex(own.qpn, 6)}:${hex(own.psn, 6)}:${own.gid.map((byte) => hex(byte, 2)).join("")}\0`);
const answer = await new Promise<string>((resolve) =>
  socket.once("data", (data) => resolve(data.toString())),
);
const [, qpn = "", psn = "", gid = ""] = answer.replace("\0", "").split(":");
const remote: Endpoint = {
  qpn: Number.parseInt(qpn, 16),
  psn: Number.parseInt(psn, 16),
  gid: (gid.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
};

const receive = () => qp.recv(1, [[memory.pointer, bytes, memory.lkey]]);
qp.connect(remote, { mtu: Number(mtuText), minRnr: 12, rdAtomic: 1, gidIndex });
for (let i = 0; i < Math.min(DEPTH, rounds); i++) receive();
socket.write("done\0");

const start = performance.now();
const send = () => qp.post({ id: 2, sges: [[memory.pointer, bytes, memory.lkey]] });
let sent = 0;
let received = 0;
let posted = Math.min(DEPTH, rounds);
let failed = send();
while (failed === 0 && (sent < rounds || received < rounds)) {
  const wc = qp.poll();
  if (wc === undefined) {
    if (performance.now() - start > patience * 1000) failed = 110;
    continue;
  }
  if (wc.status !== 0) {
    console.error(`status ${wc.status} of ${wc.id} after ${sent} sent, ${received} received`);
    failed = wc.status;
    break;
  }
  if (wc.id === 2) sent++;
  else {
    received++;
    if (posted < rounds) {
      posted++;
      receive();
    }
    if (received < rounds) send();
  }
}
const seconds = (performance.now() - start) / 1000;
const { i32 } = softDevice().e;
const counters = Object.entries(Dev).filter(([name]) =>
  /Packets|Icrc|Idents|duplicates|outOf|Nak|Rnr|timeouts|retrans|sendErr/.test(name),
);
console.log(JSON.stringify(Object.fromEntries(counters.map(([name, at]) => [name, i32[at as number]]))));
console.log(
  `${received} rounds of ${bytes} bytes in ${seconds.toFixed(2)} s, ${((seconds / rounds) * 1e6).toFixed(1)} us each`,
);
// The C tool ends when it has its last completion: let its last packets be acknowledged.
await new Promise((resolve) => setTimeout(resolve, 300));
socket.end();
side.close();
process.exit(failed === 0 ? 0 : 1);

// Program that receives and sends in the blind injection: victim.ts NAME. It prints its endpoints, reads the
// endpoints of the other program, and prints the result after the line "end".
import { createInterface } from "node:readline";
import { type Endpoint, openDevice } from "../../src/index.ts";

const kinds = ["RC", "UC"] as const;
const each = 8;
const slot = 64;
const honest = 0x48;

export interface Verdict {
  /** Number of messages that the other program sent. */
  readonly honest: number;
  /** Number of forged messages and failed completions. */
  readonly foreign: number;
  readonly failed: number;
  /** Number of bytes that changed without a peer's write. */
  readonly changed: number;
  /** Number of queue pairs that the last round reached. */
  readonly alive: number;
  readonly counters: Readonly<Record<string, number>>;
}

const device = openDevice("soft0");
const pd = device.createProtectionDomain();
const completions = device.createCompletionQueue({ entries: 4096 });
const region = pd.allocate(slot * each * kinds.length * 2, ["remoteWrite", "remoteRead", "remoteAtomic"]);
const qps = kinds.flatMap((type) =>
  Array.from({ length: each }, () => pd.createQueuePair({ completions, type, sendDepth: 64 })),
);
const receiveInto = (i: number) =>
  qps[i]!.receive({ local: region.slice(i * slot, i * slot + slot), wrId: i });
const verdict = { honest: 0, foreign: 0, failed: 0, changed: 0, alive: 0 };
const reached = new Set<number>();

function collect(): void {
  for (const one of completions.poll(64)) {
    if (!one.ok) verdict.failed++;
    else if (one.opcode === "receive") {
      const i = one.wrId;
      const bytes = region.bytes.subarray(i * slot, i * slot + slot);
      if (bytes.every((byte) => byte === honest)) verdict.honest++;
      else verdict.foreign++;
      bytes.fill(0);
      reached.add(i);
      receiveInto(i);
    }
  }
}

const sendAll = () => {
  const from = slot * qps.length;
  for (const qp of qps) qp.send({ local: region.slice(from, from + slot), wrId: 1000 });
};

for (let i = 0; i < qps.length; i++) for (let k = 0; k < 1; k++) receiveInto(i);
region.bytes.fill(honest, slot * qps.length);
console.log(JSON.stringify(qps.map((qp) => qp.endpoint())));

setInterval(collect, 20);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "send") sendAll();
  else if (line === "last") {
    reached.clear();
    sendAll();
  } else if (line === "end") {
    collect();
    verdict.alive = reached.size;
    verdict.changed = region.bytes.subarray(0, slot * qps.length).filter((byte) => byte !== 0).length;
    verdict.changed += region.bytes.subarray(slot * qps.length).filter((byte) => byte !== honest).length;
    console.log(JSON.stringify({ ...verdict, counters: device.counters() } satisfies Verdict));
    process.exit(0);
  } else {
    const endpoints = JSON.parse(line) as Endpoint[];
    for (const [i, qp] of qps.entries()) qp.connect(endpoints[i]!);
    console.log("ready");
  }
}

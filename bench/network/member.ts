// Member of the network benchmark. It times allReduce, and simultaneous RDMA writes of the same bytes in both
// directions.

import process from "node:process";
import { join } from "../../src/group/index.ts";
import { type Endpoint, openDevice, type RemoteMemory } from "../../src/rdma/index.ts";
import { median } from "../common/median.ts";

export interface Row {
  /** Transport of the bytes; present only in the first row. */
  readonly transport?: string;
  readonly bytes: number;
  readonly groupUs: number;
  readonly rawUs: number;
}

const rounds = 7;
const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(4096, 65_536, 1 << 20, 8 << 20);

using group = await join({ host: `host-${process.env["DOORBELL_RANK"]}`, timeoutMs: 60_000 });
const { rank, device } = group;
const most = Math.max(...sizes);
using nic = openDevice();
using domain = nic.createProtectionDomain();
using region = domain.allocate(2 * most, ["localWrite", "remoteWrite"]);
using completions = nic.createCompletionQueue();
using pair = domain.createQueuePair({ completions });
interface End {
  readonly endpoint: Endpoint;
  readonly memory: RemoteMemory;
}
const ends = await group.exchange<End>({ endpoint: pair.endpoint(), memory: region.remote() });
const peer = ends[1 - rank]!;
for (let i = 0; i < 8; i++) pair.receive({});
pair.connect(peer.endpoint);
await group.barrier();

/**
 * Writes the first half of the memory into the peer's second half. Returns after both members have sent and
 * received.
 */
function write(bytes: number): void {
  const { address, remoteKey } = peer.memory;
  const remote = { address: address + most, byteLength: bytes, remoteKey };
  pair.write({ local: region.slice(0, bytes), remote, immediate: 1 });
  for (let done = 0; done < 2; done++) completions.spin();
  pair.receive({});
}

let transport: string | undefined = group.plan("allReduce", most).reason;
for (const bytes of sizes) {
  using buffer = device.allocate(bytes / 4, "f32").fill(0);
  const ours: number[] = [];
  const raw: number[] = [];
  const calls = Math.max(1, Math.min(16, Math.floor((4 << 20) / bytes)));
  for (let round = 0; round < rounds; round++) {
    group.allReduce(buffer);
    await group.done();
    await group.barrier();
    let start = performance.now();
    for (let i = 0; i < calls; i++) group.allReduce(buffer);
    device.synchronize();
    ours.push(((performance.now() - start) * 1000) / calls);
    await group.done();
    await group.barrier();
    write(bytes);
    start = performance.now();
    for (let i = 0; i < calls; i++) write(bytes);
    raw.push(((performance.now() - start) * 1000) / calls);
    await group.barrier();
  }
  const row: Row = { bytes, groupUs: median(ours), rawUs: median(raw) };
  console.log(JSON.stringify(transport === undefined ? row : { transport, ...row }));
  transport = undefined;
}

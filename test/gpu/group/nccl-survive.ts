// Member of a group that computes with NCCL, one process for each GPU. After a kill the other ranks continue
// with ncclCommAbort and a new communicator, or with ncclCommShrink. NCCL does not report the failed rank, so
// the group does. nccl-kills.ts starts this program.
import process from "node:process";
import { NCCL_SHRINK_ABORT, type Nccl, nativeNccl, ncclFloat32, ncclSum } from "../../../ffi/nccl/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { openDevice } from "../../../src/cuda/index.ts";
import { join, MemberLostError } from "../../../src/group/index.ts";

const [way = "abort"] = process.argv.slice(2);
const nccl: Nccl = nativeNccl();
const device = openDevice(Number(process.env["DOORBELL_LOCAL_RANK"]));
using group = await join({ device: "none", timeoutMs: 60_000 });
const out = new BigUint64Array(new ArrayBuffer(8));
const check = (what: string, code: number): void => {
  if (code !== 0) throw new Error(`${what} gave ${code}`);
};

async function newCommunicator(): Promise<number> {
  const id = new Uint8Array(new ArrayBuffer(128));
  if (group.rank === 0) check("ncclGetUniqueId", nccl.ncclGetUniqueId(addressOf(id)));
  const told = await group.exchange([...id]);
  id.set(told[0]!);
  device.enter();
  check("ncclCommInitRank", nccl.ncclCommInitRank(addressOf(out), group.size, addressOf(id), group.rank));
  return Number(out[0]);
}

const buffer = device.allocate(1000, "f32");
const allReduce = (comm: number): void => {
  device.enter();
  const { pointer, length } = buffer;
  const code = nccl.ncclAllReduce(
    ...([pointer, pointer, length, ncclFloat32, ncclSum, comm, device.stream.pointer] as const),
  );
  check("ncclAllReduce", code);
};

const comm = await newCommunicator();
buffer.fill(1);
allReduce(comm);
device.synchronize();
console.log(`ready ${process.pid}`);

// The last member is killed before this barrier, so the barrier ends with its loss.
let lost: MemberLostError | undefined;
const isKilled = group.rank === group.size - 1;
const met = isKilled ? new Promise<void>(() => {}) : group.barrier({ timeoutMs: 60_000 });
const watch = met.catch((error: unknown) => {
  if (!(error instanceof MemberLostError)) throw error;
  lost = error;
});
while (lost === undefined) {
  allReduce(comm);
  while (!device.stream.idle && lost === undefined) await new Promise((resolve) => setImmediate(resolve));
}
await watch;
const heard = Date.now();
console.log("heard");
const gone = group.members.flatMap(({ processId, rank }) => (processId === lost!.processId ? [rank] : []));
await group.reform();
const reformed = Date.now();
console.log("agreed");
let next: number;
if (way === "shrink") {
  const excluded = Int32Array.from(gone);
  const { byteLength } = excluded;
  const ranks = new Int32Array(new ArrayBuffer(byteLength));
  ranks.set(excluded);
  device.enter();
  const code = nccl.ncclCommShrink(
    comm,
    addressOf(ranks),
    ranks.length,
    addressOf(out),
    0,
    NCCL_SHRINK_ABORT,
  );
  check("ncclCommShrink", code);
  next = Number(out[0]);
} else {
  device.enter();
  check("ncclCommAbort", nccl.ncclCommAbort(comm));
  console.log("aborted");
  next = await newCommunicator();
}
const made = Date.now();
console.log("made");
buffer.fill(group.rank + 1);
allReduce(next);
device.synchronize();
const right = Date.now();
const sum = (group.size * (group.size + 1)) / 2;
if (buffer.toArray().some((each) => each !== sum)) throw new Error("a wrong sum");
console.log(JSON.stringify({ heard, reformed, made, right }));
process.exit(0);

// The other process of soft0's tests has one QP and executes lines of JSON from stdin. Its device is soft0.
// With the arguments "native 1" it is the device of libibverbs with GID index 1.
//
//     {"connect": endpoint, "options": {...}} {"busyUntil": offset} {"receive": n} {"read": offset, "bytes": n}
//     {"path": true} {"deregister": true} {"destroy": true} {"state": true} {"copied": true} {"verify": n}
//     {"flood": {...}}
//
// With SHARED in the environment peers may map its memory, with those access flags. BYTES is its size.
import { createInterface } from "node:readline";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { nativeIbverbs } from "../../../ffi/ibverbs/native.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { softIbverbs } from "../../../src/soft/hca/provider/function-table.ts";
import { type ConnectOptions, type Endpoint, Side } from "./harness.ts";

const { SHARED, BYTES } = process.env;
const SIZE = Number(BYTES ?? 1 << 20);
const [provider, gidText = "0"] = process.argv.slice(2);
const gidIndex = Number(gidText);
const side = new Side(provider === "native" ? nativeIbverbs() : softIbverbs());
const memory = (SHARED ? side.shared(SIZE, Number(SHARED)) : side.buffer(SIZE)).fill(99);
const qp = side.qp();

const say = (value: object) => process.stdout.write(`${JSON.stringify(value)}\n`);
say({ endpoint: qp.endpoint(gidIndex), address: memory.pointer, rkey: memory.rkey, bytes: SIZE });

interface Command {
  connect?: Endpoint;
  options?: ConnectOptions;
  busyUntil?: number;
  receive?: number;
  read?: number;
  bytes?: number;
  send?: number;
  post?: {
    opcode: number;
    offset: number;
    bytes: number;
    remote: number;
    rkey: number;
    compareAdd?: number;
    swap?: number;
  };
  fill?: number;
  take?: number;
  path?: boolean;
  deregister?: boolean;
  destroy?: boolean;
  state?: boolean;
  copied?: boolean;
  verify?: number;
  flood?: { remote: number; rkey: number; bytes: number };
  quit?: boolean;
}

/**
 * Receives `count` messages with immediate data. Returns how many arrived before the word at 0 was written.
 */
async function verify(count: number): Promise<number> {
  const words = new Int32Array(memory.bytes.buffer);
  let late = 0;
  for (let i = 0; i < 32; i++) qp.recv(i);
  for (let i = 0; i < count; i++) {
    const { imm } = await qp.one();
    if (Atomics.load(words, 0) < imm) late++;
    qp.recv(i);
  }
  return late;
}

/** Writes changing bytes repeatedly until a write fails. Returns the status. */
async function flood({
  remote,
  rkey,
  bytes,
}: {
  remote: number;
  rkey: number;
  bytes: number;
}): Promise<number> {
  for (let round = 0; ; round++) {
    memory.bytes.fill(round, 0, bytes);
    qp.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [[memory.pointer, bytes, memory.lkey]], remote, rkey });
    const { status } = await qp.one(20_000);
    if (status !== 0) return status;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line) as Command;
  if (command.connect) {
    qp.connect(command.connect, { ...command.options, gidIndex });
    say({ connected: true });
  } else if (command.busyUntil !== undefined) {
    say({ busy: true });
    // Runs only JavaScript, without verbs or the event loop, until a 1 is written there.
    const words = new Int32Array(memory.bytes.buffer);
    const end = performance.now() + 25_000;
    words[command.busyUntil / 4] = 0;
    while (Atomics.load(words, command.busyUntil / 4) !== 1 && performance.now() < end);
    say({ freed: Atomics.load(words, command.busyUntil / 4) === 1 });
  } else if (command.receive !== undefined) {
    for (let i = 0; i < command.receive; i++) qp.recv(i, [[memory.pointer, SIZE, memory.lkey]]);
    say({ posted: command.receive });
  } else if (command.read !== undefined) {
    say({ bytes: [...memory.bytes.subarray(command.read, command.read + (command.bytes ?? 1))] });
  } else if (command.send !== undefined) {
    qp.post({ opcode: v.IBV_WR_SEND, sges: [[memory.pointer, command.send, memory.lkey]] });
    say({ completion: await qp.one() });
  } else if (command.post) {
    const { opcode, offset, bytes, remote, rkey, compareAdd, swap } = command.post;
    const atomic =
      compareAdd === undefined ? {} : { compareAdd: BigInt(compareAdd), swap: BigInt(swap ?? 0) };
    qp.post({ opcode, sges: [[memory.pointer + offset, bytes, memory.lkey]], remote, rkey, ...atomic });
    say({ completion: await qp.one() });
  } else if (command.fill !== undefined) {
    memory.fill(command.fill);
    say({ filled: true });
  } else if (command.take !== undefined) {
    say({ completions: await qp.take(command.take) });
  } else if (command.path) {
    say({ path: side.lib.path?.(qp.pointer) });
  } else if (command.deregister) {
    say({ error: side.lib.ibv_dereg_mr(memory.mr) });
  } else if (command.state) {
    say({ state: qp.state() });
  } else if (command.copied) {
    say({ copied: softNic().e.i32[Counter.copiedRequests] });
  } else if (command.destroy) {
    say({ error: side.lib.ibv_destroy_qp(qp.pointer) });
  } else if (command.verify !== undefined) {
    say({ late: await verify(command.verify) });
  } else if (command.flood) {
    say({ flooding: true });
    say({ status: await flood(command.flood) });
  } else if (command.quit) break;
}
side.close();
process.stdin.destroy();

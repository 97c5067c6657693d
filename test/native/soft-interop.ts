// soft0 against the kernel's rxe0, every operation in both directions. In the VM:
//   DOORBELL_SOFT_ADDRESS=10.9.0.2 ip netns exec soft bun test/native/soft-interop.ts
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import * as v from "../../ffi/ibverbs/constants.ts";
import { type Completion, type Endpoint, Side } from "./soft-harness.ts";

const script = fileURLToPath(new URL("./soft-peer.ts", import.meta.url));
// rxe0 lives in the first process's network namespace.
const peer = spawn("nsenter", ["-t", "1", "-n", process.execPath, script, "native", "1"], {
  stdio: ["pipe", "pipe", "inherit"],
});
const lines = createInterface({ input: peer.stdout })[Symbol.asyncIterator]();
const hear = async <T>(): Promise<T> => JSON.parse((await lines.next()).value as string) as T;
const tell = async <T>(command: object): Promise<T> => {
  peer.stdin.write(`${JSON.stringify(command)}\n`);
  return hear<T>();
};

let failures = 0;
function check(name: string, ok: boolean, detail: unknown = ""): void {
  if (!ok) failures++;
  console.log(`${ok ? "ok  " : "FAIL"} ${name}`, ok ? "" : JSON.stringify(detail));
}

interface Hello {
  endpoint: Endpoint;
  address: number;
  rkey: number;
}

const SIZE = 1 << 20;
const side = new Side();
const x = side.buffer(SIZE).fill(5);
const original = x.bytes.slice();
// What the peer's memory holds, by the same generator.
const theirs = side.buffer(SIZE).fill(99).bytes.slice();
const qp = side.qp();
const hello = await hear<Hello>();
const mtu = Number(process.argv[2] ?? 3);
qp.connect(hello.endpoint, { mtu, rdAtomic: 4 });
await tell({ connect: qp.endpoint(), options: { mtu, rdAtomic: 4 } });

const equal = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;
const remoteBytes = async (offset: number, bytes: number) =>
  new Uint8Array((await tell<{ bytes: number[] }>({ read: offset, bytes })).bytes);
const one = async <T>(command: object) =>
  (await tell<{ completion: Completion }>(command)).completion as T & Completion;

const m = 128 << mtu;
for (const bytes of [0, 1, 3, m - 1, m, m + 1, 5 * m + 2, 40_001]) {
  await tell({ receive: 1 });
  qp.post({ sges: [[x.pointer, bytes, x.lkey]] });
  check(`soft SEND ${bytes}`, (await qp.one()).status === 0);
  const [wc] = (await tell<{ completions: Completion[] }>({ take: 1 })).completions;
  check(`  received by rxe`, wc?.status === 0 && wc.bytes === bytes, wc);
  check(
    `  bytes`,
    equal(await remoteBytes(0, bytes + 1).then((b) => b.subarray(0, bytes)), original.subarray(0, bytes)),
  );

  qp.post({
    opcode: v.IBV_WR_RDMA_WRITE,
    sges: [[x.pointer + 7, bytes, x.lkey]],
    remote: hello.address + 100_001,
    rkey: hello.rkey,
  });
  check(`soft WRITE ${bytes}`, (await qp.one()).status === 0);
  check(
    `  bytes`,
    equal((await remoteBytes(100_001, bytes + 1)).subarray(0, bytes), original.subarray(7, 7 + bytes)),
  );

  qp.post({
    opcode: v.IBV_WR_RDMA_READ,
    sges: [[x.pointer + 500_000, bytes, x.lkey]],
    remote: hello.address + 300_000,
    rkey: hello.rkey,
  });
  check(`soft READ ${bytes}`, (await qp.one()).status === 0);
  check(
    `  bytes`,
    equal(x.bytes.subarray(500_000, 500_000 + bytes), theirs.subarray(300_000, 300_000 + bytes)),
  );

  qp.recv(1, [[x.pointer + 600_000, 100_000, x.lkey]]);
  const send = await one({ send: bytes });
  const got = await qp.one();
  check(`rxe SEND ${bytes}`, send.status === 0 && got.status === 0 && got.bytes === bytes, [send, got]);

  const target = { offset: 310_000, bytes, remote: x.pointer + 710_003, rkey: x.rkey };
  const write = await one({ post: { opcode: v.IBV_WR_RDMA_WRITE, ...target } });
  check(
    `rxe WRITE ${bytes}`,
    write.status === 0 &&
      equal(x.bytes.subarray(710_003, 710_003 + bytes), theirs.subarray(310_000, 310_000 + bytes)),
    write,
  );

  const read = await one({
    post: { opcode: v.IBV_WR_RDMA_READ, ...target, offset: 900_000, remote: x.pointer + 1001 },
  });
  check(`rxe READ ${bytes}`, read.status === 0, read);
  check(
    `  bytes`,
    equal((await remoteBytes(900_000, bytes + 1)).subarray(0, bytes), original.subarray(1001, 1001 + bytes)),
  );
}

qp.recv(5, [[x.pointer + 600_000, 100, x.lkey]]);
const imm = {
  opcode: v.IBV_WR_RDMA_WRITE_WITH_IMM,
  offset: 0,
  bytes: 5000,
  remote: x.pointer + 800_000,
  rkey: x.rkey,
};
check("rxe WRITE WITH IMM", (await one<object>({ post: imm })).status === 0);
const immediate = await qp.one();
check("  received", immediate.opcode === v.IBV_WC_RECV_RDMA_WITH_IMM && immediate.bytes === 5000, immediate);
await tell({ receive: 1 });
qp.post({
  opcode: v.IBV_WR_RDMA_WRITE_WITH_IMM,
  imm: 0x01020304,
  sges: [[x.pointer, 3000, x.lkey]],
  remote: hello.address,
  rkey: hello.rkey,
});
check("soft WRITE WITH IMM", (await qp.one()).status === 0);
const [there] = (await tell<{ completions: Completion[] }>({ take: 1 })).completions;
check("  received", there?.imm === 0x01020304 && there.bytes === 3000, there);

const words = new BigUint64Array(x.bytes.buffer);
words[10] = 5n;
const cell = { offset: 0, bytes: 8, remote: x.pointer + 80, rkey: x.rkey };
check(
  "rxe FETCH_ADD",
  (await one<object>({ post: { opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, ...cell, compareAdd: 3 } })).status ===
    0 && words[10] === 8n,
);
check("  original", (await remoteBytes(0, 8))[0] === 5);
check(
  "rxe CMP_SWAP",
  (await one<object>({ post: { opcode: v.IBV_WR_ATOMIC_CMP_AND_SWP, ...cell, compareAdd: 8, swap: 77 } }))
    .status === 0 && words[10] === 77n,
);
const remoteCell = {
  sges: [[x.pointer + 96, 8, x.lkey]] as [number, number, number][],
  remote: hello.address + 8,
  rkey: hello.rkey,
};
qp.post({
  opcode: v.IBV_WR_RDMA_WRITE,
  sges: [[x.pointer + 80, 8, x.lkey]],
  remote: hello.address + 8,
  rkey: hello.rkey,
});
await qp.one();
qp.post({ opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, ...remoteCell, compareAdd: 1n });
check("soft FETCH_ADD", (await qp.one()).status === 0 && words[12] === 77n);
qp.post({ opcode: v.IBV_WR_ATOMIC_CMP_AND_SWP, ...remoteCell, compareAdd: 78n, swap: 1n });
check(
  "soft CMP_SWAP",
  (await qp.one()).status === 0 && words[12] === 78n && (await remoteBytes(8, 1))[0] === 1,
);

// No receive posted: rxe waits for us and goes on.
const waiting = one<object>({ send: 2000 });
await new Promise((resolve) => setTimeout(resolve, 100));
qp.recv(6, [[x.pointer + 600_000, 4000, x.lkey]]);
check("rxe waits for a receive (RNR)", (await waiting).status === 0 && (await qp.one()).bytes === 2000);

// And the fatal errors, last: a wrong key of theirs, then of ours.
qp.post({
  opcode: v.IBV_WR_RDMA_WRITE,
  sges: [[x.pointer, 8, x.lkey]],
  remote: hello.address,
  rkey: hello.rkey ^ 1,
});
check("soft WRITE with a bad rkey", (await qp.one()).status === v.IBV_WC_REM_ACCESS_ERR);
console.log(failures === 0 ? "all ok" : `${failures} failed`);
peer.kill();
side.close();
process.exit(failures === 0 ? 0 : 1);

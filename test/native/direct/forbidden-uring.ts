// Program without io_uring, as in containers: it installs a seccomp filter, then reads the file that its
// first argument names.
import process, { argv } from "node:process";
import { addressOf, open } from "../../../ffi/runtime/index.ts";
import { openStorage } from "../../../src/direct/index.ts";
import { Memory } from "../../../src/memory/index.ts";

const { prctl } = open("libc.so.6", { prctl: ["i32", "i32", "u64", "u64", "u64", "u64"] });
const [setNoNewPrivileges, setSeccomp, filterMode] = [38, 22, 2];
// struct sock_filter: load the number of the system call, return EPERM for io_uring_setup, allow all other
// calls.
const words = [
  ...[0x20, 0, 0, 0],
  ...[0x15, 0, 1, 425],
  ...[0x06, 0, 0, 0x00050001],
  ...[0x06, 0, 0, 0x7fff0000],
];
const filter = new DataView(new ArrayBuffer(32));
for (let i = 0; i < 4; i++) {
  const [code = 0, yes = 0, no = 0, value = 0] = words.slice(4 * i);
  filter.setUint16(8 * i, code, true);
  filter.setUint8(8 * i + 2, yes);
  filter.setUint8(8 * i + 3, no);
  filter.setUint32(8 * i + 4, value, true);
}
const program = new DataView(new ArrayBuffer(16));
program.setUint16(0, 4, true);
program.setBigUint64(8, BigInt(addressOf(filter)), true);
prctl!(setNoNewPrivileges, 1, 0, 0, 0);
if (prctl!(setSeccomp, filterMode, addressOf(program), 0, 0) !== 0) {
  process.stdout.write("no seccomp\n");
  process.exit(0);
}
using file = await openStorage(argv[2]!);
using memory = Memory.allocate(file.size);
const { engine, reason, bytes } = await file.read(memory);
process.stdout.write(`${engine} ${bytes} ${memory.bytes[bytes - 1]} ${reason}\n`);

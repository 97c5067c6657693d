// The kernel makes a dma-buf of memory, soft0 registers it by its descriptor, and a peer writes to it. Runs
// in a namespace in which soft0 can bind its port.
import { strict as assert } from "node:assert";
import { ibv_mr } from "../../../ffi/ibverbs/index.ts";
import { Errno, errno, libc } from "../../../ffi/libc/index.ts";
import { addressOf, open } from "../../../ffi/runtime/index.ts";
import { copy } from "../../../src/direct/index.ts";
import { Memory, openDevice } from "../../../src/index.ts";

using memory = Memory.allocate(4 * 4096, { shared: true });
memory.bytes.fill(1);
const device = libc.open(addressOf(new TextEncoder().encode("/dev/udmabuf\0")), 2, 0);
// struct udmabuf_create has memfd, flags, offset and size. UDMABUF_CREATE is _IOW('u', 0x42, that).
const create = new DataView(new ArrayBuffer(24));
create.setUint32(0, memory.fd, true);
create.setBigUint64(8, 4096n, true);
create.setBigUint64(16, 8192n, true);
const { ioctl } = open("libc.so.6", { ioctl: ["i32", "i32", "u64", "ptr"] });
const fd = ioctl!(device, (1 << 30) + (24 << 16) + (0x75 << 8) + 0x42, addressOf(create));
libc.close(device);
if (fd < 0 && errno() === Errno.EINVAL) {
  console.log("skipped: udmabuf refuses this memfd");
  process.exit();
}
assert(fd > 2);
using nic = openDevice("soft0");
const pd = nic.createProtectionDomain();
const mr = nic.lib.ibv_reg_dmabuf_mr(pd.pointer, 16, 100, 0x1000, fd, 0x7);
assert.notEqual(mr, 0);
libc.close(fd);
const completions = nic.createCompletionQueue();
const [near, far] = [pd.createQueuePair({ completions }), pd.createQueuePair({ completions })];
near.connect(far.endpoint());
far.connect(near.endpoint());
const remote = { address: 0x1000, byteLength: 100, remoteKey: ibv_mr.at(mr).rkey };
using source = Memory.copyOf(new Uint8Array(100).fill(9));
await copy(source, { queuePair: near, completions, remote });
assert.deepEqual([memory.bytes.indexOf(9), memory.bytes.lastIndexOf(9)], [4096 + 16, 4096 + 115]);
assert.equal(nic.lib.ibv_dereg_mr(mr), 0);
console.log("the peer's bytes came");

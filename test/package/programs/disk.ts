// Reads a block of the soft disk. The thread of the disk runs from the program itself.
import { writeFileSync } from "node:fs";
import { openNvme, openVfio } from "doorbell/direct";
import { Memory } from "doorbell/memory";

writeFileSync("disk.img", new Uint8Array(4096).fill(7));
process.env["DOORBELL_SOFT_DISK"] = "disk.img";
using vfio = openVfio(["d00b:40:00.0"]);
using ssd = await openNvme(vfio, "d00b:40:00.0");
using memory = Memory.allocate(512);
await ssd.read(vfio.map(memory));
console.log(`read: ${memory.bytes.every((byte) => byte === 7)}`);

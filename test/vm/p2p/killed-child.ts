// Program that reads into the other device and writes from it until it is killed. The test passes the
// devices.
import { openNvme, openVfio } from "../../../src/direct/index.ts";
import { parts } from "./content.ts";

const [ssdAddress, peerAddress] = process.argv.slice(2) as [string, string];
const vfio = openVfio([ssdAddress, peerAddress]);
const bar = vfio.device(peerAddress).mapBar(2, { write: true });
const target = vfio.map(bar);
const ssd = await openNvme(vfio, ssdAddress, { writable: true });
const bytes = parts.scratch.bytes;
for (let round = 0; ; round++) {
  await Promise.all([
    ssd.read(target, { bytes: 2 ** 24 }),
    ssd.write(target, { diskOffset: parts.scratch.from, offset: 2 ** 24, bytes }),
  ]);
  if (round === 3) console.log("busy");
}

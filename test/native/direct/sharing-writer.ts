// Program that opens a buffer of another process by its ticket, registers it with its own NIC, and writes to
// it by RDMA.
import process, { argv } from "node:process";
import { openBuffer, openDevice as openGpu } from "../../../src/cuda/index.ts";
import { gpuAndNic } from "./gpu-and-nic.ts";

const device = openGpu(0, { provider: "soft" });
const buffer = await openBuffer(device, argv[2]!);
await using both = gpuAndNic();
const region = both.pd.register(buffer, ["remoteWrite"]);
const source = both.pd.allocate(100);
source.bytes.fill(5);
await both.transfer((qp) => qp.write({ local: source, remote: region.slice(1000, 1100).remote() }));
process.stdout.write(`${region.path}\n`);
device.close();

// Lists the GPUs of this machine with their properties, and which GPU reaches which.
//
//     npx bun examples/gpu-devices.ts            DOORBELL_CUDA=soft shows the soft GPUs
import process from "node:process";
import { compilerVersion, type Device, openDevices, peerMatrix, vmmSupport } from "doorbell/cuda";
import { fail } from "./common/fail.ts";
import { table } from "./common/table.ts";

const gib = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(1)} GiB`;

function describe(device: Device): void {
  const { free, total } = device.memory();
  const can = vmmSupport(device);
  const words = [
    can.virtualMemory && "virtual memory",
    can.shareable.length > 0 && `shared by ${can.shareable.join(", ")}`,
    can.compression && "compression",
    can.gpuDirectRdma && "GPUDirect RDMA",
    can.dmaBuf && "dma-buf",
    can.multicast && "multicast",
    can.pools && "pools",
    device.attribute("cooperativeLaunch") !== 0 && "cooperative launch",
    device.attribute("clusterLaunch") !== 0 && "clusters",
  ].filter(Boolean);
  process.stdout.write(`
${device.ordinal}  ${device.name}  (${device.provider === "soft" ? "soft GPU" : `driver ${device.driver.version / 1000}`})
   ${device.uuid}  PCI ${device.pciId}
   sm_${device.computeCapability.replace(".", "")}, ${device.multiprocessors} multiprocessors, ${gib(free)} of ${gib(total)} free
   can: ${words.join(", ")}
`);
}

function main(): void {
  const devices = openDevices();
  for (const device of devices) describe(device);
  if (devices.length > 1) {
    process.stdout.write("\nAccess between GPUs (a: with atomics)\n");
    const head = ["from", ...devices.map((device) => `${device.ordinal}`)];
    const rows = peerMatrix(devices).map((row, i) => [
      `${i}`,
      ...row.map((link) =>
        link === undefined ? "." : link.access ? (link.atomics ? "yes a" : "yes") : "no",
      ),
    ]);
    process.stdout.write(table(head, rows));
  }
  try {
    process.stdout.write(`\nCUDA C++ is compiled by NVRTC ${compilerVersion()}\n`);
  } catch {
    process.stdout.write(
      "\nNVRTC is not installed. The soft GPU compiles CUDA C++ with nvcc or clang, if one of them is installed.\n",
    );
  }
  for (const device of devices) device.close();
}

try {
  main();
} catch (error) {
  fail(error);
}

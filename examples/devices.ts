// Lists the RDMA devices of this machine: ports, state, MTU and the GID table.
//
//     npx bun examples/devices.ts
import process from "node:process";
import { type Device, DoorbellError, LibraryError, listDevices, openDevice } from "doorbell";
import { fail } from "./common/fail.ts";
import { table } from "./common/table.ts";

const noNative = `No native RDMA device. soft0 above is the soft NIC of doorbell: it needs no hardware and uses RoCE v2.
For a kernel device without hardware (Soft-RoCE), as root:
  modprobe rdma_rxe && rdma link add rxe0 type rxe netdev eth0     # package iproute2; your netdev for eth0
With hardware: is the driver loaded (ls /sys/class/infiniband), is libibverbs installed (package libibverbs1, and
ibverbs-providers for its drivers), and may you open /dev/infiniband/uverbs*?
`;

function describe(device: Device): void {
  const { firmware, nodeGuid, ports } = device.attributes();
  const provider = device.provider === "soft" ? "soft NIC" : "libibverbs";
  process.stdout.write(
    `\n${device.name}  (${provider}${firmware ? `, firmware ${firmware}` : ""}, node ${nodeGuid})\n`,
  );
  const numbers = Array.from({ length: ports }, (_, i) => i + 1);
  const rows = numbers.map((number) => {
    const port = device.port(number);
    const mtu = `${port.activeMtu} of ${port.maxMtu}`;
    return [`${number}`, port.state, port.linkLayer, mtu, port.lid ? `${port.lid}` : "-"];
  });
  process.stdout.write(table(["port", "state", "link", "MTU", "LID"], rows));
  const chosen = numbers.map((port) => gidOf(device, port));
  const gids = numbers.flatMap((port) => device.gids(port));
  const gidRows = gids.map(({ port, index, gid, type, netdev }) => {
    const mark = chosen[port - 1]?.index === index ? "<- default" : "";
    return [`${port}`, `${index}`, gid, type, netdev || "-", mark];
  });
  process.stdout.write(table(["port", "GID", "address", "type", "netdev", ""], gidRows));
}

/** Returns the GID that doorbell chooses by default, or undefined when none works. */
function gidOf(device: Device, port: number) {
  try {
    return device.gid({ port });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

async function main(): Promise<void> {
  const devices = listDevices();
  for (const { name, provider } of devices) {
    try {
      using device = openDevice(name, { provider });
      describe(device);
    } catch (error) {
      if (!(error instanceof DoorbellError || error instanceof LibraryError)) throw error;
      process.stdout.write(`\n${name}  cannot be opened: ${error.message}\n`);
    }
  }
  if (!devices.some(({ provider }) => provider === "native")) process.stdout.write(`\n${noNative}`);
}

await main().catch(fail);

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Returns the PCI addresses of the devices, by their positions in the machine of hardware.ts. */
export function findDevices(): { ssd: string; slow: string; bad: string; peer: string } {
  const root = "/sys/bus/pci/devices";
  const found = readdirSync(root)
    .sort()
    .map((address) => ({
      address,
      ids: ["vendor", "device"]
        .map((name) => readFileSync(`${root}/${address}/${name}`, "utf8").trim())
        .join(" "),
    }));
  const [ssd, slow, bad] = found.filter(({ ids }) => ids === "0x1b36 0x0010").map(({ address }) => address);
  const peer = found.find(({ ids }) => ids === "0x1af4 0x1110")?.address;
  return { ssd: ssd!, slow: slow!, bad: bad!, peer: peer! };
}

/** Gives devices to VFIO with the commands of an error's hint. */
export function runCommands(commands: readonly string[]): void {
  for (const command of commands) execFileSync("bash", ["-e", "-c", command], { stdio: "pipe" });
}

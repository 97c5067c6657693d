import { jupyterSymbol, type MediaBundle, mediaBundle } from "../../../ffi/jupyter.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import {
  checkOptions,
  described,
  didYouMean,
  flag,
  list,
  optionsTable,
  text,
} from "../../arguments/index.ts";
import { shown } from "../../arguments/shown.ts";
import { diagramSvg } from "../../diagram/diagram.ts";
import { type Choice, choose } from "../../machine/choice.ts";
import { type CopyPath, copyPathBetween } from "../../machine/copy-path.ts";
import type { DescribedName } from "../../machine/described/machines.ts";
import { findDescribed } from "../../machine/described-machine.ts";
import { devicesByName } from "../../machine/device-names.ts";
import { type Machine, readMachine } from "../../machine/machine.ts";
import type { NvLink } from "../../machine/nv-link.ts";
import { type PciPath, pathBetween } from "../../machine/path.ts";
import { pciAddressFrom } from "../../machine/pci-address.ts";
import type { PciDevice } from "../../machine/pci-device.ts";
import { sysfsRoot } from "../../machine/read-machine-text.ts";
import { fileSystem, Sysfs } from "../../machine/sysfs.ts";
import { machineText } from "../../machine/write-machine-text.ts";
import { type CopyPathOptions, copyPathOptions } from "./copy-path-options.ts";
import { nvLinksFromNvml } from "./nvml-links.ts";
import { placedMachine, withOpenedSoft, withSoft } from "./soft-devices.ts";
import { topologyDiagram } from "./topology-diagram.ts";

/** Options of {@link topology}. */
export interface TopologyOptions {
  /**
   * A described machine in place of this one: "hgx-h200", "gh200", "workstation", "laptop", or the path of a
   * file that `doorbell topology --record` or {@link Topology.record} wrote.
   */
  readonly like?: DescribedName | (string & {});
  /** Folder with the structure of sysfs. */
  readonly root?: string;
  /**
   * True to add the soft GPUs, soft0 and the soft disk, in the PCI domain d00b. False to add none. By default
   * those are added that `openDevice()` opens on this machine. The soft disk needs DOORBELL_SOFT_DISK. Where the
   * soft devices have a place in a described machine (DOORBELL_SOFT_LIKE), the tree is that machine's unless `soft`
   * is false.
   */
  readonly soft?: boolean;
  /** NVLinks, for trees of other machines. */
  readonly nvLinks?: readonly NvLink[];
}

const NVIDIA = 0x10de;
/** Largest number of devices that a printed topology names. */
const MOST_SHOWN = 8;

const nvLink = described<NvLink>("{ from, to, links, version } with PCI addresses", (value) => {
  const { from, to, links, version } = Object(value) as Partial<NvLink>;
  return typeof from === "string" && typeof to === "string" && Number(links) > 0 && Number.isInteger(version);
});

const options = optionsTable<TopologyOptions>()(
  "direct.TopologyOptions",
  { topology: 0 },
  {
    like: {
      type: text("a described machine, or the path of a recorded one"),
      defaultText: "this machine",
      text: "A described machine in place of this one.",
    },
    root: { type: text(), default: "/sys", text: "Folder with the structure of sysfs." },
    soft: {
      type: flag(),
      defaultText: "those that openDevice() opens",
      text: "Add the soft GPUs, soft0 and the soft disk.",
    },
    nvLinks: {
      type: list(nvLink),
      defaultText: "the NVLinks that NVML reports",
      text: "NVLinks, for trees of other machines.",
    },
  },
);

/** The PCI tree of a machine, read once. */
export class Topology implements Machine {
  readonly name: string | undefined;
  readonly isVirtual: boolean;
  readonly numaNodes: readonly number[];
  readonly devices: readonly PciDevice[];
  readonly gpus: readonly PciDevice[];
  readonly nics: readonly PciDevice[];
  readonly ssds: readonly PciDevice[];
  readonly nvLinks: readonly NvLink[];
  readonly #byName: ReadonlyMap<string, PciDevice>;

  /** @internal Use {@link topology}. */
  constructor(machine: Machine, nvLinks: readonly NvLink[]) {
    this.name = machine.name;
    this.isVirtual = machine.isVirtual;
    this.numaNodes = machine.numaNodes;
    this.devices = machine.devices;
    this.nvLinks = nvLinks;
    [this.gpus, this.nics, this.ssds] = (["gpu", "nic", "ssd"] as const).map((kind) =>
      machine.devices.filter((each) => each.kind === kind),
    ) as [PciDevice[], PciDevice[], PciDevice[]];
    this.#byName = devicesByName(machine);
  }

  /**
   * Every name that `device()` accepts: addresses, "mlx5_0", "eth0", "nvme0", "card0", and "gpu0" and so on
   * in PCI order.
   */
  get names(): readonly string[] {
    return [...this.#byName.keys()];
  }

  /**
   * Returns a device by its PCI address ("65:00.0", NVML's long form too) or by a name of `names`.
   *
   * @example
   * topology().device("mlx5_0").numaNode; // 0
   * @throws RangeError for an unknown name, with the nearest one.
   */
  device(name: string): PciDevice {
    return this.#find(name, "device: name");
  }

  #find(given: string | PciDevice, argument: string): PciDevice {
    const name = typeof given === "object" && given !== null ? given.address : given;
    if (typeof name !== "string") {
      throw new TypeError(`${argument} is ${shown(given)}. Use a name such as "0000:65:00.0" or "mlx5_0"`);
    }
    const found =
      this.#byName.get(name) ??
      this.#byName.get(name.toLowerCase()) ??
      this.#byName.get(pciAddressFrom(name) ?? "");
    if (found !== undefined) return found;
    const near = didYouMean(name, this.names);
    const ends = [...this.gpus, ...this.nics, ...this.ssds].map(({ address }) => address);
    const there = ends.length === 0 ? "" : `; there are ${ends.slice(0, 8).join(", ")}`;
    throw new RangeError(`${argument}: no device of this machine is called ${shown(name)}${near || there}`);
  }

  #gpu(given: string | PciDevice, argument: string): PciDevice {
    const gpu = this.#find(given, argument);
    if (gpu.kind === "gpu") return gpu;
    const gpus = this.gpus.map(({ address }) => address).join(", ") || "none";
    throw new RangeError(`${argument}: ${gpu.address} is not a GPU (${gpu.name}). GPUs here: ${gpus}`);
  }

  /**
   * Returns the path between two devices: its kind, the expected GB/s, and whether one can reach the memory
   * of the other.
   *
   * @example
   * const { kind, expectedGBps, peerDma } = topology().path("gpu0", "mlx5_0");
   * console.log(kind, expectedGBps, peerDma.reason); // PIX 56.7 "straight through the switch: ..."
   */
  path(a: string | PciDevice, b: string | PciDevice): PciPath {
    return pathBetween(this, this.#find(a, "path: a"), this.#find(b, "path: b"), this.nvLinks);
  }

  /**
   * Returns the path that a copy between two ends takes on this machine, and why it takes no better one. An
   * end is a GPU's memory, an SSD, the peer of a NIC, or "host" for host memory. With `bytes`, a buffer larger than
   * the window of a GPU's BAR is copied through host memory.
   *
   * @example
   * const { path, isDirect, reason, nearer } = topology({ like: "hgx-h200" }).copyPath("gpu0", "mlx5_6");
   * console.log(path, isDirect, reason, nearer); // "RDMA on GPU memory" true "..." "mlx5_0 is nearer to gpu0: PIX ..."
   */
  copyPath(from: string | PciDevice, to: string | PciDevice, options?: CopyPathOptions): CopyPath {
    if (arguments.length > 3) throw extraArguments("copyPath", ["from", "to", "options"], arguments.length);
    const { bytes } = checkOptions(copyPathOptions, "copyPath", options);
    const end = (given: string | PciDevice, argument: string) =>
      given === "host" ? undefined : this.#find(given, argument);
    return copyPathBetween(this, end(from, "copyPath: from"), end(to, "copyPath: to"), bytes);
  }

  /**
   * Returns the NIC to use with a GPU: the nearest one with RDMA and an active link. Undefined without a NIC.
   *
   * @example
   * console.log(topology().bestNicFor("gpu0")?.reason); // "PIX: both below one switch, 0000:16:00.0; the nearest of 8"
   */
  bestNicFor(gpu: string | PciDevice): Choice | undefined {
    return choose(this.#gpu(gpu, "bestNicFor: gpu"), this.gpus, this.nics, (a, b) => this.path(a, b));
  }

  /** Returns the SSD to use with a GPU: the fastest of the nearest ones. Undefined without an NVMe SSD. */
  bestSsdFor(gpu: string | PciDevice): Choice | undefined {
    return choose(this.#gpu(gpu, "bestSsdFor: gpu"), this.gpus, this.ssds, (a, b) => this.path(a, b));
  }

  /**
   * Returns the tree as text, which `topology({ like: FILE })` reads on any machine. It has ids, addresses,
   * links, names and drivers, and no serial numbers or network addresses. `comment` becomes its first lines.
   *
   * @example
   * const text = topology().record("my server, read as root");
   * console.log(text.split("\n")[0]); // # my server, read as root
   */
  record(comment = "Recorded by doorbell."): string {
    if (arguments.length > 1) throw extraArguments("record", ["comment"], arguments.length);
    if (typeof comment !== "string") throw new TypeError(`record: comment is ${shown(comment)}. Use a text`);
    return machineText(this, this.nvLinks, comment);
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    const { gpus, nics, ssds, numaNodes, devices, name = "this machine" } = this;
    const ends = [...gpus, ...nics, ...ssds];
    const rest = ends.length - MOST_SHOWN;
    return [
      `Topology of ${name}: ${gpus.length} GPUs, ${nics.length} NICs, ${ssds.length} SSDs, ${devices.length} PCI functions, ${numaNodes.length} NUMA nodes`,
      ...ends.slice(0, MOST_SHOWN).map((one) => `  ${one.address} ${one.kind} ${one.name}`),
      ...(rest > 0 ? [`  and ${rest} more`] : []),
    ].join("\n");
  }

  /** Returns the display for a Deno notebook: the number of devices of each kind, and the tree. */
  [jupyterSymbol](): MediaBundle {
    const { gpus, nics, ssds, numaNodes, name = "this machine" } = this;
    const counts = { GPUs: gpus.length, NICs: nics.length, SSDs: ssds.length, "NUMA nodes": numaNodes };
    return mediaBundle(name, counts, diagramSvg(topologyDiagram(this)));
  }
}

/**
 * Reads the machine's PCI tree from sysfs: root ports, switches, bridges and devices with their BARs, links,
 * NUMA nodes, IOMMU groups, drivers and names. Root is not needed. Values that only root can read are
 * "unknown without root".
 * NVML reports NVLinks. With `like` the tree is that of a described or recorded machine.
 *
 * @example
 * const machine = topology();
 * for (const { address, name, link } of machine.gpus) console.log(address, name, link?.lanes);
 * console.log(topology({ like: "hgx-h200" }).path("gpu0", "mlx5_0").kind); // PIX
 * @throws SysfsError where there is no sysfs, or it shows no PCI.
 * @throws RangeError for an unknown `like`, DoorbellError for an error in its file.
 */
export function topology(given: TopologyOptions = {}): Topology {
  if (arguments.length > 1) throw extraArguments("topology", ["given"], arguments.length);
  const { like, root, nvLinks, soft } = checkOptions(options, "topology", given);
  if (like !== undefined) {
    if (given.root !== undefined)
      throw new TypeError("topology: like and root name two machines. Use one of them");
    if (soft === true)
      throw new TypeError("topology: the soft devices are on this machine. Leave out like or soft");
    return describedTopology(like, nvLinks);
  }
  const isHere = root === "/sys";
  const placed = isHere && soft !== false ? placedMachine() : undefined;
  if (placed !== undefined) return new Topology(placed.machine, nvLinks ?? placed.nvLinks);
  const native = readMachine(fileSystem, root);
  const machine = soft ? withSoft(native) : isHere && soft === undefined ? withOpenedSoft(native) : native;
  const asksNvml =
    isHere && machine.devices.some(({ vendorId, kind }) => vendorId === NVIDIA && kind === "gpu");
  return new Topology(machine, nvLinks ?? (asksNvml ? nvLinksFromNvml() : []));
}

function describedTopology(like: string, nvLinks: readonly NvLink[] | undefined): Topology {
  const described = findDescribed(like);
  return new Topology(readMachine(new Sysfs(described.files), sysfsRoot), nvLinks ?? described.nvLinks);
}

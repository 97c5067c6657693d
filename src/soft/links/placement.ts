import { checkOptions, didYouMean, map, number, optionsTable, text } from "../../arguments/index.ts";
import { shown } from "../../arguments/shown.ts";
import { choose } from "../../machine/choice.ts";
import type { DescribedName } from "../../machine/described/machines.ts";
import { findDescribed } from "../../machine/described-machine.ts";
import { devicesByName } from "../../machine/device-names.ts";
import { type Machine, readMachine } from "../../machine/machine.ts";
import type { NvLink } from "../../machine/nv-link.ts";
import { pathBetween } from "../../machine/path.ts";
import type { PciDevice } from "../../machine/pci-device.ts";
import { sysfsRoot } from "../../machine/read-machine-text.ts";
import { Sysfs } from "../../machine/sysfs.ts";

/** Options of {@link placeSoftDevices}. */
export interface PlacementOptions {
  /**
   * Described machine whose links the soft devices obey: "hgx-h200", "gh200", "workstation", "laptop", or the
   * path of a file that `doorbell topology --record` wrote.
   */
  readonly like?: DescribedName | (string & {});
  /**
   * Device of the machine that each soft device stands for: `{ gpu0: "gpu4", soft0: "mlx5_6", softdisk0: "nvme2" }`.
   * The values are names or PCI addresses of the machine.
   */
  readonly places?: Readonly<Record<string, string>>;
  /** Factor on the described rates, at most 1. Use a small one where memory is slower than the links. */
  readonly scale?: number;
}

const LEAST_SCALE = 1e-6;

const options = optionsTable<PlacementOptions>()(
  "soft.PlacementOptions",
  { placeSoftDevices: 0 },
  {
    like: {
      type: text("a described machine, or the path of a recorded one"),
      defaultText: "none, and transfers run as fast as memory",
      text: "Machine whose links the soft devices obey.",
    },
    places: {
      type: map(text("a name or PCI address of the machine")),
      defaultText: "the GPUs in order, and the NIC and the SSD that are nearest to the first",
      text: "Device of the machine for each soft device.",
    },
    scale: { type: number(LEAST_SCALE, 1), default: 1, text: "Factor on the described rates." },
  },
);

/** Names of the sources of the options, for errors. */
interface Sources {
  readonly like: string;
  readonly places: string;
}

const SETTINGS: Sources = { like: "DOORBELL_SOFT_LIKE", places: "DOORBELL_SOFT_PLACES" };
const SCALE = "DOORBELL_SOFT_SCALE";
const CALL: Sources = { like: "placeSoftDevices: like", places: "placeSoftDevices: places" };

/** Most soft GPUs of a process. */
const MOST_GPUS = 16;

/** Soft devices in a described machine. */
export interface Placement {
  /** Name or file of the machine. */
  readonly like: string;
  readonly machine: Machine;
  readonly nvLinks: readonly NvLink[];
  /** Factor on the described rates. */
  readonly scale: number;
  /** Number of GPUs of the machine. */
  readonly gpus: number;
  /** Device of the machine for "gpu0" and so on, "soft0" and "softdisk0". A device without a place is not paced. */
  readonly places: ReadonlyMap<string, PciDevice>;
}

/** Returns the placement that the environment asks for, or undefined. */
export function placementFromEnvironment(): Placement | undefined {
  const { DOORBELL_SOFT_LIKE: like, DOORBELL_SOFT_PLACES: places, DOORBELL_SOFT_SCALE: scale } = process.env;
  if (!like) {
    for (const [name, value] of [
      [SETTINGS.places, places],
      [SCALE, scale],
    ]) {
      if (value)
        throw new RangeError(`${name} is ${shown(value)}, but ${SETTINGS.like} names no machine. Set both`);
    }
    return undefined;
  }
  return placementIn(like, placesIn(places ?? ""), scaleIn(scale ?? ""), SETTINGS);
}

/** Returns the placement of checked options, or undefined for a call that names no machine. */
export function placementFromOptions(given: PlacementOptions): Placement | undefined {
  const { like, places = {}, scale } = checkOptions(options, "placeSoftDevices", given);
  if (like === undefined) {
    if (Object.keys(given).length > 0)
      throw new TypeError(
        "placeSoftDevices: like is missing. Name a machine, or leave out the other options",
      );
    return undefined;
  }
  return placementIn(like, Object.entries(places), scale, CALL);
}

function scaleIn(given: string): number {
  if (given === "") return 1;
  const scale = Number(given);
  if (scale >= LEAST_SCALE && scale <= 1) return scale;
  throw new RangeError(
    `${SCALE} is ${shown(given)}. Use a factor from ${LEAST_SCALE} to 1, such as 0.01 for a hundredth of the described rates`,
  );
}

/** Reads "gpu0=gpu4,soft0=mlx5_6". */
const placesIn = (given: string): readonly (readonly [string, string])[] =>
  given
    .split(",")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [name = "", place = "", ...rest] = part.split("=").map((word) => word.trim());
      if (name !== "" && place !== "" && rest.length === 0) return [name, place] as const;
      throw new RangeError(
        `${SETTINGS.places}: ${shown(part)} is not DEVICE=PLACE. Use for example gpu0=gpu4,soft0=mlx5_6`,
      );
    });

function placementIn(
  like: string,
  wanted: readonly (readonly [string, string])[],
  scale: number,
  sources: Sources,
): Placement {
  const { files, nvLinks } = findDescribed(like, sources.like);
  const machine = readMachine(new Sysfs(files), sysfsRoot);
  const names = devicesByName(machine);
  const places = new Map<string, PciDevice>();
  for (const [name, place] of wanted) {
    const kind = kindOf(name, sources);
    const device = names.get(place) ?? names.get(place.toLowerCase());
    const fitting = machine.devices.filter((each) => each.kind === kind);
    const there = fitting.map(nameOf).join(", ");
    const use = there === "" ? `${like} has none` : `there are ${there}`;
    if (device === undefined) {
      const near = didYouMean(place, [...names.keys()]) || `; ${use}`;
      throw new RangeError(`${sources.places}: ${like} has no device ${shown(place)} for ${name}${near}`);
    }
    if (device.kind !== kind)
      throw new RangeError(
        `${sources.places}: ${place} of ${like} is ${shown(device.kind)} (${device.name}). ${name} needs ${shown(kind)}, and ${use}`,
      );
    const other = [...places].find(([, taken]) => taken === device)?.[0];
    if (other !== undefined)
      throw new RangeError(
        `${sources.places}: ${place} of ${like} is the place of both ${other} and ${name}`,
      );
    places.set(name, device);
  }
  const gpus = machine.devices.filter(({ kind }) => kind === "gpu").length;
  return { like, machine, nvLinks, scale, gpus, places: withDefaults(machine, nvLinks, places) };
}

const nameOf = ({ infiniband, nvme, net, address }: PciDevice): string =>
  infiniband[0] ?? nvme[0] ?? net[0] ?? address;

/** Returns the kind of device that a soft device stands for. */
function kindOf(name: string, { places }: Sources): "gpu" | "nic" | "ssd" {
  if (name === "soft0") return "nic";
  if (name === "softdisk0") return "ssd";
  const ordinal = Number(/^gpu(\d{1,2})$/.exec(name)?.[1] ?? MOST_GPUS);
  if (ordinal < MOST_GPUS) return "gpu";
  throw new RangeError(
    `${places}: ${shown(name)} is not a soft device. Use gpu0 to gpu${MOST_GPUS - 1}, soft0 or softdisk0`,
  );
}

/** Adds a place for each soft device that the caller has not placed. */
function withDefaults(
  machine: Machine,
  nvLinks: readonly NvLink[],
  chosen: ReadonlyMap<string, PciDevice>,
): ReadonlyMap<string, PciDevice> {
  const places = new Map(chosen);
  const isFree = (device: PciDevice): boolean => ![...places.values()].includes(device);
  const gpus = machine.devices.filter(({ kind }) => kind === "gpu");
  for (let ordinal = 0; ordinal < Math.min(MOST_GPUS, gpus.length); ordinal++) {
    const place = gpus.find(isFree);
    if (!places.has(`gpu${ordinal}`) && place !== undefined) places.set(`gpu${ordinal}`, place);
  }
  const first = places.get("gpu0");
  const pathTo = (gpu: PciDevice, device: PciDevice) => pathBetween(machine, gpu, device, nvLinks);
  for (const [name, kind] of [
    ["soft0", "nic"],
    ["softdisk0", "ssd"],
  ] as const) {
    const free = machine.devices.filter((device) => device.kind === kind && isFree(device));
    const place = first === undefined ? free[0] : choose(first, [first], free, pathTo)?.device;
    if (!places.has(name) && place !== undefined) places.set(name, place);
  }
  return places;
}

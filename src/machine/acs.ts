import { type UnknownWithoutRoot, unknownWithoutRoot } from "./bar.ts";

/**
 * Access control services of a port (PCI Express base specification, 6.12). Where a port redirects requests,
 * traffic between two devices below one switch goes up to the root and back. "none" means that the port lacks
 * the capability.
 */
export type Acs =
  | { readonly redirectsPeers: boolean; readonly enabled: readonly string[] }
  | "none"
  | UnknownWithoutRoot;

const controlNames = [
  "source validation",
  "translation blocking",
  "request redirect",
  "completion redirect",
  "upstream forwarding",
  "egress control",
  "direct translated",
];

const EXTENDED = 0x100;
const ACS_ID = 0x000d;
const REQUEST_REDIRECT = 1 << 2;

/** Returns the bits of the control register in which these controls are enabled. */
export const controlBitsOf = (enabled: readonly string[]): number =>
  controlNames.reduce((bits, name, bit) => (enabled.includes(name) ? bits | (1 << bit) : bits), 0);

/** Reads the ACS capability from configuration space. Only root can read more than its first 64 bytes. */
export function acsOf(config: Uint8Array | undefined): Acs {
  if (config === undefined || config.length <= 64) return unknownWithoutRoot;
  const view = new DataView(config.buffer, config.byteOffset, config.byteLength);
  // A damaged capability list must not cause an endless loop, so the number of steps is limited.
  for (let at = EXTENDED, steps = 0; at >= EXTENDED && at + 8 <= config.length && steps < 960; steps++) {
    const head = view.getUint32(at, true);
    if (head === 0 || head === 0xffff_ffff) break;
    if ((head & 0xffff) === ACS_ID) {
      const control = view.getUint16(at + 6, true);
      const enabled = controlNames.filter((_, bit) => control & (1 << bit));
      return { redirectsPeers: (control & REQUEST_REDIRECT) !== 0, enabled };
    }
    at = head >>> 20;
  }
  return "none";
}

/** Capability of PCI Express, and the place of the pointer to the first capability. */
const EXPRESS_ID = 0x10;
const FIRST_CAPABILITY = 0x34;
const PORT_TYPES = {
  4: "root port",
  5: "switch upstream",
  6: "switch downstream",
  7: "bridge",
  8: "bridge",
} as const;

/** Returns the kind of port of a bridge from its PCI Express capability. Undefined without root. */
export function portTypeOf(config: Uint8Array | undefined): PortKind | undefined {
  if (config === undefined || config.length < 256) return undefined;
  let at = config[FIRST_CAPABILITY]! & 0xfc;
  for (let steps = 0; at >= 0x40 && at < 0xfe && steps < 48; steps++) {
    if (config[at] === EXPRESS_ID) return PORT_TYPES[((config[at + 2]! >> 4) & 15) as 4];
    at = config[at + 1]! & 0xfc;
  }
  return undefined;
}

/** Type of a port in a configuration space, by the kind of the port. */
export type PortKind = (typeof PORT_TYPES)[4 | 5 | 6 | 7];

/**
 * Returns a configuration space for {@link acsOf} and {@link portTypeOf}. It has the ACS capability with these
 * bits of its control register, and the capability with the type of a port. One that is undefined is absent.
 */
export function configurationOf(controlBits: number | undefined, port: PortKind | undefined): Uint8Array {
  const bytes = new Uint8Array(2 * EXTENDED);
  const view = new DataView(bytes.buffer);
  const version = 1 << 16;
  if (controlBits !== undefined) {
    view.setUint32(EXTENDED, ACS_ID | version, true);
    view.setUint16(EXTENDED + 6, controlBits, true);
  }
  if (port !== undefined) {
    const at = 0x40;
    const type = Object.entries(PORT_TYPES).find(([, kind]) => kind === port)![0];
    bytes[FIRST_CAPABILITY] = at;
    bytes[at] = EXPRESS_ID;
    bytes[at + 2] = Number(type) << 4;
  }
  return bytes;
}

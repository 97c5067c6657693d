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

const PORT_TYPES = {
  4: "root port",
  5: "switch upstream",
  6: "switch downstream",
  7: "bridge",
  8: "bridge",
} as const;

/** Returns the kind of port of a bridge from its PCI Express capability. Undefined without root. */
export function portTypeOf(config: Uint8Array | undefined): (typeof PORT_TYPES)[4 | 5 | 6 | 7] | undefined {
  if (config === undefined || config.length < 256) return undefined;
  let at = config[0x34]! & 0xfc;
  for (let steps = 0; at >= 0x40 && at < 0xfe && steps < 48; steps++) {
    if (config[at] === 0x10) return PORT_TYPES[((config[at + 2]! >> 4) & 15) as 4];
    at = config[at + 1]! & 0xfc;
  }
  return undefined;
}

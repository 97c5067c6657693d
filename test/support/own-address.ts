import type { Device } from "../../src/index.ts";

/**
 * Returns an address on which the device's connection manager can listen, and its provider. For soft0 the
 * address belongs to this process alone.
 */
export function ownAddress(device: Device): {
  readonly at: { readonly address: string; readonly port: number };
  readonly by: { readonly provider: "native" | "soft" };
} {
  const { gid } = device.provider === "soft" ? device.gids()[0]! : device.gid();
  return { at: { address: gid.replace("::ffff:", ""), port: 0 }, by: { provider: device.provider } };
}

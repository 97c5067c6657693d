import type { Device } from "../../src/index.ts";

/** An address of a device on which its connection manager listens, and whose that is: of soft0 the one that no other process has. */
export function ownAddress(device: Device): {
  readonly at: { readonly address: string; readonly port: number };
  readonly by: { readonly provider: "native" | "soft" };
} {
  const { gid } = device.provider === "soft" ? device.gids()[0]! : device.gid();
  return { at: { address: gid.replace("::ffff:", ""), port: 0 }, by: { provider: device.provider } };
}

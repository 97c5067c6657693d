import { AF_INET, AF_INET6 } from "../../../ffi/libc/index.ts";
import { sockaddr_storage } from "../../../ffi/rdmacm/structs.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { shown } from "../../arguments/shown.ts";
import { gidBytes, gidText } from "../address/gid.ts";

/** IP address with a port, as the connection manager uses it. */
export interface SocketAddress {
  /** IP address as text: "10.9.0.1" or "fd00::2". */
  readonly address: string;
  readonly port: number;
}

/** Address of a peer: "10.9.0.1:7471", "[fd00::2]:7471", "host:7471", or the parts. */
export type PeerAddress = string | SocketAddress;

const portOf = (port: unknown): number | undefined =>
  typeof port === "number" && Number.isInteger(port) && port >= 0 && port <= 0xffff ? port : undefined;

/** Returns the parts of an address. Throws TypeError, with the correct form, for other values. */
export function parseAddress(caller: string, value: PeerAddress | number): SocketAddress {
  const isParts = typeof value === "object" && value !== null && "address" in value;
  const what = isParts ? `{ address: ${shown(value.address)}, port: ${shown(value.port)} }` : shown(value);
  const wrong = () =>
    new TypeError(
      `${caller}(${what}): write an address as "10.9.0.1:7471", "[fd00::2]:7471" or { address, port }`,
    );
  if (typeof value === "number") {
    const port = portOf(value);
    if (port === undefined) throw wrong();
    return { address: "0.0.0.0", port };
  }
  if (typeof value === "object" && value !== null) {
    const { address, port } = value;
    const checked = portOf(port);
    if (typeof address !== "string" || address === "" || checked === undefined) throw wrong();
    return { address, port: checked };
  }
  const parts = typeof value === "string" ? /^(?:\[([^\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(value) : null;
  const port = parts ? portOf(Number(parts[3])) : undefined;
  if (!parts || port === undefined) throw wrong();
  return { address: (parts[1] ?? parts[2])!, port };
}

/** Returns true for an IP address, false for a name. */
export function isNumeric(address: string): boolean {
  try {
    gidBytes(address);
    return true;
  } catch {
    return false;
  }
}

/** Returns the parts of an address that must be numeric, because looking up a name takes time. */
export function numericAddress(caller: string, value: PeerAddress): SocketAddress {
  const parts = parseAddress(caller, value);
  if (isNumeric(parts.address)) return parts;
  throw new TypeError(
    `${caller}: ${parts.address} is a name. Use its address, which resolveAddresses() finds, or connect()`,
  );
}

/** Returns an address as one text: "10.9.0.1:7471". */
export const addressText = ({ address, port }: SocketAddress): string =>
  address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`;

/** Returns C's struct of a numeric address. */
export function socketAddressStruct({
  address,
  port,
}: SocketAddress): ReturnType<typeof sockaddr_storage.alloc> {
  const c = sockaddr_storage.alloc();
  const gid = gidBytes(address);
  const four = !address.includes(":");
  const bytes = new Uint8Array(memory(c.pointer, sockaddr_storage.size));
  c.ss_family = four ? AF_INET : AF_INET6;
  bytes[2] = port >> 8;
  bytes[3] = port;
  if (four) bytes.set(gid.subarray(12), 4);
  else bytes.set(gid, 8);
  return c;
}

/** Returns the address in C's struct at a pointer, or undefined when there is none. */
export function socketAddressAt(pointer: number): SocketAddress | undefined {
  if (pointer === 0) return undefined;
  const bytes = new Uint8Array(memory(pointer, 28)).slice();
  const family = new DataView(bytes.buffer).getUint16(0, true);
  const port = (bytes[2]! << 8) | bytes[3]!;
  if (family === AF_INET) return { address: bytes.subarray(4, 8).join("."), port };
  return family === AF_INET6 ? { address: gidText(bytes.subarray(8, 24)), port } : undefined;
}

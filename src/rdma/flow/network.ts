import { shown } from "../../arguments/shown.ts";
import { gidBytes } from "../address/gid.ts";

/** Network of IP addresses with the same first bits. */
export interface Network {
  readonly isIpv6: boolean;
  /** Address of the network, 4 or 16 bytes. Bits beyond the mask are 0. */
  readonly address: Uint8Array;
  readonly mask: Uint8Array;
}

const isMapped = (gid: Uint8Array) =>
  gid.subarray(0, 10).every((byte) => byte === 0) && gid[10] === 0xff && gid[11] === 0xff;

/** Parses "10.9.0.1", "10.0.0.0/8" or "fe80::/64". Throws TypeError, which names `what`, for other text. */
export function parseNetwork(text: string, what: string): Network {
  const [address = "", bits, ...rest] = text.split("/");
  const wrong = () =>
    new TypeError(
      `${what}: ${shown(text)} is not an address or a network. Write 10.9.0.1, 10.0.0.0/8 or fe80::/64`,
    );
  if (rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) throw wrong();
  let gid: Uint8Array;
  try {
    gid = gidBytes(address);
  } catch {
    throw wrong();
  }
  const isIpv6 = !isMapped(gid);
  const bytes = isIpv6 ? gid : gid.slice(12);
  const length = bits === undefined ? bytes.length * 8 : Number(bits);
  if (length > bytes.length * 8) throw wrong();
  const mask = bytes.map((_, i) => 0xff & ~(0xff >> Math.min(8, Math.max(0, length - 8 * i))));
  return { isIpv6, address: bytes.map((byte, i) => byte & mask[i]!), mask };
}

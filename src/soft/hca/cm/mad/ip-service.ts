// The RDMA IP CM service (InfiniBand Architecture, annex A11): IP addresses and ports over communication
// management. The port is part of the service identifier. The addresses precede the private data.

/** Bytes of a request's private data that the addresses use. */
export const IP_HEADER_BYTES = 36;

/** Prefix of the service identifiers of RDMA_PS_TCP and the other port spaces. */
const SERVICES = 0x01_00_0000n;

/** Returns the service identifier of a 16-bit port in an 8-bit port space, 0x06 for TCP and 0x11 for UDP. */
export const serviceIdOf = (portSpace: number, port: number): bigint =>
  SERVICES | (BigInt(portSpace & 0xff) << 16n) | BigInt(port);

/** Returns the port space and port of a service identifier; undefined for another kind of service. */
export function servicePort(
  serviceId: bigint,
): { readonly portSpace: number; readonly port: number } | undefined {
  if (serviceId >> 24n !== SERVICES >> 24n) return undefined;
  return { portSpace: 0x100 | Number((serviceId >> 16n) & 0xffn), port: Number(serviceId & 0xffffn) };
}

/** Addresses of a request as GIDs; IPv4 in its mapped form. */
export interface IpHeader {
  /** Port of the caller. */
  readonly port: number;
  readonly source: Uint8Array;
  readonly destination: Uint8Array;
}

const isMapped = (gid: Uint8Array): boolean =>
  gid.subarray(0, 10).every((byte) => byte === 0) && gid[10] === 255 && gid[11] === 255;

/** Returns the header followed by `data`, in `size` bytes. */
export function withIpHeader(header: IpHeader, data: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(new ArrayBuffer(size));
  const isIpv4 = isMapped(header.source);
  bytes[1] = isIpv4 ? 0x40 : 0x60;
  bytes[2] = header.port >> 8;
  bytes[3] = header.port;
  if (isIpv4) {
    bytes.set(header.source.subarray(12), 16);
    bytes.set(header.destination.subarray(12), 32);
  } else {
    bytes.set(header.source, 4);
    bytes.set(header.destination, 20);
  }
  bytes.set(data.subarray(0, size - IP_HEADER_BYTES), IP_HEADER_BYTES);
  return bytes;
}

function mapped(four: Uint8Array): Uint8Array<ArrayBuffer> {
  const gid = new Uint8Array(new ArrayBuffer(16));
  gid[10] = gid[11] = 255;
  gid.set(four, 12);
  return gid;
}

/** Reads the header of private data. Returns undefined for another version. */
export function readIpHeader(data: Uint8Array): IpHeader | undefined {
  const version = data[1]! >> 4;
  if (data[0] !== 0 || (version !== 4 && version !== 6)) return undefined;
  const port = (data[2]! << 8) | data[3]!;
  if (version === 4) {
    return { port, source: mapped(data.subarray(16, 20)), destination: mapped(data.subarray(32, 36)) };
  }
  return { port, source: data.slice(4, 20), destination: data.slice(20, 36) };
}

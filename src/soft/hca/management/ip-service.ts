// The RDMA IP CM service (InfiniBand Architecture, annex A11): IP addresses and ports over communication management. The port
// is part of the service's identifier; addresses stand in front of the private data.

/** Bytes that the addresses take of a request's private data. */
export const IP_HEADER_BYTES = 36;

/** `RDMA_PS_TCP` and the like: the services of connections, and of datagrams. */
const SERVICES = 0x01_00_0000n;

/** The identifier of a port (16 bits) in a port space (8 bits: 0x06 as TCP's, 0x11 as UDP's). */
export const serviceIdOf = (portSpace: number, port: number): bigint =>
  SERVICES | (BigInt(portSpace & 0xff) << 16n) | BigInt(port);

/** The port space and port of an identifier; undefined when it belongs to another kind of service. */
export function servicePort(
  serviceId: bigint,
): { readonly portSpace: number; readonly port: number } | undefined {
  if (serviceId >> 24n !== SERVICES >> 24n) return undefined;
  return { portSpace: 0x100 | Number((serviceId >> 16n) & 0xffn), port: Number(serviceId & 0xffffn) };
}

/** Addresses are GIDs here: of IPv4 the mapped form. */
export interface IpHeader {
  /** The caller's port. */
  readonly port: number;
  readonly source: Uint8Array;
  readonly destination: Uint8Array;
}

const isMapped = (gid: Uint8Array): boolean =>
  gid.subarray(0, 10).every((byte) => byte === 0) && gid[10] === 255 && gid[11] === 255;

/** The header's bytes followed by `data`, in `size` bytes. */
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

/** The header in private data; undefined when there is none of this version. */
export function readIpHeader(data: Uint8Array): IpHeader | undefined {
  const version = data[1]! >> 4;
  if (data[0] !== 0 || (version !== 4 && version !== 6)) return undefined;
  const port = (data[2]! << 8) | data[3]!;
  if (version === 4) {
    return { port, source: mapped(data.subarray(16, 20)), destination: mapped(data.subarray(32, 36)) };
  }
  return { port, source: data.slice(4, 20), destination: data.slice(20, 36) };
}

// Process of any user that sends datagrams to a NIC of this host from a forged source address. Its argument
// is a Forgery as JSON.
import * as c from "../../../ffi/libc/index.ts";
import { rawAddress } from "../../../src/soft/hca/links/common/addresses.ts";
import { ROCE_PORT } from "../../../src/soft/hca/wire/icrc.ts";
import { pages } from "./region.ts";

export interface Forgery {
  /** Address that the socket is bound to. */
  readonly bound: { readonly address: string; readonly port: number };
  /** Source address of the datagrams. */
  readonly from: string;
  readonly to: string;
  /** Datagrams, in hexadecimal. */
  readonly packets: readonly string[];
}

/** The control message selects any local source address. */
const IP_PKTINFO = 8;
const PKTINFO_BYTES = 12;
const [NAME, IOVEC, CONTROL, MESSAGE, DATA] = [0, 64, 128, 256, 512];

const { bound, from, to, packets } = JSON.parse(process.argv[2]!) as Forgery;
const { bytes, pointer } = pages(8192);
const words = new Int32Array(bytes.buffer, bytes.byteOffset);
const swap16 = (port: number) => ((port & 255) << 8) | (port >> 8);
const check = (what: string, result: number | bigint) => {
  if (result < 0) throw new Error(`${what}: ${c.errnoName(c.errno())}`);
  return Number(result);
};

function name(address: string, port: number): void {
  words.set([c.AF_INET | (swap16(port) << 16), rawAddress(address), 0, 0], NAME / 4);
}

const fd = check("socket", c.libc.socket(c.AF_INET, c.SOCK_DGRAM, 0));
words[0] = c.IP_PMTUDISC_DO;
check("setsockopt", c.libc.setsockopt(fd, c.IPPROTO_IP, c.IP_MTU_DISCOVER, pointer, 4));
name(bound.address, bound.port);
check("bind", c.libc.bind(fd, pointer + NAME, 16));
name(to, ROCE_PORT);
const { cmsghdr, msghdr } = c;
const head = cmsghdr.at(pointer + CONTROL);
head.cmsg_len = cmsghdr.size + PKTINFO_BYTES;
head.cmsg_level = c.IPPROTO_IP;
head.cmsg_type = IP_PKTINFO;
words.set([0, rawAddress(from), 0], (CONTROL + cmsghdr.size) / 4);
const message = msghdr.at(pointer + MESSAGE);
message.msg_name = pointer + NAME;
message.msg_namelen = 16;
message.msg_iov = pointer + IOVEC;
message.msg_iovlen = 1;
message.msg_control = pointer + CONTROL;
message.msg_controllen = cmsghdr.size + PKTINFO_BYTES + 4;
for (const packet of packets) {
  const content = Buffer.from(packet, "hex");
  bytes.set(content, DATA);
  words.set([pointer + DATA, 0, content.length, 0], IOVEC / 4);
  new BigUint64Array(bytes.buffer, bytes.byteOffset + IOVEC, 1)[0] = BigInt(pointer + DATA);
  check("sendmsg", c.libc.sendmsg(fd, pointer + MESSAGE, 0));
}
c.libc.close(fd);

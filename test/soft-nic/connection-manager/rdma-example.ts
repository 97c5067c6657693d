// Parts that the ports of rdma-core's examples share: addresses, endpoints and completions on soft0. A client has the address
// and the port of the server as arguments. A server has none, and prints its own.
import process from "node:process";
import * as v from "../../../ffi/ibverbs/index.ts";
import { readPointer } from "../../../ffi/ibverbs/peek.ts";
import { errno } from "../../../ffi/libc/index.ts";
import * as cm from "../../../ffi/rdmacm/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { softRdmacm } from "../../../src/soft/index.ts";
import { here } from "./many-connections.ts";

export const lib = softRdmacm();
export const isServer = process.argv.length === 2;
const [address = here().address, port = "0"] = process.argv.slice(2);

/** Throws when a call failed. */
export function zero(name: string, result: number): void {
  if (result !== 0) throw new Error(`${name}: ${result}, errno ${errno()}`);
}

/** Memory for a pointer that C writes. */
export const slot = () => v.ibv_td.alloc();

const texts = [address, port].map((text) => {
  const bytes = new Uint8Array(new ArrayBuffer(64));
  new TextEncoder().encodeInto(text, bytes);
  return bytes;
});
const [node, service] = texts.map((bytes) => addressOf(bytes)) as [number, number];

/** Calls rdma_getaddrinfo with the hints of the example. */
export function addressInformation(hints: Parameters<typeof cm.rdma_addrinfo.alloc>[0]): number {
  const found = slot();
  const given = cm.rdma_addrinfo.alloc(hints);
  zero("rdma_getaddrinfo", lib.rdma_getaddrinfo(node, service, given.pointer, found.pointer));
  return readPointer(found.pointer);
}

/** Calls rdma_create_ep. */
export function endpoint(information: number, attributes: number): number {
  const made = slot();
  zero("rdma_create_ep", lib.rdma_create_ep(made.pointer, information, 0, attributes));
  return readPointer(made.pointer);
}

/** Listens, prints the address of the server, and waits for the request of a client. */
export function request(listener: number): number {
  zero("rdma_listen", lib.rdma_listen(listener, 0));
  const big = lib.rdma_get_src_port(listener);
  console.log(`${address} ${((big & 255) << 8) | (big >> 8)}`);
  const found = slot();
  zero("rdma_get_request", lib.rdma_get_request(listener, found.pointer));
  return readPointer(found.pointer);
}

/** Waits for the completion of a request. */
export function completion(name: "rdma_get_recv_comp" | "rdma_get_send_comp", id: number) {
  const wc = v.ibv_wc.alloc();
  let result = 0;
  while (result === 0) result = lib[name](id, wc.pointer);
  if (result < 0 || wc.status !== v.IBV_WC_SUCCESS) throw new Error(`${name}: ${result}, ${wc.status}`);
  return wc;
}

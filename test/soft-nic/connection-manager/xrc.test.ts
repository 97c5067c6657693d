import { expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/index.ts";
import { readPointer } from "../../../ffi/ibverbs/peek.ts";
import { Errno, errno } from "../../../ffi/libc/index.ts";
import * as cm from "../../../ffi/rdmacm/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { softRdmacm } from "../../../src/soft/index.ts";

const lib = softRdmacm();
const service = new Uint8Array(new ArrayBuffer(8));
new TextEncoder().encodeInto("7471", service);

/** Calls rdma_getaddrinfo as a server. Returns the errno, or 0. */
function addressErrno(hints: Parameters<typeof cm.rdma_addrinfo.alloc>[0]): number {
  const given = cm.rdma_addrinfo.alloc({ ai_flags: cm.RAI_PASSIVE, ...hints });
  const found = v.ibv_td.alloc();
  if (lib.rdma_getaddrinfo(0, addressOf(service), given.pointer, found.pointer) !== 0) return errno();
  lib.rdma_freeaddrinfo(readPointer(found.pointer));
  return 0;
}

// The hints of `rdma_xserver -c x` and `rdma_xclient -c x`, and those of the other types.
test("rdma_getaddrinfo and rdma_create_qp refuse XRC by its errno, and not by another type", () => {
  const refused = [
    { ai_qp_type: v.IBV_QPT_XRC_RECV, ai_port_space: cm.RDMA_PS_IB },
    { ai_qp_type: v.IBV_QPT_XRC_SEND, ai_port_space: cm.RDMA_PS_TCP },
    { ai_qp_type: v.IBV_QPT_UC, ai_port_space: cm.RDMA_PS_TCP },
    { ai_qp_type: v.IBV_QPT_RC, ai_port_space: cm.RDMA_PS_IB },
  ];
  for (const hints of refused) expect(addressErrno(hints)).toBe(Errno.EOPNOTSUPP);
  for (const ai_qp_type of [v.IBV_QPT_RC, v.IBV_QPT_UD]) expect(addressErrno({ ai_qp_type })).toBe(0);
  expect(addressErrno({})).toBe(0);

  const place = v.ibv_td.alloc();
  expect(lib.rdma_create_id(0, place.pointer, 0, cm.RDMA_PS_TCP)).toBe(0);
  const id = readPointer(place.pointer);
  const devices = lib.rdma_get_devices(0);
  cm.rdma_cm_id.at(id).verbs = readPointer(devices);
  lib.rdma_free_devices(devices);
  const attributes = v.ibv_qp_init_attr.alloc({ qp_type: v.IBV_QPT_XRC_SEND });
  expect(lib.rdma_create_qp(id, 0, attributes.pointer)).toBe(-1);
  expect(errno()).toBe(Errno.EOPNOTSUPP);
  expect(lib.rdma_destroy_id(id)).toBe(0);
});

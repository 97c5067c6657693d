// The clock of the NIC's timestamps: CLOCK_MONOTONIC in nanoseconds, shared by all processes of a host.

import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { MAX_QPS } from "../arena/arena.ts";
import { Counter } from "../arena/counters.ts";
import { release } from "../arena/heap.ts";
import { Context, MAGIC_CONTEXT } from "../arena/records.ts";
import { gidOfAddress, netdevIndex } from "../links/common/addresses.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { forgetDescriptor, recordDescriptor } from "../nic/thread-nics.ts";
import { QueuePairTable } from "../objects/queue-pairs.ts";
import { failed, failMinusOne, failPointer } from "./checked.ts";
import { FIRMWARE, LIMITS } from "./create-completion-queue.ts";
import { destroyQueuePair } from "./queue-pair-life.ts";
import { SharedContext } from "./shared-contexts.ts";

/** Ticks in a millisecond, as `ibv_device_attr_ex.hca_core_clock`. */
const CORE_CLOCK_KHZ = 1_000_000;

const time = s.timespec.alloc();

function nanoseconds(clock: number): bigint {
  libc.clock_gettime(clock, time.pointer);
  return BigInt(time.tv_sec) * 1_000_000_000n + BigInt(time.tv_nsec);
}

/** The clock of the device and the wall clock. */
export const clocks = {
  /** Returns the time of the device's clock. */
  now: (): bigint => nanoseconds(c.CLOCK_MONOTONIC),
  /** Returns wall-clock time minus device time, in nanoseconds. */
  wallClockAhead: (): bigint => nanoseconds(c.CLOCK_REALTIME) - nanoseconds(c.CLOCK_MONOTONIC),
} as const;

// Verbs of the device: list, open, query. It has one port, one P_Key, and a GID for each IP address.

const { EINVAL, ENODATA, ENOMEM } = c.Errno;
/** Operations on regions with on-demand paging: all, because the soft NIC pins no region. */
const REPLIED = verbs.IBV_ODP_SUPPORT_READ | verbs.IBV_ODP_SUPPORT_ATOMIC;
const PAGED =
  verbs.IBV_ODP_SUPPORT_SEND |
  verbs.IBV_ODP_SUPPORT_RECV |
  verbs.IBV_ODP_SUPPORT_WRITE |
  verbs.IBV_ODP_SUPPORT_SRQ_RECV |
  REPLIED;
/** Bytes that the path MTU leaves for headers, as in rxe. */
const OVERHEAD = 80;

/** Returns the largest ibv_mtu code that fits the MTU of a network device. */
export function activeMtu(netdevMtu: number): number {
  let code = 1;
  while (code < 5 && 128 << (code + 1) <= netdevMtu - OVERHEAD) code++;
  return code;
}

/** Writes the GID of an address at `pointer`. An IPv4 address is mapped to IPv6. */
function writeGid(pointer: number, address: string): void {
  new Uint8Array(memory(pointer, 16)).set(gidOfAddress(address));
}

/** Returns an EUI-64 made of the NIC's own address. 0x02 marks it as locally administered. */
function guid(d: SoftNic): bigint {
  const last = new DataView(gidOfAddress(d.addresses[0]!.address).buffer).getUint32(12);
  return 0x0200_00ff_0000_0000n | BigInt(last) | 0xfe_0000_0000n;
}

function fillDeviceAttributes(d: SoftNic, pointer: number): void {
  new Uint8Array(memory(pointer, s.ibv_device_attr.size)).fill(0);
  const attr = s.ibv_device_attr.at(pointer);
  attr.fw_ver = FIRMWARE;
  attr.node_guid = guid(d);
  attr.sys_image_guid = guid(d);
  attr.max_mr_size = 2n ** 47n;
  attr.page_size_cap = 0xfffff000n;
  attr.vendor_id = 0xffffff;
  attr.max_qp = LIMITS.queuePairs;
  attr.max_qp_wr = LIMITS.workRequests;
  attr.device_cap_flags =
    verbs.IBV_DEVICE_BAD_PKEY_CNTR |
    verbs.IBV_DEVICE_RC_RNR_NAK_GEN |
    verbs.IBV_DEVICE_SYS_IMAGE_GUID |
    verbs.IBV_DEVICE_SRQ_RESIZE |
    verbs.IBV_DEVICE_MEM_WINDOW |
    verbs.IBV_DEVICE_XRC |
    verbs.IBV_DEVICE_MEM_WINDOW_TYPE_2B;
  attr.max_sge = LIMITS.entries;
  attr.max_sge_rd = LIMITS.entries;
  attr.max_cq = LIMITS.completionQueues;
  attr.max_cqe = LIMITS.completions;
  attr.max_mr = LIMITS.keys;
  attr.max_pd = LIMITS.domains;
  attr.max_qp_rd_atom = LIMITS.readsAtOnce;
  attr.max_res_rd_atom = LIMITS.readsAtOnce * LIMITS.queuePairs;
  attr.max_qp_init_rd_atom = LIMITS.readsAtOnce;
  attr.atomic_cap = verbs.IBV_ATOMIC_HCA;
  attr.max_mw = LIMITS.keys;
  attr.max_ah = LIMITS.keys;
  attr.max_srq = LIMITS.sharedQueues;
  attr.max_srq_wr = LIMITS.workRequests;
  attr.max_srq_sge = LIMITS.entries;
  attr.max_mcast_grp = LIMITS.groups;
  attr.max_mcast_qp_attach = LIMITS.queuePairs;
  attr.max_total_mcast_qp_attach = LIMITS.queuePairs;
  attr.max_pkeys = 1;
  attr.local_ca_ack_delay = 15;
  attr.phys_port_cnt = 1;
}

function fillPort(d: SoftNic, pointer: number, bytes: number): void {
  new Uint8Array(memory(pointer, bytes)).fill(0);
  const attr = s.ibv_port_attr.at(pointer);
  attr.state = verbs.IBV_PORT_ACTIVE;
  attr.max_mtu = verbs.IBV_MTU_4096;
  attr.active_mtu = activeMtu(d.addresses[0]!.mtu);
  attr.gid_tbl_len = d.addresses.length;
  attr.max_msg_sz = LIMITS.messageBytes;
  attr.qkey_viol_cntr = d.e.u32[Counter.badQkeys]!;
  attr.pkey_tbl_len = 1;
  attr.max_vl_num = 1;
  attr.active_width = 1;
  attr.active_speed = 1;
  attr.phys_state = 5;
  attr.link_layer = verbs.IBV_LINK_LAYER_ETHERNET;
}

/** Returns the verbs of the device, its port and its tables. */
export function deviceVerbs(
  d: SoftNic,
  contexts: Map<number, SharedContext>,
): Partial<VerbsFunctions> & { openContext(table: SharedContext | undefined): number } {
  const { e } = d;
  const context = (pointer: number) => d.live(pointer, Context.magic, MAGIC_CONTEXT);
  const gidAt = (port: number, index: number) => (port === 1 ? d.addresses[index] : undefined);
  const deviceName = c.libc.malloc(8);
  new Uint8Array(memory(deviceName, 8)).set(new TextEncoder().encode("soft0\0"));

  function fillGidEntry(pointer: number, index: number): void {
    new Uint8Array(memory(pointer, s.ibv_gid_entry.size)).fill(0);
    const entry = s.ibv_gid_entry.at(pointer);
    const { address, netdev } = d.addresses[index]!;
    writeGid(pointer, address);
    entry.ndev_ifindex = netdevIndex(netdev);
    entry.gid_index = index;
    entry.port_num = 1;
    entry.gid_type = verbs.IBV_GID_TYPE_ROCE_V2;
  }

  function queryGid(
    pointer: number,
    port: number,
    index: number,
    entry: number,
    flags: number,
    size: number | bigint,
  ): number {
    if (context(pointer) < 0 || flags !== 0 || Number(size) < s.ibv_gid_entry.size) return failed(EINVAL);
    if (gidAt(port, index) === undefined) return failed(port === 1 ? ENODATA : EINVAL);
    fillGidEntry(entry, index);
    return 0;
  }

  function queryGidTable(
    pointer: number,
    entries: number,
    room: number | bigint,
    flags: number,
    size: number | bigint,
  ): bigint {
    const count = d.addresses.length;
    const tooSmall = Number(size) < s.ibv_gid_entry.size || Number(room) < count;
    if (context(pointer) < 0 || flags !== 0 || tooSmall) return BigInt(-EINVAL);
    for (let index = 0; index < count; index++) fillGidEntry(entries + index * Number(size), index);
    return BigInt(count);
  }

  /** Opens a context with a table of importable objects: a new one, or the one of the exporting process. */
  function openContext(table: SharedContext | undefined): number {
    const fail = (error: number) => {
      table?.close();
      return failPointer(error);
    };
    const error = d.acquire();
    if (error !== 0) return fail(error);
    const at = d.allocate(Context.bytes);
    // A semaphore: one read takes one event.
    const events = at === 0 ? -1 : c.libc.eventfd(0, c.EFD_CLOEXEC | c.EFD_SEMAPHORE);
    if (events < 0) {
      const failure = at === 0 ? ENOMEM : c.errno();
      d.exclusively(() => d.free(at, Context.bytes));
      d.release();
      return fail(failure);
    }
    const pointer = d.pointerOf(at);
    const view = s.ibv_context.at(pointer);
    view.device = d.pointer;
    view.cmd_fd = table?.fd ?? -1;
    view.async_fd = events;
    recordDescriptor(e, events);
    if (table) {
      recordDescriptor(e, table.fd, table.mapping);
      contexts.set(pointer, table);
    }
    view.num_comp_vectors = 1;
    e.i32[at + Context.magic] = MAGIC_CONTEXT;
    return pointer;
  }

  function closeContext(pointer: number): number {
    const at = context(pointer);
    if (at < 0) return failed(EINVAL);
    // Closing a context destroys its remaining objects, as the kernel does when the device file closes.
    for (let slot = 0; slot < MAX_QPS; slot++) {
      const q = e.i32[QueuePairTable.slots + slot]!;
      if (q !== 0 && e.u32[q]! + e.u32[q + 1]! * 4294967296 === pointer) destroyQueuePair(d, q);
    }
    forgetDescriptor(e, s.ibv_context.at(pointer).async_fd);
    c.libc.close(s.ibv_context.at(pointer).async_fd);
    const table = contexts.get(pointer);
    contexts.delete(pointer);
    if (table) {
      forgetDescriptor(e, table.fd);
      table.close();
    }
    d.exclusively(() => release(e, at, Context.bytes));
    d.release();
    return 0;
  }

  return {
    openContext,
    ibv_get_device_list(count) {
      const list = c.libc.malloc(16);
      new BigUint64Array(memory(list, 16)).set([BigInt(d.pointer), 0n]);
      if (count !== 0) new Int32Array(memory(count, 4))[0] = 1;
      return list;
    },
    ibv_free_device_list: (list) => {
      c.libc.free(list);
    },
    ibv_get_device_name: () => deviceName,
    ibv_get_device_index: () => 0,
    ibv_get_device_guid: () => {
      // C returns the GUID in network byte order.
      const view = new DataView(new ArrayBuffer(8));
      view.setBigUint64(0, guid(d));
      return view.getBigUint64(0, true);
    },
    ibv_open_device: (device) =>
      device === d.pointer ? openContext(SharedContext.create()) : failPointer(EINVAL),
    ibv_close_device: closeContext,
    ibv_query_device(pointer, attr) {
      if (context(pointer) < 0) return failed(EINVAL);
      fillDeviceAttributes(d, attr);
      return 0;
    },
    ibv_query_device_ex(pointer, input, attr) {
      if (context(pointer) < 0) return failed(EINVAL);
      if (input !== 0 && new Uint32Array(memory(input, 4))[0] !== 0) return failed(EINVAL);
      new Uint8Array(memory(attr, s.ibv_device_attr_ex.size)).fill(0);
      fillDeviceAttributes(d, attr);
      const extended = s.ibv_device_attr_ex.at(attr);
      extended.phys_port_cnt_ex = 1;
      extended.device_cap_flags_ex = BigInt(s.ibv_device_attr.at(attr).device_cap_flags);
      extended.max_dm_size = LIMITS.deviceMemoryBytes;
      extended.odp_caps.general_caps = BigInt(verbs.IBV_ODP_SUPPORT);
      extended.odp_caps.per_transport_caps.rc_odp_caps = PAGED;
      extended.odp_caps.per_transport_caps.uc_odp_caps = PAGED & ~REPLIED;
      extended.xrc_odp_caps = PAGED;
      extended.odp_caps.per_transport_caps.ud_odp_caps =
        verbs.IBV_ODP_SUPPORT_SEND | verbs.IBV_ODP_SUPPORT_RECV;
      extended.completion_timestamp_mask = 2n ** 64n - 1n;
      extended.hca_core_clock = CORE_CLOCK_KHZ;
      return 0;
    },
    ibv_query_rt_values_ex(pointer, values) {
      const v = s.ibv_values_ex.at(values);
      if (context(pointer) < 0 || (v.comp_mask & ~verbs.IBV_VALUES_MASK_RAW_CLOCK) !== 0)
        return failed(EINVAL);
      // As on hardware, all ticks are in the nanoseconds of the timespec.
      v.raw_clock.tv_sec = 0n;
      v.raw_clock.tv_nsec = clocks.now();
      return 0;
    },
    ibv_query_port(pointer, port, attr, attrSize = s.ibv_port_attr.size) {
      if (context(pointer) < 0 || port !== 1) return failed(EINVAL);
      fillPort(d, attr, attrSize);
      return 0;
    },
    ibv_query_gid(pointer, port, index, gid) {
      const entry = gidAt(port, index);
      if (context(pointer) < 0 || entry === undefined) return failMinusOne(EINVAL);
      writeGid(gid, entry.address);
      return 0;
    },
    _ibv_query_gid_ex: queryGid,
    ibv_query_gid_ex: (pointer, port, index, entry, flags) =>
      queryGid(pointer, port, index, entry, flags, s.ibv_gid_entry.size),
    _ibv_query_gid_table: queryGidTable,
    ibv_query_gid_table: (pointer, entries, room, flags) =>
      queryGidTable(pointer, entries, room, flags, s.ibv_gid_entry.size),
    ibv_query_pkey(pointer, port, index, pkey) {
      if (context(pointer) < 0 || port !== 1 || index !== 0) return failMinusOne(EINVAL);
      new Uint16Array(memory(pkey, 2))[0] = 0xffff;
      return 0;
    },
    ibv_get_pkey_index: (pointer, port, pkey) =>
      context(pointer) >= 0 && port === 1 && pkey === 0xffff ? 0 : failMinusOne(EINVAL),
    ibv_fork_init: () => 0,
    ibv_is_fork_initialized: () => verbs.IBV_FORK_UNNEEDED,
  };
}

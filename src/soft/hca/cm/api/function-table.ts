/**
 * The connection manager of `soft0` behind the function table of librdmacm. It sends its own management
 * datagrams on queue pair 1, which other soft NICs and the kernel's connection manager understand.
 *
 * @module
 */
import type { Ibverbs } from "../../../../../ffi/ibverbs/index.ts";
import { inlineRdma } from "../../../../../ffi/rdmacm/inline.ts";
import type { Rdmacm } from "../../../../../ffi/rdmacm/types.ts";
import { tracedRdmacm, unsupportedRdmacm } from "../../../../../ffi/rdmacm/unsupported.ts";
import { type SoftNic, softNic, tableOwner } from "../../nic/soft-nic.ts";
import { untracedSoftIbverbs } from "../../provider/function-table.ts";
import { addressInformation } from "./address-information.ts";
import { channelFunctions } from "./channel-functions.ts";
import { connectionFunctions } from "./connection-functions.ts";
import { endpointFunctions } from "./endpoint-functions.ts";
import { groupFunctions } from "./group-functions.ts";
import { idFunctions } from "./id-functions.ts";
import { Manager } from "./manager.ts";
import { queuePairFunctions } from "./queue-pair-functions.ts";

const managers = new WeakMap<SoftNic, Manager>();

/** Closes the connection manager of a NIC that is gone, without a message to its peers. */
export function abandonConnections(d: SoftNic): void {
  managers.get(d)?.abandon();
}

/** Returns the connection manager of one NIC. */
export function rdmacmOf(d: SoftNic, lib: Ibverbs): Rdmacm {
  const manager = new Manager(d, lib);
  managers.set(d, manager);
  const ids = idFunctions(manager);
  return unsupportedRdmacm({
    provider: "soft",
    ...inlineRdma(() => lib),
    ...channelFunctions(manager),
    ...ids,
    ...connectionFunctions(manager),
    ...queuePairFunctions(manager),
    ...groupFunctions(manager),
    ...addressInformation,
    ...endpointFunctions(manager, ids),
  });
}

/** Tables of the NICs of this thread. A simulation has one NIC for each host, and tables for each process. */
const tables = new WeakMap<object, Rdmacm>();

/** Changes that a simulation makes to the tables of its NICs. */
const adapters = new WeakMap<SoftNic, (table: Rdmacm) => Rdmacm>();

/** Makes `adapt` change the function table of a NIC's connection manager before its first use. */
export function adaptRdmacm(d: SoftNic, adapt: (table: Rdmacm) => Rdmacm): void {
  adapters.set(d, adapt);
}

const untracedTables = new WeakMap<SoftNic, Rdmacm>();

/** Returns the connection manager of a NIC, which the first call creates. */
function untracedSoftRdmacm(d: SoftNic): Rdmacm {
  const known = untracedTables.get(d);
  if (known !== undefined) return known;
  const own = rdmacmOf(d, untracedSoftIbverbs());
  const table = adapters.get(d)?.(own) ?? own;
  untracedTables.set(d, table);
  return table;
}

/**
 * Returns the connection manager of `soft0`: `rdma_cm` without librdmacm and without a kernel module. It
 * works in this thread's event loop, or in calls that wait. A program that computes for seconds answers no
 * peer meanwhile.
 *
 * @example
 * const cm = softRdmacm();
 * const channel = cm.rdma_create_event_channel();
 * cm.rdma_destroy_event_channel(channel);
 */
export function softRdmacm(): Rdmacm {
  const d = softNic();
  const owner = tableOwner(d);
  const known = tables.get(owner);
  if (known !== undefined) return known;
  const own = untracedSoftRdmacm(d);
  const table = tracedRdmacm(owner === d ? own : { ...own });
  tables.set(owner, table);
  return table;
}

import { readdirSync, readFileSync } from "node:fs";
import { IBV_GID_TYPE_ROCE_V1, IBV_GID_TYPE_ROCE_V2 } from "../../../ffi/ibverbs/constants.ts";
import { ibv_gid_entry } from "../../../ffi/ibverbs/structs.ts";
import { type GidEntry, gidText } from "../address/gid.ts";
import { VerbsError } from "../errors/verbs-error.ts";
import type { Device } from "./device.ts";

const typeNames: Readonly<Record<number, GidEntry["type"]>> = {
  [IBV_GID_TYPE_ROCE_V1]: "RoCE v1",
  [IBV_GID_TYPE_ROCE_V2]: "RoCE v2",
};

/**
 * Returns the names of network devices by interface index. They are read again each time, because links
 * change.
 */
function netdevNames(): Map<number, string> {
  const names = new Map<number, string>();
  try {
    for (const name of readdirSync("/sys/class/net")) {
      try {
        names.set(Number(readFileSync(`/sys/class/net/${name}/ifindex`, "utf8")), name);
      } catch {
        // The link was removed between the two reads, or the entry is not a device (bonding_masters).
      }
    }
  } catch {
    // There is no sysfs, as in a sandbox: names stay empty.
  }
  return names;
}

/** Returns the filled entries of a port's GID table (`ibv_query_gid_table`). */
export function readGidTable(device: Device, port: number, length: number): GidEntry[] {
  if (length === 0) return [];
  const entries = new ArrayBuffer(ibv_gid_entry.size * length);
  const views = ibv_gid_entry.pool(entries, length);
  const count = Number(device.lib.ibv_query_gid_table(device.pointer, views[0]!.pointer, length, 0));
  if (count < 0) throw new VerbsError("ibv_query_gid_table", -count);
  const names = netdevNames();
  return views
    .slice(0, count)
    .filter((entry) => entry.port_num === port)
    .map((entry) => ({
      index: entry.gid_index,
      port: entry.port_num,
      gid: gidText(entry.gid.raw),
      type: typeNames[entry.gid_type] ?? "IB",
      netdev: names.get(entry.ndev_ifindex) ?? "",
    }));
}

import { rdmaDevices, type System } from "../machine/system.ts";
import { type Check, type Finding, fails, ok, warning } from "./check.ts";

const emptyGid = /^(0000:){7}0000$/;
/** Bytes of the RoCE headers of a packet up to the ICRC, without the payload. */
const roceBytes = 14 + 20 + 8 + 12 + 16 + 4 + 4 - 14;

/** Checks each port: link state, RoCE v2 address, and MTU. */
export const ports: Check = {
  name: "ports",
  run: (system) =>
    rdmaDevices(system).flatMap((device) =>
      system
        .list(`/sys/class/infiniband/${device}/ports`)
        .flatMap((port) => portFindings(system, device, port)),
    ),
};

function portFindings(system: System, device: string, port: string): Finding[] {
  const folder = `/sys/class/infiniband/${device}/ports/${port}`;
  const thing = `${device} port ${port}`;
  const state = (system.read(`${folder}/state`) ?? "").replace(/^\d+: /, "");
  const netdev = system.read(`${folder}/gid_attrs/ndevs/0`);
  if (state !== "ACTIVE") {
    return [
      warning(
        thing,
        `is ${state || "in an unknown state"}: no packet can be sent`,
        netdev ? `ip link set ${netdev} up; is there a cable?` : "is there a cable? ibstat prints more",
      ),
    ];
  }
  if (system.read(`${folder}/link_layer`) === "InfiniBand") return [ok(thing, "ACTIVE, InfiniBand")];
  return [...gidFindings(system, folder, thing), ...mtuFindings(system, netdev, thing)];
}

function gidFindings(system: System, folder: string, thing: string): Finding[] {
  const gids = system.list(`${folder}/gids`).flatMap((index) => {
    const gid = system.read(`${folder}/gids/${index}`) ?? "";
    if (gid === "" || emptyGid.test(gid)) return [];
    return [{ gid, type: system.read(`${folder}/gid_attrs/types/${index}`) ?? "" }];
  });
  const [example] = system.list(`${folder}/gid_attrs/ndevs`);
  const netdev =
    example === undefined
      ? "its netdev"
      : (system.read(`${folder}/gid_attrs/ndevs/${example}`) ?? "its netdev");
  if (gids.length === 0) {
    return [
      fails(
        thing,
        "has no GID: no queue pair can be connected",
        `ip link set ${netdev} up; ip address add 10.0.0.1/24 dev ${netdev}`,
      ),
    ];
  }
  const v2 = gids.filter(({ type }) => /v2/i.test(type));
  if (v2.length === 0) {
    return [
      warning(
        thing,
        "has only GIDs of RoCE v1: its packets are not routed, and soft0 does not support it",
        `cma_roce_mode -d ${thing.split(" ")[0]} -m 2`,
      ),
    ];
  }
  if (!v2.some(({ gid }) => gid.startsWith("0000:0000:0000:0000:0000:ffff:") || !gid.startsWith("fe80"))) {
    return [
      warning(
        thing,
        "has only link-local addresses: peers must be in the same segment",
        `ip address add 10.0.0.1/24 dev ${netdev}`,
      ),
    ];
  }
  return [ok(thing, `ACTIVE, ${v2.length} addresses of RoCE v2`)];
}

function mtuFindings(system: System, netdev: string | undefined, thing: string): Finding[] {
  const mtu = Number(netdev === undefined ? Number.NaN : system.read(`/sys/class/net/${netdev}/mtu`));
  if (!(mtu > 0)) return [];
  const path = [4096, 2048, 1024, 512, 256].find((size) => size + roceBytes <= mtu) ?? 256;
  if (path >= 4096) return [ok(`${thing} MTU`, `${netdev} has an MTU of ${mtu} bytes, packets carry 4096`)];
  return [
    warning(
      `${thing} MTU`,
      `${netdev} has an MTU of ${mtu} bytes, so packets carry ${path}: a larger MTU is faster, if the network supports it`,
      `ip link set ${netdev} mtu 4200`,
    ),
  ];
}

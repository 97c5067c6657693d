import { execFileSync } from "node:child_process";
import process from "node:process";
import { expect, test } from "vitest";

const ibvDevinfo = execFileSync("ibv_devinfo", ["-v", "-d", "rxe0"], { encoding: "utf8" });
/** What ibv_devinfo says of a name. */
const said = (name: string): string =>
  new RegExp(`^\\s*${name}:\\s+(.*)$`, "m").exec(ibvDevinfo)?.[1]?.trim() ?? "";

test("doorbell devices agrees with ibv_devinfo -v", () => {
  const output = execFileSync(process.execPath, ["bin/doorbell.js", "devices", "rxe0", "--json"], {
    encoding: "utf8",
  });
  const { nics } = JSON.parse(output);
  const [{ attributes, ports, guid }] = nics;
  expect(guid.replaceAll(":", "")).toBe(said("node_guid").replaceAll(":", ""));
  expect(attributes.ports).toBe(Number(said("phys_port_cnt")));
  const numbers = [
    "max_qp",
    "max_qp_wr",
    "max_sge",
    "max_cq",
    "max_cqe",
    "max_mr",
    "max_pd",
    "max_qp_rd_atom",
    "max_srq",
    "max_ah",
    "max_mcast_grp",
    "max_pkeys",
    "local_ca_ack_delay",
  ];
  const ownNumbers = Object.fromEntries(numbers.map((name) => [name, attributes.raw[name]]));
  expect(ownNumbers).toEqual(Object.fromEntries(numbers.map((name) => [name, Number(said(name))])));
  const [port] = ports;
  expect(`PORT_${port.state}`).toBe(said("state").split(" ")[0]);
  expect(port.activeMtu).toBe(Number(said("active_mtu").split(" ")[0]));
  expect(port.linkLayer).toBe(said("link_layer"));
  expect(port.raw.gid_tbl_len).toBe(Number(said("gid_tbl_len")));
  const gids = [...ibvDevinfo.matchAll(/GID\[\s*(\d+)\]:\s+(\S+?),? /g)].map(([, index]) => Number(index));
  expect(port.gids.map(({ index }: { index: number }) => index)).toEqual(gids);
});

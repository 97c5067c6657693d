import * as constants from "../../../ffi/ibverbs/constants.ts";
import { guidText } from "../../rdma/handles/device-attributes.ts";
import type { Output } from "../output/output.ts";
import { table } from "../output/table.ts";
import { wrapped } from "../output/wrapped.ts";
import type { NicReport, PortReport } from "./nic-report.ts";

type Wording = (value: number | bigint) => string;

const enumOf =
  (kind: { nameOf(value: number): string }): Wording =>
  (value) =>
    `${value} ${kind.nameOf(Number(value))}`;
const hex: Wording = (value) => `0x${value.toString(16)}`;
const flagsOf =
  (kind: { nameOf(value: number): string }): Wording =>
  (value) =>
    value === 0 || value === 0n ? "0" : `${hex(value)} ${kind.nameOf(Number(value)).replaceAll("|", " ")}`;
/** Returns the wording of numbers that the InfiniBand specification names and the header has no enum for. */
const named =
  (names: Readonly<Record<number, string>>): Wording =>
  (value) =>
    names[Number(value)] === undefined ? String(value) : `${value} ${names[Number(value)]}`;
/** Queue pair types as bits: 1 << IBV_QPT_.... */
const queuePairTypes: Wording = (value) =>
  value === 0
    ? "0"
    : `${hex(value)} ${Object.entries(constants)
        .filter(([name, bit]) => /^IBV_QPT_/.test(name) && ((Number(value) >>> Number(bit)) & 1) === 1)
        .map(([name]) => name)
        .join(" ")}`;

const operations = flagsOf(constants.ibv_odp_transport_cap_bits);
const gbits = [2.5, 5, 10, 10, 14, 25, 50, 100, 200].map((rate, bit) => [1 << bit, `${rate} Gbit/s a lane`]);
const phases = ["sleep", "polling", "disabled", "training", "link up", "error recovery", "test"];

/** Text of numbers that are not counts, by field, where the struct's type has no enum. */
const wordings: Readonly<Record<string, Wording>> = {
  node_guid: (value) => guidText(BigInt(value)),
  sys_image_guid: (value) => guidText(BigInt(value)),
  max_mr_size: hex,
  page_size_cap: hex,
  vendor_id: hex,
  hw_ver: hex,
  port_cap_flags2: hex,
  flags: hex,
  completion_timestamp_mask: hex,
  device_cap_flags: flagsOf(constants.ibv_device_cap_flags),
  device_cap_flags_ex: flagsOf(constants.ibv_device_cap_flags),
  atomic_cap: enumOf(constants.ibv_atomic_cap),
  transport: enumOf(constants.ibv_transport_type),
  "odp_caps.general_caps": flagsOf(constants.ibv_odp_general_caps),
  "odp_caps.rc_odp_caps": operations,
  "odp_caps.uc_odp_caps": operations,
  "odp_caps.ud_odp_caps": operations,
  xrc_odp_caps: operations,
  raw_packet_caps: flagsOf(constants.ibv_raw_packet_caps),
  "rss_caps.rx_hash_function": flagsOf(constants.ibv_rx_hash_function_flags),
  "rss_caps.rx_hash_fields_mask": flagsOf(constants.ibv_rx_hash_fields),
  "tm_caps.flags": flagsOf(constants.ibv_tm_cap_flags),
  state: enumOf(constants.ibv_port_state),
  max_mtu: enumOf(constants.ibv_mtu),
  active_mtu: enumOf(constants.ibv_mtu),
  port_cap_flags: flagsOf(constants.ibv_port_cap_flags),
  max_vl_num: named({ 1: "VL0", 2: "VL0-1", 3: "VL0-3", 4: "VL0-7", 5: "VL0-14" }),
  active_width: named({ 1: "1X", 2: "4X", 4: "8X", 8: "12X", 16: "2X" }),
  active_speed: named(Object.fromEntries(gbits)),
  phys_state: named(Object.fromEntries(phases.map((phase, i) => [i + 1, phase]))),
  link_layer: named({ 1: "InfiniBand", 2: "Ethernet" }),
};

function* fieldsOf(raw: Readonly<Record<string, unknown>>, before = ""): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(raw)) {
    if (value !== null && typeof value === "object")
      yield* fieldsOf(value as Record<string, unknown>, name === "per_transport_caps" ? before : `${name}.`);
    else yield [before + name, value];
  }
}

const worded = (field: string, value: unknown): string => {
  const wording = /supported_qpts$/.test(field) ? queuePairTypes : wordings[field];
  return wording === undefined || (typeof value !== "number" && typeof value !== "bigint")
    ? String(value)
    : wording(value);
};

/**
 * Returns the fields of C structs, one line each, under their C names as `ibv_devinfo -v` prints them. Enums
 * and flags are printed by name, and numbers that are not counts in hexadecimal.
 */
function attributeLines(
  raw: Readonly<Record<string, unknown>>,
  columns = Number.POSITIVE_INFINITY,
): string[] {
  const fields = [...fieldsOf(raw)];
  const width = Math.max(...fields.map(([name]) => name.length)) + 6;
  return fields.flatMap(([name, value]) =>
    wrapped(worded(name, value), columns - width).map((line, i) =>
      i === 0 ? `    ${name}`.padEnd(width) + line : " ".repeat(width + 2) + line,
    ),
  );
}

/** Prints the page of a NIC. */
export function printNic(out: Output, nic: NicReport, verbose: boolean): void {
  const { bold, dim, bad } = out.style;
  const isSoft = nic.provider === "soft";
  const { firmware } = nic.attributes ?? {};
  const from = `${isSoft ? "soft" : "libibverbs"}${firmware ? `, firmware ${firmware}` : ""}, node ${nic.guid}`;
  out.line(`${bold(nic.name)}  ${dim(from)}`);
  if (nic.error !== undefined) {
    out.line(`  ${bad("cannot be opened:")} ${nic.error}`);
    return;
  }
  if (verbose && nic.attributes) {
    const { transport, completionVectors, extended } = nic;
    const all = { transport, ...nic.attributes.raw, ...extended, num_comp_vectors: completionVectors };
    for (const line of attributeLines(all, out.columns)) out.line(line);
  }
  for (const port of nic.ports ?? []) printPort(out, port, verbose);
}

function printPort(out: Output, port: PortReport, verbose: boolean): void {
  const { good, warning, dim, name } = out.style;
  const state = port.state === "ACTIVE" ? good(port.state) : warning(port.state);
  const lid = port.lid > 0 ? `, LID ${port.lid}` : "";
  out.line(
    `  port ${port.number}: ${state}, ${port.linkLayer}, MTU ${port.activeMtu} of ${port.maxMtu} bytes${lid}`,
  );
  if (verbose) for (const line of attributeLines(port.raw, out.columns)) out.line(line);
  const rows = port.gids.map(({ index, gid, type, netdev, chosen }) => [
    `   ${index}`,
    name(gid),
    type,
    netdev || "-",
    chosen ? good("<- default") : "",
  ]);
  if (rows.length > 0) {
    out.text(table(["   GID", "address", "type", "netdev", ""], rows, { head: dim, columns: out.columns }));
  } else out.line(`    ${warning("no GID: does its network device have an address?")}`);
}

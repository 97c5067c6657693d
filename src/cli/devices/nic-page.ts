import type { Output } from "../output/output.ts";
import { table } from "../output/table.ts";
import { attributeLines } from "./attribute-lines.ts";
import type { NicReport, PortReport } from "./nic-report.ts";

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

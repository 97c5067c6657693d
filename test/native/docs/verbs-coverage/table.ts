// The table for people: docs/verbs-coverage.md, made by `npm run generate:coverage` from the functions' tables and the sources.
import { writeFileSync } from "node:fs";
import { managerRows, type Row, verbRows } from "./rows.ts";
import { vendorRows } from "./vendor-rows.ts";

const columns = ["function", "object", "rxe, Linux 6.1", "rxe, Linux 6.12", "soft0", "pyverbs", "sideway"];

/** The lines of a table of these columns. */
const tableWith = (names: readonly string[], lines: readonly (readonly string[])[]): string =>
  [names, names.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const tableOf = (rows: readonly Row[]): string =>
  tableWith(
    columns,
    rows.map(({ name, object, rxe61, rxe612, soft, pyverbs, sideway }) => [
      ...[`\`${name}\``, object, rxe61, rxe612, soft, pyverbs, sideway],
    ]),
  );

const vendors = () =>
  tableWith(
    ["function", "object", "checked without hardware", "soft0", "on hardware"],
    vendorRows.map(({ name, object, checked, soft, hardware }) => [
      `\`${name}\``,
      object,
      checked,
      soft,
      hardware,
    ]),
  );

const count = (rows: readonly Row[], is: (row: Row) => boolean) => rows.filter(is).length;

/** docs/verbs-coverage.md. */
export function coverage(): string {
  const all = verbRows.length;
  return `# Every function of libibverbs and librdmacm

Each can be called by its C name (\`device.lib.ibv_...\`, \`doorbell/ffi/rdmacm\`). This table says which object has it, and where a test calls
it; it is made from the sources (\`npm run generate:coverage\`), and a test compares.

- **object**: whose method's description names it, or in whose file it is called.
- **rxe**: the kernel's Soft-RoCE with Debian 12's libibverbs (rdma-core 44). *tested*: the verbs suite, or another test in the virtual machine, calls
  it; *refused*: the driver has no such operation, which comes as a typed error. LOC_QP_OP_ERR: the driver posts atomic writes, and the kernel of that
  time knows none.
- **soft0**: the embedded NIC. *refused*: EOPNOTSUPP, in words.
- **pyverbs**, **sideway**: whether their sources call it (rdma-core 65.0 at 691953d8d, sideway 0.4.2 at 9b7dcb4).

Of ${all} verbs ${count(verbRows, ({ object }) => object !== "by C name")} have an object, soft0 has ${count(verbRows, (row) => row.soft === "yes")},
pyverbs calls ${count(verbRows, (row) => row.pyverbs === "yes")}, sideway ${count(verbRows, (row) => row.sideway === "yes")}.

## libibverbs

${tableOf(verbRows)}

## librdmacm

${tableOf(managerRows)}

## Vendors' verbs

What one vendor's library has beside libibverbs: NVIDIA's \`mlx5dv.h\` (dynamically connected transport: \`mlx5dv_create_qp\` with MLX5DV_DCTYPE_DCI or
MLX5DV_DCTYPE_DCT, \`mlx5dv_wr_set_dc_addr\`; memory keys and signatures: \`mlx5dv_create_mkey\`, \`mlx5dv_wr_mkey_configure\`,
\`mlx5dv_wr_set_mkey_sig_block\`) and Amazon's \`efadv.h\` (scalable reliable datagrams: \`efadv_create_driver_qp\`). Sizes, offsets and constants are compared
with the C compiler, symbols with the libraries of Debian 12; none was ever called on such a device.

${vendors()}
`;
}

if (import.meta.main) {
  writeFileSync(new URL("../../../../docs/verbs-coverage.md", import.meta.url), coverage());
}

// Text of docs/reference/verbs-coverage.md. `npm run generate:coverage` writes it from the functions' tables
// and the sources.
import { writeFileSync } from "node:fs";
import { managerRows, type Row, verbRows } from "./rows.ts";
import { vendorRows } from "./vendor-rows.ts";

const columns = ["function", "object", "rxe, Linux 6.1", "rxe, Linux 6.12", "soft0", "pyverbs", "sideway"];

/** Returns the lines of a table with these columns. */
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

/** Returns the text of docs/reference/verbs-coverage.md. */
export function coverage(): string {
  const all = verbRows.length;
  return `# Every function of libibverbs and librdmacm

Each function can be called by its C name (\`device.lib.ibv_...\`, \`doorbell/ffi/rdmacm\`). The tables show the object that has the function, and the
devices on which a test calls it. \`npm run generate:coverage\` generates them from the sources, and a test compares them.

- **object**: the class whose method names the function in its description, or whose file calls it.
- **rxe**: the kernel's Soft-RoCE with Debian 12's libibverbs (rdma-core 44).
  - *tested*: the verbs suite, or another test in the virtual machine, calls the function.
  - *refused*: the driver lacks the operation, and the call throws a typed error.
  - *LOC_QP_OP_ERR*: the driver posts atomic writes, but the kernel of that time does not support them.
- **soft0**: the soft NIC. If it refuses the operation (*refused*), the call throws an error with EOPNOTSUPP.
- **pyverbs**, **sideway**: their sources call the function, or do not (rdma-core 65.0 at 691953d8d, sideway 0.4.2 at 9b7dcb4).

Of ${all} verbs ${count(verbRows, ({ object }) => object !== "by C name")} have an object, soft0 has ${count(verbRows, (row) => row.soft === "yes")},
pyverbs calls ${count(verbRows, (row) => row.pyverbs === "yes")}, sideway ${count(verbRows, (row) => row.sideway === "yes")}.

## libibverbs

${tableOf(verbRows)}

## librdmacm

${tableOf(managerRows)}

## Vendors' verbs

Vendors have libraries beside libibverbs. Sizes, offsets and constants of these functions are compared with the C compiler, and symbols with the
libraries of Debian 12. No function was ever called on such a device.

| header | feature | functions |
| --- | --- | --- |
| NVIDIA's \`mlx5dv.h\` | dynamically connected transport | \`mlx5dv_create_qp\` with MLX5DV_DCTYPE_DCI or MLX5DV_DCTYPE_DCT, \`mlx5dv_wr_set_dc_addr\` |
| NVIDIA's \`mlx5dv.h\` | memory keys and signatures | \`mlx5dv_create_mkey\`, \`mlx5dv_wr_mkey_configure\`, \`mlx5dv_wr_set_mkey_sig_block\` |
| Amazon's \`efadv.h\` | scalable reliable datagrams | \`efadv_create_driver_qp\` |

${vendors()}
`;
}

if (import.meta.main) {
  writeFileSync(new URL("../../../../docs/reference/verbs-coverage.md", import.meta.url), coverage());
}

// Matrix instructions of a warp.
import type { Form } from "../form.ts";
import { forms } from "../form.ts";
import type { Kind } from "../values.ts";

const list = (prefix: string, from: number, count: number): string =>
  `<<${Array.from({ length: count }, (_, n) => `%${prefix}${from + n}`).join(", ")}>>`;

interface Shape {
  readonly name: string;
  /** Number of registers of A, B, C and D. */
  readonly counts: readonly [number, number, number, number];
  readonly kinds: readonly [Kind, Kind, Kind];
  readonly output: "w" | "l";
  readonly bound?: string;
}

function mma({ name, counts, kinds, output, bound }: Shape): Form[] {
  const [a, b, c, d] = counts;
  const inputs = [...Array(a).fill(kinds[0]), ...Array(b).fill(kinds[1]), ...Array(c).fill(kinds[2])];
  const body = `${name} ${list("d", 0, d)}, ${list("a", 0, a)}, ${list("a", a, b)}, ${list("a", a + b, c)}`;
  const line = `${body} | ${inputs.join(" ")} > ${Array(d).fill(output).join(" ")}${bound === undefined ? "" : ` | ${bound}`}`;
  return forms("matrix products", line);
}

const sixteen = (kind: "f16" | "bf16", input: Kind): Form[] =>
  (["unit32", "twild"] as const).flatMap((c) => {
    const values: Kind = c === "unit32" ? input : kind === "f16" ? "wild" : "bwild";
    return [
      ...mma({
        name: `mma.sync.aligned.m16n8k16.row.col.f32.${kind}.${kind}.f32`,
        counts: [4, 2, 4, 4],
        kinds: [values, values, c],
        output: "w",
      }),
      ...mma({
        name: `mma.sync.aligned.m16n8k8.row.col.f32.${kind}.${kind}.f32`,
        counts: [2, 1, 4, 4],
        kinds: [values, values, c],
        output: "w",
      }),
    ];
  });

const load = (count: number): string => `<<${["D", "E", "%d2", "%d3"].slice(0, count).join(", ")}>>`;

export const matrixForms: readonly Form[] = [
  ...sixteen("f16", "halves"),
  ...sixteen("bf16", "bhalves"),
  ...(["halves", "wild"] as const).flatMap((kind) => [
    ...mma({
      name: "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16",
      counts: [4, 2, 2, 2],
      kinds: [kind, kind, kind],
      output: "w",
    }),
    ...mma({
      name: "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16",
      counts: [2, 1, 2, 2],
      kinds: [kind, kind, kind],
      output: "w",
    }),
  ]),
  ...(["tf32", "twild"] as const).flatMap((kind) => [
    ...mma({
      name: "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32",
      counts: [4, 2, 4, 4],
      kinds: [kind, kind, kind === "tf32" ? "unit32" : "twild"],
      output: "w",
    }),
    ...mma({
      name: "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32",
      counts: [2, 1, 4, 4],
      kinds: [kind, kind, kind === "tf32" ? "unit32" : "twild"],
      output: "w",
    }),
  ]),
  ...["m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"].flatMap((shape, n) => {
    const counts = (
      [
        [1, 1, 2, 2],
        [2, 1, 4, 4],
        [4, 2, 4, 4],
        [8, 4, 4, 4],
      ] as const
    )[n]!;
    return mma({
      name: `mma.sync.aligned.${shape}.row.col.f64.f64.f64.f64`,
      counts,
      kinds: ["unit64", "unit64", "unit64"],
      output: "l",
    });
  }),
  ...["s8.s8", "u8.u8", "s8.u8", "u8.s8"].flatMap((types) =>
    ["", ".satfinite"].flatMap((sat) => [
      ...mma({
        name: `mma.sync.aligned.m8n8k16.row.col${sat}.s32.${types}.s32`,
        counts: [1, 1, 2, 2],
        kinds: ["bytes", "bytes", "i32"],
        output: "w",
      }),
      ...mma({
        name: `mma.sync.aligned.m16n8k16.row.col${sat}.s32.${types}.s32`,
        counts: [2, 1, 4, 4],
        kinds: ["bytes", "bytes", "i32"],
        output: "w",
      }),
      ...mma({
        name: `mma.sync.aligned.m16n8k32.row.col${sat}.s32.${types}.s32`,
        counts: [4, 2, 4, 4],
        kinds: ["bytes", "bytes", "i32"],
        output: "w",
      }),
    ]),
  ),
  ...["s4.s4", "u4.u4"].flatMap((types) => [
    ...mma({
      name: `mma.sync.aligned.m8n8k32.row.col.s32.${types}.s32`,
      counts: [1, 1, 2, 2],
      kinds: ["bytes", "bytes", "i32"],
      output: "w",
    }),
    ...mma({
      name: `mma.sync.aligned.m16n8k64.row.col.s32.${types}.s32`,
      counts: [4, 2, 4, 4],
      kinds: ["bytes", "bytes", "i32"],
      output: "w",
    }),
  ]),
  ...["xor", "and"].flatMap((how) =>
    mma({
      name: `mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.${how}.popc`,
      counts: [4, 2, 4, 4],
      kinds: ["bytes", "bytes", "i32"],
      output: "w",
    }),
  ),
  ...["e4m3.e4m3", "e5m2.e5m2", "e4m3.e5m2"].flatMap((types) =>
    mma({
      name: `mma.sync.aligned.m16n8k32.row.col.f32.${types}.f32`,
      counts: [4, 2, 4, 4],
      kinds: ["bytes", "bytes", "unit32"],
      output: "w",
    }),
  ),
  ...[1, 2, 4].flatMap((count) =>
    ["", ".trans"].flatMap((trans) =>
      forms(
        "matrices in memory",
        `st.shared.v4.u32 [S], <<A, B, A, B>>; bar.sync 0; ldmatrix.sync.aligned.m8n8.x${count}${trans}.shared.b16 ${load(count)}, [S] | bytes bytes > ${Array(count).fill("w").join(" ")}
         st.shared.v4.u32 [S], <<0, 0, 0, 0>>; bar.sync 0; stmatrix.sync.aligned.m8n8.x${count}${trans}.shared.b16 [S], <<${["A", "B", "B", "A"].slice(0, count).join(", ")}>>; bar.sync 0; ld.shared.v2.u64 <<D, E>>, [S] | bytes bytes > l l`,
      ),
    ),
  ),
  ...forms("matrices in memory", "movmatrix.sync.aligned.m8n8.trans.b16 D, A | bytes > w"),
];

// wmma: loads, products and stores. The layout of fragments is unspecified, so the test compares stored
// matrices.
import { type Form, forms } from "../form.ts";
import type { Kind } from "../values.ts";

interface Shape {
  readonly m: number;
  readonly n: number;
  readonly k: number;
}

interface Multiply {
  readonly shape: Shape;
  readonly element: "f16" | "bf16" | "tf32" | "f64" | "s8" | "u8";
  readonly c: "f16" | "f32" | "f64" | "s32";
  readonly d?: "f16" | "f32";
  readonly rows: readonly ["row" | "col", "row" | "col", "row" | "col"];
  readonly space: ".global" | ".shared" | "";
  readonly end?: string;
}

const BYTES = { f16: 2, bf16: 2, tf32: 4, f64: 8, s8: 1, u8: 1, f32: 4, s32: 4 } as const;
const KINDS: Readonly<Record<string, Kind>> = {
  f16: "halves",
  bf16: "bhalves",
  tf32: "tf32",
  f64: "unit64",
  s8: "bytes",
  u8: "bytes",
  f32: "unit32",
  s32: "i32",
};

const list = (prefix: string, count: number): string =>
  `<<${Array.from({ length: count }, (_, n) => `%${prefix}${n}`).join(", ")}>>`;

/** Returns the number of registers of a fragment with a number of elements. */
const registers = (element: Multiply["element"] | "f32" | "s32", count: number, operand: boolean): number =>
  element === "f16" && operand
    ? 8
    : Math.max(1, (count * BYTES[element]) / (32 * Math.max(4, BYTES[element])));

/** Returns true for elements of 64 bits. */
const wide = (element: string): boolean => element === "f64";

/** A and B are at both ends of the first 1024 bytes of a warp's memory, C and D in the other 1024. */
function multiply({
  shape: { m, n, k },
  element,
  c,
  d = c as "f32",
  rows,
  space,
  end = "",
}: Multiply): Form[] {
  const name = `m${m}n${n}k${k}`;
  const [aRows, bRows, cRows] = rows;
  const counts = [m * k, k * n, m * n] as const;
  const half = element === "f16";
  const types = half ? `${d}.${c}` : `${c}.${element}.${element}.${c}`;
  const [inA, inB] = wide(element) ? ["wya", "wyb"] : ["wa", "wb"];
  const a = list(inA, registers(element, counts[0], true));
  const b = list(inB, registers(element, counts[1], true));
  const prefix = wide(c) ? "wyc" : c === "f32" ? "wfc" : "wc";
  const to = wide(c) ? "wyd" : d === "f32" ? "wfd" : "wd";
  const accumulators = list(prefix, registers(c as "f32", counts[2], false));
  const results = list(to, registers(d as "f32", counts[2], false));
  const strides = [aRows === "row" ? k : m, bRows === "row" ? n : k, cRows === "row" ? n : m];
  const from = space === ".shared" ? "%sw" : "%mw";
  const at = (offset: number): string => `[${from}+${offset}]`;
  const main = [
    `wmma.load.a.sync.aligned.${aRows}.${name}${space}.${element} ${a}, ${at(0)}, ${strides[0]}`,
    `wmma.load.b.sync.aligned.${bRows}.${name}${space}.${element} ${b}, ${at(1024 - counts[1] * BYTES[element])}, ${strides[1]}`,
    `wmma.load.c.sync.aligned.${cRows}.${name}${space}.${c} ${accumulators}, ${at(1024)}, ${strides[2]}`,
    `wmma.mma.sync.aligned.${aRows}.${bRows}.${name}${wide(element) ? ".f64.f64.f64.f64.rn" : `.${types}${end}`} ${results}, ${a}, ${b}, ${accumulators}`,
    `wmma.store.d.sync.aligned.${cRows}.${name}${space}.${d} ${at(1024)}, ${results}, ${strides[2]}`,
  ];
  const kinds = [KINDS[element]!, KINDS[c]!];
  const inputs = [...Array(4).fill(kinds[0]), ...Array(4).fill(kinds[1])];
  const memory = space === ".shared" ? "shared" : "global";
  const place = space === ".shared" ? "%s" : "%m";
  const fill = (first: number, guard: string): string[] => {
    const word = (n: number) => `%a${first + (n % 4)}`;
    return wide(element)
      ? [0, 1, 2, 3].map(
          (n) => `${guard} st.${memory}.v2.b64 [${place}+${16 * n}], <<${word(n)}, ${word(n + 1)}>>`,
        )
      : [0, 1, 2, 3].map(
          (n) =>
            `${guard} st.${memory}.v4.b32 [${place}+${16 * n}], <<${word(n)}, ${word(n + 1)}, ${word(n + 2)}, ${word(n + 3)}>>`,
        );
  };
  const body = [
    ".reg .b32 %wa<8>, %wb<8>, %wc<8>, %wd<8>, %sw",
    ".reg .f32 %wfc<8>, %wfd<8>",
    ".reg .f64 %wya<8>, %wyb<8>, %wyc<8>, %wyd<8>",
    ".reg .b64 %mw",
    "and.b32 %x0, %t, 31; mul.wide.u32 %y0, %x0, 64; sub.u64 %mw, %m, %y0; shl.b32 %x1, %x0, 6; sub.u32 %sw, %s, %x1",
    "setp.lt.u32 %p0, %x0, 16",
    ...fill(0, "@%p0"),
    ...fill(4, "@!%p0"),
    "bar.sync 0",
    ...main,
    "bar.sync 0",
    "mul.wide.u32 %y0, %x0, 32; add.u64 %y1, %mw, %y0; shl.b32 %x1, %x0, 5; add.u32 %x2, %sw, %x1",
    ...[0, 16].map(
      (n) =>
        `ld.${memory}.v2.b64 <<${n === 0 ? "D, E" : "%d2, %d3"}>>, [${space === ".shared" ? "%x2" : "%y1"}+${1024 + n}]`,
    ),
  ].join("; ");
  return forms("matrix products of wmma", `${body} | ${inputs.join(" ")} > l l l l`).map((form) => {
    const text = main.map((line) => line.split(" ")[0]!).join("; ");
    return { ...form, name: text, pattern: text };
  });
}

const SHAPES: readonly Shape[] = [
  { m: 16, n: 16, k: 16 },
  { m: 32, n: 8, k: 16 },
  { m: 8, n: 32, k: 16 },
];
const ROWS = [
  ["row", "col", "row"],
  ["row", "row", "row"],
  ["col", "row", "col"],
  ["col", "col", "row"],
] as const;
const SPACES = [".global", ".shared", ""] as const;

/** Returns every shape in every space with alternating layouts, and the first shape in all combinations. */
const ways = (shapes: readonly Shape[]): Pick<Multiply, "shape" | "rows" | "space">[] =>
  shapes.flatMap((shape, n) => [
    ...SPACES.map((space, each) => ({ shape, space, rows: ROWS[n === 0 ? 0 : (n + each) % 4]! })),
    ...(n === 0 ? ROWS.slice(1).map((rows) => ({ shape, space: SPACES[0], rows })) : []),
  ]);

export const wmmaForms: readonly Form[] = [
  ...ways(SHAPES).flatMap((way) => multiply({ ...way, element: "f16", c: "f32", d: "f32" })),
  ...SHAPES.flatMap((shape, n) => {
    const way = { shape, element: "f16", rows: ROWS[n + 1]!, space: SPACES[n]! } as const;
    return [
      ...multiply({ ...way, c: "f16", d: "f16" }),
      ...multiply({ ...way, c: "f16", d: "f32" }),
      ...multiply({ ...way, c: "f32", d: "f16" }),
    ];
  }),
  ...ways(SHAPES).flatMap((way) => multiply({ ...way, element: "bf16", c: "f32" })),
  ...ways([{ m: 16, n: 16, k: 8 }]).flatMap((way) => multiply({ ...way, element: "tf32", c: "f32" })),
  ...ways([{ m: 8, n: 8, k: 4 }]).flatMap((way) => multiply({ ...way, element: "f64", c: "f64" })),
  ...(["s8", "u8"] as const).flatMap((element) => [
    ...ways(SHAPES).flatMap((way) => multiply({ ...way, element, c: "s32" })),
    ...multiply({ ...ways(SHAPES)[0]!, element, c: "s32", end: ".satfinite" }),
  ]),
];

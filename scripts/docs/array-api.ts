// Writes docs/reference/array.md, the functions of the array API standard beside those of doorbell/array:
// `npm run generate:array`.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as module from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { refusingComplex } from "./array-api-complex.ts";
import { arrayNames } from "./array-api-names.ts";
import { objectRows } from "./array-api-object.ts";

const page = fileURLToPath(new URL("../../docs/reference/array.md", import.meta.url));

const methods: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(module.NdArray.prototype));
const functions: ReadonlySet<string> = new Set(Object.keys(module));
const makers = ((): ReadonlySet<string> => {
  using gpu = openDevice("soft");
  return new Set(Object.keys(module.arrays(gpu)));
})();

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Names here that differ from the name in camelCase. */
const renamed: Readonly<Record<string, string>> = {
  asarray: "array",
  result_type: "resultType",
  vector_norm: "norm",
  from_dlpack: "fromDLPack",
};

/** Differences to the standard, in words. */
const differences: Readonly<Record<string, string>> = {
  iinfo: "the limits are bigints",
  isdtype: "the kinds are signed, unsigned, integral, float, complex, numeric and bool",
  take: "indices outside of the axis throw RangeError when the result is read. An index may be negative",
  take_along_axis:
    "indices outside of the axis throw RangeError when the result is read. An index may be negative",
  sort: "always stable, with NaN last",
  argsort: "always stable, with NaN last",
  unique_all: "the values are in ascending order",
  unique_counts: "the values are in ascending order",
  unique_inverse: "the values are in ascending order",
  unique_values: "the values are in ascending order",
  repeat: "the counts are a number or a list",
  from_dlpack: "it takes the address of a DLManagedTensorVersioned, as there are no objects of Python",
  asarray: "numbers become f32, bigints i64. The argument is copied",
  arange: "the type is f32 unless it is given",
  eye: "the type is f32 unless it is given",
  zeros: "the type is f32 unless it is given",
  ones: "the type is f32 unless it is given",
  empty: "the type is f32 unless it is given",
  floor_divide: "an integer divided by 0 is 0, as in NumPy",
  pow: "an integer with a negative exponent is 0",
  clip: "the result has the type of the array",
  diff: "booleans are taken too",
  ...Object.fromEntries(
    ["fft", "ifft", "fftn", "ifftn", "rfft", "irfft", "rfftn", "irfftn", "hfft", "ihfft"].map((name) => [
      name,
      "f64 is refused, because there is no complex type of 128 bits",
    ]),
  ),
  cholesky: "no `upper`. It needs cuSOLVER on a real GPU",
  eigh: "it needs cuSOLVER on a real GPU",
  inv: "it needs cuSOLVER on a real GPU",
  qr: "the reduced form only. It needs cuSOLVER on a real GPU",
  solve: "it needs cuSOLVER on a real GPU",
  svd: "it needs cuSOLVER on a real GPU",
  svdvals: "it needs cuSOLVER on a real GPU",
  det: "f32 and f64, no c64",
  slogdet: "f32 and f64, no c64",
  eigvalsh: "it needs cuSOLVER on a real GPU",
  pinv: "it needs cuSOLVER on a real GPU",
  matrix_rank: "it needs cuSOLVER on a real GPU",
  matrix_norm: 'no `keepdims`, and the orders 2, -2 and "nuc" are sums of `svdvals`',
  trace: "no `dtype`. Integers are summed as i64 or u64",
  fftfreq: "the type is f32, and `device` must be given",
  rfftfreq: "the type is f32, and `device` must be given",
  astype: "a number outside of an integer type is cut to the limits of i32, u32, i64 or u64 first",
  reshape: "no `copy`. It is a view where the strides allow it",
  broadcast_to: "operations in place refuse the view",
};

/** Returns where a function is found, or undefined. */
function place(name: string): string | undefined {
  const here = renamed[name] ?? camelCase(name);
  if (Object.hasOwn(module.fft, here)) return `fft.${here}()`;
  if (Object.hasOwn(module.linalg, here)) return `linalg.${here}()`;
  if (makers.has(here)) return `arrays(gpu).${here}`;
  if (methods.has(here)) return `a.${here}()`;
  return functions.has(here) ? `${here}()` : undefined;
}

/** A name of the standard, its place here or undefined, and the difference or undefined. */
export type Row = readonly [name: string, here: string | undefined, difference?: string | undefined];

const refusing = refusingComplex((name) => renamed[name] ?? camelCase(name));

/** Returns the difference of a function in words, or undefined. */
function differenceOf(name: string): string | undefined {
  const written = differences[name];
  if (!refusing.has(name) || written?.includes("c64") === true) return written;
  return written === undefined ? "no c64" : `${written}. No c64`;
}

const functionRows: Readonly<Record<string, readonly Row[]>> = Object.fromEntries(
  Object.entries(arrayNames).map(([title, names]) => [
    title,
    names.map((name): Row => [name, place(name), differenceOf(name)]),
  ]),
);

const status = ([, here, difference]: Row): string =>
  here === undefined ? "missing" : difference === undefined ? "done" : "different";

/** Returns the text of the page. */
export function arrayPage(): string {
  const sections = { ...functionRows, ...objectRows };
  const all = Object.values(sections).flat();
  const count = (wanted: string): number => all.filter((row) => status(row) === wanted).length;
  const tables = Object.entries(sections).map(([title, rows]) =>
    [
      `## ${title}`,
      "",
      "| standard | doorbell/array | status | difference |",
      "|---|---|---|---|",
      ...rows.map((row) => {
        const [name, here, difference = "none"] = row;
        return `| \`${name}\` | ${here === undefined ? "none" : `\`${here}\``} | ${status(row)} | ${difference} |`;
      }),
    ].join("\n"),
  );
  const head = `# The array API standard

<!-- Generated by \`npm run generate:array\` from the exports of src/array. Do not edit. -->

The names of the [Python array API standard](https://data-apis.org/array-api/2024.12/), with those in \`doorbell/array\`. Of
${all.length} names, ${count("done")} are the same, ${count("different")} have a difference, and ${count("missing")} is missing. [Arrays in ten minutes](../guide/arrays.md) is the guide.

JavaScript has no operators for objects. An operator is a method of the array, and \`expr\` takes a formula with \`+ - * / % **\` and comparisons.
[Values beside NumPy](array-values.md) has the largest difference of each function.`;
  return `${[head, ...tables].join("\n\n")}\n`;
}

if (import.meta.main) writeFileSync(page, arrayPage());

import { noStyle, type Style } from "../output/style.ts";
import { wrapped } from "../output/wrapped.ts";
import type { CLibrary } from "./c-names.ts";
import type { Declaration } from "./declaration.ts";
import { counterpartsOf, qualified } from "./declarations.ts";
import { errorsOf, type Failure, resultOf } from "./errors-of.ts";

/** Manual entry of a C function. */
export interface ManualEntry {
  readonly name: string;
  readonly library: string;
  readonly prototype: string;
  readonly description: string;
  readonly returns: string;
  readonly errors: readonly Failure[];
  /** Declarations of the object layer, such as "QueuePair.write". */
  readonly counterparts: readonly Pick<Declaration, "name" | "signature" | "example">[];
  /** Exported symbol, when the name is a macro for it. */
  readonly exportedAs?: string;
  /** Signature at the FFI seam. */
  readonly signature: readonly string[];
}

/** Returns the entry of a function, or undefined when the library has no such function. */
export function manualEntry(given: string, library: CLibrary): ManualEntry | undefined {
  const exported = library.apiNames[given] ?? given;
  const signature = library.functions[exported] ?? library.functions[given];
  if (signature === undefined) return undefined;
  const plain = given.replace(/_v\d+|_pt(ds|sz)$/g, "").replace(/_v\d+$/, "");
  const prototype =
    library.prototypes[exported] ?? library.prototypes[plain] ?? fromSignature(given, signature);
  return {
    name: given,
    library: library.title,
    prototype: `${prototype};`,
    description: descriptionOf(given, plain, library),
    returns: resultOf(given, prototype),
    errors: errorsOf(exported),
    counterparts: counterpartsOf(given).map((each) => ({
      name: qualified(each),
      signature: each.signature,
      example: each.example,
    })),
    signature,
    ...(exported !== given && { exportedAs: exported }),
  };
}

function descriptionOf(given: string, plain: string, { descriptions }: CLibrary): string {
  const text = descriptions[given] ?? descriptions[plain] ?? "";
  if (/_pt(ds|sz)$/.test(given)) return `${text} Its default stream is the per-thread default stream.`.trim();
  return text;
}

const cTypes: Readonly<Record<string, string>> = {
  ptr: "void *",
  i32: "int",
  u32: "unsigned",
  u64: "uint64_t",
  i64: "int64_t",
  u8: "uint8_t",
  u16: "uint16_t",
  f32: "float",
  f64: "double",
};

/** Returns a prototype from the FFI signature, for libraries without header text. */
function fromSignature(name: string, [result = "void", ...parameters]: readonly string[]): string {
  const c = (type: string): string => cTypes[type] ?? type;
  return `${/^cu(?!File)[A-Z]/.test(name) ? "CUresult" : c(result)} ${name}(${parameters.map(c).join(", ")})`;
}

/** Returns the structs of a prototype, for `doorbell struct`. */
const structsOf = (prototype: string, library: CLibrary): string[] => [
  ...new Set(
    [...prototype.matchAll(/\b(?:struct |union |enum )?([A-Za-z]\w+)\b/g)]
      .map(([, name]) => name!)
      .filter((name) => typeof library.names[name] === "object"),
  ),
];

/** Returns the page for a terminal. */
export function manualPage(
  entry: ManualEntry,
  library: CLibrary,
  columns = 100,
  style: Style = noStyle,
): string {
  const head = `${entry.name}: ${entry.description || "no description yet; see its header."}`;
  const lines = wrapped(head, columns - 2, 2);
  lines[0] = lines[0]!.replace(entry.name, style.bold(entry.name));
  const section = (title: string, body: readonly string[]) => {
    if (body.length > 0) lines.push("", style.dim(title), ...body.map((line) => `  ${line}`));
  };
  section("C", [
    ...wrapped(entry.prototype, columns - 6, 4),
    style.dim(`${entry.library}${entry.exportedAs ? `, exported as ${entry.exportedAs}` : ""}`),
  ]);
  section("returns", [entry.returns]);
  section(
    "objects",
    entry.counterparts
      .slice(0, 4)
      .flatMap(({ name, signature, example }, i) => [
        `${style.name(name)}  ${signature.length < columns - name.length - 6 ? style.dim(signature) : ""}`.trimEnd(),
        ...(i === 0 && example ? example.split("\n").map((line) => `    ${line}`) : []),
      ]),
  );
  const width = Math.max(0, ...entry.errors.map(({ name }) => name.length));
  section(
    "errors",
    entry.errors.flatMap(({ name, meaning }) => {
      const [first = "", ...rest] = wrapped(meaning, columns - width - 6, 0);
      return [
        `${style.bad(name)}${" ".repeat(width - name.length)}  ${first}`,
        ...rest.map((line) => `${" ".repeat(width)}  ${line}`),
      ];
    }),
  );
  const structs = structsOf(entry.prototype, library);
  section(
    "see",
    structs.map((name) => `doorbell struct ${name}`),
  );
  return lines.join("\n");
}

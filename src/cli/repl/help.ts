import { didYouMean } from "../../../ffi/nearest.ts";
import { optionsTables, wordsFor } from "../../arguments/options.ts";
import * as arrayModule from "../../array/index.ts";
import * as cudaModule from "../../cuda/index.ts";
import * as directModule from "../../direct/index.ts";
import * as groupModule from "../../group/index.ts";
import * as kernelModule from "../../kernel/index.ts";
import * as librariesModule from "../../libraries/index.ts";
import * as memoryModule from "../../memory/index.ts";
import * as rdmaModule from "../../rdma/index.ts";
import type { Declaration } from "../manual/declaration.ts";
import { declarations, qualified } from "../manual/declarations.ts";
import { manualEntry, manualPage } from "../manual/manual-page.ts";
import { enumPage, structPage } from "../manual/struct-page.ts";
import { isEnum, isStruct } from "../manual/struct-text.ts";
import type { Style } from "../output/style.ts";
import { wrapped } from "../output/wrapped.ts";
import { cNameOf } from "./c-namespace.ts";
import { kernel as promptKernel } from "./kernel-function.ts";
import type { CLibraries } from "./preloaded.ts";

const general: readonly (readonly [names: string, text: string])[] = [
  [
    "help(x)",
    'of a function, a class, an object, or a name in quotes: help(device.createCompletionQueue), help("QueuePair.write"), help("ibv_post_send")',
  ],
  ["struct(x)", 'a struct as C writes it: struct("ibv_wc"), struct(ib.ibv_send_wr)'],
  ["rdma cuda direct memory group", "the objects' modules"],
  ["libraries", "objects over NVIDIA's libraries: new libraries.Blas(gpu), FftPlan, Random and Solver"],
  ["ib cu", "C's functions, structs and constants"],
  ["device gpu topology", "there when first used"],
  ["array([1, 2])", "an array on gpu; array.zeros([2, 3]), array.arange(10) and others make arrays too"],
  [
    "kernel(signature, body)",
    'a function as a kernel: const k = kernel({ y: "f32[]" }, ({ y }, { globalIdx }) => { ... }); k.launch(k.over(y.length), { y })',
  ],
  ['out("i32")', 'what a C function writes to: const n = out("i32"); cu.cuDeviceGetCount(n); n.value'],
  ["plot(values)", "a chart; show(graph), show(topology) a diagram; as SVG with { file }, or a file's name"],
  ["_ _error", "the last answer, the last error"],
  [".help", "lists the prompt's own commands; Tab completes names, options and constants"],
];

/** Returns the list of preloaded names, one line each, and the names that do not fit in a second list. */
function generalText(columns: number): string {
  const width = Math.max(...general.map(([names]) => names.length)) + 2;
  return general
    .flatMap(([names, text]) =>
      wrapped(text, Math.max(30, columns - width - 1)).map(
        (line, i) => (i === 0 ? names : "").padEnd(width) + line,
      ),
    )
    .join("\n");
}

type Room = "array" | "rdma" | "cuda" | "direct" | "memory" | "group" | "kernel" | "libraries";

/** Finds the help text of a value or a name. */
export class Help {
  readonly #c: CLibraries;
  readonly #ib: object;
  readonly #cu: object;
  #methods: Map<unknown, { readonly module: Room; readonly name: string }> | undefined;

  constructor(c: CLibraries, ib: object, cu: object) {
    this.#c = c;
    this.#ib = ib;
    this.#cu = cu;
  }

  /** Gives a function of the prompt alone the help of a declaration of `doorbell/array`. */
  addOfArrays(about: unknown, name: string): void {
    this.#methods ??= knownFunctions();
    this.#methods.set(about, { module: "array", name });
  }

  about(about: unknown, columns: number, style: Style): string {
    if (about === undefined) return generalText(columns);
    if (about === this.#ib) return this.#space(this.#c.verbs, "ib", columns);
    if (about === this.#cu) return this.#space(this.#c.cuda, "cu", columns);
    if (typeof about === "string") return this.#named(about, columns, style);
    if (isStruct(about)) return structPage(about, this.#libraryOf(about.name), style);
    if (isEnum(about)) return enumPage(about, this.#libraryOf(about.name), style);
    const found =
      typeof about === "function"
        ? this.#ofFunction(about as { readonly name: string })
        : this.#ofObject(about);
    if (found === undefined)
      return `there is no help for ${typeof about === "function" ? "this function" : "this value"}: help("NAME") looks a name up`;
    return "c" in found
      ? this.#named(found.c, columns, style)
      : (this.#page(found.name, found.module, columns, style) ?? this.#named(found.name, columns, style));
  }

  #libraryOf(name: string) {
    return this.#c.verbs.names[name] === undefined ? this.#c.cuda : this.#c.verbs;
  }

  #space({ names, functions, title }: CLibraries["verbs"], name: string, columns: number): string {
    const list = wrapped(Object.keys(functions).join(" "), columns, 0).slice(0, 12).join("\n");
    return `${name}: ${title}, by C names; ${Object.keys(names).length} structs, enums and constants, and these functions\n${list}\n...`;
  }

  #named(name: string, columns: number, style: Style): string {
    for (const library of [this.#c.verbs, this.#c.cuda]) {
      const entry = manualEntry(name, library);
      if (entry !== undefined) return manualPage(entry, library, columns, style);
      const type = library.names[name];
      if (isStruct(type)) return structPage(type, library, style);
      if (isEnum(type)) return enumPage(type, library, style);
      if (typeof type === "number" || typeof type === "bigint")
        return constantText(name, type, library.names);
    }
    const page = this.#page(name, undefined, columns, style);
    if (page !== undefined) return page;
    const all = [...declarations().map(qualified), ...this.#cNames()];
    return `there is no name ${name}${didYouMean(name, all)}`;
  }

  #cNames(): string[] {
    return [this.#c.verbs, this.#c.cuda].flatMap(({ functions, names }) => [
      ...Object.keys(functions),
      ...Object.keys(names),
    ]);
  }

  #ofFunction(about: {
    readonly name: string;
  }): { readonly module: Room; readonly name: string } | { readonly c: string } | undefined {
    this.#methods ??= knownFunctions();
    const known = this.#methods.get(about);
    if (known !== undefined) return known;
    const c = cNameOf(about);
    if (c !== undefined) return { c };
    return undefined;
  }

  #ofObject(about: unknown): { readonly module: Room; readonly name: string } | undefined {
    this.#methods ??= knownFunctions();
    return about === null || typeof about !== "object" ? undefined : this.#methods.get(about.constructor);
  }

  #page(name: string, module: Room | undefined, columns: number, style: Style): string | undefined {
    const found = declarations().filter(
      (each) => qualified(each) === name && (module === undefined || each.module === module),
    );
    if (found.length === 0) return undefined;
    return found.map((each) => declarationPage(each, columns, style)).join("\n\n");
  }
}

function knownFunctions(): Map<unknown, { readonly module: Room; readonly name: string }> {
  const declared = new Set(declarations().map(qualified));
  const known = new Map<unknown, { readonly module: Room; readonly name: string }>();
  for (const [module, exports] of [
    ["rdma", rdmaModule],
    ["cuda", cudaModule],
    ["direct", directModule],
    ["memory", memoryModule],
    ["group", groupModule],
    ["kernel", kernelModule],
    ["array", arrayModule],
    ["libraries", librariesModule],
  ] as const) {
    for (const [name, value] of Object.entries(exports)) {
      if (typeof value !== "function") continue;
      known.set(value, { module, name });
      for (
        let proto = value.prototype as object | null;
        proto && proto !== Object.prototype;
        proto = Object.getPrototypeOf(proto) as object | null
      ) {
        for (const [key, { value: method, get }] of Object.entries(Object.getOwnPropertyDescriptors(proto))) {
          const member = method ?? get;
          if (key !== "constructor" && typeof member === "function" && !known.has(member)) {
            const own = `${name}.${key}`;
            known.set(member, { module, name: declared.has(own) ? own : `${proto.constructor.name}.${key}` });
          }
        }
      }
    }
  }
  return known.set(promptKernel, { module: "kernel", name: "kernel" });
}

function constantText(
  name: string,
  value: number | bigint,
  names: Readonly<Record<string, unknown>>,
): string {
  const hex = `0x${value.toString(16)}`;
  const owner = Object.values(names).find((each) => isEnum(each) && name in each.values);
  const of = isEnum(owner) ? `, of enum ${owner.name}` : "";
  return `${name} = ${value}${value > 9 ? ` (${hex})` : ""}${of}`;
}

/** Returns the page of a declaration: signature, text, options, members of a class, and an example. */
function declarationPage(found: Declaration, columns: number, style: Style): string {
  const name = qualified(found);
  const head =
    found.owner === undefined
      ? found.signature
      : `${found.owner}.${found.signature.replace(/^(get|readonly) /, "")}`;
  const parts = [
    ...wrapped(head, columns - 2, 4).map((line, i) => (i === 0 ? style.bold(line) : line)),
    ...paragraphs(found.text)
      .flatMap((line) => wrapped(line, columns - 2))
      .map((line) => `  ${line}`),
  ];
  const options = optionLines(name, found.module, columns, style);
  if (options.length > 0) parts.push(style.dim("options"), ...options);
  if (found.kind === "class" || found.kind === "interface") {
    const members = declarations().filter(
      ({ owner, module }) => owner === found.name && module === found.module,
    );
    if (members.length > 0)
      parts.push(
        style.dim("members"),
        ...wrapped(
          members.map((each) => (each.kind === "method" ? `${each.name}()` : each.name)).join(" "),
          columns - 4,
        ).map((line) => `  ${line}`),
      );
  }
  if (found.example)
    parts.push(style.dim("example"), ...found.example.split("\n").map((line) => `  ${line}`));
  return parts.join("\n");
}

/** Splits a doc comment into paragraphs and list items. Line breaks inside a paragraph have no meaning. */
const paragraphs = (text: string): string[] => text.replace(/\n(?![\n\s*-])/g, " ").split("\n");

function optionLines(name: string, module: string, columns: number, style: Style): string[] {
  const taken = optionsTables().filter(({ takenBy }) => name in takenBy);
  // Two modules may declare functions of the same name.
  const own = taken.filter((table) => table.name.startsWith(`${module}.`));
  return (own.length > 0 ? own : taken).flatMap(({ rows }) => {
    const entries = Object.entries(rows);
    const width = Math.max(0, ...entries.map(([key]) => key.length));
    return entries.flatMap(([key, row]) => {
      const by =
        row.default !== undefined
          ? ` (${String(row.default)})`
          : row.defaultText
            ? ` (${row.defaultText})`
            : "";
      const head = `  ${style.name(key)}${" ".repeat(width - key.length)}  `;
      const takes = wordsFor(row.type, row.unit) + by;
      const module = columns - width - 6;
      if (row.text.length + takes.length < module) return [`${head}${row.text} ${style.dim(takes)}`];
      const [first = "", ...rest] = wrapped(`${row.text} ${takes}`, module);
      return [`${head}${first}`, ...rest.map((line) => `${" ".repeat(width + 4)}${line}`)];
    });
  });
}

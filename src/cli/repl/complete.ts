import { optionsTables } from "../../arguments/options-table.ts";
import type { AnyType } from "../../arguments/value-type.ts";
import { accessFlags } from "../../rdma/memory/access.ts";
import { declarations, qualified } from "../manual/declarations.ts";
import { wordsOfParameter } from "./parameter-words.ts";
import { argumentAt, type OptionsPlace, optionsAt } from "./places.ts";
import type { CLibraries } from "./preloaded.ts";
import { propertiesOf, valueAt } from "./properties.ts";
import type { Session } from "./session.ts";

/** What readline takes: the words, and the part of the line that they complete. */
export type Completion = [words: string[], part: string];

const keywords = [
  "await",
  "const",
  "let",
  "using",
  "import",
  "function",
  "class",
  "return",
  "new",
  "typeof",
  "for",
  "if",
];
const globals = [
  "console",
  "JSON",
  "Math",
  "Object",
  "Array",
  "Promise",
  "Map",
  "Set",
  "Uint8Array",
  "Float32Array",
  "BigUint64Array",
  "performance",
  "process",
  "setTimeout",
  "structuredClone",
  "TextDecoder",
  "TextEncoder",
  "Buffer",
];

/** Tab: names, properties, keys and values of options, constants in quotes, the prompt's own commands. */
export class Completer {
  readonly #session: Session;
  readonly #c: CLibraries;
  readonly #commands: readonly string[];

  constructor(session: Session, c: CLibraries, commands: readonly string[]) {
    this.#session = session;
    this.#c = c;
    this.#commands = commands;
  }

  complete(before: string): Completion {
    if (/^\.\w*$/.test(before)) return found(this.#commands, before);
    const quoted = /(["'`])((?:[\w|.-])*)$/.exec(before);
    if (quoted && isInString(before)) return this.#inQuotes(before, quoted[2]!);
    const path = /([A-Za-z_$][\w$]*(?:\??\.[\w$]+|\[\d+\])*)\??\.([\w$]*)$/.exec(before);
    if (path) return found(propertiesOf(valueAt(this.#session, path[1]!)), path[2]!);
    const word = /[\w$]*$/.exec(before)![0];
    const keys = this.#optionKeys(before);
    if (keys !== undefined)
      return found(
        keys.map((key) => `${key}: `),
        word,
      );
    if (word === "") return [[], word];
    return found([...this.#session.names(), ...keywords, ...globals], word);
  }

  /** Keys of the options object that the cursor is in, without those that are given already. */
  #optionKeys(before: string): string[] | undefined {
    const place = optionsAt(before);
    if (place === undefined || !/[{,]\s*[\w$]*$/.test(before)) return undefined;
    const rows = this.#rowsOf(place);
    return rows && Object.keys(rows).filter((key) => !place.given.includes(key));
  }

  #rowsOf({
    callee,
    argument,
  }: OptionsPlace): Readonly<Record<string, { readonly type: AnyType }>> | undefined {
    const parts = callee.split(".");
    const method = parts.at(-1)!;
    const owners = parts.length > 1 ? classesOf(valueAt(this.#session, parts.slice(0, -1).join("."))) : [];
    const names = [...owners.map((owner) => `${owner}.${method}`), method, `new ${method}`];
    return optionsTables().find(({ takenBy }) => names.some((name) => takenBy[name] === argument))?.rows;
  }

  /** In quotes: the values that an option takes, else C's names. */
  #inQuotes(before: string, part: string): Completion {
    const quote = before.slice(0, before.length - part.length - 1);
    const key = /([A-Za-z]\w*)\s*:\s*\[?(?:\s*["'][\w-]*["']\s*,)*\s*$/.exec(quote)?.[1];
    const place = optionsAt(quote);
    const type = key !== undefined && place !== undefined ? this.#rowsOf(place)?.[key]?.type : undefined;
    const values = type === undefined ? [] : textsOf(type);
    if (values.length > 0) return found(values, part);
    const argument = this.#argumentWords(quote);
    if (argument.length > 0) return found(argument, part);
    const last = /[\w.]*$/.exec(part)![0];
    if (last.length < 2) return [[], last];
    return found([...this.#cNames(), ...optionWords(), ...declarationNames()], last);
  }

  /** What the call's parameter that the quote opens takes, by its declaration. */
  #argumentWords(quote: string): readonly string[] {
    const place = argumentAt(quote);
    if (place === undefined) return [];
    const parts = place.callee.split(".");
    const owners = parts.length > 1 ? classesOf(valueAt(this.#session, parts.slice(0, -1).join("."))) : [];
    return wordsOfParameter(owners, parts.at(-1)!, place.argument);
  }

  #names: readonly string[] | undefined;
  #cNames(): readonly string[] {
    const { verbs, cuda } = this.#c;
    this.#names ??= [verbs, cuda].flatMap(({ names, functions, apiNames }) => [
      ...Object.keys(names),
      ...Object.keys(functions),
      ...Object.keys(apiNames),
    ]);
    return this.#names;
  }
}

const found = (all: readonly string[], part: string): Completion => {
  const words = [...new Set(all.filter((each) => each.startsWith(part)))].sort();
  return [words, part];
};

function classesOf(value: unknown): string[] {
  const names: string[] = [];
  for (let at = value; at !== null && at !== undefined; at = Object.getPrototypeOf(at) as unknown) {
    const name = (at as { constructor?: { name?: string } }).constructor?.name;
    if (name !== undefined && name !== "" && !names.includes(name)) names.push(name);
  }
  return names;
}

/** Is the end of the line inside of a string? */
function isInString(before: string): boolean {
  let quote = "";
  for (let i = 0; i < before.length; i++) {
    const char = before[i]!;
    if (char === "\\") i++;
    else if (quote === "" && /["'`]/.test(char)) quote = char;
    else if (char === quote) quote = "";
  }
  return quote !== "";
}

/** Every word that some option takes, and the rights to memory. */
const optionWords = (): string[] => [
  ...optionsTables().flatMap(({ rows }) => Object.values(rows).flatMap(({ type }) => textsOf(type))),
  ...Object.keys(accessFlags),
];

/** "QueuePair.write": what help takes in quotes. */
const declarationNames = (): string[] => declarations().map(qualified);

function textsOf(type: AnyType): string[] {
  if (type.kind === "oneOf") return type.values.filter((value) => typeof value === "string");
  if (type.kind === "list") return textsOf(type.of);
  if (type.kind === "either") return type.types.flatMap(textsOf);
  return [];
}

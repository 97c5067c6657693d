import { type AnyType, optionsTables } from "../../arguments/options.ts";
import { accessFlags } from "../../rdma/memory/access.ts";
import { declarations, qualified } from "../manual/declarations.ts";
import { argumentAt, type CursorCall, optionsAt } from "./cursor-call.ts";
import { wordsOfParameter } from "./parameter-words.ts";
import type { CLibraries } from "./preloaded.ts";
import { propertiesOf, valueAt } from "./properties.ts";
import type { Session } from "./session.ts";

/** Result of a readline completer: the words, and the part of the line that they complete. */
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

/**
 * Completes names, properties, keys and values of options, quoted constants, and the commands of the prompt.
 */
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

  /** Returns the keys of the options object around the cursor, without the keys that it has already. */
  #optionKeys(before: string): string[] | undefined {
    const call = optionsAt(before);
    if (call === undefined || !/[{,]\s*[\w$]*$/.test(before)) return undefined;
    const rows = this.#rowsOf(call);
    return rows && Object.keys(rows).filter((key) => !call.given.includes(key));
  }

  #rowsOf({
    callee,
    argument,
  }: CursorCall): Readonly<Record<string, { readonly type: AnyType }>> | undefined {
    const parts = callee.split(".");
    const method = parts.at(-1)!;
    const owners = parts.length > 1 ? classesOf(valueAt(this.#session, parts.slice(0, -1).join("."))) : [];
    const names = [...owners.map((owner) => `${owner}.${method}`), method, `new ${method}`];
    return optionsTables().find(({ takenBy }) => names.some((name) => takenBy[name] === argument))?.rows;
  }

  /** Completes a quoted word: the values that an option takes, else C names. */
  #inQuotes(before: string, part: string): Completion {
    const quote = before.slice(0, before.length - part.length - 1);
    const key = /([A-Za-z]\w*)\s*:\s*\[?(?:\s*["'][\w-]*["']\s*,)*\s*$/.exec(quote)?.[1];
    const call = optionsAt(quote);
    const type = key !== undefined && call !== undefined ? this.#rowsOf(call)?.[key]?.type : undefined;
    const values = type === undefined ? [] : textsOf(type);
    if (values.length > 0) return found(values, part);
    const argument = this.#argumentWords(quote);
    if (argument.length > 0) return found(argument, part);
    const last = /[\w.]*$/.exec(part)![0];
    if (last.length < 2) return [[], last];
    return found([...this.#cNames(), ...optionWords(), ...declarationNames()], last);
  }

  /** Returns the words that the quoted parameter of the call takes, by its declaration. */
  #argumentWords(quote: string): readonly string[] {
    const call = argumentAt(quote);
    if (call === undefined) return [];
    const parts = call.callee.split(".");
    const owners = parts.length > 1 ? classesOf(valueAt(this.#session, parts.slice(0, -1).join("."))) : [];
    return wordsOfParameter(owners, parts.at(-1)!, call.argument);
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

/** Returns true when the end of the line is inside a string. */
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

/** Returns every word that an option takes, and the memory access rights. */
const optionWords = (): string[] => [
  ...optionsTables().flatMap(({ rows }) => Object.values(rows).flatMap(({ type }) => textsOf(type))),
  ...Object.keys(accessFlags),
];

/** Returns the names that help() takes in quotes, such as "QueuePair.write". */
const declarationNames = (): string[] => declarations().map(qualified);

function textsOf(type: AnyType): string[] {
  if (type.kind === "oneOf") return type.values.filter((value) => typeof value === "string");
  if (type.kind === "list") return textsOf(type.of);
  if (type.kind === "either") return type.types.flatMap(textsOf);
  return [];
}

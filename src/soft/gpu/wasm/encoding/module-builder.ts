// Encoder for a WebAssembly module: imports, functions, exports and a function table.
import { type Code, type Local, signed32, unsigned, VALUES } from "./code.ts";
import { moduleText } from "./module-text.ts";
import { flat } from "./relocation.ts";

/** Number of 64 KiB pages in 4 GiB. */
const MOST_PAGES = 65536;

interface Signature {
  readonly parameters: readonly Local[];
  readonly results: readonly Local[];
}

/** Builder of a module. All imports must be declared before the first function. */
export class ModuleBuilder {
  readonly #types: string[] = [];
  readonly #signatures: Signature[] = [];
  readonly #imports: { name: string; type: number }[] = [];
  readonly #functions: { type: number; code: Code | undefined }[] = [];
  readonly #exports: { name: string; index: number }[] = [];
  readonly #pages: number;
  readonly #shared: boolean;
  #table: readonly (number | undefined)[] = [];
  readonly #names = new Map<number, string>();
  #relocations: number[] = [];

  /** `pages` is the minimum size of the imported memory; `shared` declares it as shared memory. */
  constructor(pages = MOST_PAGES, shared = false) {
    this.#pages = pages;
    this.#shared = shared;
  }

  type(signature: Signature): number {
    const key = `${signature.parameters.join()}:${signature.results.join()}`;
    const known = this.#types.indexOf(key);
    if (known >= 0) return known;
    this.#signatures.push(signature);
    return this.#types.push(key) - 1;
  }

  /** Declares the import `env.name` and returns its function index. */
  import(name: string, parameters: readonly Local[], results: readonly Local[]): number {
    return this.#imports.push({ name, type: this.type({ parameters, results }) }) - 1;
  }

  /** Reserves a function index before the body exists, so that other functions can call it. */
  declare(signature: Signature): number {
    return this.#imports.length + this.#functions.push({ type: this.type(signature), code: undefined }) - 1;
  }

  define(index: number, code: Code): void {
    this.#functions[index - this.#imports.length]!.code = code;
  }

  add(code: Code): number {
    const index = this.declare(code);
    this.define(index, code);
    return index;
  }

  export(name: string, index: number): void {
    this.#exports.push({ name, index });
  }

  /** Sets a function's name for the text format. */
  name(index: number, name: string): void {
    this.#names.set(index, name);
  }

  /** Returns the module in the text format; `comment` returns a line of the PTX. */
  text(comment: (line: number) => string): string {
    return moduleText(
      {
        types: this.#signatures,
        imports: this.#imports,
        functions: this.#functions,
        exports: this.#exports,
        names: this.#names,
        pages: this.#pages,
        table: this.#table,
      },
      comment,
    );
  }

  /** Sets the function table for indirect calls, by slot. */
  table(functions: readonly (number | undefined)[]): void {
    this.#table = functions;
  }

  /** Relocations of the last encoding, three numbers each. */
  get relocations(): readonly number[] {
    return this.#relocations;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const out: number[] = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
    const types: number[] = [];
    for (const { parameters, results } of this.#signatures) {
      types.push(0x60);
      vector(
        types,
        parameters.map((each) => [VALUES[each]]),
      );
      vector(
        types,
        results.map((each) => [VALUES[each]]),
      );
    }
    section(out, 1, this.#signatures.length, types);
    const imports: number[] = [...name("env"), ...name("memory"), 2, this.#shared ? 3 : 1];
    unsigned(imports, this.#pages);
    unsigned(imports, MOST_PAGES);
    for (const each of this.#imports) {
      imports.push(...name("env"), ...name(each.name), 0);
      unsigned(imports, each.type);
    }
    section(out, 2, this.#imports.length + 1, imports);
    const functions: number[] = [];
    for (const { type } of this.#functions) unsigned(functions, type);
    section(out, 3, this.#functions.length, functions);
    if (this.#table.length > 0) {
      const table = [0x70, 0];
      unsigned(table, this.#table.length);
      section(out, 4, 1, table);
    }
    const exports: number[] = [];
    for (const each of this.#exports) {
      exports.push(...name(each.name), 0);
      unsigned(exports, each.index);
    }
    section(out, 7, this.#exports.length, exports);
    if (this.#table.length > 0) this.#elements(out);
    return this.#withBodies(out);
  }

  /** Appends one element segment for each function, because slots between functions may be empty. */
  #elements(out: number[]): void {
    const elements: number[] = [];
    let count = 0;
    for (const [slot, index] of this.#table.entries()) {
      if (index === undefined) continue;
      count++;
      elements.push(0, 0x41);
      signed32(elements, slot);
      elements.push(0x0b, 1);
      unsigned(elements, index);
    }
    section(out, 9, count, elements);
  }

  /** Copies the function bodies as bytes. They are too large for one list of numbers. */
  #withBodies(head: readonly number[]): Uint8Array<ArrayBuffer> {
    const parts: (readonly number[])[] = [];
    let size = 0;
    for (const { code } of this.#functions) {
      const locals = code!.body();
      const length: number[] = [];
      unsigned(length, locals.length + code!.bytes.length + 1);
      for (const part of [length, locals, code!.bytes, [0x0b]]) {
        parts.push(part);
        size += part.length;
      }
    }
    const count: number[] = [];
    unsigned(count, this.#functions.length);
    const start: number[] = [10];
    unsigned(start, size + count.length);
    const all = new Uint8Array(new ArrayBuffer(head.length + start.length + count.length + size));
    let at = 0;
    const offsets = new Map<readonly number[], number>();
    for (const part of [head, start, count, ...parts]) {
      all.set(part, at);
      offsets.set(part, at);
      at += part.length;
    }
    this.#relocations = this.#functions.flatMap(({ code }) =>
      flat(code!.relocations.map((each) => ({ ...each, at: each.at + offsets.get(code!.bytes)! }))),
    );
    return all;
  }
}

function section(into: number[], id: number, count: number, content: readonly number[]): void {
  const head: number[] = [];
  unsigned(head, count);
  into.push(id);
  unsigned(into, head.length + content.length);
  into.push(...head);
  for (const byte of content) into.push(byte);
}

function vector(into: number[], items: readonly (readonly number[])[]): void {
  unsigned(into, items.length);
  for (const item of items) into.push(...item);
}

function name(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  return [bytes.length, ...bytes];
}

// Encoder for a WebAssembly module: imports, functions, exports and a function table.
import { put } from "../../ptx/collections.ts";
import { ByteList } from "./byte-list.ts";
import { type Code, type Local, VALUES } from "./code.ts";

import { flat, type Relocation } from "./relocation.ts";

/** Number of 64 KiB pages in 4 GiB. */
const MOST_PAGES = 65536;

export interface Signature {
  readonly parameters: readonly Local[];
  readonly results: readonly Local[];
}

/** Builder of a module. All imports must be declared before the first function. */
export class ModuleBuilder {
  readonly #types = new Map<string, number>();
  readonly types: Signature[] = [];
  readonly imports: { name: string; type: number }[] = [];
  readonly functions: { type: number; code: Code | undefined }[] = [];
  readonly exports: { name: string; index: number }[] = [];
  readonly pages: number;
  readonly #shared: boolean;
  /** Function table for indirect calls, by slot. */
  table: readonly (number | undefined)[] = [];
  /** Names of functions for the text format, by index. */
  readonly names = new Map<number, string>();
  /** Relocations of the last encoding, three numbers each. */
  relocations: readonly number[] = [];

  /** `pages` is the minimum size of the imported memory; `shared` declares it as shared memory. */
  constructor(pages = MOST_PAGES, shared = false) {
    this.pages = pages;
    this.#shared = shared;
  }

  type(signature: Signature): number {
    const key = `${signature.parameters.join()}:${signature.results.join()}`;
    return this.#types.get(key) ?? put(this.#types, key, this.types.push(signature) - 1);
  }

  /** Declares the import `env.name` and returns its function index. */
  import(name: string, parameters: readonly Local[], results: readonly Local[]): number {
    return this.imports.push({ name, type: this.type({ parameters, results }) }) - 1;
  }

  /** Reserves a function index before the body exists, so that other functions can call it. */
  declare(signature: Signature, name?: string): number {
    const index =
      this.imports.length + this.functions.push({ type: this.type(signature), code: undefined }) - 1;
    if (name !== undefined) this.names.set(index, name);
    return index;
  }

  define(index: number, code: Code): void {
    this.functions[index - this.imports.length]!.code = code;
  }

  add(code: Code, name?: string): number {
    const index = this.declare(code, name);
    this.define(index, code);
    return index;
  }

  export(name: string, index: number): void {
    this.exports.push({ name, index });
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const out = new ByteList().append([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    const types = new ByteList().unsigned(this.types.length);
    for (const { parameters, results } of this.types) {
      types.byte(0x60);
      for (const each of [parameters, results])
        types.unsigned(each.length).append(each.map((type) => VALUES[type]));
    }
    section(out, 1, types);
    const [count, limits] = [this.imports.length + 1, this.#shared ? 3 : 1];
    const imports = new ByteList().unsigned(count).name("env").name("memory").byte(2).byte(limits);
    imports.unsigned(this.pages).unsigned(MOST_PAGES);
    for (const { name, type } of this.imports) imports.name("env").name(name).byte(0).unsigned(type);
    section(out, 2, imports);
    const functions = new ByteList().unsigned(this.functions.length);
    for (const { type } of this.functions) functions.unsigned(type);
    section(out, 3, functions);
    const { length } = this.table;
    if (length > 0) section(out, 4, new ByteList().append([1, 0x70, 0]).unsigned(length));
    const exports = new ByteList().unsigned(this.exports.length);
    for (const { name, index } of this.exports) exports.name(name).byte(0).unsigned(index);
    section(out, 7, exports);
    if (length > 0) section(out, 9, this.#elements());
    this.#addBodies(out);
    return out.bytes.slice();
  }

  /** Returns one element segment for each function, because slots between functions may be empty. */
  #elements(): ByteList {
    const elements = new ByteList().unsigned(this.table.filter((index) => index !== undefined).length);
    for (const [slot, index] of this.table.entries())
      if (index !== undefined) elements.byte(0).byte(0x41).signed32(slot).byte(0x0b).byte(1).unsigned(index);
    return elements;
  }

  #addBodies(out: ByteList): void {
    const bodies = new ByteList().unsigned(this.functions.length);
    const relocations: Relocation[] = [];
    for (const { code } of this.functions) {
      const head = code!.head();
      bodies.unsigned(head.length + code!.length + 1).append(head.bytes);
      for (const each of code!.relocations) relocations.push({ ...each, at: bodies.length + each.at });
      bodies.append(code!.bytes).byte(0x0b);
    }
    section(out, 10, bodies);
    const start = out.length - bodies.length;
    this.relocations = flat(relocations.map((each) => ({ ...each, at: start + each.at })));
  }
}

function section(into: ByteList, id: number, content: ByteList): void {
  into.byte(id).unsigned(content.length).append(content.bytes);
}

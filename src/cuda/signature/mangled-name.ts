import {
  arrayOf,
  builtins,
  type CppType,
  functionOf,
  listed,
  named,
  pointing,
  qualified,
  textOf,
} from "./cpp-type.ts";

/** The name uses a part of the grammar that this reader does not support. */
class Unreadable extends Error {}

/** `<substitution>` of two letters. */
const standard: Readonly<Record<string, string>> = {
  a: "std::allocator",
  b: "std::basic_string",
  s: "std::string",
  i: "std::istream",
  o: "std::ostream",
  d: "std::iostream",
};

/** Returns the text of a value as template argument: "true" for `b1`, "256u" for `j256`. */
function valueText(type: CppType, digits: string): string {
  const number = digits.replace(/^n/, "-");
  const { head, parameter } = type;
  if (parameter === "bool") return number === "1" ? "true" : "false";
  if (head === "int") return number;
  if (head === "unsigned int") return `${number}u`;
  return `(${head})${number}`;
}

interface Name {
  readonly text: string;
  /** Template arguments of the last part, if it was a template. */
  readonly given: readonly CppType[] | undefined;
}

/**
 * Reads one mangled name from left to right, with the productions of the Itanium C++ ABI (section 5.1) that
 * kernels use.
 */
class MangledReader {
  readonly #text: string;
  #at: number;
  /** Types of `S_`, `S0_` and so on. Inside a pack they differ for each member. */
  #known: (CppType & { readonly inPack?: true })[] = [];
  /** Types of `T_`, `T0_` and so on. */
  #given: readonly CppType[] = [];
  /** Index of the pack member that is read now. */
  #member: number | undefined;
  #packLength = 0;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  /** Reads `<encoding>`: the name and parameters of a function. */
  encoding(): { name: string; parameters: CppType[] } {
    const { text, given } = this.#name();
    if (given !== undefined) {
      this.#given = given;
      this.#type(); // Templates also encode the result type.
    }
    const parameters = this.#types(() => this.#at >= this.#text.length || ".$E".includes(this.#next));
    const [only] = parameters;
    const none = parameters.length === 1 && only!.head === "void" && only!.tail === "";
    return { name: text, parameters: none ? [] : parameters };
  }

  get #next(): string {
    return this.#text[this.#at] ?? "";
  }

  #take(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) throw new Unreadable(this.#text.slice(this.#at));
    this.#at += found.length;
    return found;
  }

  #expect(text: string): void {
    if (!this.#take(text)) throw new Unreadable(this.#text.slice(this.#at));
  }

  #remember(type: CppType): CppType {
    this.#known.push(this.#member === undefined ? type : { ...type, inPack: true });
    return type;
  }

  /** Reads `<source-name>`: a length and that many letters. */
  #sourceName(): string {
    const length = Number(this.#match(/[1-9]\d*/y));
    const name = this.#text.slice(this.#at, this.#at + length);
    if (name.length < length) throw new Unreadable(name);
    this.#at += length;
    while (this.#take("B")) this.#sourceName(); // ABI tags follow the name.
    return name.startsWith("_GLOBAL__N_") ? "(anonymous namespace)" : name;
  }

  /** Reads `<name>` of a function. */
  #name(): Name {
    if (this.#take("N")) return this.#nested();
    const text = (this.#take("St") ? "std::" : "") + this.#sourceName();
    if (this.#next !== "I") return { text, given: undefined };
    this.#remember({ head: text, tail: "" });
    const given = this.#templateArguments();
    return { text: `${text}<${listed(flat(given))}>`, given };
  }

  /**
   * Reads `<nested-name>` from behind its N to its E. Each prefix can be substituted; the caller records the
   * whole name.
   */
  #nested(): Name {
    this.#match(/[rVK]*/y);
    let text = "";
    let given: readonly CppType[] | undefined;
    for (;;) {
      if (this.#next === "S" && !this.#text.startsWith("St", this.#at)) text = this.#substitution().head;
      else if (this.#next === "T") text = textOf(this.#remember(this.#templateParameter()));
      else {
        const begin = this.#take("St") ? "std" : this.#sourceName();
        text = text === "" ? begin : `${text}::${begin}`;
        given = undefined;
        if (this.#take("E")) return { text, given };
        if (begin !== "std") this.#remember({ head: text, tail: "" });
      }
      if (this.#next === "I") {
        given = this.#templateArguments();
        text += `<${listed(flat(given))}>`;
        if (this.#take("E")) return { text, given };
        this.#remember({ head: text, tail: "" });
      }
    }
  }

  /** Reads `<template-args>`. */
  #templateArguments(): CppType[] {
    this.#expect("I");
    const given: CppType[] = [];
    while (!this.#take("E")) given.push(this.#templateArgument());
    return given;
  }

  #templateArgument(): CppType {
    if (this.#take("J")) {
      const pack: CppType[] = [];
      while (!this.#take("E")) pack.push(this.#templateArgument());
      return { head: listed(pack), tail: "", pack };
    }
    if (this.#take("X")) {
      const address = this.#take("ad");
      const value = this.#literal();
      this.#expect("E");
      return { head: address ? `&${value}` : value, tail: "" };
    }
    return this.#next === "L" ? { head: this.#literal(), tail: "" } : this.#type();
  }

  /** Reads `<expr-primary>`: a number, or the name of a function or variable. */
  #literal(): string {
    this.#expect("L");
    if (this.#take("_Z")) {
      const given = this.#given;
      const { name } = this.encoding();
      this.#given = given;
      this.#expect("E");
      return name;
    }
    const type = this.#type();
    const text = valueText(type, this.#match(/n?[\da-f]*/y));
    this.#expect("E");
    return text;
  }

  /** Reads `<template-param>`: T_, T0_, ... */
  #templateParameter(): CppType {
    this.#expect("T");
    const digits = this.#match(/[\dA-Z]*_/y).slice(0, -1);
    const found = this.#given[digits === "" ? 0 : Number.parseInt(digits, 36) + 1];
    if (found === undefined) throw new Unreadable("a template parameter of what is not known");
    if (found.pack === undefined) return found;
    this.#packLength = found.pack.length;
    return found.pack[this.#member ?? 0] ?? { head: "", tail: "" };
  }

  /** Reads `<substitution>`: S_, S0_, ..., or one of the standard library. */
  #substitution(): CppType {
    this.#expect("S");
    const letter = standard[this.#next];
    if (letter !== undefined) {
      this.#at++;
      return named(letter);
    }
    const digits = this.#match(/[\dA-Z]*_/y).slice(0, -1);
    const found = this.#known[digits === "" ? 0 : Number.parseInt(digits, 36) + 1];
    if (found === undefined || (found.inPack && this.#member === undefined)) {
      throw new Unreadable("a substitution of what is not known");
    }
    return found;
  }

  /** Reads types until `ended` is true. A pack gives several types. */
  #types(ended: () => boolean): CppType[] {
    const types: CppType[] = [];
    while (!ended()) {
      if (this.#take("Dp")) types.push(...this.#expansion());
      else types.push(this.#type());
    }
    return types;
  }

  /** Reads `Dp <type>`: the type once for each member of its packs. */
  #expansion(): CppType[] {
    const begin = this.#at;
    const known = this.#known;
    const types: CppType[] = [];
    this.#member = 0;
    this.#packLength = 0;
    do {
      this.#at = begin;
      this.#known = [...known];
      types.push(this.#type());
      this.#member++;
    } while (this.#member < this.#packLength);
    this.#member = undefined;
    return this.#packLength === 0 ? [] : types;
  }

  /** Reads `<type>`. */
  #type(): CppType {
    const builtin = builtins.get(this.#text.slice(this.#at, this.#at + (this.#next === "D" ? 2 : 1)));
    if (builtin !== undefined) {
      this.#at += this.#next === "D" ? 2 : 1;
      return builtin;
    }
    switch (this.#next) {
      case "P":
        this.#at++;
        return this.#remember(pointing(this.#type(), "*"));
      case "R":
        this.#at++;
        return this.#remember(pointing(this.#type(), "&"));
      case "O":
        this.#at++;
        return this.#remember(pointing(this.#type(), "&&"));
      case "r":
      case "V":
      case "K": {
        const marks = this.#match(/r?V?K?/y);
        const words = [marks.includes("K") ? "const" : "", marks.includes("V") ? "volatile" : ""];
        const type = this.#type();
        return this.#remember(
          qualified(
            type,
            words.filter((word) => word !== ""),
          ),
        );
      }
      case "A": {
        this.#at++;
        const length = this.#match(/\d*_/y).slice(0, -1);
        return this.#remember(arrayOf(this.#type(), length));
      }
      case "F": {
        this.#match(/FY?/y);
        const [result, ...parameters] = this.#types(() => this.#next === "E");
        this.#expect("E");
        if (result === undefined) throw new Unreadable("a function that gives nothing");
        return this.#remember(functionOf(result, parameters));
      }
      case "T":
        return this.#withArguments(this.#remember(this.#templateParameter()));
      case "N":
        this.#at++;
        return this.#remember(named(this.#nested().text));
      case "S":
        if (!this.#text.startsWith("St", this.#at)) return this.#withArguments(this.#substitution());
    }
    const text = (this.#take("St") ? "std::" : "") + this.#sourceName();
    return this.#withArguments(this.#remember(named(text)));
  }

  /** Returns a template name with its arguments, if they follow. */
  #withArguments(type: CppType): CppType {
    if (this.#next !== "I") return type;
    return this.#remember(named(`${textOf(type)}<${listed(flat(this.#templateArguments()))}>`));
  }
}

/** Replaces packs by their members. */
const flat = (given: readonly CppType[]): CppType[] => given.flatMap((one) => one.pack ?? [one]);

/** Name and parameters of a mangled function. */
interface MangledFunction {
  /** C++ name, such as "reduce6<float, 256u, true>". */
  readonly name: string;
  /** Type of each parameter. */
  readonly parameters: readonly CppType[];
}

/**
 * Parses a mangled symbol (Itanium C++ ABI, section 5.1: nvcc, NVRTC, gcc and clang) into name and
 * parameters. Undefined for a name that is not mangled, and for unsupported parts, such as lambdas and
 * expressions in template arguments.
 */
export function mangledFunction(symbol: string): MangledFunction | undefined {
  if (!symbol.startsWith("_Z")) return undefined;
  try {
    return new MangledReader(symbol, 2).encoding();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/**
 * Returns the C++ declaration of a symbol: "reduce6<float, 256u, true>(float*, float*, unsigned int)". A name
 * that is not mangled is unchanged.
 */
export function readableName(symbol: string): string {
  const found = mangledFunction(symbol);
  return found === undefined ? symbol : `${found.name}(${found.parameters.map(textOf).join(", ")})`;
}

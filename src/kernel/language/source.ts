import { type ArrowFunctionExpression, type FunctionExpression, parseExpressionAt } from "acorn";
import { alignedPosition } from "./alignment.ts";
import type { ErrorPosition } from "./kernel-error.ts";
import { KernelError } from "./kernel-error.ts";
import { originalPosition } from "./source-map.ts";

/** A function of the kernel language: an arrow function or a function expression. */
export type FunctionNode = ArrowFunctionExpression | FunctionExpression;

/** Text of a function, its syntax tree, and its place in the file that it was written in. */
export class FunctionSource {
  readonly name: string;
  readonly text: string;
  readonly origin: Origin;
  /** Positions by offset: many instructions come from one. */
  readonly #positions = new Map<number, ErrorPosition>();
  #shift = 0;
  #node: FunctionNode | undefined;

  constructor(name: string, fn: (...args: never[]) => unknown, origin: Origin) {
    const text = Function.prototype.toString.call(fn);
    this.name = name;
    this.text = origin.restore?.(text) ?? text;
    this.origin = origin;
  }

  /** Syntax tree. Throws KernelError where the runtime holds no text of the function, or acorn refuses the text. */
  get node(): FunctionNode {
    this.#node ??= this.#parse();
    return this.#node;
  }

  /** File of the function: the source of a built file that has a source map. A text that is in no file has a name of its own. */
  get file(): string {
    return this.position(this.node.start).file;
  }

  /** Returns the line and column, from 1, of an offset of the syntax tree, and the text of the line. */
  at(offset: number): ErrorPosition {
    return this.position(offset);
  }

  /** Returns the place of an offset in the file, or in the function's own text where there is no file. */
  position(offset: number): ErrorPosition {
    const known = this.#positions.get(offset);
    if (known !== undefined) return known;
    const found = this.#positionOf(offset);
    this.#positions.set(offset, found);
    return found;
  }

  #positionOf(offset: number): ErrorPosition {
    const inText = offset - this.#shift;
    const { caller } = this.origin;
    const found = caller && alignedPosition(caller, this.text, inText);
    if (found !== undefined) return originalPosition(found);
    const lines = this.text.slice(0, inText).split("\n");
    const line = lines.length;
    const lineText = this.text.split("\n")[line - 1] ?? "";
    return { file: `${this.name}.js`, line, column: lines.at(-1)!.length + 1, lineText };
  }

  /** Returns the text of a part of the syntax tree. */
  textOf({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.text.slice(start - this.#shift, end - this.#shift);
  }

  #parse(): FunctionNode {
    if (/\[native code\]|\[bytecode\]/.test(this.text) || this.text.trim() === "")
      throw new KernelError(
        this.name,
        "the runtime holds no text of the function",
        "Bound functions and built-in functions have no text. A build to bytecode alone removes it. Pass the function itself, from a build with its source.",
      );
    // A method such as `{ body() {} }` parses inside of an object only.
    for (const [before, after] of [
      ["(", ")"],
      ["({", "})"],
    ] as const) {
      try {
        const node = parseExpressionAt(`${before}${this.text}${after}`, 0, { ecmaVersion: "latest" });
        this.#shift = before.length;
        const inner = node.type === "ObjectExpression" ? node.properties[0] : node;
        const found = inner?.type === "Property" ? inner.value : inner;
        if (found?.type === "ArrowFunctionExpression" || found?.type === "FunctionExpression") return found;
      } catch (error) {
        if (after === "})") throw this.#syntaxError(error);
      }
    }
    throw new KernelError(
      this.name,
      "the body is not a function",
      "Pass an arrow function: (values) => { ... }.",
    );
  }

  #syntaxError(error: unknown): unknown {
    if (!(error instanceof SyntaxError)) return error;
    const offset = (error as SyntaxError & { readonly pos?: number }).pos ?? 0;
    return new KernelError(
      this.name,
      `the text of the function does not parse: ${error.message}`,
      "A kernel is one function in plain JavaScript or TypeScript.",
      this.position(offset),
    );
  }
}

const sources = new WeakMap<object, FunctionSource>();

/** Returns the source of a helper function. Kernels share it, with the origin of the first. */
export function sourceOf(name: string, fn: (...args: never[]) => unknown, origin: Origin): FunctionSource {
  let source = sources.get(fn);
  if (source === undefined) {
    source = new FunctionSource(name, fn, origin);
    sources.set(fn, source);
  }
  return source;
}

/** Origin of the text of a kernel and its helper functions. */
export interface Origin {
  /** Place of the call that made the kernel. Undefined where it has no file. */
  readonly caller: CallSite | undefined;
  /** Returns the text that the user wrote. The prompt changes the names of its variables. */
  readonly restore?: (text: string) => string;
}

/** Place of the call that made a kernel. */
export interface CallSite {
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1. */
  readonly column: number;
}

const ownFolder = import.meta.url.replace(/language\/[^/]*$/, "");

/** Returns the place of the caller outside of this module. Undefined where the stack does not show it. */
export function callSite(): CallSite | undefined {
  const { stack = "" } = new Error("call site");
  for (const line of stack.split("\n")) {
    const match = /\(?((?:file:\/\/)?\/[^():]+):(\d+):(\d+)\)?$/.exec(line.trim());
    if (match === null) continue;
    const path = match[1]!.startsWith("file://") ? decodeURI(match[1]!.slice(7)) : match[1]!;
    if (`file://${path}`.startsWith(ownFolder)) continue;
    return { file: path, line: Number(match[2]), column: Number(match[3]) };
  }
  return undefined;
}

import { Device } from "../../cuda/index.ts";
import { Resource } from "../../lifetime/resource.ts";
import { type Parsed, parsed } from "./parse.ts";
import { cellName, helpers, type KnownNames, rewrite, withTypedNames } from "./rewrite.ts";

/** Preloaded names, each with the function that creates its value at the first use. */
export type Preloaded = Readonly<Record<string, () => unknown>>;

/**
 * A variable of the prompt: an object with one property, which has the name of the variable. V8 chooses by
 * the name of a property how it stores numbers. The values of one variable therefore never slow another one.
 */
class Cell {
  [name: string]: unknown;

  static {
    Object.setPrototypeOf(Cell.prototype, null);
    delete (Cell.prototype as { constructor?: unknown }).constructor;
  }
}

type Importer = (specifier: string) => Promise<unknown>;

/** The names of a prompt and their values, until `.clear` or the end of the session. */
export class Session {
  readonly #preloaded: Preloaded;
  readonly #import: Importer;
  #made = new Map<string, unknown>();
  #cells = new Map<string, Cell>();
  #constants = new Set<string>();
  /** Names that functions and classes of earlier inputs use. */
  #captured = new Set<string>();
  /** Values of `using` declarations and of preloaded names. They are closed newest first. */
  #held: { readonly value: Disposable | AsyncDisposable; readonly isAsync: boolean }[] = [];
  readonly #scope: object;

  constructor(preloaded: Preloaded, importer: Importer) {
    this.#preloaded = preloaded;
    this.#import = importer;
    // Names that are neither variables nor known to the runtime when an input is compiled: preloaded names, and
    // names that a later input defines.
    this.#scope = new Proxy(Object.create(null) as object, {
      has: (_, name) => typeof name === "string" && (this.has(name) || name in globalThis),
      get: (_, name) => (typeof name === "string" ? this.#read(name) : undefined),
      set: (_, name, value) => {
        this.#set(String(name), value);
        return true;
      },
    });
  }

  /** Returns the names that can be used now, the user's names first. */
  names(): readonly string[] {
    return [...new Set([...this.#cells.keys(), ...Object.keys(this.#preloaded)])];
  }

  has(name: string): boolean {
    return this.#cells.has(name) || name in this.#preloaded;
  }

  /**
   * Returns true when the value exists already, or the name is the user's. Completion must not open a device.
   */
  isMade(name: string): boolean {
    return this.#cells.has(name) || this.#made.has(name);
  }

  get(name: string): unknown {
    const cell = this.#cells.get(name);
    if (cell !== undefined) return cell[name];
    if (this.#made.has(name)) {
      const value = this.#made.get(name);
      if (!(value instanceof Resource && value.closed)) return value;
    }
    const make = this.#preloaded[name];
    if (make === undefined) return undefined;
    const value = make();
    this.#made.set(name, value);
    if (value instanceof Resource) this.#held.push({ value, isAsync: false });
    return value;
  }

  /** Returns the open GPUs that are values of the session, or that its objects belong to. */
  gpus(): readonly Device[] {
    const found = new Set<Device>();
    for (const value of [...this.#made.values(), ...this.#variableValues()]) {
      const device = value instanceof Device ? value : deviceOf(value);
      if (device instanceof Device && !device.closed) found.add(device);
    }
    return [...found];
  }

  /** Defines a name of the prompt, such as `_`, the last answer. */
  define(name: string, value: unknown): void {
    this.#cell(name)[name] = value;
  }

  /** Returns the cell of a variable, and creates it for a new name. */
  #cell(name: string): Cell {
    const cell = this.#cells.get(name) ?? new Cell();
    this.#cells.set(name, cell);
    return cell;
  }

  #variableValues(): unknown[] {
    return [...this.#cells].map(([name, cell]) => cell[name]);
  }

  #read(name: string): unknown {
    if (this.has(name)) return this.get(name);
    if (name in globalThis) return (globalThis as Record<string, unknown>)[name];
    throw new ReferenceError(`${name} is not defined`);
  }

  readonly #known: KnownNames = {
    isVariable: (name) => this.#cells.has(name),
    isConstant: (name) => this.#constants.has(name),
    isCaptured: (name) => this.#captured.has(name),
    isGlobal: (name) => !this.has(name) && name in globalThis,
  };

  #set(name: string, value: unknown): void {
    if (this.#constants.has(name)) throw new TypeError(`Assignment to constant variable: ${name}`);
    this.#cell(name)[name] = value;
  }

  /**
   * Runs an input. Returns undefined when it has no value, else an array with the value, which may be a
   * promise.
   */
  async evaluate(text: string, signal?: AbortSignal): Promise<readonly [value: unknown] | undefined> {
    const program = await parsed(text);
    signal?.throwIfAborted();
    const { run, constants } = this.#compiled(program, true);
    try {
      return (await run()) as readonly [unknown] | undefined;
    } catch (error) {
      throw inTypedNames(error);
    } finally {
      for (const name of constants) this.#constants.add(name);
    }
  }

  /**
   * Compiles an input that runs many times, and returns a function that runs it once. The names that its
   * statements declare belong to one run. With `isAsync` the function returns a promise. Throws SyntaxError.
   */
  async repeatable(text: string, isAsync: boolean): Promise<() => unknown> {
    const input = await parsed(text);
    const isExpression = input.program.body.every(({ type }) => type === "ExpressionStatement");
    // With the semicolon at the end, the braces are a block and not an object.
    const { run } = this.#compiled(isExpression ? input : await parsed(`{ ${text}\n};`), isAsync);
    return run;
  }

  /** Compiles an input as a function. Its names become variables of the session. */
  #compiled(program: Parsed, isAsync: boolean): { run: () => unknown; constants: readonly string[] } {
    const { body, names, constants, cells, captured } = rewrite(program, this.#known);
    for (const name of captured) this.#captured.add(name);
    for (const name of names) {
      this.#constants.delete(name);
      this.#cell(name);
    }
    const { scope, import: importer, use, meta } = helpers;
    const make = new Function(
      ...[scope, importer, use, meta, ...cells.map(cellName)],
      `return ${isAsync ? "async " : ""}function () {\n${body}\n};`,
    ) as (...helpers: unknown[]) => () => unknown;
    const url = `file://${process.cwd()}/repl`;
    const variables = cells.map((name) => this.#cell(name));
    const run = make(this.#scope, this.#import, this.#use, { url }, ...variables);
    return { run, constants };
  }

  readonly #use = (value: unknown, isAsync: boolean): unknown => {
    if (value === null || value === undefined) return value;
    const dispose = isAsync
      ? Symbol.asyncDispose in Object(value)
        ? Symbol.asyncDispose
        : Symbol.dispose
      : Symbol.dispose;
    if (typeof (value as Record<symbol, unknown>)[dispose] !== "function") {
      throw new TypeError("using: the value has no [Symbol.dispose]()");
    }
    this.#held.push({ value: value as Disposable, isAsync });
    return value;
  };

  /** Closes all values that the session holds, newest first, and removes the names. Returns the errors. */
  async clear(): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    const attempt = async (close: () => unknown) => {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    };
    const named = this.#variableValues().filter((value) => value instanceof Resource);
    for (const value of named.reverse()) {
      if (!this.#held.some((held) => held.value === value)) await attempt(() => value.close());
    }
    for (const { value, isAsync } of this.#held.reverse()) {
      await attempt(() =>
        isAsync && Symbol.asyncDispose in value
          ? value[Symbol.asyncDispose]()
          : (value as Disposable)[Symbol.dispose](),
      );
    }
    this.#held = [];
    this.#cells = new Map();
    this.#made = new Map();
    this.#constants = new Set();
    return errors;
  }
}

/** Returns the error with the names that the user typed in its message. */
export function inTypedNames(error: unknown): unknown {
  if (error instanceof Error && error.message.includes("__")) {
    const stack = withTypedNames(error.stack ?? "");
    error.message = withTypedNames(error.message);
    error.stack = stack;
  }
  return error;
}

/** Returns the device of an object of the CUDA module. The getter of a closed or foreign object may throw. */
function deviceOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  try {
    return (value as { readonly device?: unknown }).device;
  } catch {
    return undefined;
  }
}

import { hexadecimal } from "../../ffi/hexadecimal.ts";
import { jupyterSymbol, type MediaBundle, mediaBundle } from "../../ffi/jupyter.ts";
import { ClosedError } from "../errors.ts";

/** Key of the method that `console.log` calls in Bun, Deno and Node. */
export const inspectSymbol: unique symbol = Symbol.for("nodejs.util.inspect.custom") as never;

/** Function of the runtime that prints a value with the options of the current call. */
export type Inspect = (value: unknown, options: object) => string;

/** Returns `label { field: value }` without undefined fields, or `[label]` at the depth limit of printing. */
export function inspected(
  label: string,
  fields: object,
  depth: number | undefined,
  options: object,
  inspect: Inspect | undefined,
): string {
  const shown = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(shown).length === 0) return label;
  if (depth !== undefined && depth < 0) return `[${label}]`;
  return `${label} ${inspect ? inspect(shown, options) : JSON.stringify(shown)}`;
}

/**
 * Returns data that prints some fields in another form, such as keys and addresses in hexadecimal. A notebook
 * shows it under its label. JSON, copies and comparisons use the plain data.
 */
export function printedAs<T extends object>(
  label: string,
  data: T,
  otherwise: (data: T) => Partial<Record<keyof T, unknown>>,
): T {
  const print = (_depth: number, options: object, inspect?: Inspect): unknown => {
    const shown = { ...data, ...otherwise(data) };
    return inspect ? inspect(shown, options) : shown;
  };
  const display = () => mediaBundle(label, { ...data, ...otherwise(data) });
  return Object.defineProperties(data, {
    [inspectSymbol]: { value: print },
    [jupyterSymbol]: { value: display },
  });
}

/** Text that prints without quotes. */
class Bare {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  [inspectSymbol](): string {
    return this.#text;
  }

  toJSON(): string {
    return this.#text;
  }
}

/** Returns a number that prints in hexadecimal, in groups of digits, for addresses, keys and handles. */
export const hex = (value: number): object => new Bare(hexadecimal(value));

/** Returns a number that prints in hexadecimal, in groups of digits, for addresses, keys and handles. */
export const bare = (text: string | undefined): object | undefined =>
  text === undefined ? undefined : new Bare(text);

/** Returns the result of `make`. When `make` throws, closes `owner`. */
export function closingOnFailure<T>(owner: { close(): void }, make: () => T): T {
  try {
    return make();
  } catch (error) {
    owner.close();
    throw error;
  }
}

/**
 * Reports on stderr that an owner of a C object was dropped without close(). It never frees the object
 * itself.
 */
const leaks = new FinalizationRegistry<string>((label) => {
  process.emitWarning(`${label} was dropped without close()`, "DoorbellLeak");
});

let rootObserver: ((root: Resource) => void) | undefined;

/**
 * @internal Calls `observe` for each new resource without a parent. A simulation closes the resources of a host that
 * crashes. Without an argument, nothing observes them.
 */
export function observeRoots(observe?: (root: Resource) => void): void {
  rootObserver = observe;
}

/**
 * @internal Throws for an object made by Object.create() of a resource, or a Proxy of one, which lacks the
 * private members.
 */
export function refuseInherited(): never {
  throw new TypeError(
    "this object only inherits from an object of the library and has no C object. Use the original object",
  );
}

/**
 * Owner of a C object. A resource holds its parents, which it needs, and its children, which need it. Closing
 * it first closes its children, the newest first, which is the order that C requires.
 *
 * @example
 * {
 *   using region = pd.allocate(4096);
 *   region.bytes.fill(7);
 * } // closed here, also when something throws
 */
export abstract class Resource implements Disposable {
  #parent: Resource | undefined;
  #furtherParents: readonly Resource[] | undefined;
  /**
   * Children of which this resource is the first parent, as a linked list: the newest child, and the
   * neighbors of each.
   */
  #newest: Resource | undefined;
  #older: Resource | undefined;
  #newer: Resource | undefined;
  /** Children of which this resource is a further parent. Most resources have none. */
  #others: Set<Resource> | undefined;
  /**
   * Resources that declared by `need` that C would crash without this one, and the resources that this one
   * needs.
   */
  #users: Set<Resource> | undefined;
  #needs: Set<Resource> | undefined;
  #closed = false;

  /** Name in errors: "CompletionQueue (256 entries)". */
  abstract readonly label: string;

  /** True after close(). */
  get closed(): boolean {
    return this.#closed;
  }

  /** Calls `own` for a complete object and freezes it, so that its pointer cannot be replaced. */
  protected ownFrozen(...parents: Resource[]): void {
    this.own(...parents);
    Object.freeze(this);
  }

  /** Ties the lifetime to `parents`. Called at the end of a constructor, when there is an object to close. */
  protected own(first?: Resource, ...further: Resource[]): void {
    if (first === undefined) {
      // Parents hold their children, so a dropped tree is reported once, by its root.
      leaks.register(this, this.label, this);
      rootObserver?.(this);
      return;
    }
    for (const parent of further) parent.ensureOpen();
    this.ownUnder(first);
    if (further.length === 0) return;
    this.#furtherParents = further;
    for (const parent of further) {
      if (parent === first) continue;
      parent.#others ??= new Set();
      parent.#others.add(this);
    }
  }

  /**
   * Declares that C would crash on this resource after `other` is closed. Closing `other` then closes this
   * resource first.
   */
  protected need(other: Resource): void {
    other.ensureOpen();
    this.#needs ??= new Set();
    this.#needs.add(other);
    other.#users ??= new Set();
    other.#users.add(this);
  }

  /** Closes the resources that declared `need` of this one. */
  protected closeUsers(): void {
    if (this.#users) for (const user of [...this.#users]) user.close();
  }

  /**
   * Does the work of `own` for one parent without an array, for resources that are made and closed very
   * often.
   */
  protected ownUnder(parent: Resource): void {
    parent.ensureOpen();
    this.#parent = parent;
    this.#older = parent.#newest;
    if (parent.#newest) parent.#newest.#newer = this;
    parent.#newest = this;
  }

  /**
   * Throws ClosedError when the resource is closed. Every method calls it before it calls C.
   *
   * @example
   * qp.ensureOpen(); // or ClosedError: QueuePair 17 is closed
   */
  ensureOpen(): void {
    if (#closed in this ? this.#closed : refuseInherited()) throw new ClosedError(this.label);
  }

  /** Frees the C object. Throws when C refuses, and the resource then stays open. */
  protected abstract release(): void;

  /**
   * Closes the children, then the resource. A second call does nothing.
   *
   * @example
   * pd.close(); // first closes its queue pairs, windows and regions
   * console.assert(qp.closed && region.closed);
   */
  close(): void {
    if (this.#closed) return;
    if (this.#users) this.closeUsers();
    if (this.#newest || this.#others) for (const child of this.#childrenNewestFirst()) child.close();
    if (this.#closed) return; // A child that owned this resource has closed it.
    this.#closed = true;
    try {
      this.release();
    } catch (error) {
      this.#closed = false;
      throw error;
    }
    if (this.#parent === undefined) leaks.unregister(this);
    this.#leave();
  }

  #childrenNewestFirst(): Resource[] {
    const children = [...(this.#others ?? [])].reverse();
    for (let child = this.#newest; child; child = child.#older) children.push(child);
    return children;
  }

  #leave(): void {
    if (this.#needs) for (const one of this.#needs) one.#users?.delete(this);
    this.#needs = undefined;
    const parent = this.#parent;
    if (parent === undefined) return;
    if (this.#newer) this.#newer.#older = this.#older;
    else parent.#newest = this.#older;
    if (this.#older) this.#older.#newer = this.#newer;
    this.#older = this.#newer = this.#parent = undefined;
    if (this.#furtherParents) for (const one of this.#furtherParents) one.#others?.delete(this);
    this.#furtherParents = undefined;
  }

  [Symbol.dispose](): void {
    this.close();
  }

  /** Returns the fields that a REPL shows after the label. It must not call C. */
  protected shown(): Record<string, unknown> {
    return {};
  }

  /**
   * Returns the label: `${queuePair}` is "QueuePair 17".
   *
   * @example
   * console.log(`${qp} is ${qp.state}`); // QueuePair 17 is RTS
   */
  toString(): string {
    return this.label;
  }

  /** Returns the label and fields as a table, which a Deno notebook shows. */
  [jupyterSymbol](): MediaBundle {
    return mediaBundle(
      this.#closed ? `${this.label} (closed)` : this.label,
      this.#closed ? {} : this.shown(),
    );
  }

  [inspectSymbol](depth: number | undefined, options: object, inspect?: Inspect): string {
    if (!(#closed in this)) return "[prototype]";
    const state = this.#closed ? " (closed)" : "";
    return inspected(this.label + state, this.#closed ? {} : this.shown(), depth, options, inspect);
  }
}

import { jupyterSymbol, type MediaBundle, mediaBundle } from "../../ffi/jupyter.ts";
import { ClosedError } from "../errors.ts";
import { type Inspect, inspected, inspectSymbol } from "./inspect.ts";

/** Says on stderr that something owning a C object was dropped without close(); it never frees anything itself. */
const leaks = new FinalizationRegistry<string>((label) => {
  process.emitWarning(`${label} was dropped without close()`, "DoorbellLeak");
});

/** @internal For what was made by Object.create() of a resource, or a Proxy of one: it has none of the private members. */
export function refuseHeir(): never {
  throw new TypeError(
    "an object that only inherits from one of the library's owns nothing: use that one itself",
  );
}

/**
 * Something that owns a C object. It knows the resources it needs (parents) and those that need it (children);
 * closing it closes its children first, newest first, which is the order C wants.
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
  /** Children of which this is the first parent, as a list through them: newest, and each one's neighbours. */
  #newest: Resource | undefined;
  #older: Resource | undefined;
  #newer: Resource | undefined;
  /** Children of which this is a further parent; most resources have none. */
  #others: Set<Resource> | undefined;
  /** What says by `need` that C would crash without this, and what this needs in that way. */
  #users: Set<Resource> | undefined;
  #needs: Set<Resource> | undefined;
  #closed = false;

  /** How errors name it: "CompletionQueue (256 entries)". */
  abstract readonly label: string;

  /** Is it closed? */
  get closed(): boolean {
    return this.#closed;
  }

  /** `own`, for an object that is complete: from now on nobody can put another pointer into it. */
  protected ownFrozen(...parents: Resource[]): void {
    this.own(...parents);
    Object.freeze(this);
  }

  /** Ties its life to `parents`; called at the end of a constructor, when there is something to close. */
  protected own(first?: Resource, ...further: Resource[]): void {
    if (first === undefined) {
      // Parents hold their children, so a dropped tree is told of once, by its root.
      leaks.register(this, this.label, this);
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

  /** Says that C would crash on this once `other` is gone: closing that closes this first, however late it is said. */
  protected need(other: Resource): void {
    other.ensureOpen();
    this.#needs ??= new Set();
    this.#needs.add(other);
    other.#users ??= new Set();
    other.#users.add(this);
  }

  /** Closes what needs this as it is. */
  protected closeUsers(): void {
    if (this.#users) for (const user of [...this.#users]) user.close();
  }

  /** `own` of one parent, without the array of further ones: for what is made and closed by the thousand. */
  protected ownUnder(parent: Resource): void {
    parent.ensureOpen();
    this.#parent = parent;
    this.#older = parent.#newest;
    if (parent.#newest) parent.#newest.#newer = this;
    parent.#newest = this;
  }

  /**
   * Throws ClosedError when closed: what every method does before it calls C.
   *
   * @example
   * qp.ensureOpen(); // or ClosedError: QueuePair 17 is closed
   */
  ensureOpen(): void {
    if (#closed in this ? this.#closed : refuseHeir()) throw new ClosedError(this.label);
  }

  /** Gives the C object back. Throws when C refuses; the resource is then still open. */
  protected abstract release(): void;

  /**
   * Closes its children, then itself. Closing twice does nothing.
   *
   * @example
   * pd.close(); // first what was made from it: queue pairs, windows, regions
   * console.assert(qp.closed && region.closed);
   */
  close(): void {
    if (this.#closed) return;
    if (this.#users) this.closeUsers();
    if (this.#newest || this.#others) for (const child of this.#childrenNewestFirst()) child.close();
    if (this.#closed) return; // a child that owned this one closed it
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

  /** The fields that a REPL shows beside the label; they must not call C. */
  protected shown(): Record<string, unknown> {
    return {};
  }

  /**
   * Its label: `${queuePair}` is "QueuePair 17".
   *
   * @example
   * console.log(`${qp} is ${qp.state}`); // QueuePair 17 is RTS
   */
  toString(): string {
    return this.label;
  }

  /** What a notebook of Deno's shows: its label and fields as a table. */
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

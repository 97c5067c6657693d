import type { Operand } from "./operand.ts";

/** A variable of one value, as its name in the typed SSA. */
interface ScalarShape {
  readonly kind: "scalar";
  readonly key: string;
}

/** A variable that holds an object, as the variables of its fields. */
export interface RecordShape {
  readonly kind: "record";
  readonly fields: Readonly<Record<string, VariableShape>>;
  readonly name?: string;
  /** True when the text assigns a field of the object. */
  readonly isChanged: boolean;
  /** True when the text assigns another object to the variable. */
  readonly isReassigned: boolean;
  /** True when nothing else names the object. */
  isFresh: boolean;
}

/** A variable, as the names of its parts in the typed SSA. */
export type VariableShape = ScalarShape | RecordShape;

/** Keyword of a declaration. A parameter counts as `let`. */
export type DeclarationKind = "const" | "let" | "var";

/** Meaning of a name. */
export type Binding =
  | { readonly kind: "constant"; readonly operand: Operand }
  | { readonly kind: "variable"; readonly shape: VariableShape; readonly isConst: boolean }
  /** A name whose declaration is below, in another case, or by `var` in another block. */
  | { readonly kind: "undeclared"; readonly isVar: boolean };

/** Names of a block, and of the blocks around it. */
export class Scope {
  readonly #outer: Scope | undefined;
  readonly #names = new Map<string, Binding>();
  /** True for the scope of a function. */
  readonly isFunction: boolean;

  constructor(outer: Scope | undefined, isFunction = false) {
    this.#outer = outer;
    this.isFunction = isFunction;
  }

  find(name: string): Binding | undefined {
    return this.#names.get(name) ?? this.#outer?.find(name);
  }

  /** Returns the binding of a name in this block or in a block around it, up to the function. */
  findInFunction(name: string): Binding | undefined {
    const own = this.#names.get(name);
    return own !== undefined || this.isFunction ? own : this.#outer?.findInFunction(name);
  }

  bind(name: string, binding: Binding): void {
    this.#names.set(name, binding);
  }

  /** Reserves names whose declaration follows. */
  reserve(names: Iterable<string>, isVar: boolean): void {
    for (const name of names) if (!this.#names.has(name)) this.bind(name, { kind: "undeclared", isVar });
  }
}

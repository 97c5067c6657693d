import type { Operand } from "./operand.ts";

/** A variable, as the names of its parts in the typed SSA. */
export type VariableShape =
  | { readonly kind: "scalar"; readonly key: string }
  | {
      readonly kind: "record";
      readonly fields: Readonly<Record<string, VariableShape>>;
      readonly name?: string;
    };

/** Meaning of a name. */
export type Binding =
  | { readonly kind: "constant"; readonly operand: Operand }
  | { readonly kind: "variable"; readonly shape: VariableShape };

/** Names of a block, and of the blocks around it. */
export class Scope {
  readonly #outer: Scope | undefined;
  readonly #names = new Map<string, Binding>();
  /** True for the scope of a function, where `var` declares. */
  readonly isFunction: boolean;

  constructor(outer: Scope | undefined, isFunction = false) {
    this.#outer = outer;
    this.isFunction = isFunction;
  }

  find(name: string): Binding | undefined {
    return this.#names.get(name) ?? this.#outer?.find(name);
  }

  bind(name: string, binding: Binding): void {
    this.#names.set(name, binding);
  }

  /** Returns the scope of the function that this scope is in. */
  get ofFunction(): Scope {
    return this.isFunction || this.#outer === undefined ? this : this.#outer.ofFunction;
  }

  /** Returns the names that are visible here. */
  names(): string[] {
    return [...this.#names.keys(), ...(this.#outer?.names() ?? [])];
  }
}

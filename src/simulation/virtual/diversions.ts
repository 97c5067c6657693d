import { type World, worlds } from "./world.ts";

/** Function of the runtime. */
export type Routine = (this: unknown, ...given: unknown[]) => unknown;

/**
 * Functions of the runtime that are replaced while a simulation runs. Code outside of the simulation reaches the
 * original functions.
 *
 * @internal
 */
export class Diversions {
  readonly #undo: (() => void)[] = [];

  /** Restores every function, the last one first. */
  restore(): void {
    for (const undo of this.#undo.reverse()) undo();
    this.#undo.length = 0;
  }

  /** Replaces `target[key]`, if it exists, by the result of `make`. */
  replace(target: object, key: PropertyKey, make: (original: Routine) => unknown): void {
    const original: unknown = Reflect.get(target, key);
    if (typeof original !== "function") return;
    const before = Object.getOwnPropertyDescriptor(target, key);
    const value = make(original as Routine);
    const enumerable = before?.enumerable ?? false;
    if (!Reflect.defineProperty(target, key, { value, configurable: true, writable: true, enumerable }))
      return;
    this.#undo.push(() => {
      if (before === undefined) Reflect.deleteProperty(target, key);
      else Reflect.defineProperty(target, key, before);
    });
  }

  /** Makes reads of the property `target[key]` inside a simulation return the result of `inside`. */
  divertProperty(target: object, key: PropertyKey, inside: (world: World) => unknown): void {
    this.divertRead(target, key, () => {
      const world = worlds.getStore();
      return world && { value: inside(world) };
    });
  }

  /** Makes reads of the property `target[key]` return the value of `inside`, unless `inside` returns undefined. */
  divertRead(target: object, key: PropertyKey, inside: () => { readonly value: unknown } | undefined): void {
    const before = Object.getOwnPropertyDescriptor(target, key);
    const original = before ?? inheritedProperty(target, key);
    if (original === undefined) return;
    const get = (): unknown => {
      const found = inside();
      if (found !== undefined) return found.value;
      return original.get === undefined ? original.value : Reflect.apply(original.get, target, []);
    };
    const set = (value: unknown): void => {
      if (inside() !== undefined) return;
      if (original.set !== undefined) Reflect.apply(original.set, target, [value]);
      else original.value = value;
    };
    if (!Reflect.defineProperty(target, key, { get, set, configurable: true, enumerable: true })) return;
    this.#undo.push(() => {
      if (before === undefined) Reflect.deleteProperty(target, key);
      else Reflect.defineProperty(target, key, before);
    });
  }

  /** Makes calls of `target[key]` inside a simulation return the result of `inside`. */
  divert(
    target: object,
    key: PropertyKey,
    inside: (world: World, given: readonly unknown[]) => unknown,
  ): void {
    this.replace(target, key, (original) => {
      const diverted = function (this: unknown, ...given: unknown[]): unknown {
        const world = worlds.getStore();
        return world === undefined ? Reflect.apply(original, this, given) : inside(world, given);
      };
      return withMembersOf(original, diverted);
    });
  }

  /** Makes calls of `target[key]` check with `check` first when they are inside a simulation. */
  check(target: object, key: PropertyKey, check: (world: World) => void): void {
    this.replace(
      target,
      key,
      (original) =>
        new Proxy(original, {
          apply(callee, receiver, given: unknown[]) {
            checkInside(check);
            return Reflect.apply(callee, receiver, given);
          },
          construct(callee, given: unknown[], newTarget) {
            checkInside(check);
            return Reflect.construct(callee, given, newTarget) as object;
          },
        }),
    );
  }
}

/** Returns the property that an object inherits. */
function inheritedProperty(target: object, key: PropertyKey): PropertyDescriptor | undefined {
  for (let at: object | null = target; at !== null; at = Reflect.getPrototypeOf(at)) {
    const found = Object.getOwnPropertyDescriptor(at, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

function checkInside(check: (world: World) => void): void {
  const world = worlds.getStore();
  if (world !== undefined) check(world);
}

/** Copies the name and the members of a function, such as `setTimeout[util.promisify.custom]`. */
function withMembersOf(original: Routine, diverted: Routine): Routine {
  for (const key of Reflect.ownKeys(original)) {
    const member = Object.getOwnPropertyDescriptor(original, key);
    if (member !== undefined && key !== "prototype") Reflect.defineProperty(diverted, key, member);
  }
  return diverted;
}

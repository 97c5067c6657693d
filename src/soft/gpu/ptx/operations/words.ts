// Words of an instruction's name: "ld.global.u32" has the opcode "ld" and the modifiers "global" and "u32".
import { type Scalar, type Space, scalarOf } from "./scalar.ts";

/** Reason why a name has no operation. */
export class Refusal extends Error {
  /** True for valid PTX that the soft GPU does not support. */
  readonly isValid: boolean;

  constructor(text: string, isValid: boolean) {
    super(text);
    this.isValid = isValid;
  }
}

/** Modifiers that name a state space. */
export const SPACE_WORDS = [
  ...["global", "const", "shared", "shared::cta", "shared::cluster"],
  ...["local", "param", "param::entry", "param::func"],
];
const SPACES: readonly string[] = ["global", "const", "shared", "local", "param"];

/** Scopes of memory operations. `gl` is the name of `gpu` in membar. */
export const SCOPES = ["cta", "cluster", "gpu", "gl", "sys"] as const;

export class Words {
  readonly name: string;
  readonly opcode: string;
  readonly modifiers: readonly string[];
  /** Types in the order of the name. */
  readonly types: readonly Scalar[];

  constructor(name: string) {
    const [opcode = "", ...modifiers] = name.split(".");
    this.name = name;
    this.opcode = opcode;
    this.modifiers = modifiers;
    this.types = modifiers.map(scalarOf).filter((type) => type !== undefined);
  }

  has(modifier: string): boolean {
    return this.modifiers.includes(modifier);
  }

  /** Returns the first modifier that is one of the choices, or undefined. */
  oneOf<T extends string>(choices: readonly T[]): T | undefined {
    return this.modifiers.find((each): each is T => (choices as readonly string[]).includes(each));
  }

  /** Returns the last type. Refuses a name without a type. */
  get type(): Scalar {
    return this.types.at(-1) ?? this.invalid(`'${this.opcode}' needs a type`);
  }

  /** State space. The suffix of "shared::cta" or "param::entry" does not matter. */
  get space(): Space {
    const found = this.modifiers.map((each) => each.split("::")[0]!).find((each) => SPACES.includes(each));
    return (found as Space | undefined) ?? "generic";
  }

  /** Number of elements of a vector access. */
  get elements(): number {
    return Number(this.oneOf(["v2", "v4", "v8"])?.slice(1) ?? 1);
  }

  /** Refuses a modifier that is not allowed, and more than some number of types. */
  only(allowed: readonly string[] | RegExp = [], types = 1): void {
    const isAllowed = (word: string) =>
      Array.isArray(allowed) ? allowed.includes(word) : (allowed as RegExp).test(word);
    for (const each of this.modifiers)
      if (!isAllowed(each) && (types === 0 || scalarOf(each) === undefined)) this.refuse(`.${each} of `);
    if (types > 0 && this.types.length > types) this.refuse(`.${this.types[0]} of `);
  }

  /** Refuses the name as valid PTX that the soft GPU does not support; `part` names the unsupported part. */
  refuse(part = ""): never {
    throw new Refusal(`${part}'${this.name}'`, true);
  }

  /** Refuses the name as invalid PTX. */
  invalid(text: string): never {
    throw new Refusal(text, false);
  }
}

/** Modifiers of a form: a word that is present or not, or words of which a name has at most one. */
type Modifiers = Readonly<Record<string, string | readonly string[]>>;
type Decoded<M extends Modifiers> = {
  readonly [P in keyof M]: M[P] extends readonly (infer W)[] ? W | undefined : boolean;
};

/** Returns the modifiers of a name. */
export const modifiersOf = <const M extends Modifiers>(words: Words, modifiers: M) =>
  Object.fromEntries(
    Object.entries(modifiers).map(([name, each]) => [
      name,
      typeof each === "string" ? words.has(each) : words.oneOf(each),
    ]),
  ) as Decoded<M>;

/** Returns the decoder of a form that has one type and some modifiers. `allowed` lists them, and words without effect. */
export const form =
  <K extends string, const M extends Modifiers>(
    kind: K,
    modifiers: M,
    allowed: readonly string[] = Object.values(modifiers).flat(),
  ) =>
  (words: Words) => {
    const { type } = words;
    words.only(allowed);
    return { kind, type, ...modifiersOf(words, modifiers) };
  };

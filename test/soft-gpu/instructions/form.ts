// Form of an instruction under test: text, operands and tolerance.
import type { Kind } from "./values.ts";

export type Width = "b16" | "b32" | "b64";

/** Tolerance of a result, which PTX specifies for approximations. */
export interface Bound {
  readonly kind: "relative" | "absolute" | "either" | "ulp";
  readonly most: number;
  /** Type in which the result is compared. */
  readonly as: "f32" | "f64" | "f16" | "bf16" | "f16x2" | "bf16x2";
}

export interface Form {
  readonly name: string;
  /** Line of the form's table, with choices in braces: one row of the generated table. */
  readonly pattern: string;
  /**
   * PTX text. A, B, C stand for %a0, %a1, %a2 and D, E for %d0, %d1. M is global memory of the thread, S its
   * shared memory.
   * K is a table of constants, P a parameter of 64 bytes, T a texture or surface.
   */
  readonly body: string;
  readonly inputs: readonly Kind[];
  readonly outputs: readonly Width[];
  /** Tolerance; undefined for results that must be exact. */
  readonly bound: Bound | undefined;
  /** Description of `T` in the words of image.ts; undefined where the body has none. */
  readonly image: string | undefined;
  readonly target: string;
  /** Opcode under which the generated table lists the form. */
  readonly group: string;
}

const WIDTHS: Readonly<Record<string, Width>> = { h: "b16", w: "b32", l: "b64" };

/** Expands choices in braces: `a{b,c}d` becomes abd and acd. */
export function expand(text: string): string[] {
  const match = /\{([^{}]*)\}/.exec(text);
  if (match === null) return [text];
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  return match[1]!.split(",").flatMap((choice) => expand(`${before}${choice}${after}`));
}

/**
 * Returns the forms of lines `instruction | kinds of A, B, C > widths of D, E | bound | image`.
 * Each choice in braces is a form of its own; `<<` and `>>` stand for the braces of vectors.
 */
export function forms(group: string, lines: string, target = "sm_90"): Form[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap((line) => expand(line).map((each) => [line, each] as const))
    .map(([pattern, line]) => {
      const [body = "", operands = "", bound = "", image] = partsOf(line);
      const [general = "", , , images] = partsOf(pattern);
      const [inputs = "", outputs = ""] = operands.split(">").map((part) => part.trim());
      const text = body.replaceAll("<<", "{").replaceAll(">>", "}");
      return {
        name: named(text, image),
        pattern: named(general, images),
        body: text,
        inputs: inputs.split(" ").filter((each) => each !== "") as Kind[],
        outputs: outputs
          .split(" ")
          .filter((each) => each !== "")
          .map((each) => WIDTHS[each]!),
        bound: bound === "" ? undefined : boundOf(bound),
        image,
        target,
        group,
      };
    });
}

const partsOf = (line: string): string[] => line.split(/\s\|(?=\s)/).map((part) => part.trim());

const named = (text: string, image: string | undefined): string =>
  `${text.replace(/\s+/g, " ")}${image === undefined ? "" : ` of ${image}`}`;

/** Parses a tolerance such as `relative 2^-22 f32`. */
function boundOf(text: string): Bound {
  const [kind, most, as] = text.split(" ") as [Bound["kind"], string, Bound["as"]];
  const power = /^2\^(-?[\d.]+)$/.exec(most);
  return { kind, most: power === null ? Number(most) : 2 ** Number(power[1]), as };
}

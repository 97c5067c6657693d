import { inspect } from "node:util";
import type { StructType } from "../../../ffi/layout/struct-types.ts";
import { didYouMean } from "../../../ffi/nearest.ts";
import { enumPage, structPage } from "../manual/struct-page.ts";
import { isEnum, isStruct, structLines } from "../manual/struct-text.ts";
import type { Style } from "../output/style.ts";
import type { CLibraries } from "./preloaded.ts";

/** Returns the text of `struct(x)`: a type or its name with offsets, or an instance with its values. */
export function structText(about: unknown, c: CLibraries, style: Style): string {
  const name = typeof about === "string" ? about.replace(/^(struct|union|enum) /, "") : undefined;
  const type = name === undefined ? about : (c.verbs.names[name] ?? c.cuda.names[name]);
  if (isStruct(type)) return structPage(type, libraryOf(type, c), style);
  if (isEnum(type)) return enumPage(type, libraryOf(type, c), style);
  if (about instanceof DataView) return instanceText(about, c, style);
  if (name !== undefined) {
    const all = [...Object.keys(c.verbs.names), ...Object.keys(c.cuda.names)];
    throw new RangeError(`struct: there is no struct ${name}${didYouMean(name, all)}`);
  }
  const words = inspect(about, { depth: 0 }).split("\n", 1)[0]!.replace(/ ?\{$/, "");
  throw new TypeError(`struct: ${words} is not a struct. Give a type (ib.ibv_wc), its name, or an instance`);
}

const libraryOf = (type: { readonly name: string }, { verbs, cuda }: CLibraries) =>
  verbs.names[type.name] === undefined ? cuda : verbs;

/** Returns an instance as C declares it, with the current value of each member. */
function instanceText(instance: DataView, c: CLibraries, style: Style): string {
  const type = [c.verbs, c.cuda].map(({ names }) => names[instance.constructor.name]).find(isStruct);
  if (type === undefined) return inspect(instance);
  const lines = structLines(type as StructType, libraryOf(type, c));
  const left = lines.map(({ depth, text }) => `${"  ".repeat(depth)}${text}`);
  const width = Math.min(50, Math.max(...left.map((line) => line.length)));
  const rows = lines.map(({ path }, i) => {
    const value = path === undefined ? undefined : valueAt(type as StructType, instance, path);
    return value === undefined ? left[i]! : `${left[i]!.padEnd(width)}  ${style.dim("//")} ${value}`;
  });
  return [style.bold(`${type.kind} ${type.name} {`), ...rows, "};"].join("\n");
}

/** Returns the value of a member as the type prints it: enums and flags by name, addresses in hexadecimal. */
function valueAt(type: StructType, instance: DataView, path: string): string | undefined {
  const [first = "", ...rest] = path.split(".");
  const member = (
    type.fields as Readonly<Record<string, { readonly type: { readonly kind: string } } | undefined>>
  )[first];
  const value = (instance as unknown as Record<string, unknown>)[first];
  if (member === undefined) return undefined;
  if (rest.length > 0) {
    if (!isStruct(member.type) || !(value instanceof DataView)) return undefined;
    return valueAt(member.type, value, rest.join("."));
  }
  if (isStruct(member.type)) return undefined;
  if (isEnum(member.type)) return member.type.nameOf(Number(value));
  return inspect(value, { breakLength: Number.POSITIVE_INFINITY, maxArrayLength: 16 });
}

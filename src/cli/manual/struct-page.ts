import type { EnumType } from "../../../ffi/layout/index.ts";
import type { StructType } from "../../../ffi/layout/struct-types.ts";
import { noStyle, type Style } from "../output/style.ts";
import { wrapped } from "../output/wrapped.ts";
import type { CLibrary } from "./c-names.ts";
import { structLines } from "./struct-text.ts";

/** Returns a struct as C writes it, each member with its offset and size in bytes. */
export function structPage(type: StructType, library: CLibrary, style: Style = noStyle): string {
  const lines = structLines(type, library);
  const head = `${type.kind} ${type.name} {`;
  const width = Math.min(
    58,
    Math.max(head.length, ...lines.map(({ depth, text }) => 2 * depth + text.length)),
  );
  const rows = lines.map(({ depth, text, offset, bytes }) => {
    const left = `${"  ".repeat(depth)}${text}`;
    if (offset === undefined) return left;
    return `${left.padEnd(width)}  ${style.dim(`/* ${`${offset}`.padStart(4)} ${`${bytes}`.padStart(5)} */`)}`;
  });
  return [
    `${style.bold(head)}${" ".repeat(width - head.length)}  ${style.dim("/*  off  size */")}`,
    ...rows,
    `};  ${style.dim(`/* ${type.size} bytes, aligned to ${type.align}; ${library.title} */`)}`,
  ].join("\n");
}

/** Description of a struct in the manual. */
export interface StructEntry {
  /** Purpose of the struct, "" when the manual does not have it. */
  readonly description: string;
  /** Meaning of members by path, in the order of the struct. */
  readonly members: readonly { readonly path: string; readonly meaning: string }[];
}

/** Returns the purpose of a struct and the meaning of its members. */
export function structEntry(type: StructType, library: CLibrary): StructEntry {
  const of = (name: string): string => library.structDescriptions[name] ?? "";
  const members = structLines(type, library).flatMap(({ path = "" }) => {
    const meaning = of(`${type.name}.${path}`);
    return meaning === "" ? [] : [{ path, meaning }];
  });
  return { description: of(type.name), members };
}

/** Returns the manual page of a struct: its purpose, its C declaration and its members. */
export function structManual(
  type: StructType,
  library: CLibrary,
  columns = 100,
  style: Style = noStyle,
): string {
  const { description, members } = structEntry(type, library);
  const head =
    description === ""
      ? []
      : [
          ...wrapped(`${type.name}: ${description}`, columns - 2, 2).map((line, i) =>
            i === 0 ? line.replace(type.name, style.bold(type.name)) : line,
          ),
          "",
        ];
  const width = Math.max(0, ...members.map(({ path }) => path.length));
  const rows = members.flatMap(({ path, meaning }) =>
    wrapped(meaning, columns - width - 6, 0).map(
      (line, i) => `  ${i === 0 ? style.name(path.padEnd(width)) : " ".repeat(width)}  ${line}`,
    ),
  );
  return [
    ...head,
    structPage(type, library, style),
    ...(rows.length === 0 ? [] : ["", style.dim("members"), ...rows]),
  ].join("\n");
}

/** Returns an enum as C writes it. */
export function enumPage(
  type: EnumType<Readonly<Record<string, number>>>,
  library: CLibrary,
  style: Style = noStyle,
): string {
  const width = Math.max(...Object.keys(type.values).map((name) => name.length));
  const rows = Object.entries(type.values).map(([name, value]) => {
    const shown = type.kind === ("flags" as string) ? `0x${BigInt(value).toString(16)}` : `${value}`;
    return `  ${name.padEnd(width)} = ${shown},`;
  });
  return [`${style.bold(`enum ${type.name} {`)}`, ...rows, `};  ${style.dim(`/* ${library.title} */`)}`].join(
    "\n",
  );
}

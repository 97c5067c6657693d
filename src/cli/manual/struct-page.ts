import type { EnumType } from "../../../ffi/layout/index.ts";
import type { StructType } from "../../../ffi/layout/struct-types.ts";
import { noStyle, type Style } from "../output/style.ts";
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

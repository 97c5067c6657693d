/**
 * Resolves the typedefs of NVIDIA's headers, such as `typedef struct CUdevprop_st {...} CUdevprop_v1`. It
 * rewrites clang's declarations before model.ts reads them. Tags then have the names that users write, and
 * types are spelled in plain C.
 * @module
 */
import type { AstNode } from "./clang.ts";

/**
 * Typedefs of addresses, although C declares integers. TypeScript reads them as pointers, which are exact
 * numbers.
 */
const POINTERS = new Set(["CUdeviceptr", "CUdeviceptr_v2"]);

/** Typedefs that types.ts recognizes by name. */
const RECOGNIZED = new Set([
  "size_t",
  "ssize_t",
  "off_t",
  "bool",
  "CUfileHandle_t",
  ...["int", "uint"].flatMap((kind) => [8, 16, 32, 64].map((bits) => `${kind}${bits}_t`)),
]);

interface Typedef {
  name: string;
  written: string;
  /**
   * Identifier of the struct, union or enum that the typedef declares or names; undefined for a pointer to
   * one.
   */
  tag: string | undefined;
}

/** Names of structs, unions and enums. */
export interface TagNames {
  /** C spelling of each type, such as "CUdevprop" or "struct CUstreamMemOpWaitValueParams_st". */
  spelling: Map<string, string>;
  /** Aliases of each type, keyed by the name that the tables use. */
  aliases: Map<string, string[]>;
}

type TypedefNode = AstNode & { inner?: (AstNode & { ownedTagDecl?: { id: string } })[] };

const isTag = (node: AstNode): boolean => node.kind === "RecordDecl" || node.kind === "EnumDecl";

/** Renames tags to their public typedef and resolves typedefs in every type, in place. */
export function resolveTypedefs(declarations: readonly AstNode[]): TagNames {
  const tags = new Map<string, AstNode>();
  const idOf = new Map<string, string>();
  collectTags(declarations, (node) => {
    tags.set(node.id, node);
    // A forward declaration and its definition are two AST nodes; only the definition is used.
    if (node.name !== undefined && (node.kind === "EnumDecl" || node.completeDefinition)) {
      idOf.set(node.name, node.id);
    }
  });
  const typedefs = new Map<string, Typedef>();
  for (const node of declarations as readonly TypedefNode[]) {
    if (node.kind !== "TypedefDecl" || node.name === undefined) continue;
    const written = node.type?.qualType ?? "";
    const named = /^(?:struct|union|enum) (\w+)$/.exec(written)?.[1];
    const owned = node.inner?.[0]?.ownedTagDecl?.id;
    const tag =
      idOf.get(named ?? "") ?? (written.includes("*") ? undefined : owned) ?? typedefs.get(written)?.tag;
    typedefs.set(node.name, { name: node.name, written, tag });
  }
  const names = nameTags(tags, typedefs);
  const resolve = resolver(tags, idOf, typedefs);
  const rewrite = (node: AstNode): void => {
    if (node.type !== undefined && !/\((unnamed|anonymous)/.test(node.type.qualType)) {
      node.type.qualType = resolve(node.type.qualType);
    }
    if (isTag(node) || node.kind === "FunctionDecl") for (const child of node.inner ?? []) rewrite(child);
  };
  for (const node of declarations) if (node.kind !== "TypedefDecl") rewrite(node);
  return names;
}

function collectTags(nodes: readonly AstNode[], found: (node: AstNode) => void): void {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    found(node);
    collectTags(node.inner ?? [], found);
  }
}

/**
 * Names each tag after its first unversioned typedef, which is the current name. A tag without such a typedef
 * keeps its own name.
 */
function nameTags(tags: ReadonlyMap<string, AstNode>, typedefs: ReadonlyMap<string, Typedef>): TagNames {
  const names: TagNames = { spelling: new Map(), aliases: new Map() };
  const byTag = new Map<string, string[]>();
  for (const { name, tag } of typedefs.values()) {
    if (tag !== undefined) byTag.set(tag, [...(byTag.get(tag) ?? []), name]);
  }
  for (const [id, node] of tags) {
    const all = byTag.get(id) ?? [];
    const chosen = all.find((name) => !/_v\d+$/.test(name)) ?? all.at(-1);
    if (chosen === undefined) {
      const kind = node.kind === "EnumDecl" ? "enum" : node.tagUsed;
      if (node.name !== undefined) names.spelling.set(node.name, `${kind} ${node.name}`);
      continue;
    }
    names.spelling.set(chosen, chosen);
    names.aliases.set(
      chosen,
      all.filter((name) => name !== chosen),
    );
    node.name = chosen;
  }
  return names;
}

function resolver(
  tags: ReadonlyMap<string, AstNode>,
  idOf: ReadonlyMap<string, string>,
  typedefs: ReadonlyMap<string, Typedef>,
): (text: string) => string {
  const spelled = (id: string): string | undefined => {
    const node = tags.get(id);
    return node && `${node.kind === "EnumDecl" ? "enum" : node.tagUsed} ${node.name}`;
  };
  const identifier = (name: string, alone: boolean): string => {
    if (POINTERS.has(name)) return "void *";
    const typedef = typedefs.get(name);
    if (typedef === undefined || RECOGNIZED.has(name)) return name;
    if (typedef.tag !== undefined) return spelled(typedef.tag) ?? name;
    const written = resolve(typedef.written);
    if (!written.includes("(")) return written;
    return alone ? written : "void *";
  };
  const resolve = (text: string): string => {
    const alone = /^(?:const )?(\w+)$/.exec(text.trim());
    if (alone) return identifier(alone[1] ?? "", true);
    return text.replace(
      /\b(struct|union|enum) (\w+)\b|\b[A-Za-z_]\w*\b/g,
      (match, kind?: string, tag?: string) => {
        if (kind === undefined) return identifier(match, false);
        const id = idOf.get(tag ?? "");
        return (id !== undefined && spelled(id)) || match;
      },
    );
  };
  return resolve;
}

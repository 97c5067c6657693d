/**
 * Records, enums, functions and constants of the tables, read from clang's AST.
 * @module
 */
import type { AstNode } from "./clang.ts";
import {
  type CTypeRef,
  enumAlias,
  parseFunctionType,
  parseType,
  type SignatureRef,
  tagAlias,
} from "./types.ts";

export interface CField {
  /**
   * C name of the member. Undefined for an anonymous struct or union, whose members belong to the outer
   * record.
   */
  name: string | undefined;
  type: CTypeRef;
  bits?: number;
}

export interface CRecord {
  tag: string | undefined;
  kind: "struct" | "union";
  file: string;
  fields: CField[];
}

export interface CEnum {
  name: string | undefined;
  file: string;
  /** True when the header writes at least one value of the enum as a shift. */
  flags: boolean;
  members: string[];
}

export interface CFunction {
  name: string;
  file: string;
  inline: boolean;
  parameters: string[];
  signature: SignatureRef;
}

export interface Model {
  records: Map<string, CRecord>;
  enums: CEnum[];
  functions: Map<string, CFunction>;
}

/** Reads every record, enum and function of a translation unit. */
export function buildModel(declarations: readonly AstNode[]): Model {
  const model: Model = { records: new Map(), enums: [], functions: new Map() };
  for (const node of declarations) {
    if (node.kind === "RecordDecl") addRecord(node, model);
    else if (node.kind === "EnumDecl") addEnum(node, model);
    else if (node.kind === "FunctionDecl") addFunction(node, model);
  }
  return model;
}

function addRecord(node: AstNode, model: Model): CRecord | undefined {
  if (!node.completeDefinition) return undefined;
  const record: CRecord = {
    tag: node.name === undefined ? undefined : tagAlias(node.name),
    kind: node.tagUsed ?? "struct",
    file: node.file ?? "",
    fields: [],
  };
  let untagged: CRecord | undefined;
  for (const child of node.inner ?? []) {
    if (child.kind === "RecordDecl") untagged = addRecord(child, model) ?? untagged;
    else if (child.kind === "EnumDecl") addEnum(child, model);
    else if (child.kind === "FieldDecl") record.fields.push(field(child, untagged));
  }
  if (record.tag !== undefined) model.records.set(record.tag, record);
  return record;
}

function field(node: AstNode, untagged: CRecord | undefined): CField {
  const written = node.type?.qualType ?? "";
  const inlined = /\((unnamed|anonymous)/.test(written) && !written.includes("*");
  const type = parseType(inlined ? written.replace(/^.*\)/, "untagged ") : written, untagged);
  const bits = node.isBitfield ? Number(firstValue(node)) : undefined;
  return { name: node.name, type, ...(bits === undefined ? {} : { bits }) };
}

function firstValue(node: AstNode): string {
  return (node.inner?.[0] as { value?: string } | undefined)?.value ?? "0";
}

function addEnum(node: AstNode, model: Model): void {
  const members = (node.inner ?? []).filter((child) => child.kind === "EnumConstantDecl");
  model.enums.push({
    name: node.name === undefined ? undefined : enumAlias(node.name),
    file: node.file ?? "",
    flags: members.some((member) => mentions(member, "<<")),
    members: members.map((member) => member.name ?? ""),
  });
}

function mentions(node: AstNode, opcode: string): boolean {
  return node.opcode === opcode || (node.inner ?? []).some((child) => mentions(child, opcode));
}

function addFunction(node: AstNode, model: Model): void {
  const name = node.name ?? "";
  if (node.variadic || model.functions.get(name)?.inline) return;
  model.functions.set(name, {
    name,
    file: node.file ?? "",
    inline: node.inline === true,
    parameters: (node.inner ?? [])
      .filter((child) => child.kind === "ParmVarDecl")
      .map((child) => child.name ?? "_"),
    signature: parseFunctionType(node.type?.qualType ?? ""),
  });
}

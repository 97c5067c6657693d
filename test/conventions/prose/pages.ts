import type { Nodes, Parent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Kind, Text } from "./texts.ts";

const parser = unified().use(remarkParse).use(remarkGfm);

/** Text of a node, in which code and images are one word each. Line breaks stay, so that lines can be counted. */
function plain(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "inlineCode") return `CODE${"\n".repeat(node.value.split("\n").length - 1)}`;
  if (node.type === "image" || node.type === "html") return "";
  if (node.type === "break") return "\n";
  if (node.type === "link" && /^https?:/.test(plainChildren(node))) return "CODE";
  return "children" in node ? plainChildren(node) : "";
}

const plainChildren = (node: Parent): string => (node.children as Nodes[]).map(plain).join("");

const kindOf: Readonly<Record<string, Kind>> = {
  paragraph: "paragraph",
  heading: "heading",
  tableCell: "cell",
};

/** Paragraphs, list items, headings and table cells of a Markdown page. The front matter and code blocks are left out. */
export function pageTexts(page: string): Text[] {
  const found: Text[] = [];
  const visit = (node: Nodes): void => {
    const kind = kindOf[node.type];
    if (kind !== undefined) {
      const text = plain(node);
      if (text.trim() !== "")
        found.push({ line: node.position!.start.line, kind, text, first: true, followed: true });
      return;
    }
    if ("children" in node) for (const child of node.children as Nodes[]) visit(child);
  };
  visit(
    parser.parse(page.replace(/^---\n[\s\S]*?\n---\n/, (front) => "\n".repeat(front.split("\n").length - 1))),
  );
  return found;
}

import { describe, expect, test } from "vitest";
import { compactDeclarations, compactScript } from "../../scripts/release/compact.ts";

describe("compactScript", () => {
  test("indents with tabs", () => {
    const text = "function f() {\n    if (true) {\n        return 1 +\n          2;\n    }\n}\n";
    expect(compactScript("f.js", text)).toBe(
      "function f() {\n\tif (true) {\n\t\treturn 1 +\n\t\t  2;\n\t}\n}\n",
    );
  });

  test("changes no template literal, also between and after its expressions", () => {
    const open = "$" + "{";
    const text = [
      "const f = (x) => {",
      "    const a = `é first",
      `    second ${open}x.map((y) => {`,
      `        return \`    ${open}y}`,
      "        third`;",
      "    })} fourth",
      "        fifth`;",
      "    return a + `",
      "    `;",
      "};",
    ].join("\n");
    const wanted = [
      "const f = (x) => {",
      "\tconst a = `é first",
      `    second ${open}x.map((y) => {`,
      `\t\treturn \`    ${open}y}`,
      "        third`;",
      "\t})} fourth",
      "        fifth`;",
      "\treturn a + `",
      "    `;",
      "};",
    ].join("\n");
    expect(compactScript("f.js", text)).toBe(wanted);
  });

  test("refuses a text that is not a script", () => {
    expect(() => compactScript("f.js", "const = 1;")).toThrow("f.js: ");
  });
});

describe("compactDeclarations", () => {
  test("names the literal of a constant in place of its type", () => {
    const text = [
      "export declare const A = 1;",
      "export declare const B = -2;",
      'export declare const C = "text";',
      "export declare const D = 5n;",
      "export declare const E: number;",
      "export declare const kind: EnumType<{",
      ...["A", "B", "C", "D", "E"].map((name) => `    readonly ${name}: typeof ${name};`),
      "    readonly F: typeof A;",
      "}>;",
    ].join("\n");
    const [, types] = compactDeclarations(text).split("{\n");
    expect(types).toBe(
      '\treadonly A: 1;\n\treadonly B: -2;\n\treadonly C: "text";\n\treadonly D: 5n;\n\treadonly E: typeof E;\n\treadonly F: typeof A;\n}>;',
    );
  });
});

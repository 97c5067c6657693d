import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { documented } from "../../../scripts/release/documented.ts";
import { withFencedExamples } from "../../../scripts/release/reference.ts";
import { runtimes } from "../../package/support/install.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

interface Comment {
  readonly doc?: string;
  readonly tags?: readonly unknown[];
}
interface Module {
  readonly symbols: readonly {
    readonly name: string;
    readonly declarations: readonly {
      readonly kind: string;
      readonly declarationKind: string;
      readonly jsDoc?: Comment;
    }[];
  }[];
}

/** Returns the entry points from which `npm run docs` makes the API reference. */
function modules(): [file: string, module: Module][] {
  const args = ["doc", "--json", ...documented];
  const { stdout } = spawnSync(runtimes.deno[0]!, args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return Object.entries((JSON.parse(stdout) as { nodes: Record<string, Module> }).nodes);
}

// A name that several entry points export is documented where it is declared.
describe.skipIf(runtimeName !== "bun")("the API reference", () => {
  test("documents every exported name", () => {
    const silent: string[] = [];
    let names = 0;
    for (const [file, { symbols }] of modules()) {
      for (const { name, declarations } of symbols) {
        const made = declarations.filter(
          ({ kind, declarationKind }) => kind !== "reference" && declarationKind === "export",
        );
        names += made.length;
        // A comment on one overload is enough.
        const told = made.some(({ jsDoc }) => Boolean(jsDoc?.doc) || (jsDoc?.tags?.length ?? 0) > 0);
        if (made.length > 0 && !told) silent.push(`${file.split("/").slice(-3).join("/")}: ${name}`);
      }
    }
    expect(names).toBeGreaterThan(300);
    expect(silent).toEqual([]);
  });

  test("shows examples as code", () => {
    const comment = [
      "/**",
      " * Says.",
      " *",
      " * @example",
      " * const a = 1;",
      " * a;",
      " * @internal",
      " */",
    ];
    expect(withFencedExamples(comment.join("\n")).split("\n")).toEqual([
      ...comment.slice(0, 4),
      ...[" * ```ts", ...comment.slice(4, 6), " * ```"],
      ...comment.slice(6),
    ]);
  });
});

import process from "node:process";

type Strip = (source: string) => string;

interface BunTranspiler {
  transformSync(source: string): string;
}

interface BunGlobal {
  readonly Transpiler: new (options: object) => BunTranspiler;
}

let strip: Strip | undefined;

/**
 * Returns the program without its types, by the runtime's own transpiler. Throws the runtime's SyntaxError.
 */
export async function stripTypes(source: string): Promise<string> {
  strip ??= await stripper();
  return strip(source);
}

async function stripper(): Promise<Strip> {
  const { Bun } = globalThis as { Bun?: BunGlobal };
  if (Bun !== undefined) {
    const transpiler = new Bun.Transpiler({
      loader: "ts",
      target: "bun",
      deadCodeElimination: false,
      trimUnusedImports: false,
    });
    return (source) => transpiler.transformSync(source);
  }
  const { stripTypeScriptTypes } = await import("node:module");
  // Deno also transforms TypeScript enums. Node only removes types.
  const options = "Deno" in globalThis ? ({ mode: "transform" } as object) : {};
  return (source) => quietly(() => stripTypeScriptTypes(source, options));
}

/** Runs a function without Node's warning that the function is experimental. */
function quietly<T>(run: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return run();
  } finally {
    process.emitWarning = emitWarning;
  }
}

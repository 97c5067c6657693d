import process from "node:process";

type Strip = (source: string) => string;

interface BunTranspiler {
  transformSync(source: string): string;
}

interface BunGlobal {
  readonly Transpiler: new (options: object) => BunTranspiler;
}

let strip: Strip | undefined;

/** The program without its types, by the runtime's own transpiler; throws SyntaxError in the runtime's words. */
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
  // Deno makes enums of TypeScript, too; Node only leaves types out.
  const options = "Deno" in globalThis ? ({ mode: "transform" } as object) : {};
  return (source) => quietly(() => stripTypeScriptTypes(source, options));
}

/** Node warns once that this function is new. */
function quietly<T>(run: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return run();
  } finally {
    process.emitWarning = emitWarning;
  }
}

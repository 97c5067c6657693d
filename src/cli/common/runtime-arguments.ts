/**
 * Returns the arguments that this runtime needs before a script's path. Deno finds the packages beside an
 * installed package only with an option.
 */
export function runtimeArguments(script: string): readonly string[] {
  if ("Bun" in globalThis) return [];
  if (!("Deno" in globalThis)) return ["--disable-warning=ExperimentalWarning"];
  const beside = /\/node_modules\//.test(script) ? ["--node-modules-dir=manual"] : [];
  return ["run", "-A", "--quiet", ...beside];
}

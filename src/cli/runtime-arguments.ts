/** What the runtime at hand needs before a script's path: Deno finds packages beside an installed one only when told to. */
export function runtimeArguments(script: string): readonly string[] {
  if ("Bun" in globalThis) return [];
  if (!("Deno" in globalThis)) return ["--disable-warning=ExperimentalWarning"];
  const beside = /\/node_modules\//.test(script) ? ["--node-modules-dir=manual"] : [];
  return ["run", "-A", "--quiet", ...beside];
}

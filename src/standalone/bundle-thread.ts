import { fileURLToPath } from "node:url";

/**
 * Returns the modules of all threads as one text. Bun calls it while it bundles a program, and the packing
 * step calls it for the package.
 */
export function bundleThread(): string {
  const entry = fileURLToPath(new URL("./thread.ts", import.meta.url));
  const options = ["--target=bun", "--minify-syntax", "--minify-whitespace", "--external=#threads"];
  const { success, stdout, stderr } = Bun.spawnSync([process.execPath, "build", ...options, entry]);
  if (!success) throw new Error(`bun build ${entry}: ${stderr}`);
  return stdout.toString();
}

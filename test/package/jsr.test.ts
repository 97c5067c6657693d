import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { runtimeName } from "../../ffi/runtime/index.ts";
import { root, runtimes } from "./support/install.ts";

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
}
const manifest = (file: string): Manifest => JSON.parse(readFileSync(join(root, file), "utf8")) as Manifest;
const [deno = ""] = runtimes.deno;

/** Returns the output of `deno publish` and the files that it would send. Needs no network. */
function publishing(): { status: number | null; said: string; files: string[] } {
  const given = { cwd: root, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(deno, ["publish", "--dry-run", "--allow-dirty"], given);
  const said = stripVTControlCharacters(stderr);
  const files = [...said.matchAll(/^ +file:\/\/(\S+)/gm)].map(([, path = ""]) => path.slice(root.length));
  return { status, said, files };
}

describe.skipIf(runtimeName !== "bun")("the package as JSR takes it", { timeout: 300_000 }, () => {
  test("has the entry points, the version and the licence of package.json", () => {
    const { version, license, exports } = manifest("package.json");
    // JSR accepts no patterns in exports, and so no assets.
    const modules = Object.fromEntries(Object.entries(exports).filter(([, file]) => file.endsWith(".ts")));
    expect(manifest("deno.json")).toMatchObject({ version, license, exports: modules });
  });

  test("is published without slow types and without a warning, and runs in Deno from a URL", async () => {
    const { status, said, files } = publishing();
    expect(said.replaceAll(/^( +file:|Check ).*\n/gm, "")).not.toMatch(/warning|error|problem/i);
    expect(status, said).toBe(0);
    expect(files).toContain("src/index.ts");
    expect(files.filter((file) => /^(test|bench|ffi\/generate|src\/cli)\//.test(file))).toEqual([]);

    // JSR serves modules over https, so threads must load from there too, on a machine without a copy.
    const published = new Set(files);
    const folder = mkdtempSync(join(tmpdir(), "doorbell-jsr-"));
    const server = createServer(({ url = "" }, response) => {
      const file = url.slice(1);
      response.writeHead(published.has(file) ? 200 : 404, { "content-type": "application/typescript" });
      response.end(published.has(file) ? readFileSync(join(root, file)) : "");
    });
    try {
      await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
      const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/src`;
      mkdirSync(join(folder, "cache"));
      for (const name of ["transfer.ts", "sum.ts"]) {
        const program = readFileSync(join(root, "test/package/programs", name), "utf8")
          .replace('"doorbell"', `"${at}/index.ts"`)
          .replace('"doorbell/cuda"', `"${at}/cuda/index.ts"`)
          .replace('"doorbell/group"', `"${at}/group/index.ts"`);
        writeFileSync(join(folder, name), program);
      }
      expect(await printed(folder, "transfer.ts")).toBe(
        "soft0: hello, RDMA\ncopied: 1,2,3\ndoubled: 2,4,6\n",
      );
      expect(await printed(folder, "sum.ts")).toBe("sum: 3,5,7\nsum: 3,5,7\n");
    } finally {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** Returns the output of a program while this process serves the modules. */
async function printed(folder: string, program: string): Promise<string> {
  const child = spawn(deno, ["run", "-A", "--quiet", "--no-config", program], {
    cwd: folder,
    env: { ...process.env, DENO_DIR: join(folder, "cache"), DENO_NO_UPDATE_CHECK: "1" },
    timeout: 90_000,
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (data: Buffer) => {
    output += data.toString();
  });
  child.stderr.on("data", (data: Buffer) => {
    errors += data.toString();
  });
  const code = await new Promise<number | null>((ended) => child.once("close", ended));
  if (code !== 0) throw new Error(`deno: exit ${code}\n${errors}`);
  return output;
}

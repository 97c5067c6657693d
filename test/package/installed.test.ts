import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../ffi/runtime/index.ts";
import { nodeTooOld } from "../../ffi/runtime/node/node-version.ts";
import { environment } from "../cli/run-command.ts";
import {
  importedModules,
  install,
  installDependencies,
  pack,
  root,
  run,
  runtimes,
} from "./support/install.ts";

/** Returns an environment whose PATH has no `node` of Bun. */
function nodeOfNpm(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, PATH = "", ...env } = process.env;
  return {
    ...env,
    PATH: PATH.split(":")
      .filter((path) => !path.includes("bun-node"))
      .join(":"),
  };
}

const programs = fileURLToPath(new URL("./programs/", import.meta.url));
const transferred = "soft0: hello, RDMA\ncopied: 1,2,3\ndoubled: 2,4,6\n";

// The package and the programs do not depend on the runtime that runs the tests.
describe.skipIf(runtimeName !== "bun")("the package as npm packs it", { timeout: 120_000 }, () => {
  const everything = mkdtempSync(join(tmpdir(), "doorbell-package-"));
  const folder = join(everything, "empty");
  const command = join(everything, "global/lib/node_modules/doorbell");
  let installed = "";
  const copy = (...names: string[]): void => {
    for (const name of names) copyFileSync(join(programs, name), join(folder, name));
  };
  const compile = (file: string) =>
    spawnSync(
      join(root, "node_modules/.bin/tsc"),
      ["--noEmit", "--strict", "--target", "esnext", "--module", "nodenext", "--types", "node", file],
      { cwd: folder, encoding: "utf8" },
    );

  beforeAll(() => {
    mkdirSync(folder);
    installed = install(pack(everything), folder);
    for (const name of ["@types", "undici-types"]) {
      symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
    }
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    mkdirSync(join(everything, "global/lib"), { recursive: true });
    cpSync(installed, command, { recursive: true });
    installDependencies(command);
  }, 120_000);
  afterAll(() => rmSync(everything, { recursive: true, force: true }), 120_000);

  for (const [name, command] of Object.entries(runtimes)) {
    test(`in ${name} writes by RDMA, copies and computes on a GPU`, () => {
      copy("transfer.ts");
      expect(run(command, folder, "transfer.ts")).toBe(transferred);
    });

    test(`in ${name} sums over a group with the collectives' kernels`, () => {
      copy("sum.ts");
      expect(run(command, folder, "sum.ts")).toBe("sum: 3,5,7\nsum: 3,5,7\n");
    });

    test(`in ${name} opens every entry point of package.json`, () => {
      const lines = importedModules().map(
        (module) => `console.log("${module}", Object.keys(await import("${module}")).length > 0);`,
      );
      writeFileSync(join(folder, "modules.ts"), lines.join("\n"));
      const opened = run(command, folder, "modules.ts").trim().split("\n");
      expect(opened).toEqual(importedModules().map((module) => `${module} true`));
    });

    test(`in ${name} provides the C tables of the soft devices, and faults for soft0`, () => {
      copy("soft.ts");
      expect(run(command, folder, "soft.ts")).toBe("soft true\nsoft 0\n0 0 1\nFaultsError dorp=1\n");
    });
  }

  describe.each(Object.entries(runtimes))(
    "the command on %s, in a folder without package.json",
    (_, [runtime]) => {
      const doorbell = (words: readonly string[], input?: string) => {
        const { status, stdout, stderr } = spawnSync(
          runtimes.node[0]!,
          [join(command, "bin/doorbell.js"), ...words],
          {
            cwd: everything,
            encoding: "utf8",
            env: environment({ DOORBELL_RUNTIME: runtime! }),
            input,
            timeout: 60_000,
          },
        );
        expect(status, stderr).toBe(0);
        return stdout;
      };

      test("describes itself, devices, structs and functions", () => {
        expect(doorbell(["--help"])).toContain("Usage: doorbell COMMAND");
        expect(JSON.parse(doorbell(["devices", "soft0", "--json"]))).toMatchObject({
          nics: [{ name: "soft0" }],
        });
        expect(doorbell(["struct", "ibv_wc"])).toContain("48 bytes, aligned to 8");
        expect(doorbell(["man", "cuMemAlloc"])).toContain("Device.allocate");
      });

      test("evaluates standard input in its prompt", () => {
        expect(
          doorbell(["repl"], "const bytes: number = ib.ibv_wc.size\nbytes\nhelp(ib.ibv_post_send)\n"),
        ).toMatch(/^48\n(.|\n)*ibv_post_send/);
      });

      test("measures between two processes", () => {
        const words = ["bench", "write-bw", "--device", "soft0", "--sizes", "4K", "-n", "200", "--json"];
        expect(doorbell(words)).toContain("4096");
      });
    },
  );

  test("runs again under bun --hot when a module changes", () => {
    copy("transfer.ts", "hot.ts", "changing.ts");
    const output = run([...runtimes.bun, "--hot"], folder, "hot.ts");
    expect(output).toBe([1, 2, 3].map((round) => `${transferred}round ${round}\n`).join(""));
  });

  test("is bundled into an executable that carries its threads", () => {
    copy("transfer.ts");
    run([...runtimes.bun, "build", "--compile", "--outfile", join(folder, "program")], folder, "transfer.ts");
    expect(run([join(folder, "program")], everything)).toBe(transferred);
  });

  test("has types for programs without Bun's types", () => {
    copy("transfer.ts");
    expect(compile("transfer.ts").stdout).toBe("");
    const lines = [
      'import { openDevice } from "doorbell";',
      "export const name: number = openDevice().name;",
    ];
    writeFileSync(join(folder, "wrong.ts"), lines.join("\n"));
    expect(compile("wrong.ts").stdout).toContain("Type 'string' is not assignable to type 'number'");
  });

  test("has declarations that need no types of Node, and the settings of the guide are those that tsc needs", () => {
    const bare = join(everything, "bare");
    for (const name of ["doorbell", "acorn"])
      cpSync(join(folder, "node_modules", name), join(bare, "node_modules", name), { recursive: true });
    writeFileSync(join(bare, "package.json"), '{ "type": "module" }');
    const lines = importedModules().map(
      (module, i) => `import * as m${i} from "${module}"; export { m${i} };`,
    );
    writeFileSync(join(bare, "all.ts"), lines.join("\n"));
    // tsc checks the declarations of the package too, because skipLibCheck is off.
    const errors = (settings: object): string => {
      const compilerOptions = { noEmit: true, skipLibCheck: false, types: [], ...settings };
      writeFileSync(join(bare, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["all.ts"] }));
      return spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", "."], { cwd: bare, encoding: "utf8" })
        .stdout;
    };
    const guide = readFileSync(join(root, "docs/guide/runtimes.md"), "utf8");
    const [, json = ""] = /```json\n([\s\S]*?)```/.exec(guide)!;
    const { compilerOptions } = JSON.parse(json) as { compilerOptions: object };
    expect(errors(compilerOptions)).toBe("");
    expect(errors({ ...compilerOptions, target: "es2022", lib: ["esnext", "dom"] })).toBe("");
    expect(errors({ ...compilerOptions, target: "es2022" })).toContain("Cannot find name 'Disposable'");
  });

  test("is an error with the fix on the Node of npm, when that one is too old", () => {
    const version = spawnSync("node", ["-p", "process.versions.node"], {
      encoding: "utf8",
      env: nodeOfNpm(),
    });
    const said = nodeTooOld(version.stdout.trim());
    if (version.status !== 0 || said === undefined) return;
    const { stderr } = spawnSync("node", ["-e", 'import("doorbell")'], {
      ...{ cwd: folder, encoding: "utf8", env: nodeOfNpm() },
    });
    expect(stderr).toContain(`LibraryError: ${said[0]}`);
    expect(stderr).not.toContain("SyntaxError");
  });

  test("has no tests, no generator, no scripts, and the documents that its README names", () => {
    const files = "CHANGELOG.md LICENSE README.md bin dist docs examples package.json";
    expect(readdirSync(installed).sort()).toEqual(files.split(" "));
    expect(readdirSync(join(installed, "dist/ffi"))).not.toContain("generate");
    const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as object;
    expect(manifest).not.toHaveProperty("scripts");
    expect(manifest).not.toHaveProperty("devDependencies");
  });

  test("has at most 12 MB unpacked", () => {
    const bytes = readdirSync(installed, { recursive: true, encoding: "utf8" })
      .map((name) => statSync(join(installed, name)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes).toBeLessThan(12e6);
  });
});

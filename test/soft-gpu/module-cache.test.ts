// Disk cache of compiled modules: cached code equals compiled code, and damaged or foreign files are ignored.
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runtimeName } from "../../ffi/runtime/index.ts";
import { limitCache, readCacheFile, writeCacheFile } from "../../src/process/disk-cache.ts";
import { type PortableProgram, portableProgram } from "../../src/soft/gpu/kernels/program/portable-module.ts";
import { abilities } from "../../src/soft/gpu/kernels/shared/abilities.ts";
import { linkModules } from "../../src/soft/gpu/ptx/link.ts";
import { parse } from "../../src/soft/gpu/ptx/parser.ts";
import { compileModule } from "../../src/soft/gpu/wasm/compile.ts";
import { relocated } from "../../src/soft/gpu/wasm/encoding/relocation.ts";

const generated = new URL("ptx/generated/", import.meta.url);
const programs = readdirSync(generated)
  .filter((name) => name.endsWith(".ptx") && !name.startsWith("link_"))
  .map((name) => [name]);
const textOf = (name: string): string => readFileSync(new URL(name, generated), "utf8");

/** The module is long enough to be cached on any machine. */
const moduleOf = (value: number, lines = 1500): string =>
  `.version 8.0\n.target sm_80\n.address_size 64\n.global .u32 first = ${value};
.visible .entry go(.param .u64 x) { .reg .b32 %r; .reg .b64 %a; ld.param.u64 %a, [x]; ld.global.u32 %r, [first];
${"add.u32 %r, %r, 1;\n".repeat(lines)} st.global.u32 [%a], %r; ret; }`;

let folder = "";
const kept = (): string[] =>
  existsSync(join(folder, "soft-gpu")) ? readdirSync(join(folder, "soft-gpu")) : [];
const path = (name: string): string => join(folder, "soft-gpu", name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "doorbell-modules-"));
  vi.stubEnv("DOORBELL_CUDA_CACHE", folder);
  vi.stubEnv("CUDA_CACHE_DISABLE", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Loads a module as a new process would, with an empty cache in memory. */
async function load(text: string): Promise<PortableProgram> {
  vi.resetModules();
  const { programOf } = await import("../../src/soft/gpu/kernels/program/module-cache.ts");
  return programOf([text]);
}

/** Writes something into a cached file that no compiler would produce. */
function plant(name: string): void {
  const { head, body } = readCacheFile<PortableProgram>(join(folder, "soft-gpu"), name)!;
  writeCacheFile(join(folder, "soft-gpu"), name, { head: { ...head, builtins: ["planted"] }, body });
}

const isPlanted = async (text: string): Promise<boolean> => (await load(text)).builtins.includes("planted");

test.each([...programs, ["link_main.ptx", "link_other.ptx"]])(
  "code without addresses becomes code for given addresses: %s",
  (...names) => {
    const texts = names.map(textOf);
    const { code, relocations } = portableProgram(texts);
    for (const bases of [
      { windowBase: 0x7f12_0000_0000, globalBase: 0x7f12_9000_0200 },
      { windowBase: 0x1_0000_0000, globalBase: 0x1_fff0_0000 },
    ]) {
      const there = compileModule(linkModules(texts.map((text) => parse(text))), { abilities, ...bases });
      expect(Buffer.compare(relocated(code, relocations, bases), there.bytes)).toBe(0);
    }
  },
);

test("a module is compiled once, and loaded from the disk afterwards", async () => {
  const text = moduleOf(1);
  const compiled = await load(text);
  const [name] = kept();
  expect(kept()).toHaveLength(1);
  expect(statSync(path(name!)).mode & 0o777).toBe(0o600);
  const again = await load(text);
  expect({ ...again, positions: [] }).toEqual({ ...compiled, positions: [] });
  plant(name!);
  expect(await isPlanted(text)).toBe(true);
  expect(await isPlanted(moduleOf(2))).toBe(false);
  expect(kept()).toHaveLength(2);
});

test("a file that is damaged, truncated, foreign, or writable by others is ignored", async () => {
  const text = moduleOf(3);
  await load(text);
  const name = kept()[0]!;
  for (const damage of [
    () => {
      const bytes = readFileSync(path(name));
      bytes[bytes.length >> 1]! ^= 1;
      writeFileSync(path(name), bytes);
    },
    () => writeFileSync(path(name), readFileSync(path(name)).subarray(0, 1000)),
    () => writeFileSync(path(name), ""),
    () => chmodSync(path(name), 0o666),
  ]) {
    plant(name);
    expect(await isPlanted(text)).toBe(true);
    damage();
    expect(await isPlanted(text)).toBe(false);
    chmodSync(path(name), 0o600);
    // The newly compiled module replaces the file.
    expect(readCacheFile(join(folder, "soft-gpu"), name)).toBeDefined();
  }
  const other = moduleOf(4);
  await load(other);
  const second = kept().find((each) => each !== name)!;
  plant(name);
  copyFileSync(path(name), path(second));
  expect(await isPlanted(other)).toBe(false);
});

test.each([{ DOORBELL_CUDA_CACHE: "off" }, { CUDA_CACHE_DISABLE: "1" }])(
  "nothing is cached with %o",
  async (settings: Record<string, string>) => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    vi.stubEnv("XDG_CACHE_HOME", folder);
    await load(moduleOf(5));
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("a folder that cannot be written is not an error", async () => {
  vi.stubEnv("DOORBELL_CUDA_CACHE", "/proc/nowhere");
  expect((await load(moduleOf(6))).kernels[0]!.name).toBe("go");
});

test("the oldest files are removed when there are too many", () => {
  const one = { head: {}, body: new Uint8Array(new ArrayBuffer(1000)) };
  const all = join(folder, "limited");
  for (let i = 0; i < 8; i++) {
    writeCacheFile(all, `${i}`, one);
    utimesSync(join(all, `${i}`), 1000 + i, 1000 + i);
  }
  limitCache(all, 10_000);
  expect(readdirSync(all)).toHaveLength(8);
  limitCache(all, 5000);
  expect(readdirSync(all).sort()).toEqual(["6", "7"]);
});

test("processes that load the same module at once all run it, and leave one complete file", async () => {
  const file = join(folder, "module.ptx");
  writeFileSync(file, moduleOf(7));
  const script = fileURLToPath(new URL("./module-cache-process.ts", import.meta.url));
  const flags = runtimeName === "deno" ? ["run", "-A", "--no-check"] : [];
  const run = async (): Promise<string> => {
    const env = { ...process.env, BUN_BE_BUN: "1" };
    const child = spawn(process.execPath, [...flags, script, file], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let out = "";
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk;
    });
    await once(child, "close");
    return out.trim();
  };
  expect(await Promise.all([run(), run(), run()])).toEqual(["1507", "1507", "1507"]);
  expect(kept()).toHaveLength(1);
  expect(readCacheFile(join(folder, "soft-gpu"), kept()[0]!)).toBeDefined();
  plant(kept()[0]!);
  // Cached code runs in another process, at other addresses.
  expect(await run()).toBe("1507");
}, 120_000);

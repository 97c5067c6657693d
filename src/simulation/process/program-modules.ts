import { existsSync, readFileSync } from "node:fs";
import nodeModule from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { worlds } from "../virtual/world.ts";

/** Query of the modules of a started program, such as "?doorbell-process=3". */
const QUERY = /\?doorbell-(process|packages|main|begin|end)=(\d+)(&main)?$/;
/** Names of modules in imports and re-exports: the text before the name, the quote and the name. */
const NAMES = /(\bfrom\s*|\bimport\s*\(\s*|^\s*import\s*)(["'])([^"'\n]+)\2/gm;
/** Imports and re-exports that load a module: its name. */
const LOADS = /^\s*(?:(?:import|export)\s+(?!type\b)[^"';]*?\bfrom\s*|import\s*)["']([^"'\n]+)["']/gm;
/** Imports: the imported names, and the name of the module. */
const IMPORTS = /^import\s+(?!type\b)([^"';]+?)\s+from\s*["']([^"'\n]+)["'];?/gm;
const SCRIPT = /\.[cm]?[jt]sx?$/;
const HOOKS = Symbol.for("doorbell.simulation.programs");

/** Program that starts. */
export interface StartingProgram {
  /** Called right before the first code of the program, and right after its last synchronous code. */
  begin(): void;
  pause(): void;
  /** Called at the end of the program's module. */
  end(): void;
}

/** Programs by number, as the generated modules call them. */
const programs = new Map<number, StartingProgram>();
Reflect.set(globalThis, HOOKS, (what: keyof StartingProgram, number: number) =>
  programs.get(number)?.[what](),
);

const call = (what: keyof StartingProgram, number: number): string =>
  `globalThis[Symbol.for("doorbell.simulation.programs")]("${what}", ${number});`;

const entry = new URL("./entry.ts", import.meta.url);
const { Bun: bun } = globalThis as { Bun?: BunPlugins };

/** Imports a module by its address. JSR's check warns of an import whose address it cannot read. */
const importModule = new Function("address", "return import(address)") as (
  address: string,
) => Promise<unknown>;

/** Returns the address of a module with a query, as the runtime's hooks see it: in Bun a path, elsewhere a URL. */
const moduleAddress = (file: URL, query: string): string =>
  `${bun === undefined ? file.href : fileURLToPath(file.href)}?doorbell-${query}`;

const builtins = new Set(nodeModule.builtinModules.filter((name) => /^[a-z_/]+$/.test(name)));

/** Returns the name of one of Node's modules without its prefix, undefined for another module. */
function builtinName(specifier: string): string | undefined {
  const name = specifier.startsWith("node:") ? specifier.slice(5) : specifier;
  return builtins.has(name) ? name : undefined;
}

/** Returns the declaration of what an import of one of Node's modules names, such as "{ a, b: c }" for "{ a, b as c }". */
function declarations(names: string, module: string): string {
  const value = `globalThis.process.getBuiltinModule(${JSON.stringify(module)})`;
  const [, whole, list] = /^\s*(?:(?:\*\s*as\s+)?([\w$]+)\s*,?\s*)?(?:\{([^}]*)\})?\s*$/.exec(names) ?? [];
  const members = (list ?? "").split(",").map((name) => name.trim());
  const values = members.filter((name) => name !== "" && !name.startsWith("type "));
  return [
    ...(whole === undefined ? [] : [`const ${whole} = ${value};`]),
    ...(values.length === 0 ? [] : [`const { ${values.join(", ").replace(/\s+as\s+/g, ": ")} } = ${value};`]),
  ].join(" ");
}

/**
 * Replaces imports of Node's modules by declarations. An imported name may stand for the original function, which a
 * simulation has replaced. The number of lines stays.
 */
const withOwnBuiltins = (text: string): string =>
  text.replace(IMPORTS, (whole, names: string, specifier: string) => {
    const module = builtinName(specifier);
    if (module === undefined) return whole;
    return declarations(names, module) + "\n".repeat(whole.split("\n").length - 1);
  });

/** Returns the text of an entry module: it runs the program between two notes. */
function entryText(kind: string, number: number): string {
  if (kind === "begin") return `${call("begin", number)} export {};`;
  if (kind === "end") return `${call("pause", number)} export {};`;
  const imported = [
    moduleAddress(entry, `begin=${number}`),
    moduleAddress(files.get(number)!, `process=${number}&main`),
    moduleAddress(entry, `end=${number}`),
  ];
  return imported.map((address) => `import ${JSON.stringify(address)};`).join(" ");
}

/** Files of the programs that are loaded, by number. */
const files = new Map<number, URL>();

/** Returns the names of the modules that a module loads. */
function loadsOf(file: URL): string[] {
  const path = fileURLToPath(file.href);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  return Array.from(text.matchAll(LOADS), ([, name]) => name!);
}

/** Returns the files of a program: its own, and those that they import by relative paths. */
function filesOf(program: URL, found = new Map<string, URL>()): readonly URL[] {
  if (found.has(program.href)) return [];
  found.set(program.href, program);
  for (const name of loadsOf(program))
    if (name.startsWith(".") && SCRIPT.test(name)) filesOf(new URL(name, program), found);
  return [...found.values()];
}

/** Returns the text of a module beside a file of a program, which imports the file's packages. */
function packagesText(file: URL): string {
  const names = loadsOf(file).filter((name) => !name.startsWith(".") && builtinName(name) === undefined);
  return `${names.map((name) => `import ${JSON.stringify(name)};`).join(" ")} export {};`;
}

/** Packages that were loaded, by the file that imports them. */
const packages = new Map<string, Promise<unknown>>();

/** Loads the packages of a program. All programs share them, and their first code belongs to no program. */
async function loadPackages(program: URL): Promise<void> {
  for (const file of filesOf(program)) {
    const loaded = packages.get(file.href) ?? importModule(moduleAddress(file, "packages=0"));
    packages.set(file.href, loaded);
    // The program fails with the same error.
    await loaded.catch(() => packages.delete(file.href));
  }
}

/** Returns the text of a program's module: one that is started counts as the main module, and notes its end. */
function programText(text: string, number: number, isMain: boolean): string {
  const own = withOwnBuiltins(text);
  return isMain ? `${own.replace(/\bimport\.meta\.main\b/g, "true")}\n;${call("end", number)}` : own;
}

type Hooks = Pick<typeof nodeModule, "registerHooks">;

/** Gives each started program modules of its own. Node and Deno call these hooks for each module that is imported. */
function installHooks({ registerHooks }: Hooks): void {
  registerHooks({
    resolve(specifier, context, next) {
      const query = QUERY.exec(context.parentURL ?? "");
      if (query === null || query[1] !== "process") return next(specifier, context);
      const found = next(specifier, context);
      const isOwn = specifier.startsWith(".") && found.url.startsWith("file:") && SCRIPT.test(found.url);
      return isOwn ? { ...found, url: `${found.url}?doorbell-process=${query[2]}` } : found;
    },
    load(url, context, next) {
      const query = QUERY.exec(url);
      if (query === null) return next(url, context);
      const [, kind, number] = query;
      if (kind === "packages")
        return {
          format: "module",
          shortCircuit: true,
          source: packagesText(new URL(url.slice(0, url.lastIndexOf("?")))),
        };
      if (kind !== "process")
        return { format: "module", shortCircuit: true, source: entryText(kind!, Number(number)) };
      const loaded = next(url, context);
      const text =
        typeof loaded.source === "string"
          ? loaded.source
          : Buffer.from(loaded.source as Uint8Array).toString();
      return { ...loaded, source: programText(text, Number(number), query[3] !== undefined) };
    },
  });
}

interface BunPlugins {
  plugin(plugin: { name: string; setup(builder: BunBuilder): void }): void;
}
interface BunBuilder {
  onLoad(
    where: { filter: RegExp },
    load: (module: { path: string }) => { contents: string; loader: string },
  ): void;
}

/** Does the same in Bun, which has no hook for the imports of a module: the names of files are replaced in its text. */
function installPlugin(bun: BunPlugins): void {
  const setup = (builder: BunBuilder): void => {
    builder.onLoad({ filter: QUERY }, ({ path }) => {
      const [, kind, number, main] = QUERY.exec(path)!;
      const file = path.slice(0, path.lastIndexOf("?"));
      if (kind === "packages") return { loader: "js", contents: packagesText(pathToFileURL(file)) };
      if (kind !== "process") return { loader: "js", contents: entryText(kind!, Number(number)) };
      const replaced = (all: string, start: string, quote: string, name: string): string => {
        const isOwn = name.startsWith(".") && SCRIPT.test(name);
        return isOwn ? `${start}${quote}${name}?doorbell-process=${number}${quote}` : all;
      };
      const text = readFileSync(file, "utf8").replace(NAMES, replaced);
      const loader = /\.[cm]?([jt]sx?)$/.exec(file)?.[1] ?? "ts";
      return { loader, contents: programText(text, Number(number), main !== undefined) };
    });
  };
  bun.plugin({ name: "doorbell simulation", setup });
}

let isInstalled = false;
let started = 0;

function installOnce(): void {
  if (isInstalled) return;
  isInstalled = true;
  if (bun !== undefined) installPlugin(bun);
  else installHooks(nodeModule);
}

/**
 * Runs a file as a program, with modules of its own. It resolves when the program's module and its imports are
 * loaded and their synchronous code has run, and rejects when they cannot be loaded. `failed` gets an error that the
 * program throws later.
 *
 * @internal
 */
export function startProgram(
  file: URL,
  program: StartingProgram,
  failed: (error: unknown) => void,
): Promise<void> {
  if (!existsSync(fileURLToPath(file.href)))
    return Promise.reject(new Error(`there is no file ${fileURLToPath(file.href)}`));
  installOnce();
  const number = ++started;
  files.set(number, file);
  return new Promise((resolve) => {
    let hasBegun = false;
    programs.set(number, {
      begin: () => {
        hasBegun = true;
        program.begin();
      },
      pause: () => {
        program.pause();
        resolve();
      },
      end: () => program.end(),
    });
    // The loader reads files, which the simulation refuses to its programs.
    const loaded = worlds.run(undefined, async () => {
      await loadPackages(file);
      await importModule(moduleAddress(entry, `main=${number}`));
    });
    const forget = (): void => {
      files.delete(number);
      programs.delete(number);
    };
    loaded.then(
      () => {
        forget();
        if (!hasBegun)
          failed(new Error("the loader of the runtime did not load the program: a test runner has its own"));
        resolve();
      },
      (error: unknown) => {
        forget();
        if (hasBegun) program.pause();
        failed(error);
        resolve();
      },
    );
  });
}

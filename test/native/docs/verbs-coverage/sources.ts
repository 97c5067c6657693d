import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Returns path and text of the TypeScript files in some folders, or of single files, from the root. */
export function sources(...paths: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of paths) {
    if (path.endsWith(".ts")) found.set(path, readFileSync(join(root, path), "utf8"));
    else {
      for (const entry of readdirSync(join(root, path), { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !entry.name.endsWith(".ts")) continue;
        const file = join(entry.parentPath, entry.name);
        found.set(file.slice(root.length), readFileSync(file, "utf8"));
      }
    }
  }
  return found;
}

/**
 * Returns the functions that the files call: `lib.ibv_x(`, `rdmacm.rsend(`, and `post_send(` of a context's
 * operations.
 */
export function calledIn(texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const called = new Set<string>();
  for (const text of texts.values()) {
    for (const [name] of text.matchAll(
      /(?<![`\w.])_?ibv_\w+(?=\()|(?<=\.)_?(?:ibv|rdma)_\w+|(?<=")ibv_\w+(?=")|(?<=\blib\.)m\w+_to_ibv_rate|(?<=\brdmacm\.)r[a-z]+(?=\()/g,
    ))
      called.add(name);
    for (const [name] of text.matchAll(/\b(?:post_send|post_recv|post_srq_recv|poll_cq|req_notify_cq)\b/g))
      called.add(`ibv_${name}`);
  }
  return called;
}

/** Classes on whose behalf the files without a class work. */
const inner: Readonly<Record<string, string>> = {
  "device-list": "openDevice, listDevices",
  "gid-table": "Device.gids",
  "async-event": "Device.nextEvent",
  "create-completion-queue": "Device.createCompletionQueue",
  "create-queue-pair": "ProtectionDomain.createQueuePair",
  registration: "ProtectionDomain.register",
  "register-device": "ProtectionDomain.register",
  "register-nic-memory": "ProtectionDomain.registerNicMemory",
  "post-extended": "QueuePair.batch",
  "connection-id": "ConnectionId",
  "addressed-id": "ConnectionId",
  "id-options": "ConnectionId.setOptions",
  "connected-attributes": "ConnectionId.queuePairAttributes",
  "enhanced-establishment": "ConnectionId.setEce, remoteEce",
  "resolve-addresses": "resolveAddresses",
};

/**
 * Returns the object of each function: the "Class.method" whose doc comment names it, else the class in whose
 * file it is called.
 */
export function objectsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const objects = new Map<string, string>();
  const note = (name: string, object: string) => objects.has(name) || objects.set(name, object);
  for (const text of texts.values()) {
    let owner = "";
    for (const match of text.matchAll(
      /^export (?:abstract )?class (\w+)|\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*(?:async )?(?:get )?(\w+)[<(]/gm,
    )) {
      if (match[1] !== undefined) owner = match[1];
      else if (owner !== "" && match[2] !== "constructor")
        for (const [, name] of match[0].matchAll(/`((?:ibv|rdma)_\w+)`/g))
          note(name!, `${owner}.${match[2]}`);
    }
  }
  for (const [path, text] of texts) {
    const file = path.split("/").at(-1)!.replace(/\.ts$/, "");
    const owner =
      /^export (?:abstract )?class (\w+)/m.exec(text)?.[1] ?? inner[file] ?? file.replaceAll("-", " ");
    for (const name of calledIn(new Map([[path, text]]))) note(name, owner);
  }
  return objects;
}

/**
 * Returns the functions that soft0 implements: those of its provider, and the helpers that all providers
 * share.
 */
export function softVerbs(): ReadonlySet<string> {
  const texts = sources("src/soft/hca/provider", "ffi/ibverbs/pure.ts", "ffi/ibverbs/inline-context.ts");
  const names = new Set<string>();
  for (const text of texts.values())
    for (const [, name] of text.matchAll(/^ +(_?ibv_\w+)(?=[(:,])/gm)) names.add(name!);
  return names;
}

/** Returns the functions of librdmacm in soft0's table. */
export function softManagerFunctions(): ReadonlySet<string> {
  const texts = sources("src/soft/hca/cm/api", "ffi/rdmacm/inline.ts");
  const names = new Set<string>();
  for (const text of texts.values())
    for (const [, name] of text.matchAll(/^ +(?:const )?(rdma_\w+)(?=[(:,]| =)/gm)) names.add(name!);
  return names;
}

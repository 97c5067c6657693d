/** Test GPU whose memory this process cannot access, with a driver in C. soft0 uses it like a real GPU. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { libc, MAP_ANONYMOUS, MAP_NORESERVE, MAP_PRIVATE } from "../../ffi/libc/index.ts";
import { addressOf, open } from "../../ffi/runtime/index.ts";
import { STAGING_BYTES, type StagedMemory } from "../../ffi/staged-memory.ts";
import { Resource } from "../../src/lifetime/resource.ts";
import { type DeviceCopies, type DeviceMemory, deviceMemory, Memory } from "../../src/memory/index.ts";
import { findCompiler } from "../abi/probe.ts";

/** Reason why the driver cannot be built here, or undefined. */
export const withoutStagedDriver: string | undefined =
  findCompiler() === undefined ? "no C compiler" : undefined;

const controls = {
  setMemory: ["void", "u64", "u64", "ptr"],
  setDelay: ["void", "i32"],
  setHeld: ["void", "i32"],
  setRefused: ["void", "i32", "i32"],
  setLost: ["void", "i32"],
  shrink: ["void", "u64"],
  copiesSoFar: ["u64"],
  pending: ["u64"],
  releaseLater: ["void", "u64"],
} as const;

const names = ["pushContext", "popContext", "toDevice", "toHost", "writeValue", "query"] as const;

let library: string | undefined;

function compiled(): string {
  if (library !== undefined) return library;
  const directory = mkdtempSync(join(tmpdir(), "doorbell-staged-"));
  const path = join(directory, "driver.so");
  const source = fileURLToPath(new URL("./staged-driver.c", import.meta.url));
  const args = ["-shared", "-fPIC", "-O1", "-w", "-pthread", "-o", path, source];
  const { status, stderr } = spawnSync(findCompiler() ?? "cc", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  library = path;
  return path;
}

/** Stream and page-locked memory of the driver, for one NIC. */
class Copies extends Resource implements StagedMemory {
  readonly label = "copies of a test's driver";
  readonly context = 0xc0;
  readonly stream = 0x57;
  readonly functions: StagedMemory["functions"];
  readonly #memory = Memory.allocate(STAGING_BYTES + 64);
  readonly staging = this.#memory.pointer;
  readonly progress = this.#memory.pointer + STAGING_BYTES;

  constructor(functions: StagedMemory["functions"], owner: Resource) {
    super();
    this.functions = functions;
    this.own(owner);
  }

  describe = (code: number) => `a copy failed: error ${code} of a test's driver`;

  protected release(): void {
    this.#memory.close();
  }
}

/** Memory of the test driver. Tests access it by `bytes`; all other code goes through the driver. */
export class StagedDriver {
  /** The memory as the driver sees it. */
  readonly memory: Memory;
  /** Device address of the first byte. This process has no mapping at that address. */
  readonly pointer: number;
  readonly control: { readonly [K in keyof typeof controls]: (...args: number[]) => bigint | undefined };
  readonly functions: StagedMemory["functions"];
  readonly #copies = new WeakMap<object, Copies>();

  constructor(byteLength: number) {
    const path = compiled();
    this.control = open(path, controls) as unknown as StagedDriver["control"];
    const { dlopen, dlsym } = open("libc.so.6", {
      dlopen: ["ptr", "ptr", "i32"],
      dlsym: ["ptr", "ptr", "ptr"],
    });
    const text = (value: string) => new TextEncoder().encode(`${value}\0`) as Uint8Array<ArrayBuffer>;
    const handle = dlopen!(addressOf(text(path)), 2);
    this.functions = Object.fromEntries(
      names.map((name) => [name, dlsym!(handle, addressOf(text(name)))]),
    ) as unknown as StagedMemory["functions"];
    this.memory = Memory.allocate(byteLength);
    const flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    this.pointer = libc.mmap(0, byteLength, 0, flags, -1, 0);
    this.control.setMemory(this.pointer, byteLength, this.memory.pointer);
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.memory.bytes;
  }

  /** Returns the copy functions of one NIC. */
  copies(user: object): DeviceCopies {
    const known = this.#copies.get(user);
    if (known !== undefined && !known.closed) return known;
    const fresh = new Copies(this.functions, this.memory);
    this.#copies.set(user, fresh);
    return fresh;
  }

  /** Returns a range of the memory in the form that `pd.register` accepts for GPU memory. */
  part(from = 0, to: number = this.memory.byteLength): { [deviceMemory](): DeviceMemory } {
    const refuse = (): never => {
      throw new Error("not asked for");
    };
    return {
      [deviceMemory]: () => ({
        label: "memory of a test's driver",
        owner: this.memory,
        pointer: this.pointer + from,
        byteLength: to - from,
        hostAddress: undefined,
        hostReason: "a test's driver hides it",
        needsFlush: true,
        ensureReachable: () => this.memory.ensureOpen(),
        dmaBuf: refuse,
        orderCopies: () => true,
        flushWrites: refuse,
        copies: (user) => this.copies(user),
        staging: refuse,
        copyToHost: refuse,
        copyFromHost: refuse,
      }),
    };
  }
}

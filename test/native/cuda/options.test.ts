import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkValue, optionsTables } from "../../../src/arguments/index.ts";
import * as cuda from "../../../src/cuda/index.ts";
import { Memory } from "../../../src/memory/index.ts";
import { open } from "./provider.ts";

// Every options object of CUDA has a table. A misspelt key is refused with the nearest name before C receives
// the object.

/** Returns the value under another type. These tests break TypeScript's rules on purpose. */
const any = <T>(value: unknown): T => value as T;

describe("a misspelt option of CUDA", () => {
  const unit = 2 << 20;
  const refusals: readonly (readonly [
    name: string,
    message: string,
    call: (device: cuda.Device) => unknown,
  ])[] = [
    [
      "openDevice",
      'openDevice: unknown option "providr"; did you mean "provider"?',
      () => cuda.openDevice(0, any({ providr: "soft" })),
    ],
    [
      "openDevices",
      'openDevices: unknown option "provide"',
      () => cuda.openDevices(any({ provide: "soft" })),
    ],
    [
      "deviceCount",
      'deviceCount: unknown option "Provider"',
      () => cuda.deviceCount(any({ Provider: "soft" })),
    ],
    [
      "createEvent",
      'createEvent: unknown option "interproces"; did you mean "interprocess"?',
      (device) => device.createEvent(any({ interproces: true })),
    ],
    [
      "createStream",
      'createStream: unknown option "nonblocking"; did you mean "nonBlocking"?',
      (device) => device.createStream(any({ nonblocking: true })),
    ],
    [
      "createPool",
      'createPool: unknown option "maxBytes"',
      (device) => device.createPool(any({ maxBytes: unit })),
    ],
    [
      "allocatePinned",
      'allocatePinned: unknown option "writecombined"; did you mean "writeCombined"?',
      (device) => device.allocatePinned(16, "u8", any({ writecombined: true })),
    ],
    [
      "allocateManaged",
      'allocateManaged: unknown option "atach"; did you mean "attach"?',
      (device) => device.allocateManaged(16, "u8", any({ atach: "host" })),
    ],
    [
      "register",
      'register: unknown option "readonly"; did you mean "readOnly"?',
      (device) => {
        using memory = Memory.allocate(4096);
        device.register(memory, "u8", any({ readonly: true }));
      },
    ],
    [
      "compile",
      'compile: unknown option "includes"; did you mean "include"?',
      (device) => device.compile("int x;", any({ includes: [] })),
    ],
    [
      "capture",
      'capture: unknown option "mod"; did you mean "mode"?',
      (device) => device.createStream().capture(() => {}, any({ mod: "thread" })),
    ],
    [
      "instantiate",
      'instantiate: unknown option "autofree"; did you mean "autoFree"?',
      (device) => new cuda.Graph(device).instantiate(any({ autofree: true })),
    ],
    [
      "PhysicalMemory.allocate",
      'PhysicalMemory.allocate: unknown option "sharable"; did you mean "shareable"?',
      (device) => cuda.PhysicalMemory.allocate(device, unit, any({ sharable: ["fd"] })),
    ],
    [
      "granularity",
      'granularity: unknown option "gpuDirectRDMA"; did you mean "gpuDirectRdma"?',
      (device) => cuda.granularity(device, any({ gpuDirectRDMA: true })),
    ],
    [
      "stripedRange",
      'unknown option "sharable"; did you mean "shareable"?',
      (device) => cuda.stripedRange([device], unit, any({ sharable: ["fd"] })),
    ],
    [
      "AddressRange.reserve",
      'AddressRange.reserve: unknown option "align"',
      (device) => cuda.AddressRange.reserve(device, unit, any({ align: unit })),
    ],
    [
      "GrowableBuffer",
      'new GrowableBuffer: unknown option "reserved"; did you mean "reserve"?',
      (device) => new cuda.GrowableBuffer(device, "u8", any({ reserved: 10 })),
    ],
    [
      "MulticastObject",
      'new MulticastObject: unknown option "bytelength"; did you mean "byteLength"?',
      (device) => new cuda.MulticastObject(any({ devices: [device], bytelength: unit })),
    ],
    [
      "dmaBuf",
      'dmaBuf: unknown option "pci"; did you mean "pcie"?',
      (device) => cuda.dmaBuf(device.allocate(4096), any({ pci: true })),
    ],
    [
      "copyBox",
      'copyBox from: unknown option "rowlength"; did you mean "rowLength"?',
      (device) => {
        const of = device.allocate(16, "f32");
        const side = { of, rowLength: 4 };
        cuda.copyBox(any({ of, rowlength: 4 }), side, { width: 1, height: 1 });
      },
    ],
    [
      "copyBox size",
      'copyBox size: unknown option "widht"; did you mean "width"?',
      (device) => {
        const side = { of: device.allocate(16, "f32"), rowLength: 4 };
        cuda.copyBox(side, side, any({ widht: 1, height: 1 }));
      },
    ],
    [
      "done",
      'unknown option "timeout"; did you mean "timeoutMs"?',
      (device) => device.stream.done(any({ timeout: 10 })),
    ],
  ];

  test.each(refusals)("is refused by %s", async (_, message, call) => {
    using device = open();
    await expect((async () => await call(device))()).rejects.toThrow(message);
    await expect((async () => await call(device))()).rejects.toThrow(TypeError);
  });

  test("is refused by openBuffer", async () => {
    using device = open();
    await expect(cuda.openBuffer(device, "", any({ rigth: "read" }))).rejects.toThrow(
      'openBuffer: unknown option "rigth"; did you mean "right"?',
    );
  });

  test("values of another type are refused by name", () => {
    using device = open();
    expect(() => device.createEvent(any({ timing: 1 }))).toThrow(
      "createEvent: timing is 1. Use true or false",
    );
    expect(() => device.createStream({ priority: 0.5 })).toThrow(RangeError);
    expect(() => cuda.PhysicalMemory.allocate(device, unit, any({ shareable: ["df"] }))).toThrow(
      'PhysicalMemory.allocate: shareable[] is "df"',
    );
    expect(() => device.createEvent(any("interprocess"))).toThrow(
      /createEvent: the options are "interprocess"/,
    );
    expect(() => device.limit(any("stack"))).toThrow(/limit: name is "stack"/);
  });

  const tables = optionsTables().filter(({ name }) => name.startsWith("cuda."));

  test.each(tables.map((table) => [table.name, table] as const))(
    "%s belongs to existing calls and has valid texts",
    (_, table) => {
      const objects = cuda as Readonly<Record<string, unknown>>;
      for (const taker of Object.keys(table.takenBy)) {
        const [first = "", method] = taker.split(".");
        const owner = objects[first] as { prototype: object };
        const found =
          method === undefined ? owner : (Reflect.get(owner.prototype, method) ?? Reflect.get(owner, method));
        expect(found, taker).toBeTypeOf("function");
      }
      for (const [key, row] of Object.entries(table.rows)) {
        expect(`${key}: ${row.text}`).toMatch(/^\w+: [A-Z].*\.$/);
        if (row.default !== undefined) expect(() => checkValue(key, row.type, row.default)).not.toThrow();
      }
    },
  );

  test("is impossible, because every options object has a table", () => {
    const names = new Set(tables.map((one) => one.name));
    const folder = fileURLToPath(new URL("../../../src/cuda", import.meta.url));
    const declared = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), "utf8").matchAll(
          /^export interface (\w+Options|LaunchConfig|BoxSide|BoxSize)\b/gm,
        ),
      ])
      .map((match) => `cuda.${match[1]}`);
    expect(declared.length).toBeGreaterThan(15);
    expect(declared.filter((name) => !names.has(name))).toEqual([]);
  });
});

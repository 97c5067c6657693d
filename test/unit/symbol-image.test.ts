import { describe, expect, test } from "vitest";
import { symbolImage } from "../../ffi/runtime/symbol-image.ts";
import { imagePath, withSymbolLibrary } from "../../ffi/runtime/symbol-library.ts";

const address = 0x7f12_3456_7890;
const [PT_LOAD, PT_DYNAMIC] = [1, 2];

/** Reads an image in the order of a loader: program headers, dynamic section, hash table, symbol. */
function load(image: Uint8Array<ArrayBuffer>) {
  const view = new DataView(image.buffer, image.byteOffset, image.byteLength);
  const u64 = (at: number) => Number(view.getBigUint64(at, true));
  const text = (at: number) => {
    const end = image.indexOf(0, at);
    return new TextDecoder().decode(image.subarray(at, end));
  };
  const headers = Array.from({ length: view.getUint16(56, true) }, (_, i) => {
    const at = u64(32) + i * view.getUint16(54, true);
    return { type: view.getUint32(at, true), offset: u64(at + 8), bytes: u64(at + 32) };
  });
  const dynamic = headers.find(({ type }) => type === PT_DYNAMIC)!;
  const entries = new Map<number, number>();
  for (let at = dynamic.offset; at < dynamic.offset + dynamic.bytes; at += 16)
    entries.set(u64(at), u64(at + 8));
  const [hash, strings, symbols] = [entries.get(4)!, entries.get(5)!, entries.get(6)!];
  const index = view.getUint32(hash + 8, true); // The hash table has one bucket.
  const symbol = symbols + index * entries.get(11)!;
  return {
    magic: text(0).slice(0, 4),
    kind: view.getUint16(16, true),
    machine: view.getUint16(18, true),
    headers,
    chainEnd: view.getUint32(hash + 12 + 4 * index, true),
    name: text(strings + view.getUint32(symbol, true)),
    section: view.getUint16(symbol + 6, true),
    value: u64(symbol + 8),
  };
}

describe("a symbol image", () => {
  test("is a shared object whose symbol f is the address itself, on both CPUs", () => {
    for (const [arch, machine] of [
      ["x64", 62],
      ["arm64", 183],
    ] as const) {
      expect(load(symbolImage(address, arch))).toMatchObject({
        kind: 3,
        machine,
        name: "f",
        section: 0xfff1, // SHN_ABS: the loader adds no base
        value: address,
        chainEnd: 0,
      });
    }
  });

  test("loads all of itself once, and holds no code", () => {
    const image = symbolImage(address, "x64");
    const { headers } = load(image);
    expect(headers.map(({ type }) => type)).toEqual([PT_LOAD, PT_DYNAMIC]);
    expect(headers[0]).toMatchObject({ offset: 0, bytes: image.length });
    expect(image.length).toBeLessThan(512);
    const view = new DataView(image.buffer);
    const executable = 1;
    for (const at of [64, 120]) expect(view.getUint32(at + 4, true) & executable).toBe(0);
  });

  test("keeps every bit of an address up to 2 ** 53", () => {
    for (const value of [1, 2 ** 32, 2 ** 47 - 1, 2 ** 53 - 1]) {
      expect(load(symbolImage(value, "x64")).value).toBe(value);
    }
  });

  test("of an unknown CPU is refused", () => {
    expect(() => symbolImage(address, "riscv64")).toThrow(/riscv64/);
  });
});

describe("an image's path", () => {
  test("differs for two addresses under one descriptor number", () => {
    const addresses = [1, 2, 3, 4, 5, 0x7f0000000000, 0x7f0000000001, 2 ** 47, 2 ** 47 + 1, 2 ** 53 - 1];
    expect(new Set(addresses.map((value) => imagePath(20, value))).size).toBe(addresses.length);
  });

  test("is the same for one address and one descriptor, and short", () => {
    expect(imagePath(20, address)).toBe(imagePath(20, address));
    expect(imagePath(20, 2 ** 53 - 1).length).toBeLessThan(256);
  });

  test("names the descriptor in each spelling", () => {
    for (const value of [5, address]) {
      expect(imagePath(37, value).replace(/(\/\.)|\/+(?=\/)/g, "")).toBe("/proc/self/fd/37");
    }
  });
});

describe("loading an image", () => {
  const libc = (overrides: object) => ({
    memfd_create: () => 9,
    write: (_fd: number, _bytes: number, count: number | bigint) => BigInt(count),
    fcntl: () => 0,
    close: () => 0,
    ...overrides,
  });
  const run = (overrides: object, loader: (path: string) => string) =>
    withSymbolLibrary(address, "x64", libc(overrides), () => 4096, loader);

  test("returns the loader's result, and closes the descriptor, also when the loader throws", () => {
    let closed = 0;
    const close = () => ++closed;
    expect(run({ close }, (path) => path.slice(-2))).toBe("/9");
    expect(() =>
      run({ close }, () => {
        throw new Error("no");
      }),
    ).toThrow("no");
    expect(closed).toBe(2);
  });

  test("without descriptors or memory is an error with the reason", () => {
    expect(() => run({ memfd_create: () => -1 }, () => "")).toThrow(/too many open files/);
    expect(() => run({ write: () => 5n }, () => "")).toThrow(/writing a symbol image/);
  });
});

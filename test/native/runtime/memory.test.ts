import { describe, expect, test } from "vitest";
import { addressOf, errno, memory, open, runtimeName, setErrno } from "../../../ffi/runtime/index.ts";

const libc = open("libc.so.6", {
  mmap: ["ptr", "ptr", "u64", "i32", "i32", "i32", "i64"],
  munmap: ["i32", "ptr", "u64"],
  memset: ["ptr", "ptr", "i32", "u64"],
  memcpy: ["ptr", "ptr", "ptr", "u64"],
  close: ["i32", "i32"],
  chdir: ["i32", "ptr"],
  malloc: ["ptr", "u64"],
  free: ["void", "ptr"],
});
const [PROT_READ_WRITE, MAP_PRIVATE_ANONYMOUS, MAP_NORESERVE] = [3, 0x22, 0x4000];
const GiB = 2 ** 30;
const [EBADF, ENOENT, EINVAL] = [9, 2, 22];

const reserve = (bytes: number) =>
  libc.mmap!(0, bytes, PROT_READ_WRITE, MAP_PRIVATE_ANONYMOUS | MAP_NORESERVE, -1, 0);

describe("views of native memory", () => {
  test("a view and C share their bytes, both ways", () => {
    const address = libc.malloc!(64);
    const bytes = new Uint8Array(memory(address, 64));
    libc.memset!(address, 0xab, 64);
    expect(bytes.every((byte) => byte === 0xab)).toBe(true);
    bytes[63] = 1;
    libc.memcpy!(address, address + 63, 1);
    expect(bytes[0]).toBe(1);
    libc.free!(address);
  });

  test("two views of the same memory see each other's writes", () => {
    const address = reserve(4096);
    const [whole, second] = [new Uint8Array(memory(address, 4096)), new Uint8Array(memory(address + 100, 8))];
    second[0] = 77;
    expect(whole[100]).toBe(77);
    libc.munmap!(address, 4096);
  });

  test("both ends of 6 GiB are reached, and offsets above 4 GiB mean other bytes than those below", () => {
    const bytes = 6 * GiB;
    const address = reserve(bytes);
    expect(address).toBeGreaterThan(2 ** 32);
    const [first, last] = [
      new Uint8Array(memory(address, 4096)),
      new Uint8Array(memory(address + bytes - 4096, 4096)),
    ];
    const wrapped = new Uint8Array(memory(address + 2 * GiB - 4096, 4096)); // 6 GiB - 4096 becomes this offset in 32 bits.
    first[0] = 1;
    last[4095] = 2;
    expect([first[0], last[4095], wrapped[4095]]).toEqual([1, 2, 0]);
    libc.memset!(address + bytes - 1, 9, 1);
    expect(last[4095]).toBe(9);
    libc.munmap!(address, bytes);
  });

  test("4 GiB fit in one view; more is a clear RangeError in Bun, and works elsewhere", () => {
    const address = reserve(5 * GiB);
    const four = new Uint8Array(memory(address, 4 * GiB));
    four[4 * GiB - 1] = 5;
    expect(new Uint8Array(memory(address + 4 * GiB - 1, 1))[0]).toBe(5);
    if (runtimeName === "bun") {
      expect(() => memory(address, 4 * GiB + 1)).toThrow(/bun allows 4294967296\. View it in parts/);
    } else {
      const five = new Uint8Array(memory(address, 5 * GiB));
      five[5 * GiB - 1] = 6;
      expect(new Uint8Array(memory(address + 5 * GiB - 1, 1))[0]).toBe(6);
    }
    libc.munmap!(address, 5 * GiB);
  });

  test("making views does not hold on to memory", () => {
    const address = reserve(1 << 20);
    const before = process.memoryUsage().rss;
    for (let i = 0; i < 20_000; i++) new Uint8Array(memory(address, 1 << 20))[0] = i;
    expect(process.memoryUsage().rss - before).toBeLessThan(256 << 20);
    libc.munmap!(address, 1 << 20);
  });
});

describe("addresses of JavaScript's memory", () => {
  const kinds = [Uint8Array, Int8Array, Uint16Array, Uint32Array, Float64Array, BigUint64Array] as const;

  test("C's writes are seen through small typed arrays, however often the code was compiled since", () => {
    for (const Kind of kinds) {
      const holder = { view: new Kind(4), address: 0 };
      holder.address = addressOf(holder.view);
      const write = (i: number) => {
        libc.memset!(holder.address, i & 0x7f, holder.view.byteLength);
        return new Uint8Array(holder.view.buffer)[0];
      };
      for (let i = 0; i < 20_000; i++) {
        if (write(i) !== (i & 0x7f)) throw new Error(`${Kind.name}: write ${i} was not seen`);
      }
      expect(addressOf(holder.view)).toBe(holder.address);
    }
  });

  test("a constant small array stays where C writes it", () => {
    const out = new Uint32Array(1);
    const address = addressOf(out);
    let wrong = 0;
    const step = (value: number) => {
      libc.memset!(address, value, 4);
      if (out[0] !== (value | (value << 8) | (value << 16) | (value << 24)) >>> 0) wrong++;
    };
    for (let i = 0; i < 100_000; i++) step(i & 0xff);
    expect(wrong).toBe(0);
  });

  test("offsets of views and subarrays count", () => {
    const buffer = new ArrayBuffer(64);
    const base = addressOf(buffer);
    expect(addressOf(new Uint8Array(buffer, 24, 8))).toBe(base + 24);
    expect(addressOf(new Uint32Array(buffer).subarray(3))).toBe(base + 12);
    expect(addressOf(new DataView(buffer, 7))).toBe(base + 7);
  });

  test("allocation and collection do not move what is still referenced", () => {
    const kept = Array.from({ length: 200 }, (_, i) => new Uint8Array(8 + i));
    const addresses = kept.map((view) => addressOf(view));
    for (let i = 0; i < 200; i++) Array.from({ length: 2000 }, () => new Uint8Array(16));
    expect(kept.map((view) => addressOf(view))).toEqual(addresses);
    kept.forEach((view, i) => {
      libc.memset!(addresses[i]!, i & 0xff, view.length);
    });
    expect(kept.every((view, i) => view[0] === (i & 0xff) && view.at(-1) === (i & 0xff))).toBe(true);
  });
});

describe("errno", () => {
  test("has the value of the last failing C call", () => {
    const path = new Uint8Array(new TextEncoder().encode("/nowhere/at/all\0").slice().buffer);
    expect(libc.close!(-1)).toBe(-1);
    expect(errno()).toBe(EBADF);
    expect(libc.chdir!(addressOf(path))).toBe(-1);
    expect(errno()).toBe(ENOENT);
    expect(libc.munmap!(1, 0)).toBe(-1);
    expect(errno()).toBe(EINVAL);
  });

  test("is unchanged by a successful call, and can be set", () => {
    setErrno(0);
    libc.memset!(addressOf(new Uint8Array(new ArrayBuffer(8))), 0, 8);
    expect(errno()).toBe(0);
    setErrno(1234);
    expect(errno()).toBe(1234);
  });

  test("is unchanged by allocation, compilation and collection", () => {
    let wrong = 0;
    let kept: unknown[] = [];
    const fail = (i: number) => {
      setErrno(0);
      libc.close!(-1);
      kept.push({ i, text: `allocated ${i}`, view: new Uint8Array(i % 512) });
      if (kept.length > 5000) kept = [];
      if (errno() !== EBADF) wrong++;
    };
    for (let i = 0; i < 200_000; i++) fail(i);
    expect(wrong).toBe(0);
  });

  test("is unchanged by an await", async () => {
    for (let i = 0; i < 100; i++) {
      setErrno(0);
      libc.close!(-1);
      await Promise.resolve();
      expect(errno()).toBe(EBADF);
    }
  });
});

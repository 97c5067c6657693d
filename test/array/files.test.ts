import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ArrayFileError, arrays, dtypes, save } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { hasNumpy, numpyTypes } from "./support/numpy.ts";

const gpu = openDevice("soft");
const { arange, array, load, zeros } = arrays(gpu);
const folder = mkdtempSync(join(tmpdir(), "doorbell-arrays-"));
const at = (name: string): string => join(folder, name);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  gpu.close();
});

/** Runs a program of Python in the folder of the files. */
function python(program: string): string {
  const { status, stdout, stderr } = spawnSync("python3", ["-c", program], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

describe.skipIf(!hasNumpy)("files of NumPy", () => {
  const names = `names = {"bool": "?", **{f"i{8*n}": f"<i{n}" for n in (1,2,4,8)}, **{f"u{8*n}": f"<u{n}" for n in (1,2,4,8)}, **{f"f{8*n}": f"<f{n}" for n in (2,4,8)}}`;

  test("are read with their types, shapes and orders", async () => {
    python(`
import numpy as np
${names}
for name, t in names.items():
    a = (np.arange(24) % 3).reshape(2, 3, 4).astype(t)
    np.save(f"{name}.npy", a)
    np.save(f"{name}-fortran.npy", np.asfortranarray(a))
np.save("scalar.npy", np.float64(2.5)); np.save("empty.npy", np.zeros((0, 3), np.float32)); np.save("one.npy", np.arange(3))
np.savez("stored.npz", a=np.arange(3), b=np.ones((2, 2), np.float32))
np.savez_compressed("packed.npz", a=np.arange(1000), b=np.asfortranarray(np.arange(6.0).reshape(2, 3)))
`);
    const expected = Array.from({ length: 24 }, (_, i) => i % 3);
    for (const name of numpyTypes)
      for (const file of [`${name}.npy`, `${name}-fortran.npy`]) {
        const a = await load(at(file) as "x.npy");
        const values = Array.from(a.toArray() as Float32Array, Number);
        expect([a.dtype, a.shape, values], file).toEqual([
          name,
          [2, 3, 4],
          name === "bool" ? expected.map((each) => Math.min(1, each)) : expected,
        ]);
      }
    expect((await load(at("scalar.npy") as "x.npy")).item()).toBe(2.5);
    expect((await load(at("empty.npy") as "x.npy")).shape).toEqual([0, 3]);
    expect((await load(at("one.npy") as "x.npy")).toList()).toEqual([0n, 1n, 2n]);
    for (const file of ["stored.npz", "packed.npz"]) {
      const { a, b } = await load(at(file) as "x.npz");
      expect([a!.dtype, b!.shape]).toEqual(["i64", file === "packed.npz" ? [2, 3] : [2, 2]]);
    }
    expect((await load(at("packed.npz") as "x.npz"))["b"]!.toList()).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });

  test("are written as NumPy reads them", async () => {
    for (const name of numpyTypes)
      await save(at(`mine-${name}.npy`), arange(6).reshape([2, 3]).astype(name).T);
    await save(at("mine-scalar.npy"), array(3));
    const named = { "layer/weight": arange(4), bias: array([1n, 2n]), none: zeros([0]) };
    await save(at("mine.npz"), named);
    await save(at("mine-packed.npz"), named, { compress: true });
    const text = python(`
import numpy as np
${names}
for name, t in names.items():
    a = np.load(f"mine-{name}.npy")
    assert a.dtype == np.dtype(t) and (a == np.arange(6).reshape(2, 3).astype(t).T).all(), name
assert np.load("mine-scalar.npy").shape == ()
for file in ("mine.npz", "mine-packed.npz"):
    with np.load(file) as z:
        assert sorted(z.files) == ["bias", "layer/weight", "none"], z.files
        assert (z["layer/weight"] == np.arange(4, dtype=np.float32)).all() and z["bias"].tolist() == [1, 2]
print("ok")
`);
    expect(text.trim()).toBe("ok");
  });

  test("of Python objects, structs, other byte orders and bad sizes are refused", async () => {
    python(`
import numpy as np
np.save("object.npy", np.array([{}, 1], dtype=object), allow_pickle=True)
np.save("struct.npy", np.zeros(2, dtype=[("x", "<f4"), ("y", "<i4")]))
np.save("big.npy", np.arange(3, dtype=">f4")); np.save("complex.npy", np.zeros(2, np.complex128)); np.save("text.npy", np.array(["ab"]))
data = open("one.npy", "rb").read()
open("short.npy", "wb").write(data[:-1]); open("long.npy", "wb").write(data + b"x"); open("cut.npy", "wb").write(data[:30])
open("huge.npy", "wb").write(data.replace(b"(3,), }", b"(99999999999999999999,), }").ljust(len(data)))
`);
    const reasons = {
      "object.npy": "the elements are Python objects",
      "struct.npy": "there is no element type [(",
      "big.npy": "there is no element type '>f4'",
      "complex.npy": "there is no element type '<c16'",
      "text.npy": "there is no element type '<U2'",
      "short.npy": "23 bytes of elements, but the shape (3,) of i64 has 24",
      "long.npy": "25 bytes of elements",
      "cut.npy": "the header ends at byte 128, and the file has 30 bytes",
      "huge.npy": "the shape (100000000000000000000) is not allowed",
    };
    for (const [file, reason] of Object.entries(reasons)) {
      const error = await load(at(file)).catch((each: unknown) => each);
      expect(error, file).toBeInstanceOf(ArrayFileError);
      expect((error as ArrayFileError).message, file).toContain(reason);
    }
  });
});

describe("safetensors", () => {
  test("floats of 8 bits become f16, which holds all of their numbers", async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const header = JSON.stringify({
      narrow: { dtype: "F8_E4M3", shape: [16, 16], data_offsets: [0, 256] },
      wide: { dtype: "F8_E5M2", shape: [256], data_offsets: [256, 512] },
    });
    const start = new Uint8Array(8);
    new DataView(start.buffer).setBigUint64(0, BigInt(header.length), true);
    writeFileSync(at("float8.safetensors"), Buffer.concat([start, Buffer.from(header), bytes, bytes]));
    const { narrow, wide } = await load(at("float8.safetensors") as "x.safetensors");
    expect([narrow!.dtype, narrow!.shape, wide!.dtype]).toEqual(["f16", [16, 16], "f16"]);
    // A float of E5M2 is the upper half of an f16.
    const halves = new Float16Array(Uint16Array.from(bytes, (byte) => byte << 8).buffer);
    expect([...wide!.toArray()]).toEqual([...halves]);
    const values = narrow!.toArray();
    const known = {
      0: 0,
      1: 2 ** -9,
      7: 7 * 2 ** -9,
      8: 2 ** -6,
      56: 1,
      126: 448,
      128: -0,
      184: -1,
      254: -448,
    };
    for (const [byte, value] of Object.entries(known))
      expect([byte, values[Number(byte)]]).toEqual([byte, value]);
    expect([values[0x7f], values[0xff]]).toEqual([Number.NaN, Number.NaN]);
    for (let byte = 1; byte < 0x7f; byte++) expect(values[byte]).toBeGreaterThan(Number(values[byte - 1]));
  });

  test("hold each type of arrays", async () => {
    const types = dtypes.filter((dtype) => dtype !== "c64");
    const named = Object.fromEntries(types.map((dtype) => [dtype, array([[0, 1, 3]], dtype)]));
    await save(at("all.safetensors"), named);
    const back = await load(at("all.safetensors") as "x.safetensors");
    for (const dtype of types) {
      expect([back[dtype]!.dtype, back[dtype]!.shape]).toEqual([dtype, [1, 3]]);
      expect(back[dtype]!.toList()).toEqual(named[dtype]!.toList());
    }
  });

  test("have the format that others write", async () => {
    const header = JSON.stringify({
      __metadata__: { format: "pt" },
      b: { dtype: "BF16", shape: [2], data_offsets: [8, 12] },
      a: { dtype: "F32", shape: [2], data_offsets: [0, 8] },
    });
    const bytes = new Uint8Array(8 + header.length + 12);
    new DataView(bytes.buffer).setBigUint64(0, BigInt(header.length), true);
    bytes.set(new TextEncoder().encode(header), 8);
    bytes.set([0, 0, 128, 63, 0, 0, 0, 64, 128, 63, 0, 64], 8 + header.length);
    writeFileSync(at("other.safetensors"), bytes);
    const { a, b } = await load(at("other.safetensors") as "x.safetensors");
    expect([a!.toList(), b!.toList(), b!.dtype]).toEqual([[1, 2], [1, 2], "bf16"]);
  });
});

describe("raw files", () => {
  test.each(dtypes)("hold the elements of %s and nothing else", async (dtype) => {
    const a = array(
      [
        [0, 1],
        [3, 2],
      ],
      dtype === "c64" ? "f32" : dtype,
    ).astype(dtype);
    await save(at("a.bin"), a.T);
    const bytes = readFileSync(at("a.bin"));
    expect(bytes.length).toBe(a.buffer.byteLength);
    const back = await load(at("a.bin") as "a.bin", { dtype, shape: [2, 2] });
    expect([back.dtype, back.toList()]).toEqual([dtype, a.T.toList()]);
    const tail = await load(at("a.bin") as "a.bin", { dtype, offset: bytes.length / 2 });
    expect([tail.shape, tail.toList()]).toEqual([[2], a.T.slice(1).toList()]);
  });

  test("have any name where the format is given", async () => {
    await save(at("numbers.dat"), arange(5, 0, -1, "i16"), { format: "raw" });
    const back = await load(at("numbers.dat"), { format: "raw", dtype: "i16" });
    expect(back.toList()).toEqual([5, 4, 3, 2, 1]);
    await save(at("numbers.dat"), { a: arange(2) }, { format: "safetensors" });
    const named = await load(at("numbers.dat"), { format: "safetensors" });
    expect(named["a"]!.toList()).toEqual([0, 1]);
  });

  test("with other bytes than 0 and 1 are true in arrays of bool", async () => {
    writeFileSync(at("flags.raw"), new Uint8Array([0, 1, 2, 255]));
    const flags = await load(at("flags.raw") as "flags.raw", { dtype: "bool" });
    expect([...flags.toArray()]).toEqual([0, 1, 1, 1]);
    expect(flags.logicalNot().toList()).toEqual([true, false, false, false]);
  });

  test("of a wrong size are refused", async () => {
    writeFileSync(at("seven.raw"), new Uint8Array(7));
    const path = at("seven.raw") as "seven.raw";
    await expect(load(path)).rejects.toThrow("does not have the type of its elements");
    await expect(load(path, { dtype: "f32" })).rejects.toThrow(
      "7 bytes of elements, but the shape (1,) of f32 has 4",
    );
    await expect(load(path, { dtype: "u8", shape: [8] })).rejects.toThrow("7 bytes of elements");
    await expect(load(path, { dtype: "u8", offset: 8 })).rejects.toThrow(
      "the offset is 8, and the file has 7 bytes",
    );
    await expect(load(path, { dtype: "u8", offset: -1 })).rejects.toThrow("offset");
    await expect(load(at("x.npy"), { dtype: "u8" })).rejects.toThrow("dtype is for raw files");
  });
});

describe("a transfer", () => {
  const elements = 50 * 2 ** 20;

  test("reports its progress and keeps all bytes", { timeout: 60_000 }, async () => {
    using a = arange(elements);
    const seen: number[] = [];
    const onProgress = ({ bytes, totalBytes }: { bytes: number; totalBytes: number }) => {
      expect(totalBytes).toBe(4 * elements);
      seen.push(bytes);
    };
    await save(at("large.npy"), a, { onProgress });
    expect(seen.at(-1)).toBe(4 * elements);
    expect(seen.length).toBeGreaterThan(1);
    seen.length = 0;
    using back = await load(at("large.npy") as "large.npy", { onProgress });
    expect(seen.at(-1)).toBe(4 * elements);
    expect(back.equal(a).all().item()).toBe(true);
  });

  test.each([false, true])(
    "of an archive reports its progress and ends by its signal, compress: %s",
    async (compress) => {
      const named = { a: arange(3 * 2 ** 20), b: array([true, false]), c: zeros([0, 2]) };
      let totalBytes = 12 * 2 ** 20 + 2;
      const seen: number[] = [];
      const onProgress = (progress: { bytes: number; totalBytes: number }) => {
        expect(progress.totalBytes).toBe(totalBytes);
        seen.push(progress.bytes);
      };
      await save(at("parts.npz"), named, { compress, onProgress });
      expect([seen.length, seen.at(-1)]).toEqual([4, totalBytes]);
      seen.length = 0;
      // Each array of an archive has a header of 128 bytes.
      totalBytes += 3 * 128;
      const { a, b, c } = await load(at("parts.npz") as "x.npz", { onProgress });
      expect([seen.length, seen.at(-1)]).toEqual([3, totalBytes]);
      expect(a!.equal(named.a).all().item()).toBe(true);
      expect([b!.toList(), c!.shape]).toEqual([
        [true, false],
        [0, 2],
      ]);
      const controller = new AbortController();
      const stop = () => controller.abort(new Error("stopped"));
      const stopped = save(at("none.npz"), named, { compress, signal: controller.signal, onProgress: stop });
      await expect(stopped).rejects.toThrow("stopped");
      expect(readdirSync(folder).filter((each) => each.startsWith("none"))).toEqual([]);
      const { signal } = controller;
      await expect(load(at("parts.npz"), { signal })).rejects.toThrow("stopped");
      expect(named.a.addInPlace(1).slice(0).item()).toBe(1);
    },
  );

  test.each(["named.npz", "packed-names.npz", "named.safetensors"])(
    "of %s reads the named arrays only",
    async (name) => {
      await save(
        at(name),
        { first: arange(64), "a b": array([[true, false]]), last: arange(3) },
        { compress: name.includes("packed") },
      );
      const { last, first } = await load(at(name) as "x.npz", { names: ["last", "first", "last"] });
      expect([last!.toList(), first!.size]).toEqual([[0, 1, 2], 64]);
      await expect(load(at(name), { names: ["lst"] })).rejects.toThrow(
        'has no array "lst"; did you mean "last"? It has first, a b, last',
      );
      expect(Object.keys(await load(at(name) as "x.npz", { names: [] }))).toEqual([]);
      // Elements of the first array are damaged. The last one is loaded all the same.
      const bytes = readFileSync(at(name));
      const damagedAt = name.includes("packed")
        ? 160
        : bytes.indexOf(new Uint8Array(new Float32Array([17]).buffer));
      bytes[damagedAt]! ^= 1;
      writeFileSync(at(`damaged-${name}`), bytes);
      const { last: again } = await load(at(`damaged-${name}`) as "x.npz", { names: ["last"] });
      expect(again!.toList()).toEqual([0, 1, 2]);
      if (name.endsWith(".npz")) {
        const { used } = arrays(gpu).memoryStatistics();
        await expect(load(at(`damaged-${name}`), { names: ["last", "first"] })).rejects.toThrow(
          ArrayFileError,
        );
        expect(arrays(gpu).memoryStatistics().used).toBe(used);
      }
    },
  );

  test("of one array refuses names", async () => {
    await save(at("one.npy"), arange(3));
    await expect(load(at("one.npy"), { names: ["a"] })).rejects.toThrow(
      "names is for .npz and .safetensors files",
    );
  });

  test("is not changed by a write in place, which is refused meanwhile", async () => {
    const a = arange(1000);
    const saved = save(at("busy.npy"), a);
    expect(() => a.addInPlace(1)).toThrow("addInPlace: a transfer reads the memory of this array");
    await saved;
    using back = await load(at("busy.npy") as "busy.npy");
    expect(back.equal(arange(1000)).all().item()).toBe(true);
    expect(a.addInPlace(1).slice(0).item()).toBe(1);
  });

  test("of a closed array leaves the other arrays open for writes", async () => {
    using a = zeros(4);
    const b = arange(4);
    b.close();
    await expect(save(at("closed.npz"), { a, b })).rejects.toThrow("closed");
    expect(a.assign(2).toList()).toEqual([2, 2, 2, 2]);
  });

  test("ends by its signal, and leaves neither a file nor memory", { timeout: 60_000 }, async () => {
    const { used } = arrays(gpu).memoryStatistics();
    const stop = () => AbortSignal.abort(new Error("stopped"));
    await expect(load(at("large.npy"), { signal: stop() })).rejects.toThrow("stopped");
    expect(arrays(gpu).memoryStatistics().used).toBe(used);
    using a = arange(10);
    await expect(save(at("none.npy"), a, { signal: stop() })).rejects.toThrow("stopped");
    expect(readdirSync(folder).filter((each) => each.startsWith("none"))).toEqual([]);
  });

  test("follows the work on memory that arrays used before", async () => {
    for (let i = 0; i < 20; i++) {
      using a = arange(1 << 20).add(i);
      const work = a.multiply(3).run();
      work.close();
      await save(at("next.npy"), a);
      using back = await load(at("next.npy") as "next.npy");
      expect(back.slice(-1).item()).toBe((1 << 20) - 1 + i);
    }
  });
});

describe("damaged files", () => {
  test.each(["fuzz.npy", "fuzz.npz", "fuzz-packed.npz", "fuzz.safetensors"])(
    "%s throw ArrayFileError or hold arrays",
    async (name) => {
      const { int, pick } = seeded(1);
      const path = at(name);
      const data = name.endsWith(".npy") ? arange(10) : { a: arange(10), b: array([[1n]]) };
      await save(path, data, { compress: name.includes("packed") });
      const good = readFileSync(path);
      const damaged = at(`damaged-${name}`);
      let errors = 0;
      for (let round = 0; round < 500; round++) {
        let bytes = Uint8Array.from(good);
        for (let i = 0; i <= int(3); i++)
          bytes[int(Math.min(bytes.length, pick([160, 1e9])))] = pick([0, 255, 48, int(256)]);
        if (int(4) === 0) bytes = bytes.slice(0, int(bytes.length));
        writeFileSync(damaged, bytes);
        try {
          const loaded = await load(damaged);
          for (const each of Object.values(loaded))
            if (each instanceof Object && "close" in each) each.close();
          if ("close" in loaded && typeof loaded.close === "function") loaded.close();
        } catch (error) {
          errors++;
          if (!(error instanceof ArrayFileError)) throw new Error(`round ${round}`, { cause: error });
        }
      }
      expect(errors).toBeGreaterThan(50);
    },
  );
});

describe("save", () => {
  test("replaces a file only when the new one is complete", async () => {
    const path = at("kept.npy");
    await save(path, arange(3));
    await expect(save(path, array([1], "bf16"))).rejects.toThrow("NumPy has no bf16");
    const bad = arange(3).take(array([7], "i64"));
    await expect(save(path, bad)).rejects.toThrow("take: index 7 is outside");
    expect((await load(path as "x.npy")).toList()).toEqual([0, 1, 2]);
    expect(readdirSync(folder).filter((each) => each.endsWith(".tmp"))).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    [
      "another end",
      () => save(at("a.dat"), arange(3)),
      "Use a path that ends with .npy, .npz, .safetensors, .bin or .raw",
    ],
    ["no path", () => load(5 as never), "load: the path is 5"],
    ["a missing file", () => load(at("missing.npy")), "missing.npy: the file cannot be read"],
    ["a missing folder", () => save(at("no/a.npy"), arange(3)), "no/a.npy: the file cannot be written"],
    [
      "several arrays",
      () => save(at("a.npy"), { a: arange(3) }),
      "takes one array, and the data is an object",
    ],
    ["one array", () => save(at("a.npz"), arange(3)), "takes named arrays, and the data is a NdArray"],
    ["another value", () => save(at("a.npz"), { a: 1 as never }), "takes named arrays, and the data is 1"],
  ])("%s is refused", async (_, run, message) => {
    await expect(run()).rejects.toThrow(message);
  });
});

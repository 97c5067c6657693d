import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, expectTypeOf, test } from "vitest";
import { array, f32 as single, struct } from "../../../ffi/layout/index.ts";
import type { Buffer } from "../../../src/cuda/index.ts";
import { byValue, kernel, structs } from "../../../src/kernel/index.ts";

// tsc checks this file: an expected error that does not come is an error itself. No kernel is launched.

const root = fileURLToPath(new URL("../../../", import.meta.url));

const scale = kernel(
  { x: "readonly f32[]", y: "f32[]", v: "f32x4[]", by: "f32", n: "i32", w: "u64", isOn: "bool" },
  () => {},
);
const generic = kernel({ a: "f32 | f64", x: "readonly (f32 | f64)[]", y: "(f32 | f64)[]" }, () => {});
const Body = struct("Body", { position: array(single, 3), mass: single });
const shape = { grid: 1, block: 32 } as const;
declare const f32: Buffer<"f32">;
declare const f64: Buffer<"f64">;
declare const i32: Buffer<"i32">;
const rest = { by: 2, n: 3, w: 4n, isOn: true };

/** Launches that are right, and launches that tsc refuses. */
function launches(): void {
  scale.launch(shape, { x: f32, y: f32, v: f32, ...rest });
  scale.launch(shape, { x: f32, y: f32, v: f32, ...rest, w: 4 });
  // @ts-expect-error A number is not an array.
  scale.launch(shape, { x: 1, y: f32, v: f32, ...rest });
  // @ts-expect-error The elements are f64, not f32.
  scale.launch(shape, { x: f64, y: f32, v: f32, ...rest });
  // @ts-expect-error The components are i32, not f32.
  scale.launch(shape, { x: f32, y: f32, v: i32, ...rest });
  // @ts-expect-error An array is not a number.
  scale.launch(shape, { x: f32, y: f32, v: f32, ...rest, by: f32 });
  // @ts-expect-error A bigint is not an i32.
  scale.launch(shape, { x: f32, y: f32, v: f32, ...rest, n: 3n });
  // @ts-expect-error A number is not a boolean.
  scale.launch(shape, { x: f32, y: f32, v: f32, ...rest, isOn: 1 });
  // @ts-expect-error y is missing.
  scale.launch(shape, { x: f32, v: f32, ...rest });
  // @ts-expect-error There is no z.
  scale.launch(shape, { x: f32, y: f32, v: f32, ...rest, z: f32 });
  // @ts-expect-error A host array is not a buffer.
  scale.launch(shape, { x: new Float32Array(4), y: f32, v: f32, ...rest });
  generic.launch(shape, { a: 2, x: f32, y: f32 });
  generic.launch(shape, { a: 2, x: f64, y: f64 });
  // @ts-expect-error i32 is not among the types.
  generic.launch(shape, { a: 2, x: i32, y: i32 });
  const step = scale.prepare(shape, { x: f32, y: f32, v: f32, ...rest });
  step.set({ by: 3, y: f32 });
  // @ts-expect-error The elements are f64, not f32.
  step.set({ y: f64 });
  // @ts-expect-error There is no z.
  step.set({ z: 1 });
  // @ts-expect-error There is no option gird.
  scale.launch({ gird: 1, block: 32 }, { x: f32, y: f32, v: f32, ...rest });
}

/** Signatures that tsc refuses. */
function signatures(): void {
  // @ts-expect-error There is no type f31.
  kernel({ x: "f31[]" }, () => {});
  // @ts-expect-error A vector has 2 or 4 components.
  kernel({ x: "f32x3[]" }, () => {});
  // @ts-expect-error There is no type f31.
  kernel({ x: "f32 | f31" }, () => {});
  // @ts-expect-error readonly is for arrays.
  kernel({ x: "readonly f32" }, () => {});
}

/** Tiles that are right, and tiles that tsc refuses. */
function tiles(): void {
  kernel({ y: "i32[]", SIZE: 8 }, ({ y, SIZE }, { warp }) => {
    const tile = warp.tile(16);
    expectTypeOf(tile.size).toEqualTypeOf<16>();
    y[0] = tile.add(tile.rank) + warp.tile(SIZE).index;
    // @ts-expect-error A tile has 1, 2, 4, 8, 16 or 32 threads.
    warp.tile(12);
    // @ts-expect-error The lane belongs to the warp. A tile has a rank.
    y[1] = tile.lane;
    // @ts-expect-error The tile is the width.
    y[2] = tile.shuffle(1, 2, 4);
    // @ts-expect-error A tile has no tiles.
    tile.tile(8);
  });
}

/** Reads of textures that are right, and reads that tsc refuses. */
function images(): void {
  kernel({ t: "u64", y: "f32[]" }, ({ t, y }, { texture, surface }) => {
    y[0] = texture.f32(t, 1).x + texture.f32(t, 1, 2, { layer: 1 }).y + texture.cube.f32(t, 1, 0, 0).w;
    y[1] = texture.f32(t, 1, 2, 3, { level: 0.5 }).x + surface.load(t, "f32", 1, { layer: 2 });
    // @ts-expect-error There is no option layr.
    y[2] = texture.f32(t, 1, { layr: 1 }).x;
    // @ts-expect-error A surface has no levels.
    y[3] = surface.load(t, "f32", 1, { level: 1 });
    // @ts-expect-error A cube has directions of three coordinates.
    y[4] = texture.cube.f32(t, 1, 0).x;
    // @ts-expect-error A texture has one to three coordinates.
    y[5] = texture.f32(t, 1, 2, 3, 4).x;
    // @ts-expect-error A layer is a number.
    y[6] = texture.f32(t, 1, { layer: "first" }).x;
  });
}

/** Bodies that are right, and lines of bodies that tsc refuses. */
function bodies(): void {
  kernel(
    { x: "readonly f32[]", y: "f32[]", v: "f32x4[]", n: "i32", w: "u64", isOn: "bool", SIZE: 4 },
    ({ x, y, v, n, w, isOn, SIZE }, { threadIdx, shared, local, warp, atomic, sync, u64 }) => {
      const i = threadIdx.x;
      const tile = shared("f32", 4, SIZE);
      const table = local("i64", 4);
      // No element needs ! behind it.
      y[i] = x[i] * 2 + tile[1][i] + v[i].x;
      y[i] += x[i + 1];
      v[i] = { x: x[0], y: x[1], z: x[2], w: x[3] };
      table[0] = w + 1n;
      expectTypeOf(n).toEqualTypeOf<number>();
      expectTypeOf(w).toEqualTypeOf<bigint>();
      expectTypeOf(isOn).toEqualTypeOf<boolean>();
      expectTypeOf(x.length).toEqualTypeOf<number>();
      expectTypeOf(u64(n)).toEqualTypeOf<bigint>();
      y[i] = tile[i % 4][i];
      let least = y[0];
      for (let k = 1; k < n; k++) if (y[k] < least) least = y[k];
      least = 0;
      [y[0], y[i]] = [y[i], y[0]];
      const p = { ...v[i] };
      p.x += least;
      v[n] = p;
      const row = shared("f32", 64);
      row[i] = y[i] * 2;
      y[i]++;
      y[i] = row[i] > 0 ? row[i + 1] : Math.min(y[i], y[0]);
      atomic.add(row, i, y[i]);
      atomic.add(y, [0], 1);
      // @ts-expect-error An element of f32 is not a text.
      y[i] = "text";
      // @ts-expect-error An element of f32 is not a bigint.
      y[i] = table[0];
      // @ts-expect-error A vector is not a number.
      v[i] = 3;
      // @ts-expect-error A vector has four components.
      v[i] = { x: 1, y: 2 };
      // @ts-expect-error A vector has no component q.
      v[i].q = 1;
      // @ts-expect-error Memory of the block has elements of f32.
      row[i] = w;
      // @ts-expect-error Memory of the thread has elements of i64.
      table[i] = 1;
      // @ts-expect-error An element is a number.
      p.x = y[i] satisfies string;
      // @ts-expect-error x is readonly.
      x[i] = 1;
      // @ts-expect-error The length of an array is readonly.
      y.length = 3;
      // @ts-expect-error threadIdx is readonly.
      threadIdx.x = 3;
      // @ts-expect-error An i32 and a u64 are a number and a bigint.
      y[i] = n + w;
      // @ts-expect-error A boolean is not a number.
      y[i] = isOn * 2;
      // @ts-expect-error An index is a number.
      y[w] = 1;
      // @ts-expect-error There is no shuffleLeft.
      warp.shuffleLeft(n, 1);
      // @ts-expect-error A shuffle needs a lane.
      warp.shuffle(n);
      // @ts-expect-error There is no atomic.multiply.
      atomic.multiply(y, 0, 2);
      // @ts-expect-error The first argument of an atomic is an array.
      atomic.add(n, 0, 2);
      // @ts-expect-error There is no type f31.
      shared("f31", 4);
      // @ts-expect-error Shared memory needs a size.
      shared("f32");
      // @ts-expect-error A barrier takes no value.
      sync(1);
    },
  );
  kernel({ a: "readonly f32[][n]", b: "f32[][4][8]", n: "i32" }, ({ a, b, n }) => {
    b[0][1][2] = a[n][1];
    expectTypeOf(a.length).toEqualTypeOf<number>();
    // @ts-expect-error A row cannot be assigned.
    b[0] = 1;
  });
  kernel(
    { bodies: structs(Body), fixed: structs(Body, { readonly: true }) },
    ({ bodies, fixed }, { threadIdx }) => {
      const i = threadIdx.x;
      bodies[i].mass *= 2;
      bodies[i].position[2] = fixed[i].mass;
      bodies[i].position[0] = bodies[0].position[1] + fixed[i].position[2] * 2;
      bodies[i] = { ...bodies[0], mass: 3 };
      // @ts-expect-error There is no field weight.
      bodies[i].weight = 1;
      // @ts-expect-error A field of f32 is not a bigint.
      bodies[i].mass = 1n;
      // @ts-expect-error fixed is readonly.
      fixed[i] = { ...bodies[0] };
      // @ts-expect-error A field of a readonly array is readonly.
      fixed[i].mass = 1;
      // @ts-expect-error There is no field weight.
      bodies[i].mass = fixed[i].weight;
    },
  );
  kernel(
    { v: "readonly f32x4[]", y: "f32[]", SIZES: [1, 2, 3], TABLE: new Float32Array(4) },
    ({ v, y, SIZES, TABLE }) => {
      y[0] = v[1].w + SIZES[2] + TABLE[y.length];
      // @ts-expect-error v is readonly.
      v[0] = { x: 1, y: 2, z: 3, w: 4 };
      // @ts-expect-error The components of a readonly array are readonly.
      v[0].x = 1;
      // @ts-expect-error A vector has no component q.
      y[0] = v[0].q;
      // @ts-expect-error A table is constant.
      TABLE[0] = 1;
    },
  );
  const valued = kernel({ body: byValue(Body), y: "f32[]" }, ({ body, y }) => {
    y[0] = body.mass + body.position[2];
    // @ts-expect-error A struct by value is readonly.
    body.mass = 1;
    // @ts-expect-error There is no field weight.
    y[0] = body.weight;
  });
  valued.launch(shape, { body: { position: [1, 2, 3], mass: 4 }, y: f32 });
  valued.launch(shape, { body: Body.alloc(), y: f32 });
  // @ts-expect-error There is no field weight.
  valued.launch(shape, { body: { weight: 1 }, y: f32 });
  // @ts-expect-error The field mass is missing.
  valued.launch(shape, { body: { position: [1, 2, 3] }, y: f32 });
  // @ts-expect-error A number is not a struct.
  valued.launch(shape, { body: 4, y: f32 });
  kernel({ a: "f32 | f64", x: "(f32 | f64)[]" }, ({ a, x }, { shared, cast }) => {
    const part = shared("f32 | f64", 4);
    part[0] = x[0] * a + cast("f32 | f64", x.length);
    expectTypeOf(a).toEqualTypeOf<number>();
    // @ts-expect-error An element is a number.
    x[0] = 1n;
    // @ts-expect-error There is no type f31.
    shared("f32 | f31", 4);
  });
  // @ts-expect-error There is no parameter z.
  kernel({ y: "f32[]" }, ({ z }) => z);
  // @ts-expect-error There is no intrinsic threadIndex.
  kernel({ y: "f32[]" }, (_, { threadIndex }) => threadIndex);
}

test("the expected errors of tsc are in functions that no test calls", () => {
  expect([launches, signatures, tiles, images, bodies].every((each) => typeof each === "function")).toBe(
    true,
  );
});

test("tsc reports these errors without noUncheckedIndexedAccess too", { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-types-"));
  const modules = join(root, "node_modules");
  const config = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: { noUncheckedIndexedAccess: false, typeRoots: [join(modules, "@types"), modules] },
    files: [fileURLToPath(import.meta.url)],
    include: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  try {
    const { stdout } = spawnSync(join(modules, ".bin/tsc"), ["-p", folder], { encoding: "utf8", cwd: root });
    expect(stdout).not.toContain(basename(import.meta.url));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

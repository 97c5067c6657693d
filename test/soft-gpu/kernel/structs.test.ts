import { afterAll, expect, test } from "vitest";
import { array, bool, f32, f64, i8, i32, ptr, struct, u16, u32, u64 } from "../../../ffi/layout/index.ts";
import { openDevice } from "../../../src/cuda/index.ts";
import { KernelError, kernel, structs } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const Point = struct("Point", { x: f32, y: f32 });
const Body = struct("Body", {
  kind: i8,
  mass: f64,
  at: Point,
  speed: array(f32, 3),
  corners: array(Point, 2),
  id: u64,
  isFixed: bool,
  flags: u16,
  next: i32,
});
const COUNT = 4;
const shape = { grid: 1, block: COUNT } as const;

/** Returns bytes of bodies, and views of them. */
function bodies() {
  const bytes = new Uint8Array(COUNT * Body.size);
  const views = Body.pool(bytes, COUNT);
  views.forEach((each, i) => {
    Body.assign(each, {
      ...{ kind: i - 2, mass: i + 0.5, at: { x: i, y: 2 * i }, speed: [1, i, 3] },
      ...{
        corners: [
          { x: 5, y: i },
          { x: 7, y: 8 },
        ],
        id: 2n ** 40n + BigInt(i),
      },
      ...{ isFixed: i % 2 === 0, flags: 60000 + i, next: -i },
    });
  });
  return { bytes, views };
}

const signature = { bodies: structs(Body), Body, Point };

/** Runs a body as plain JavaScript over views, and as a kernel over the same bytes, and compares the bytes. */
function expectSame(body: (values: never, intrinsics: never) => void): void {
  const [plain, own] = [bodies(), bodies()];
  for (let i = 0; i < COUNT; i++) body({ bodies: plain.views } as never, { threadIdx: { x: i } } as never);
  const buffer = gpu.from(own.bytes);
  kernel("body", signature, body as never).launch(shape, { bodies: buffer });
  const found = Body.pool(buffer.toArray(), COUNT).map((each) => each.toObject());
  expect(found).toEqual(plain.views.map((each) => each.toObject()));
}

test("fields of every type are read and written", () => {
  expectSame(({ bodies: all }: { bodies: InstanceOfBody[] }, { threadIdx }: Threads) => {
    const each = all[threadIdx.x]!;
    each.kind += 3;
    each.mass *= 2;
    each.id += 1n;
    each.isFixed = !each.isFixed;
    each.flags += 7;
    each.next = each.kind + each.flags;
  });
});

test("structs and arrays in a struct are views", () => {
  expectSame(({ bodies: all }: { bodies: InstanceOfBody[] }, { threadIdx }: Threads) => {
    const { at, speed, corners } = all[threadIdx.x]!;
    at.x += 1;
    for (let k = 0; k < 3; k++) speed[k]! += at.x;
    corners[1]!.y = corners[0]!.y + speed[2]!;
    all[threadIdx.x]!.at = { x: at.y, y: at.x } as never;
  });
});

test("a whole element is copied, and two elements are exchanged", () => {
  const swap = kernel("swap", signature, ({ bodies: all }, { threadIdx }) => {
    if (threadIdx.x === 0) [all[0], all[1]] = [all[1], all[0]];
    if (threadIdx.x === 1) all[2] = { ...all[3], mass: 9 };
  });
  const { bytes, views } = bodies();
  const wanted = [1, 0, 3, 3].map((i) => views[i]!.toObject());
  wanted[2] = { ...wanted[3]!, mass: 9 };
  const buffer = gpu.from(bytes);
  swap.launch(shape, { bodies: buffer });
  expect(Body.pool(buffer.toArray(), COUNT).map((each) => each.toObject())).toEqual(wanted);
});

test("structs lie in shared memory, and the length counts structs", () => {
  const turn = kernel(
    "turn",
    { bodies: structs(Body), y: "f32[]", Point },
    ({ bodies: all, y, Point: type }, { threadIdx, shared, sync, f32: float }) => {
      const points = shared(type, 4);
      const i = threadIdx.x;
      points[i] = { x: all[i].at.x, y: 1 };
      sync();
      points[i].y += points[(i + 1) & 3].x;
      y[i] = points[i].y + float(all.length);
    },
  );
  const [buffer, y] = [gpu.from(bodies().bytes), gpu.from(new Float32Array(COUNT))];
  turn.launch(shape, { bodies: buffer, y });
  expect([...y.toArray()]).toEqual([6, 7, 8, 5]);
});

test("a buffer that is not a whole number of structs is refused", () => {
  const touch = kernel("touch", signature, () => {});
  expect(() => touch.launch(shape, { bodies: gpu.from(new Uint8Array(Body.size + 1)) })).toThrow(
    `has ${Body.size + 1} bytes, and a Body has ${Body.size}`,
  );
});

test("a struct with a pointer is refused with the field", () => {
  expect(() => structs(struct("Node", { value: u32, next: ptr }))).toThrow(
    "the field next of the struct Node is ptr",
  );
  expect(() => structs({} as never)).toThrow("is not a struct");
});

test.each([
  [
    "a readonly field",
    { bodies: structs(Body, { readonly: true }) },
    "bodies[0].mass = 1;",
    "bodies is readonly",
  ],
  ["a field that does not exist", signature, "bodies[0].weight = 1;", "there is no weight in Body"],
  ["a value of another type", signature, "bodies[0].id = 1.5;", "and u64 is a bigint"],
  ["an element without a copy", signature, "bodies[0] = bodies[1];", "a Body of bodies is assigned"],
  ["an element that lacks a field", signature, "bodies[0].at = { x: 1 };", "the field y is missing"],
  [
    "a list of another length",
    signature,
    "bodies[0] = { ...bodies[1], speed: [1, 2] };",
    "an array of 3 elements",
  ],
] as const)("%s is refused", (_name, given, text, reason) => {
  const body = new Function(`return ({ bodies }) => { ${text} }`)();
  const compile = () => kernel("wrong", given, body as never).ptx;
  expect(compile).toThrow(KernelError);
  expect(compile).toThrow(reason);
});

type InstanceOfBody = ReturnType<typeof Body.alloc>;
interface Threads {
  readonly threadIdx: { readonly x: number };
}

// Memory, streams, events and contexts that another library of the process owns. C names stand for that library.
import { expect, test } from "vitest";
import { out } from "../../../ffi/c/index.ts";
import { CU_STREAM_NON_BLOCKING } from "../../../ffi/cuda/constants.ts";
import { borrowDevice, type Device, Event, Stream } from "../../../src/cuda/index.ts";
import { open, ramp } from "./provider.ts";

/** Allocates memory by C names, in the context of the device. */
function allocate(device: Device, bytes: number): { pointer: number; free: () => number } {
  const { lib } = device;
  const address = out("ptr");
  expect(lib.cuMemAlloc_v2(address.pointer, bytes)).toBe(0);
  const pointer = address.value;
  return { pointer, free: () => device.lib.cuMemFree_v2(pointer) };
}

test("a borrowed buffer is the memory of its owner, and closing it frees nothing", () => {
  using device = open();
  const { pointer, free } = allocate(device, 4096);
  const x = device.borrow({ pointer, length: 1024, type: "f32" });
  expect([x.pointer, x.length, x.type, x.kind]).toEqual([pointer, 1024, "f32", "borrowed"]);
  x.set(ramp(1024));
  using y = device.borrow({ pointer: BigInt(pointer + 8), bytes: 8 });
  expect(y.as("f32").toArray()).toEqual(new Float32Array([2, 3]));
  using copy = device.allocate(1024, "f32");
  copy.set(x);
  x.close();
  x.close();
  expect(() => x.toArray()).toThrow(/borrowed memory at .* is closed|closed/);
  expect(copy.slice(2, 4).toArray()).toEqual(new Float32Array([2, 3]));
  expect(y.as("f32").toArray()).toEqual(new Float32Array([2, 3]));
  y.close();
  expect(free()).toBe(0);
  expect(() => device.borrow({ pointer, bytes: 1 })).toThrow(/the driver knows no memory at/);
});

test("pinned and managed memory of another owner is borrowed too", () => {
  using device = open();
  using pinned = device.allocatePinned(4, "i32");
  using managed = device.allocateManaged(4, "i32");
  using fromPinned = device.borrow({ pointer: pinned.pointer, length: 4, type: "i32" });
  using fromManaged = device.borrow({ pointer: managed.pointer, length: 4, type: "i32" });
  expect([fromPinned.kind, fromManaged.kind]).toEqual(["pinned", "managed"]);
  fromPinned.fill(3);
  fromManaged.set(fromPinned);
  device.synchronize();
  expect([...pinned.array, ...managed.array]).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
});

test("wrong addresses, sizes, contexts and options are refused before use", () => {
  using device = open();
  using x = device.allocate(16, "u8");
  const { pointer } = x;
  const refused = (options: object, message: RegExp): void =>
    expect(() => device.borrow(options as { pointer: number })).toThrow(message);
  refused({ pointer: 0x7eadbeef0000, bytes: 1 }, /knows no memory at/);
  refused({ pointer, bytes: 2 ** 40 }, /exceed the memory there, of which \d+ bytes are left/);
  refused({ pointer }, /size is missing or given twice/);
  refused({ pointer, bytes: 4, length: 4 }, /size is missing or given twice/);
  refused({ pointer, bytes: 6, type: "f32" }, /6 bytes are not a multiple of 4/);
  refused({ pointer: pointer + 1, bytes: 4, type: "f32" }, /not a multiple of 4/);
  refused({ pointer, bytes: 0 }, /bytes/);
  refused({ pointer: 0, bytes: 4 }, /pointer is 0. Use an address/);
  refused({ pointer: "x", bytes: 4 }, /pointer is "x"/);
  refused({ pointer, bytes: 4, type: "f33" }, /type is "f33"/);
  refused({ pointer, byte: 4 }, /byte/);
  refused({ pointer, bytes: 4, stream: 5 }, /stream/);
});

test("the owner stays reachable, and a buffer as owner closes what was borrowed from it", () => {
  using device = open();
  const owner = device.allocate(16, "u8");
  const part = device.borrow({ pointer: owner.pointer + 4, bytes: 4, owner });
  owner.close();
  expect(part.closed).toBe(true);
  expect(() => part.fill(0)).toThrow(/closed/);
  using memory = device.allocate(16, "u8");
  const token = { name: "tensor" };
  const held = new WeakRef(token);
  using other = device.borrow({ pointer: memory.pointer, bytes: 16, owner: token });
  expect((other.allocation as unknown as { owner: object }).owner).toBe(held.deref());
});

test("work of a stream that still writes the memory comes before later work of the device", () => {
  using device = open();
  using word = device.allocatePinned(1, "u32");
  word.array[0] = 0;
  using stream = device.createStream({ nonBlocking: true });
  using x = device.allocate(1, "u32").fill(0);
  stream.waitValue(word, 1);
  x.fill(9, stream);
  using borrowed = device.borrow({ pointer: x.pointer, length: 1, type: "u32", stream });
  using copy = device.allocate(1, "u32");
  copy.set(borrowed, 0, device.stream);
  expect(device.stream.idle).toBe(false);
  word.array[0] = 1;
  device.stream.synchronize();
  expect(copy.toArray()[0]).toBe(9);
});

test("a borrowed stream and event are used and not destroyed", async () => {
  using device = open();
  const { lib } = device;
  const made = out("ptr");
  expect(lib.cuStreamCreateWithPriority(made.pointer, CU_STREAM_NON_BLOCKING, -1)).toBe(0);
  const handle = made.value;
  const stream = Stream.borrow(BigInt(handle), device);
  expect([stream.pointer, stream.nonBlocking, stream.priority]).toEqual([handle, true, -1]);
  using x = device.allocate(4, "f32");
  x.set(new Float32Array([1, 2, 3, 4]), 0, stream);
  expect(lib.cuEventCreate(made.pointer, 0)).toBe(0);
  const event = Event.borrow(made.value, device);
  event.record(stream);
  await event.done();
  await stream.done();
  expect([...x.toArray()]).toEqual([1, 2, 3, 4]);
  expect(event.reached).toBe(true);
  event.close();
  stream.close();
  expect(() => stream.synchronize()).toThrow(/closed/);
  expect(lib.cuEventDestroy_v2(event.pointer)).toBe(0);
  expect(lib.cuStreamDestroy_v2(handle)).toBe(0);
  for (const handles of [0, 1, 2]) Stream.borrow(handles, device).synchronize();
  expect(() => Stream.borrow(-1, device)).toThrow(/Stream.borrow: handle is -1/);
  expect(() => Event.borrow(1.5, device)).toThrow(/Event.borrow: handle is 1.5/);
  expect(() => Stream.borrow(handle, undefined as unknown as Device)).toThrow(TypeError);
});

test("a context of another library has a device of its own, whose memory the primary context refuses", () => {
  using device = open();
  const context = out("ptr");
  expect(device.lib.cuCtxCreate_v4(context.pointer, 0, 0, device.ordinal)).toBe(0);
  const other = borrowDevice(context.value, { provider: device.provider });
  expect([other.pointer, other.ordinal]).toEqual([context.value, device.ordinal]);
  const x = other.allocate(4, "f32").fill(2);
  const { pointer } = x;
  expect(() => device.borrow({ pointer, bytes: 16 })).toThrow(/belongs to context .* Use borrowDevice/);
  const y = other.borrow({ pointer, length: 4, type: "f32" });
  expect([...y.toArray()]).toEqual([2, 2, 2, 2]);
  const stream = other.createStream();
  expect(() => Stream.borrow(stream.pointer, device)).toThrow(/the stream belongs to context/);
  expect(() => other.reset()).toThrow(/another library owns the context/);
  other.close();
  expect(device.driver.lib.cuCtxDestroy_v2(context.value)).toBe(0);
  expect(device.from(new Float32Array([1])).toArray()[0]).toBe(1);
  expect(() => borrowDevice(0)).toThrow(/NULL/);
});

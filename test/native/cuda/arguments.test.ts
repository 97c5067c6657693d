import { describe, expect, test } from "vitest";
import * as cuda from "../../../src/cuda/index.ts";
import { open } from "./provider.ts";

// Arguments of a wrong type are refused with an error text before C receives them.

/** Returns the value under another type. These tests break TypeScript's rules on purpose. */
const any = <T>(value: unknown): T => value as T;

const emptyPtx = ".version 8.0\n.target sm_80\n.address_size 64\n";

describe("an object of another kind", () => {
  const refusals: readonly (readonly [
    name: string,
    message: string,
    call: (device: cuda.Device) => unknown,
  ])[] = [
    [
      "stream.wait(stream)",
      "wait: event is a Stream. Use an Event: device.createEvent() gives one",
      (device) => device.stream.wait(any(device.createStream())),
    ],
    [
      "stream.waitFor(event)",
      "waitFor: other is an Event",
      (device) => device.stream.waitFor(any(device.createEvent())),
    ],
    ["stream.record(stream)", "record: event is", (device) => device.stream.record(any(device.stream))],
    [
      "event.record(device)",
      "record: stream is a Device. Use a Stream: device.createStream() gives one",
      (device) => device.createEvent().record(any(device)),
    ],
    [
      "event.millisecondsSince(0)",
      "millisecondsSince: earlier is 0",
      (device) => device.createEvent().millisecondsSince(any(0)),
    ],
    [
      "addEmpty([{ pointer: 1 }])",
      "after[0] is an object. Use a GraphNode",
      (device) => new cuda.Graph(device).addEmpty(any([{ pointer: 1 }])),
    ],
    [
      "addEmpty(node)",
      "after is a GraphNode. Use an array of GraphNodes",
      (device) => {
        const graph = new cuda.Graph(device);
        graph.addEmpty(any(graph.addEmpty()));
      },
    ],
    [
      "addCopy(address)",
      "graph copy: target is 4096. Use a Buffer",
      (device) => new cuda.Graph(device).addCopy(any(4096), device.allocate(4)),
    ],
    [
      "addWait(stream)",
      "addWait: event is a Stream",
      (device) => new cuda.Graph(device).addWait(any(device.stream)),
    ],
    [
      "addGraph(node)",
      "addGraph: graph is",
      (device) => {
        const graph = new cuda.Graph(device);
        graph.addGraph(any(graph.addEmpty()));
      },
    ],
    [
      "executable.launch(device)",
      "launch: stream is a Device",
      (device) => {
        const graph = new cuda.Graph(device);
        graph.addEmpty();
        graph.instantiate().launch(any(device));
      },
    ],
    [
      "fill(1n) on f32",
      "fill: the value is 1n. Elements of f32 are numbers, such as 1",
      (device) => device.allocate(4, "f32").fill(any(1n)),
    ],
    [
      "fill(1) on u64",
      "fill: the value is 1. Elements of u64 are bigints, such as 1n",
      (device) => device.allocate(4, "u64").fill(any(1)),
    ],
    ["fill(0, device)", "fill: stream is a Device", (device) => device.allocate(4).fill(0, any(device))],
    ["set(7)", "set: the source is 7. Use a typed array", (device) => device.allocate(4).set(any(7))],
    [
      "copyTo({})",
      "copyTo: the target is an object",
      (device) => device.allocate(4).copyTo(any({ length: 4 })),
    ],
    ["waitValue(address)", "waitValue: target is 4096", (device) => device.stream.waitValue(any(4096), 1)],
    [
      "enablePeerAccess(1)",
      "enablePeerAccess: peer is 1. Use a Device",
      (device) => device.enablePeerAccess(any(1)),
    ],
    ["canAccess(1)", "canAccess: peer is 1", (device) => device.canAccess(any(1))],
    [
      "from(undefined)",
      "the source is undefined",
      (device) => device.from(any<Float32Array<ArrayBuffer>>(undefined)),
    ],
    ["register(array)", "register: memory is", (device) => device.register(any(new Uint8Array(16)))],
    [
      "map(buffer)",
      "map: memory is a Buffer",
      (device) => {
        using range = cuda.AddressRange.reserve(device, cuda.granularity(device));
        range.map(any(device.allocate(4)));
      },
    ],
    ["new Graph(stream)", "new Graph: device is a Stream", (device) => new cuda.Graph(any(device.stream))],
    ["share(device)", "share: a Device cannot be shared", (device) => cuda.share(any(device))],
    ["advise(range)", "advise: buffer is", (device) => cuda.advise(any(device), "readMostly")],
    ["loadModule()", "loadModule: the image is undefined", (device) => device.loadModule(any(undefined))],
    ["attribute([])", "attribute: the name is an array of 0", (device) => device.attribute(any([]))],
    ["peerMatrix(f)", "Use an array of Devices", () => cuda.peerMatrix(any(() => {}))],
    [
      "vmmSupport(buffer)",
      "vmmSupport: device is a Buffer",
      (device) => cuda.vmmSupport(any(device.allocate(4))),
    ],
    [
      "record(Object.create(stream))",
      "record: stream is a Stream",
      (device) => device.createEvent().record(any(Object.create(device.createStream()))),
    ],
    [
      "record(new Proxy(stream))",
      "record: stream is",
      (device) => device.createEvent().record(new Proxy(device.createStream(), {})),
    ],
    [
      "new Graph(Object.create(device))",
      "new Graph: device is",
      (device) => new cuda.Graph(any(Object.create(device))),
    ],
    [
      "writeValue(text)",
      'writeValue: the value is "x"',
      (device) => device.createStream().writeValue(device.allocate(4, "u64"), any("x")),
    ],
    [
      "set([1]) on u64",
      "set: elements of u64 are bigints",
      (device) => device.allocate(4, "u64").set(any([1])),
    ],
    [
      "set(Proxy)",
      "set: the source is",
      (device) => device.allocate(4).set(any(new Proxy({}, { get: () => 1e300 }))),
    ],
    ["kernel({})", "kernel: the name is an object", (device) => device.loadModule(emptyPtx).kernel(any({}))],
    [
      "kernel(name, 7)",
      "kernel: the parameters are 7",
      (device) => device.loadModule(emptyPtx).kernel("count", any(7)),
    ],
    ["advise()", "advise: buffer is undefined", () => cuda.advise(any(undefined), "readMostly")],
    ["prefetch()", "prefetch: buffer is undefined", () => cuda.prefetch(any(undefined))],
    ["whenDone()", "whenDone: work is undefined", (device) => device.stream.whenDone(any(undefined))],
    [
      "push()",
      "push: the source is undefined",
      (device) => new cuda.GrowableBuffer(device, "u8").push(any(undefined)),
    ],
    ["openBuffer(0)", "device is 0. Use a Device", () => cuda.openBuffer(any(0), "")],
    [
      "allocateAsync(.., event)",
      "allocate: stream is an Event",
      (device) => device.allocateAsync(4, "u8", any(device.createEvent())),
    ],
  ];

  test.each(refusals)("%s is refused", async (_, message, call) => {
    using device = open();
    await expect((async () => await call(device))()).rejects.toThrow(message);
    await expect((async () => await call(device))()).rejects.toThrow(TypeError);
    expect(device.lostBy).toBeUndefined();
  });
});

describe("a constructor that is not public", () => {
  test.each([
    ["PhysicalMemory", "PhysicalMemory.allocate(device, byteLength)"],
    ["AddressRange", "AddressRange.reserve(device, byteLength)"],
    ["MemoryPool", "device.createPool()"],
    ["Stream", "device.createStream()"],
    ["Event", "device.createEvent()"],
    ["Device", "openDevice()"],
    ["Module", "device.compile() or device.loadModule()"],
    ["Kernel", "module.kernel()"],
    ["GraphNode", "graph.addKernel() or another add method"],
    ["GraphExecutable", "graph.instantiate()"],
    ["Share", "share(buffer) or share(event)"],
    ["Buffer", "device.allocate(length, type)"],
    ["Allocation", "device.allocate(length, type)"],
    ["Driver", "driver(name)"],
  ] as const)("new %s throws an error that names %s", (name, instead) => {
    using device = open();
    const Type = any<Record<string, new (...given: unknown[]) => unknown>>(cuda)[name]!;
    expect(() => new Type(device, 1 << 21)).toThrow(`new ${name}(...) is not public. Use ${instead}`);
    expect(() => new Type()).toThrow(TypeError);
  });
});

test("a buffer outside of its memory is refused", () => {
  using device = open();
  using range = cuda.AddressRange.reserve(device, cuda.granularity(device));
  expect(() => range.buffer("u8", range.byteLength + 1)).toThrow(RangeError);
  expect(() => range.buffer("u8", 1, range.byteLength)).toThrow("are outside of");
  expect(() => range.buffer("u8", any({}))).toThrow("buffer: the length is an object");
  expect(() => range.buffer("u8", 1, -1)).toThrow("buffer: byteOffset");
});

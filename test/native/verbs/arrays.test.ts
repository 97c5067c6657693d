import { describe, expect, test } from "vitest";
import { Memory } from "../../../src/index.ts";
import { makePair, openTestDevice } from "./pair.ts";

const untyped = <T>(value: unknown): T => value as T;

describe("arrays and the memory that a NIC reaches", () => {
  test("bytes that were transferred away stay readable, and the memory closes", () => {
    const memory = Memory.allocate(4096);
    memory.bytes[0] = 7;
    const stolen = memory.bytes.buffer.transfer();
    expect(() => memory.bytes).toThrow(/transferred away/);
    memory.close();
    expect(new Uint8Array(stolen)[0]).toBe(7);
  });

  test("arrays of JavaScript are not registered, because they could be transferred while the NIC uses them", () => {
    using device = openTestDevice();
    const pd = device.createProtectionDomain();
    const wasm = new WebAssembly.Memory({ initial: 1 });
    const arrays = [
      new Uint8Array(4096),
      new ArrayBuffer(4096),
      new DataView(new ArrayBuffer(8)),
      new SharedArrayBuffer(4096),
      new ArrayBuffer(8, { maxByteLength: 16 }),
      wasm.buffer, // grow() moves this buffer.
      Buffer.alloc(8),
    ];
    for (const array of arrays)
      expect(() => pd.register(untyped(array), ["remoteWrite"])).toThrow(
        /pd\.allocate\(bytes\), or register Memory\.copyOf\(array\)/,
      );
    // An array of library memory may be transferred. The memory stays allocated, that of a region as long as
    // it is registered.
    using memory = Memory.copyOf(arrays[0] as Uint8Array);
    using region = pd.register(memory, ["remoteWrite"]);
    const { buffer } = region.bytes;
    const theirs = new Uint8Array(structuredClone(buffer, { transfer: [buffer] }));
    theirs.fill(3);
    expect(() => region.bytes).toThrow(/transferred away/);
    expect(memory.pointer).toBe(region.address);
  });

  test("prepared requests whose bytes were transferred away are not posted", () => {
    using pair = makePair();
    const { qp, region } = pair.near;
    const sends = qp.prepare([{ opcode: "send", local: region.slice(0, 8) }]);
    const receives = qp.prepareReceives([{ local: region.slice(0, 8) }]);
    for (const prepared of [sends, receives]) {
      const { buffer } = prepared.request(0) as unknown as DataView<ArrayBuffer>;
      structuredClone(buffer, { transfer: [buffer] });
      expect(() => prepared.post()).toThrow(TypeError);
    }
  });
});

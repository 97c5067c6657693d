import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { ClosedError, Memory } from "../../../src/index.ts";
import { runFixture } from "../../support/subprocess.ts";
import { deviceName, makePair } from "./pair.ts";

describe(`what a REPL shows of objects on ${deviceName}`, () => {
  test("every object is its label and the few fields that say something", () => {
    using pair = makePair();
    const { device, pd, near } = pair;
    const { qp, cq, region } = near;
    const hexadecimal = "0x[0-9a-f]+";
    const shown: [object, RegExp][] = [
      [
        device,
        new RegExp(`^Device ${deviceName} \\{ provider: (soft|native), .*pointer: ${hexadecimal} \\}$`),
      ],
      [pd, new RegExp(`^ProtectionDomain of ${deviceName} \\{ pointer: ${hexadecimal} \\}$`)],
      [cq, /^CompletionQueue \(256 entries\) \{ .*channel: CompletionChannel \(fd \d+\)/],
      [cq.channel!, /^CompletionChannel \(fd \d+\) \{/],
      [qp, /^QueuePair \d+ \{ type: RC, state: RTS, port: 1, outstanding: \{ sends: 0, receives: 0 \}/],
      [region, /^MemoryRegion \(65536 bytes\) \{ address: 0x.* access: \[ 'localWrite', 'remoteWrite'/],
      [region.slice(0, 5), /^RegionPart \(5 bytes\) \{ region: MemoryRegion \(65536 bytes\)/],
      [region.memory, /^MemorySlice \(65536 bytes\) \{ memory: Memory \(65536 bytes\)/],
      [pd.createMemoryWindow(), /^MemoryWindow of type 2 \{ remoteKey: 0x/],
      [pd.createSharedReceiveQueue(), /^SharedReceiveQueue \(256 receives\) \{ outstanding: 0/],
    ];
    for (const [object, pattern] of shown) {
      const text = inspect(object, { breakLength: Number.POSITIVE_INFINITY });
      expect(text).toMatch(pattern);
      expect(text.length).toBeLessThan(500);
      expect(text).not.toMatch(/ibv_|undefined|\[Function/);
    }
    expect(`${qp}`).toBe(`QueuePair ${qp.number}`);
    expect(inspect({ a: { b: { c: qp } } }, { depth: 1 })).not.toMatch(/outstanding/);
  });

  test("a closed object says only that", () => {
    const { device, near } = makePair();
    const { number } = near.qp;
    device.close();
    expect(inspect(near.qp)).toBe(`QueuePair ${number} (closed)`);
    expect(inspect(device)).toBe(`Device ${deviceName} (closed)`);
    expect(() => inspect(Object.getPrototypeOf(near.qp))).not.toThrow();
  });

  test("a completion shows its id and immediate even when they are 0", () => {
    using pair = makePair();
    const { near, far } = pair;
    far.qp.receive({ wrId: 0 });
    near.qp.send({ immediate: 0 });
    const received = inspect(far.cq.spin(), { breakLength: Number.POSITIVE_INFINITY });
    expect(received).toMatch(/^Completion \{ wrId: 0, status: 'SUCCESS', opcode: 'receive'.* immediate: 0/);
    expect(received).not.toMatch(/vendorError|hasAddressHeader|undefined/);
  });

  test("an error shows its hint once", () => {
    const error = new ClosedError("QueuePair 17");
    expect(error.hint).toMatch(/Create it again/);
    expect(inspect(error).split(error.hint).length).toBe(2);
  });

  test("console.log shows the same in a script of its own", () => {
    using memory = Memory.allocate(4096);
    const { status, stdout } = runFixture("printed.ts");
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^Memory \(4096 bytes\) \{ pointer: 0x[0-9a-f]+ \}\nMemory \(4096 bytes\) \(closed\)\n$/,
    );
    expect(inspect(memory)).toMatch(/^Memory \(4096 bytes\)/);
  });
});

import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { Errno } from "../../../ffi/libc/index.ts";
import { ClosedError, Memory } from "../../../src/index.ts";
import { runFixture } from "../../support/subprocess.ts";
import { deviceName, makePair } from "./pair.ts";

describe(`the REPL's view of objects on ${deviceName}`, () => {
  test("an object prints its label and its most important fields", () => {
    using pair = makePair();
    const { device, pd, near } = pair;
    const { qp, cq, region } = near;
    const hexDigits = "0x[0-9a-f_]+";
    const shown: [object, RegExp][] = [
      [device, new RegExp(`^Device ${deviceName} \\{ provider: (soft|native), .*pointer: ${hexDigits} \\}$`)],
      [pd, new RegExp(`^ProtectionDomain of ${deviceName} \\{ pointer: ${hexDigits} \\}$`)],
      [cq, /^CompletionQueue \(256 entries\) \{ .*channel: CompletionChannel \(fd \d+\)/],
      [cq.channel!, /^CompletionChannel \(fd \d+\) \{/],
      [
        qp,
        /^QueuePair \d+ \{ type: RC, state: RTS, peer: \d+( at \S+)?, path: [\w-]+, sends: 0 of \d+, receives: 0 of/,
      ],
      [region, /^MemoryRegion \(65536 bytes\) \{ address: 0x.* access: \[ 'localWrite', 'remoteWrite'/],
      [region.slice(0, 5), /^RegionPart \(5 bytes\) \{ region: MemoryRegion \(65536 bytes\)/],
      [region.memory, /^MemorySlice \(65536 bytes\) \{ memory: Memory \(65536 bytes\)/],
      [pd.createMemoryWindow(), /^MemoryWindow of type 2 \{ remoteKey: 0x/],
      // rxe of Linux 6.12 rounds the size up to whole pages.
      [pd.createSharedReceiveQueue(), /^SharedReceiveQueue \((?:256|511) receives\) \{ outstanding: 0/],
    ];
    for (const [object, pattern] of shown) {
      const text = inspect(object, { breakLength: Number.POSITIVE_INFINITY });
      expect(text).toMatch(pattern);
      expect(text.length).toBeLessThan(500);
      expect(text).not.toMatch(/ibv_|undefined|\[Function/);
    }
    expect(`${qp}`).toBe(`QueuePair ${qp.number}`);
    expect(inspect({ a: { b: { c: qp } } }, { depth: 1 })).not.toMatch(/peer:/);
  });

  test("a queue pair whose request failed prints and returns the state ERR", async () => {
    using pair = makePair();
    const { near, far } = pair;
    near.qp.write({ local: near.region.slice(0, 8), remote: { ...far.region.remote(), remoteKey: 1 } });
    await expect(near.cq.next()).rejects.toThrow(/REM_ACCESS_ERR/);
    expect(inspect(near.qp)).toMatch(/state: ERR/);
    expect(near.qp.state).toBe("ERR");
  });

  test("a queue pair prints its last known state when the query fails", () => {
    using pair = makePair();
    const { qp } = pair.near;
    using _failing = vi.spyOn(pair.device.lib, "ibv_query_qp").mockReturnValue(Errno.EIO);
    expect(() => qp.query()).toThrow(/ibv_query_qp failed: EIO/);
    expect(inspect(qp)).toMatch(/state: RTS/);
    expect(qp.state).toBe("RTS");
  });

  test("keys and addresses are also hexadecimal in plain data, which stays plain", () => {
    using pair = makePair();
    const { near, far } = pair;
    const remote = far.region.remote();
    const hex = hexadecimal;
    const text = inspect(remote, { breakLength: Number.POSITIVE_INFINITY });
    expect(text).toBe(
      `{ address: ${hex(remote.address)}, byteLength: 65536, remoteKey: ${hex(remote.remoteKey)} }`,
    );
    expect(inspect(far.region.slice(8, 16).remote())).toContain(hex(remote.address + 8));
    expect(JSON.parse(JSON.stringify(remote))).toEqual(remote);
    expect(structuredClone(remote)).toEqual(remote);
    expect(Object.keys(remote)).toEqual(["address", "byteLength", "remoteKey"]);
    expect(inspect(near.qp.query())).toMatch(/access: \[[^\]]*'remoteWrite'/);
    const datagrams = pair.pd.createQueuePair({ type: "UD", completions: near.cq });
    expect(inspect(datagrams.endpoint())).toContain("queueKey: 0x1111_1111");
  });

  test("a closed object prints only that it is closed", () => {
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

  test("a notebook shows a table of the same fields", () => {
    using pair = makePair();
    const display = Symbol.for("Jupyter.display");
    const bundle = (pair.near.qp as unknown as Record<symbol, () => Record<string, string>>)[display]!();
    expect(Object.keys(bundle)).toEqual(["text/plain", "text/html"]);
    expect(bundle["text/plain"]).toMatch(/^QueuePair \d+\n {2}type: RC\n {2}state: RTS\n/);
    expect(bundle["text/html"]).toMatch(
      /^<table><caption>QueuePair \d+<\/caption>.*<th>state<\/th><td>RTS<\/td>/,
    );
  });

  test("an error shows its hint once", () => {
    const error = new ClosedError("QueuePair 17");
    expect(error.hint).toMatch(/Create it again/);
    expect(inspect(error).split(error.hint).length).toBe(2);
  });

  test("console.log prints the same in a separate script", () => {
    using memory = Memory.allocate(4096);
    const { status, stdout } = runFixture("printed.ts");
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^Memory \(4096 bytes\) \{ pointer: 0x[0-9a-f_]+ \}\nMemory \(4096 bytes\) \(closed\)\n$/,
    );
    expect(inspect(memory)).toMatch(/^Memory \(4096 bytes\)/);
  });
});

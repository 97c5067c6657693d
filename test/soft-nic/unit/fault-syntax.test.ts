import { describe, expect, it } from "vitest";
import { FaultsError, parseFaults } from "../../../src/soft/hca/links/faults/fault-syntax.ts";
import { kindsOf, PACKET_KINDS, type PacketKind } from "../../../src/soft/hca/links/faults/packet-kinds.ts";

describe("the text form of faults", () => {
  it("parses action, probability, direction and kind", () => {
    const { rules, cut, seed } = parseFaults(
      "drop=0.05, ack.drop=0.2,receive.data.first.corrupt=0.01:3,delay=0-5ms,reorder=0.5:16,cut=127.0.0.2,cut=fd00::1,seed=7",
    );
    expect(rules).toEqual([
      { action: "drop", direction: "send", kinds: [], probability: 0.05, low: 0, high: 0 },
      { action: "drop", direction: "send", kinds: ["ack"], probability: 0.2, low: 0, high: 0 },
      {
        action: "corrupt",
        direction: "receive",
        kinds: ["data", "first"],
        probability: 0.01,
        low: 3,
        high: 0,
      },
      { action: "delay", direction: "send", kinds: [], probability: 1, low: 0, high: 5000 },
      { action: "reorder", direction: "send", kinds: [], probability: 0.5, low: 16, high: 0 },
    ]);
    expect(cut).toEqual(["127.0.0.2", "fd00::1"]);
    expect(seed).toBe(7);
  });

  it.each([
    ["delay=2ms", 1, 2000, 2000],
    ["delay=50us-1ms", 1, 50, 1000],
    ["delay=0.1:1-5ms", 0.1, 1000, 5000],
  ])("%s", (text, probability, low, high) => {
    expect(parseFaults(text).rules).toMatchObject([{ probability, low, high }]);
  });

  it("contains no fault when it is empty", () => {
    expect(parseFaults("")).toEqual({ rules: [], cut: [], seed: 1 });
  });

  it.each([
    "dorp=0.05",
    "drop=often",
    "drop=",
    "drop",
    "drop=1.5",
    "drop=-0.1",
    "drop=0.1:3",
    "acks.drop=0.1",
    "reorder=0.1:0.5",
    "delay=5",
    "delay=5-2ms",
    "cut=somewhere",
    "cut=127.0.0.256",
    "seed=x",
    "toString.drop=0.1",
  ])("refuses %s with its name and a list of valid parts", (part) => {
    const refused = (() => {
      try {
        parseFaults(`drop=0.01,${part},seed=2`);
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toBeInstanceOf(FaultsError);
    expect(refused).toMatchObject({ part, name: "FaultsError" });
    expect((refused as FaultsError).hint).toMatch(/reorder=.*read-response/);
  });
});

describe("the kinds of a packet", () => {
  const packet = (opcode: number, ...body: number[]) =>
    Uint8Array.from([opcode, ...new Array(11).fill(0), ...body, ...new Array(60).fill(0)]);
  const dynamic = (operation: number, flags: number, offset: number) => {
    const bytes = packet(0xc0);
    bytes[12 + 16] = flags;
    bytes[12 + 17] = operation;
    bytes[12 + 51] = offset;
    return bytes;
  };
  it.each<[string, Uint8Array, PacketKind[]]>([
    ["RC SEND_FIRST", packet(0x00), ["rc", "request", "data", "first"]],
    ["RC WRITE_MIDDLE", packet(0x07), ["rc", "request", "data", "middle"]],
    ["RC WRITE_ONLY", packet(0x0a), ["rc", "request", "data", "first", "last"]],
    ["UC SEND_LAST", packet(0x22), ["uc", "request", "data", "last"]],
    ["UD SEND_ONLY", packet(0x64), ["ud", "request", "data", "first", "last"]],
    ["READ_REQUEST", packet(0x0c), ["rc", "request", "read", "first", "last"]],
    ["FETCH_ADD", packet(0x14), ["rc", "request", "atomic", "first", "last"]],
    ["READ_RESPONSE_MIDDLE", packet(0x0e), ["rc", "response", "read-response", "middle"]],
    ["ACK", packet(0x11, 0x1f), ["rc", "response", "ack"]],
    ["RNR NAK", packet(0x11, 0x2c), ["rc", "response", "rnr"]],
    ["NAK", packet(0x11, 0x60), ["rc", "response", "nak"]],
    ["ATOMIC_ACK", packet(0x12, 0x1f), ["rc", "response", "atomic-ack"]],
    ["CNP", packet(0x81), ["cnp"]],
    ["dynamic SEND", dynamic(1, 0, 0), ["dynamic", "request", "data", "first"]],
    ["dynamic WRITE, its end", dynamic(3, 8, 1), ["dynamic", "request", "data", "last"]],
    ["dynamic READ", dynamic(5, 8, 0), ["dynamic", "request", "read", "first", "last"]],
    ["dynamic READ data", dynamic(8, 0, 1), ["dynamic", "response", "read-response", "middle"]],
    ["dynamic atomic result", dynamic(9, 8, 0), ["dynamic", "response", "atomic-ack", "first", "last"]],
    ["dynamic acknowledgement", packet(0xc1), ["dynamic", "response", "ack"]],
    ["dynamic control", packet(0xc2), ["dynamic", "control"]],
    ["an opcode that does not exist", packet(0x15), []],
    ["three bytes", Uint8Array.from([4, 0, 0]), []],
  ])("%s", (_name, bytes, kinds) => {
    const bits = kindsOf(bytes);
    const found = Object.entries(PACKET_KINDS).filter(([, bit]) => bits & bit);
    expect(found.map(([name]) => name).sort()).toEqual([...kinds].sort());
  });
});

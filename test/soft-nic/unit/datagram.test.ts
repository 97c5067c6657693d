import { describe, expect, test } from "vitest";
import {
  dethQkey,
  dethSourceQp,
  GRH_BYTES,
  writeDeth,
  writeIpv4Grh,
  writeIpv6Grh,
} from "../../../src/soft/hca/wire/headers.ts";
import { bytesOf } from "./packet.ts";

describe("datagram headers", () => {
  test("a DETH matches V7: key, reserved byte, source QP", () => {
    const view = new DataView(new ArrayBuffer(12));
    writeDeth(view, 4, 0x11111111, 0x14);
    expect(new Uint8Array(view.buffer, 4)).toEqual(bytesOf("11111111 00000014"));
    expect([dethQkey(view, 4), dethSourceQp(view, 4)]).toEqual([0x11111111, 0x14]);
    writeDeth(view, 4, 0x80010000 | 0, 0xfffffe);
    expect([dethQkey(view, 4), dethSourceQp(view, 4)]).toEqual([0x80010000 | 0, 0xfffffe]);
    view.setUint8(8, 0xaa); // Reserved: any value is accepted.
    expect(dethSourceQp(view, 4)).toBe(0xfffffe);
  });

  test.each([
    ["V1", "45000034 00004000 401126a5 0a090001 0a090002", { udpPayload: 24, trafficClass: 0, hops: 64 }],
    ["V3", "45000044 00004000 40112695 0a090001 0a090002", { udpPayload: 40, trafficClass: 0, hops: 64 }],
    ["V6", "45000038 00004000 401126a1 0a090002 0a090001", { udpPayload: 28, trafficClass: 0, hops: 64 }],
    // With a traffic class, from seven routers away.
    [
      "V1 over another route",
      "45ba0034 00004000 39112ceb 0a090001 0a090002",
      { udpPayload: 24, trafficClass: 0xba, hops: 57 },
    ],
  ])("the area of %s is its IPv4 header behind 20 zeros", (_, header, arrived) => {
    const words = new Int32Array(12).fill(-1);
    const bytes = new Uint8Array(words.buffer);
    const wanted = bytesOf(header);
    const raw = new DataView(wanted.buffer);
    writeIpv4Grh(words, 1, raw.getInt32(12, true), raw.getInt32(16, true), arrived);
    expect(bytes.subarray(4, 24)).toEqual(new Uint8Array(20));
    expect(bytes.subarray(24, 44)).toEqual(wanted);
    expect([bytes[3], bytes[44]]).toEqual([255, 255]);
    expect(GRH_BYTES).toBe(40);
  });

  test("the area of V8 is its IPv6 header", () => {
    const header = bytesOf(
      "60000000 00201140 fd000000 00000000 00000000 00000001 fd000000 00000000 00000000 00000002",
    );
    const words = new Int32Array(24);
    const bytes = new Uint8Array(words.buffer);
    bytes.set(header.subarray(8), 64);
    writeIpv6Grh(words, 2, 16, 20, { udpPayload: 32 - 8, trafficClass: 0, hops: 64 });
    expect(bytes.subarray(8, 48)).toEqual(header);
    writeIpv6Grh(words, 2, 16, 20, { udpPayload: 32 - 8, trafficClass: 0xba, hops: 57 });
    expect([...bytes.subarray(8, 16)]).toEqual([0x6b, 0xa0, 0, 0, 0, 0x20, 0x11, 57]);
  });
});

// Item 12: requests that are refused with a NAK, the completion of the requester for each NAK, and the flush
// that follows.
import { expect } from "vitest";
import { ibv_recv_wr, ibv_sge } from "../../../ffi/ibverbs/structs.ts";
import { NAK_ACCESS, NAK_INVALID, NAK_OPERATIONAL } from "../../../src/soft/hca/wire/headers.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import type { Item, WireTest } from "./item.ts";
import { ack, nak, text } from "./item.ts";
import { connected, Link, type LinkOptions, untimed } from "./subject.ts";

const MTU = 256;
const word = new Uint8Array(8);

/** Requests that must end the connection, starting at `link.at(offset)`. */
interface Refusal {
  readonly name: string;
  readonly options?: LinkOptions;
  readonly syndrome: number | ((link: Link) => number);
  /** Valid requests before the bad one. */
  readonly before?: (link: Link) => void;
  readonly offset?: number;
  readonly request: (link: Link) => Parameters<Link["send"]>[0];
  /** Status of a posted receive. It is flushed unless the message had started to use it. */
  readonly receive?: (link: Link) => string;
}

const send = (link: Link, opcode: number, offset: number, bytes: number) =>
  ({ opcode, psn: link.at(offset), ackRequest: true, payload: new Uint8Array(bytes) }) as const;
const write = (link: Link, opcode = op.WRITE_ONLY) => ({ ...send(link, opcode, 0, 8), ...link.remote() });

const refusals: readonly Refusal[] = [
  {
    name: "a message that begins with a MIDDLE packet",
    syndrome: NAK_INVALID,
    request: (l) => send(l, op.SEND_MIDDLE, 0, MTU),
  },
  {
    name: "a message that begins with a LAST packet",
    syndrome: NAK_INVALID,
    request: (l) => send(l, op.WRITE_LAST, 0, 8),
  },
  {
    name: "a message inside another",
    syndrome: NAK_INVALID,
    before: (link) => link.send({ ...send(link, op.SEND_FIRST, 0, MTU), ackRequest: false }),
    offset: 1,
    request: (link) => ({ ...write(link), psn: link.at(1) }),
    // rxe completes the receive in use with the error; the standard flushes it with the others.
    receive: (link) => (link.subject.isRxe ? "REM_INV_REQ_ERR" : "WR_FLUSH_ERR"),
  },
  {
    name: "a WRITE that the queue pair does not allow",
    options: { access: ["remoteRead"] },
    syndrome: NAK_INVALID,
    request: (link) => write(link),
  },
  {
    name: "a READ that the queue pair does not allow",
    options: { access: ["remoteWrite"] },
    syndrome: NAK_INVALID,
    request: (link) => ({ opcode: op.READ_REQUEST, psn: link.at(0), ...link.remote(), length: 8 }),
  },
  {
    name: "an atomic that the queue pair does not allow",
    options: { access: ["remoteWrite"] },
    syndrome: NAK_INVALID,
    request: (link) => ({ opcode: op.FETCH_ADD, psn: link.at(0), ...link.remote() }),
  },
  {
    name: "a misaligned atomic",
    syndrome: NAK_INVALID,
    request: (link) => ({ opcode: op.FETCH_ADD, psn: link.at(0), ...link.remote(4) }),
  },
  {
    name: "a WRITE with less data than it announced",
    syndrome: NAK_INVALID,
    request: (link) => ({ ...write(link), length: 12 }),
  },
  {
    name: "a WRITE with more data than it announced",
    syndrome: NAK_INVALID,
    request: (link) => ({ ...write(link), length: 4 }),
  },
  {
    name: "a WRITE whose first packet is short",
    syndrome: NAK_INVALID,
    request: (link) => ({ ...write(link, op.WRITE_FIRST), length: 1000 }),
  },
  {
    name: "a WRITE with a wrong key",
    syndrome: NAK_ACCESS,
    request: (link) => ({ ...write(link), remoteKey: (link.region.remoteKey ^ 0x10) >>> 0 }),
  },
  {
    name: "a READ with a wrong key",
    syndrome: NAK_ACCESS,
    request: (link) => {
      const { address, remoteKey } = link.remote();
      return {
        opcode: op.READ_REQUEST,
        psn: link.at(0),
        address,
        remoteKey: (remoteKey ^ 0x100) >>> 0,
        length: 8,
      };
    },
  },
  {
    name: "an atomic with a wrong key",
    syndrome: NAK_ACCESS,
    request: (link) => ({ opcode: op.COMPARE_SWAP, psn: link.at(0), ...link.remote(), remoteKey: 0 }),
  },
  {
    name: "a WRITE one byte beyond the end",
    syndrome: NAK_ACCESS,
    request: (link) => ({ ...write(link), ...link.remote(link.region.byteLength - 7) }),
  },
  {
    name: "a READ that begins before the region",
    syndrome: NAK_ACCESS,
    request: (link) => ({ opcode: op.READ_REQUEST, psn: link.at(0), ...link.remote(-1), length: 8 }),
  },
  {
    name: "a WRITE to a read-only region",
    options: { regionAccess: ["remoteRead"] },
    syndrome: NAK_ACCESS,
    request: (link) => write(link),
  },
  {
    name: "a READ of a write-only region",
    options: { regionAccess: ["remoteWrite"] },
    syndrome: NAK_ACCESS,
    request: (link) => ({ opcode: op.READ_REQUEST, psn: link.at(0), ...link.remote(), length: 8 }),
  },
  {
    name: "a SEND longer than its receive",
    before: (link) => link.send({ ...send(link, op.SEND_FIRST, 0, MTU), ackRequest: false }),
    offset: 1,
    // rxe sends 0x63 and LOC_QP_OP_ERR (docs/rocev2.md 6.7); the standard requires 0x61 and LOC_LEN_ERR.
    syndrome: (link) => (link.subject.isRxe ? NAK_OPERATIONAL : NAK_INVALID),
    request: (link) => send(link, op.SEND_LAST, 1, 1),
    receive: (link) => (link.subject.isRxe ? "LOC_QP_OP_ERR" : "LOC_LEN_ERR"),
  },
];

/** Checks a refused request: its NAK, the status of the receive, and that no answer follows. */
const refused =
  ({ options, syndrome, before, offset = 0, request, receive }: Refusal): WireTest =>
  async (subject, { peer }) => {
    using link = new Link(subject, peer, { ...untimed, mtu: MTU, ...options });
    // The region starts just beyond the first MTU bytes, which stay unchanged.
    for (const wrId of [1, 2]) link.qp.receive({ local: link.region.slice(MTU, 2 * MTU), wrId });
    before?.(link);
    link.send(request(link));
    const expected = typeof syndrome === "number" ? syndrome : syndrome(link);
    expect(await link.next()).toMatchObject(nak(link.at(offset), expected));
    const first = receive?.(link) ?? "WR_FLUSH_ERR";
    expect(await link.completion()).toMatchObject({ wrId: 1, status: first });
    expect(await link.completion()).toMatchObject({ wrId: 2, status: "WR_FLUSH_ERR" });
    expect(link.state).toBe("ERR");
    expect(link.region.bytes.every((byte) => byte === 0)).toBe(true);
    // Requests posted later are flushed too. rxe flushes no receives then, because posting one is not a
    // system call there.
    link.qp.receive({ local: link.region.slice(0, 64), wrId: 3 });
    if (!subject.isRxe) expect(await link.completion()).toMatchObject({ wrId: 3, status: "WR_FLUSH_ERR" });
    // The peer receives no further packet.
    link.send({ ...write(link), psn: link.at(offset) });
    using other = new Link(subject, peer, untimed);
    other.send({ ...write(other) });
    expect(await other.next()).toMatchObject(ack(other.at(0)));
    expect(link.arrived()).toEqual([]);
  };

/** A receive into unregistered memory is an error of the responder. */
const badReceive: WireTest = async (subject, { peer }) => {
  using link = new Link(subject, peer, untimed);
  const sge = ibv_sge.alloc({ addr: link.region.address, length: 64, lkey: link.region.localKey ^ 0x10 });
  const wr = ibv_recv_wr.alloc({ wr_id: 1, sg_list: sge.pointer, num_sge: 1 });
  const bad = ibv_recv_wr.alloc();
  expect(subject.device.operations.post_recv(link.qp.pointer, wr.pointer, bad.pointer)).toBe(0);
  link.send({ opcode: op.SEND_ONLY, psn: link.at(0), ackRequest: true, payload: text("x") });
  expect(await link.next()).toMatchObject(nak(link.at(0), NAK_OPERATIONAL));
  // rxe uses another status than hardware NICs (docs/rocev2.md 6.7).
  const status = subject.isRxe ? "LOC_QP_OP_ERR" : "LOC_PROT_ERR";
  expect((await link.completion()).status).toBe(status);
  expect(link.state).toBe("ERR");
};

const statuses: readonly (readonly [syndrome: number, status: string])[] = [
  [NAK_INVALID, "REM_INV_REQ_ERR"],
  [NAK_ACCESS, "REM_ACCESS_ERR"],
  [NAK_OPERATIONAL, "REM_OP_ERR"],
  // "Invalid RD request" has no status of its own.
  [0x64, "REM_OP_ERR"],
];

/** The NAK fails the request that it names. Earlier requests are complete, and later ones are flushed. */
const mapped =
  (syndrome: number, status: string): WireTest =>
  async (subject, { peer }) => {
    using link = new Link(subject, peer, untimed);
    const remote = { address: 0x10000, byteLength: 4096, remoteKey: 1 };
    for (const wrId of [1, 2, 3]) link.qp.write({ local: link.region.slice(0, 8), remote, wrId });
    await link.take(3);
    link.send({ opcode: op.ACKNOWLEDGE, psn: link.own(1), syndrome, msn: 1 });
    const done = [await link.completion(), await link.completion(), await link.completion()];
    expect(done.map(({ wrId, status }) => [wrId, status])).toEqual([
      [1, "SUCCESS"],
      [2, status],
      [3, "WR_FLUSH_ERR"],
    ]);
    expect(link.state).toBe("ERR");
    link.qp.write({ local: link.region.slice(0, 8), remote, wrId: 4 });
    expect(await link.completion()).toMatchObject({ wrId: 4, status: "WR_FLUSH_ERR" });
    expect(link.arrived()).toEqual([]);
  };

export const naks: Item = {
  name: "NAK 61/62/63 mapping and flush",
  pairs: {
    "a wrong key fails both ends": async (near, far, { peer }) => {
      const [a, b] = connected(near, far, peer.address);
      using _a = a;
      using _b = b;
      b.qp.receive({ wrId: 9 });
      const { address, remoteKey } = b.region;
      const remote = { address, byteLength: 8, remoteKey: (remoteKey ^ 0x10) >>> 0 };
      for (const wrId of [1, 2]) a.qp.write({ local: a.filled(8), remote, wrId });
      expect(await a.statuses(2)).toEqual(["REM_ACCESS_ERR", "WR_FLUSH_ERR"]);
      expect(await b.completion()).toMatchObject({ wrId: 9, status: "WR_FLUSH_ERR" });
      expect([a.state, b.state]).toEqual(["ERR", "ERR"]);
      expect(b.bytes(0, 8)).toEqual(word);
    },
    "an operation that is not allowed": async (near, far, { peer }) => {
      const [a, b] = connected(near, far, peer.address, { access: ["remoteWrite"] });
      using _a = a;
      using _b = b;
      const { address, remoteKey } = b.region;
      a.qp.read({ local: a.region.slice(0, 8), remote: { address, byteLength: 8, remoteKey } });
      expect((await a.completion()).status).toBe("REM_INV_REQ_ERR");
    },
    "a SEND longer than its receive": async (near, far, { peer }) => {
      const [a, b] = connected(near, far, peer.address);
      using _a = a;
      using _b = b;
      b.qp.receive({ local: b.region.slice(0, 1500) });
      a.qp.send({ local: a.filled(1501) });
      expect((await a.completion()).status).toBe(far.isRxe ? "REM_OP_ERR" : "REM_INV_REQ_ERR");
      expect((await b.completion()).status).toBe(far.isRxe ? "LOC_QP_OP_ERR" : "LOC_LEN_ERR");
    },
  },
  wire: {
    ...Object.fromEntries(refusals.map((refusal) => [`refuses ${refusal.name}`, refused(refusal)])),
    "refuses a SEND into a receive that is not registered": badReceive,
    ...Object.fromEntries(
      statuses.map(([syndrome, status]) => [
        `reports NAK 0x${syndrome.toString(16)} as ${status}`,
        mapped(syndrome, status),
      ]),
    ),
  },
};

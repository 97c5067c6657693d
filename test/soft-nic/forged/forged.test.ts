// Forged answers and requests to NICs of a simulated network change nothing. The ICRC of each is valid, so
// that its content decides.
import { afterEach, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { seal } from "../../fuzz/seal.ts";
import { Field } from "../matrix/field.ts";
import { type Completion, type Qp, Side } from "../support/harness.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";

const [LEFT, RIGHT, STRANGER] = ["10.0.0.1", "10.0.0.2", "10.0.0.66"] as const;
const BYTES = 3000;

/** Two QPs. Packets from left to right are lost until `open` is called. */
class Scene {
  readonly network = new SimulatedNetwork();
  readonly left: Qp;
  readonly right: Qp;
  readonly here: Field;
  readonly there: Field;
  #open = false;
  #forging = false;

  constructor() {
    const sides = [LEFT, RIGHT].map((address) => new Side(this.network.addNic(address).lib));
    this.left = sides[0]!.qp({ psn: 1000 });
    this.right = sides[1]!.qp({ psn: 5000 });
    const options = { mtu: v.IBV_MTU_1024, timeout: 14, retry: 7 };
    this.left.connect(this.right.endpoint(), options);
    this.right.connect(this.left.endpoint(), options);
    this.here = new Field(sides[0]!, 8192);
    this.there = new Field(sides[1]!, 8192);
    this.here.bytes.fill(0x11);
    this.there.bytes.fill(0x22);
    this.network.fate = ({ from }) => (this.#forging || this.#open || from !== LEFT ? [5] : []);
  }

  post(opcode: number, bytes = BYTES): void {
    const error = this.left.post({
      id: 1,
      opcode,
      sges: [[this.here.pointer, bytes, this.here.lkey]],
      remote: this.there.pointer,
      rkey: this.there.rkey,
      ...(opcode === v.IBV_WR_ATOMIC_FETCH_AND_ADD ? { compareAdd: 1n } : {}),
    });
    expect(error).toBe(0);
    this.network.run(() => false, 50);
  }

  /**
   * Returns a packet for the left QP, whose first PSN is 1000, in the name of the right QP. `body` follows
   * the BTH.
   */
  forge(
    opcode: number,
    psn: number,
    body: readonly number[],
    { from = RIGHT as string, number = this.left.number, spoilt = false } = {},
  ): void {
    const bytes = new Uint8Array(new ArrayBuffer(12 + body.length + 4));
    const view = new DataView(bytes.buffer);
    view.setUint32(0, (opcode << 24) | 0xffff);
    view.setUint32(4, number);
    view.setUint32(8, psn);
    bytes.set(body, 12);
    seal(bytes, from, LEFT);
    if (spoilt) bytes[bytes.length - 1]! ^= 1;
    this.#forging = true;
    this.network.inject({ from, to: LEFT, port: 4791, bytes });
    this.#forging = false;
    this.network.run(() => false, 10);
  }

  completions(): Completion[] {
    const found: Completion[] = [];
    for (let wc = this.left.poll(); wc !== undefined; wc = this.left.poll()) found.push(wc);
    return found;
  }

  /** The path is open: the request must complete with success, once. */
  finish(): void {
    this.#open = true;
    const done: Completion[] = [];
    this.network.run(() => {
      done.push(...this.completions());
      return done.length > 0;
    }, 5e6);
    this.network.run(() => false, 1e6);
    done.push(...this.completions());
    expect(done.map(({ id, status }) => [id, status])).toEqual([[1, 0]]);
    expect([this.left.state(), this.right.state()]).toEqual([v.IBV_QPS_RTS, v.IBV_QPS_RTS]);
    expect([this.here.intact, this.there.intact]).toEqual([true, true]);
  }
}

let scene: Scene;
afterEach(() => {
  scene.network.close();
  scene.here.unmap();
  scene.there.unmap();
});

const aeth = (syndrome: number) => [syndrome, 0, 0, 1];

describe("spoofed acknowledgements complete nothing", () => {
  test.each<[string, () => void]>([
    ["from another address", () => scene.forge(op.ACKNOWLEDGE, 1002, aeth(0x1f), { from: STRANGER })],
    [
      "for another QP",
      () => scene.forge(op.ACKNOWLEDGE, 1002, aeth(0x1f), { number: scene.left.number ^ 1 }),
    ],
    ["with a PSN that was acknowledged before", () => scene.forge(op.ACKNOWLEDGE, 999, aeth(0x1f))],
    ["with a PSN that was never sent", () => scene.forge(op.ACKNOWLEDGE, 1003, aeth(0x1f))],
    ["with a damaged ICRC", () => scene.forge(op.ACKNOWLEDGE, 1002, aeth(0x1f), { spoilt: true })],
    [
      "with every other PSN in steps of 4096",
      () => {
        for (let psn = 0; psn < 2 ** 24; psn += 4096) scene.forge(op.ACKNOWLEDGE, psn, aeth(0x1f));
      },
    ],
  ])("%s", (_name, forge) => {
    scene = new Scene();
    scene.post(v.IBV_WR_RDMA_WRITE);
    forge();
    expect(scene.completions()).toEqual([]);
    expect(scene.there.bytes.every((byte) => byte === 0x22)).toBe(true);
    scene.finish();
    expect(scene.there.bytes.subarray(0, BYTES).every((byte) => byte === 0x11)).toBe(true);
  });
});

describe("answers with an invalid syndrome are not acknowledgements", () => {
  const reserved = [0x40, 0x5f, 0x80, 0x9f, 0xa0, 0xc0, 0xe0, 0xff];
  test.each(reserved)("an acknowledgement of syndrome %d fails the request", (syndrome) => {
    scene = new Scene();
    scene.post(v.IBV_WR_RDMA_WRITE);
    scene.forge(op.ACKNOWLEDGE, 1002, aeth(syndrome));
    expect(scene.completions().map(({ status }) => status)).toEqual([v.IBV_WC_BAD_RESP_ERR]);
    expect(scene.left.state()).toBe(v.IBV_QPS_ERR);
  });

  test.each([...reserved, 0x20, 0x60, 0x62])("data with syndrome %d is not written", (syndrome) => {
    scene = new Scene();
    scene.post(v.IBV_WR_RDMA_READ);
    scene.forge(op.READ_RESPONSE_FIRST, 1000, [...aeth(syndrome), ...new Array(1024).fill(0x66)]);
    expect(scene.completions().map(({ status }) => status)).toEqual([v.IBV_WC_BAD_RESP_ERR]);
    expect(scene.here.bytes.every((byte) => byte === 0x11)).toBe(true);
  });
});

describe("spoofed NAKs end no connection", () => {
  test.each([0x60, 0x61, 0x62, 0x63, 0x2c])(
    "syndrome %d, from another address, for another PSN, damaged",
    (syndrome) => {
      scene = new Scene();
      scene.post(v.IBV_WR_RDMA_WRITE);
      scene.forge(op.ACKNOWLEDGE, 1000, aeth(syndrome), { from: STRANGER });
      scene.forge(op.ACKNOWLEDGE, 999, aeth(syndrome));
      scene.forge(op.ACKNOWLEDGE, 1003, aeth(syndrome));
      scene.forge(op.ACKNOWLEDGE, 1000, aeth(syndrome), { spoilt: true });
      expect(scene.completions()).toEqual([]);
      expect(scene.left.state()).toBe(v.IBV_QPS_RTS);
      scene.finish();
    },
  );
});

describe("spoofed data is not written", () => {
  test("READ responses from another address, of another PSN, damaged", () => {
    scene = new Scene();
    scene.post(v.IBV_WR_RDMA_READ);
    const data = [...aeth(0x1f), ...new Array(1024).fill(0x66)];
    scene.forge(op.READ_RESPONSE_FIRST, 1000, data, { from: STRANGER });
    scene.forge(op.READ_RESPONSE_FIRST, 999, data);
    scene.forge(op.READ_RESPONSE_MIDDLE, 1001, data.slice(4));
    scene.forge(op.READ_RESPONSE_LAST, 1003, data);
    scene.forge(op.READ_RESPONSE_FIRST, 1000, data, { spoilt: true });
    expect(scene.here.bytes.every((byte) => byte === 0x11)).toBe(true);
    expect(scene.completions()).toEqual([]);
    scene.finish();
    expect(scene.here.bytes.subarray(0, BYTES).every((byte) => byte === 0x22)).toBe(true);
  });

  test("results of atomics from another address, of another PSN, damaged", () => {
    scene = new Scene();
    // An address where an atomic is allowed.
    const shift = (8 - (scene.there.pointer & 7)) & 7;
    expect(shift).toBe(0);
    scene.post(v.IBV_WR_ATOMIC_FETCH_AND_ADD, 8);
    const result = [...aeth(0x1f), 6, 6, 6, 6, 6, 6, 6, 6];
    scene.forge(op.ATOMIC_ACKNOWLEDGE, 1000, result, { from: STRANGER });
    scene.forge(op.ATOMIC_ACKNOWLEDGE, 999, result);
    scene.forge(op.ATOMIC_ACKNOWLEDGE, 1001, result);
    scene.forge(op.ATOMIC_ACKNOWLEDGE, 1000, result, { spoilt: true });
    expect(scene.here.bytes.every((byte) => byte === 0x11)).toBe(true);
    expect(scene.completions()).toEqual([]);
    scene.finish();
    expect(scene.here.bytes.subarray(0, 8).every((byte) => byte === 0x22)).toBe(true);
    expect(scene.there.bytes[0]).toBe(0x23);
  });
});

describe("guessed keys give no access", () => {
  test("all neighbours of a key, and ten thousand others", () => {
    scene = new Scene();
    const { left, there, here } = scene;
    const real = here.rkey;
    const guesses = [
      ...Array.from({ length: 256 }, (_, low) => ((real & 0xffffff00) | low) >>> 0),
      ...Array.from({ length: 32 }, (_, bit) => (real ^ (1 << bit)) >>> 0),
      ...crypto.getRandomValues(new Uint32Array(10_000)),
    ].filter((key) => key !== real && key !== there.rkey);
    const psn = 5000;
    for (const key of guesses) {
      const body = new Uint8Array(24);
      const view = new DataView(body.buffer);
      view.setBigUint64(0, BigInt(here.pointer));
      view.setUint32(8, key);
      view.setUint32(12, 8);
      body.fill(0x66, 16);
      scene.forge(op.WRITE_ONLY, psn, [...body]);
      expect(left.state()).toBe(v.IBV_QPS_ERR);
      // Connects the same QP again, as a server does for its next client.
      left.modify(v.IBV_QP_STATE, (attr) => {
        attr.qp_state = v.IBV_QPS_RESET;
      });
      left.connect(scene.right.endpoint(), { mtu: v.IBV_MTU_1024 });
    }
    expect(here.bytes.every((byte) => byte === 0x11)).toBe(true);
    expect(here.intact).toBe(true);
    // Control: the real key is accepted.
    const body = new Uint8Array(24);
    const view = new DataView(body.buffer);
    view.setBigUint64(0, BigInt(here.pointer));
    view.setUint32(8, real);
    view.setUint32(12, 8);
    body.fill(0x66, 16);
    scene.forge(op.WRITE_ONLY, psn, [...body]);
    expect(here.bytes.subarray(0, 8).every((byte) => byte === 0x66)).toBe(true);
  });
});

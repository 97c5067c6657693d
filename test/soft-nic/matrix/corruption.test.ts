// Fault matrix: corruption of single packets. Each corrupted packet arrives before the intact one. It is
// dropped or has the effect of the intact one.
import { describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { seeded } from "../../support/random.ts";
import type { Completion } from "../support/harness.ts";
import type { SimulatedPacket } from "../support/simulated-network.ts";
import { Field } from "./field.ts";
import { LEFT, type Port, pathsOf, THREE_PATHS, TRANSPORTS, World } from "./transport.ts";
import { demand } from "./violation.ts";

const OPERATIONS = ["write", "send-imm", "read", "add"] as const;
type Operation = (typeof OPERATIONS)[number];
const WAYS = ["the request", "the answer"] as const;

type Damage = (bytes: Uint8Array, round: number) => Uint8Array | undefined;

/**
 * Runs operations one by one. The first packet of each in one direction arrives corrupted first, until
 * `damage` has no more variants.
 */
class Damaged {
  readonly world: World;
  readonly #from: Field;
  readonly #to: Field;
  readonly #value: DataView;
  readonly #target: DataView;
  #pending: Damage | undefined;
  #delay = 5;
  #round = 0;
  #finished = false;

  constructor(world: World, way: (typeof WAYS)[number]) {
    this.world = world;
    this.#from = world.keep(new Field(world.left.side, 64));
    this.#to = world.keep(new Field(world.right.side, 64));
    this.#value = new DataView(this.#from.bytes.buffer, this.#from.bytes.byteOffset);
    this.#target = new DataView(this.#to.bytes.buffer, this.#to.bytes.byteOffset);
    world.network.fate = (packet) => {
      if (this.#pending === undefined || pathsOf(LEFT, 3).includes(packet.from) !== (way === WAYS[0]))
        return [this.#delay];
      return this.#spoil(packet);
    };
  }

  /** The corrupted packet arrives after 5 us, the intact one after 40. */
  #spoil(packet: SimulatedPacket): number[] {
    const spoilt = this.#pending?.(packet.bytes.slice(), this.#round);
    this.#pending = undefined;
    if (spoilt === undefined) this.#finished = true;
    else this.world.network.inject({ ...packet, bytes: spoilt });
    return [40];
  }

  #drain(port: Port): Completion[] {
    const found: Completion[] = [];
    for (let wc = port.poll(); wc !== undefined; wc = port.poll()) found.push(wc);
    return found;
  }

  run(operation: Operation, damage: Damage): number {
    const { network, left, right } = this.world;
    for (; !this.#finished; this.#round++) {
      const [before, after] = [BigInt(this.#round * 2 + 1), BigInt(this.#round * 2 + 2)];
      // Source and target of the value, which a READ swaps.
      const [source, target] =
        operation === "read" ? [this.#target, this.#value] : [this.#value, this.#target];
      source.setBigUint64(0, after, true);
      target.setBigUint64(0, before, true);
      if (operation === "send-imm") right.recv(7, [[this.#to.pointer, 8, this.#to.lkey]]);
      this.#pending = damage;
      this.#post(left, operation);
      const start = network.now;
      network.run(() => false, 25);
      this.#check(target, [before, after, before + 1n], "the corrupted packet");
      const done: Completion[] = [];
      const received: Completion[] = [];
      network.run(() => {
        done.push(...this.#drain(left));
        received.push(...this.#drain(right));
        return done.length > 0 && (operation !== "send-imm" || received.length > 0);
      });
      network.run(() => false, 100);
      done.push(...this.#drain(left));
      received.push(...this.#drain(right));
      const where = () =>
        `round ${this.#round}, ${network.now - start} us: ${JSON.stringify({ done, received })}`;
      demand(done.length === 1 && done[0]!.id === 1 && done[0]!.status === 0, where);
      demand(received.length === (operation === "send-imm" ? 1 : 0), where);
      for (const { id, status, bytes, imm } of received)
        demand(id === 7 && status === 0 && bytes === 8 && imm === 0x12345678, where);
      this.#check(target, [operation === "add" ? before + 1n : after], "the end");
    }
    expect([left.state(), right.state()]).toEqual([v.IBV_QPS_RTS, v.IBV_QPS_RTS]);
    expect([this.#from.intact, this.#to.intact]).toEqual([true, true]);
    return this.#round - 1;
  }

  /** Checks the value at the target. `expect` would take more time than the round. */
  #check(target: DataView, allowed: readonly bigint[], where: string): void {
    const value = target.getBigUint64(0, true);
    demand(allowed.includes(value), () => `round ${this.#round}, ${where}: the value is ${value}`);
  }

  #post(port: Port, operation: Operation): void {
    const opcode = {
      write: v.IBV_WR_RDMA_WRITE,
      "send-imm": v.IBV_WR_SEND_WITH_IMM,
      read: v.IBV_WR_RDMA_READ,
      add: v.IBV_WR_ATOMIC_FETCH_AND_ADD,
    }[operation];
    const error = port.post({
      id: 1,
      opcode,
      sges: [[this.#from.pointer + (operation === "add" ? 8 : 0), 8, this.#from.lkey]],
      remote: this.#to.pointer,
      rkey: this.#to.rkey,
      ...(operation === "send-imm" ? { imm: 0x12345678 } : {}),
      ...(operation === "add" ? { compareAdd: 1n } : {}),
    });
    expect(error).toBe(0);
  }

  get dropped(): number {
    return this.world.network.nics.reduce((sum, { device }) => sum + device.e.i32[Counter.badPackets]!, 0);
  }
}

describe.each(TRANSPORTS.filter((each) => each !== THREE_PATHS))("$name", (transport) => {
  describe.each(OPERATIONS)("%s", (operation) => {
    test.each(WAYS)("every single bit of %s", (way) => {
      const world = new World(transport, { psn: 1000 });
      const damaged = new Damaged(world, way);
      const rounds = damaged.run(operation, (bytes, round) => {
        if (round >= bytes.length * 8) return undefined;
        bytes[round >> 3]! ^= 1 << (round & 7);
        return bytes;
      });
      expect(rounds).toBeGreaterThanOrEqual(20 * 8);
      // All bits except the eight that the ICRC does not cover, which carry congestion marks.
      expect(damaged.dropped).toBeGreaterThanOrEqual(rounds - 8);
      world.close();
    });

    test.each(WAYS)("%s truncated to every length", (way) => {
      const world = new World(transport, { psn: 1000 });
      const damaged = new Damaged(world, way);
      const rounds = damaged.run(operation, (bytes, round) =>
        round >= bytes.length ? undefined : bytes.subarray(0, round),
      );
      expect(damaged.dropped).toBe(rounds);
      world.close();
    });

    test.each(WAYS)("%s with bursts of damage, with a foreign tail, and as noise", (way) => {
      const { random } = seeded(99);
      const int = (below: number) => Math.floor(random() * below);
      const world = new World(transport, { psn: 1000 });
      const damaged = new Damaged(world, way);
      const rounds = damaged.run(operation, (bytes, round) => {
        if (round >= 150) return undefined;
        const from = int(bytes.length);
        if (round < 100) {
          const length = 1 + int(bytes.length - from);
          for (let i = from; i < from + length; i++) bytes[i]! ^= 1 + int(255);
          return bytes;
        }
        if (round < 125) return Uint8Array.from([...bytes, ...new Uint8Array(4 * (1 + int(8)))]);
        return bytes.map(() => int(256));
      });
      expect(damaged.dropped).toBeGreaterThanOrEqual(rounds - 2);
      world.close();
    });
  });
});

// The transports that the NIC has.
import type { Engine } from "../arena/engine.ts";
import { Qp } from "../arena/records.ts";
import { dynamic } from "./dynamic/dynamic.ts";
import { rc } from "./rc/rc.ts";
import type { CommonWork, Transport } from "./transport.ts";
import { uc } from "./uc/uc.ts";
import { ud } from "./ud/ud.ts";
import { xrc, xrcTarget } from "./xrc/xrc.ts";

const TRANSPORTS: readonly Transport[] = [rc, uc, ud, xrc, dynamic];
/** Types of queue pairs that share their opcodes with another. */
const FURTHER_TYPES: readonly Transport[] = [xrcTarget];

const byOpcode: (Transport | undefined)[] = new Array(8).fill(undefined);
for (const transport of TRANSPORTS) byOpcode[transport.opcodes >>> 5] = transport;

/** The transport that an opcode byte belongs to; undefined when it is none of ours. */
export function transportOfOpcode(opcode: number): Transport | undefined {
  return byOpcode[opcode >>> 5];
}

/** The transport of queue pairs of an ibv_qp_type; undefined when there is none. */
export function transportOfType(type: number): Transport | undefined {
  return [...TRANSPORTS, ...FURTHER_TYPES].find((transport) => transport.type === type);
}

/** The transport of queue pair `q`. */
export function transportOf(e: Engine, q: number): Transport {
  return byOpcode[e.i32[q + Qp.transport]! >>> 5]!;
}

/** What transports do beside the work of their queue pairs. */
export const commonWork: readonly CommonWork[] = TRANSPORTS.flatMap(({ common }) => common ?? []);

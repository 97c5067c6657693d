// Table of all transports of the NIC.
import type { Engine } from "../arena/engine.ts";
import { Qp } from "../arena/records.ts";
import type { CommonWork, Transport } from "./common/transport.ts";
import { dynamic } from "./dynamic/dynamic.ts";
import { rc } from "./rc/rc.ts";
import { uc } from "./uc/uc.ts";
import { ud } from "./ud/ud.ts";
import { xrc, xrcTarget } from "./xrc/xrc.ts";

const TRANSPORTS: readonly Transport[] = [rc, uc, ud, xrc, dynamic];
/** Queue pair types that share the opcodes of another transport. */
const FURTHER_TYPES: readonly Transport[] = [xrcTarget];

const byOpcode: (Transport | undefined)[] = new Array(8).fill(undefined);
for (const transport of TRANSPORTS) byOpcode[transport.opcodes >>> 5] = transport;

/** Returns the transport that an opcode byte belongs to, or undefined. */
export function transportOfOpcode(opcode: number): Transport | undefined {
  return byOpcode[opcode >>> 5];
}

/** Returns the transport of an `ibv_qp_type`, or undefined. */
export function transportOfType(type: number): Transport | undefined {
  return [...TRANSPORTS, ...FURTHER_TYPES].find((transport) => transport.type === type);
}

/** Returns the transport of queue pair `q`. */
export function transportOf(e: Engine, q: number): Transport {
  return byOpcode[e.i32[q + Qp.transport]! >>> 5]!;
}

/** Work of the transports that belongs to no single queue pair. */
export const commonWork: readonly CommonWork[] = TRANSPORTS.flatMap(({ common }) => common ?? []);

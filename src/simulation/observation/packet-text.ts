import { attributeNames, Message } from "../../soft/hca/cm/mad/datagram.ts";
import { KIND_NAK, KIND_RNR, SYNDROME_KIND } from "../../soft/hca/wire/headers.ts";
import * as opcodes from "../../soft/hca/wire/opcodes.ts";
import { type Headers, headersOf } from "./headers.ts";

/** Queue pair of the management datagrams of a NIC. */
const MANAGEMENT_QP = 1;

/** Names of the operations, by the low bits of the opcode: the names of their constants. */
const operations = new Map<number, string>(
  Object.entries(opcodes).flatMap(([name, value]) =>
    /^(SEND|WRITE|READ|ACKNOWLEDGE|ATOMIC|COMPARE|FETCH|FLUSH)/.test(name) && typeof value === "number"
      ? [[value, name.replaceAll("_", " ")] as const]
      : [],
  ),
);

const transports = new Map<number, string>([
  [opcodes.TRANSPORT_RC, ""],
  [opcodes.TRANSPORT_UC, "UC "],
  [opcodes.TRANSPORT_UD, "UD "],
  [opcodes.TRANSPORT_XRC, "XRC "],
]);

function syndromeText(syndrome: number): string {
  const kind = syndrome & SYNDROME_KIND;
  if (kind === KIND_RNR) return "receiver not ready";
  return kind === KIND_NAK ? `NAK ${syndrome & ~SYNDROME_KIND}` : "ACK";
}

function operationText({ opcode, syndrome }: Headers): string {
  if (opcode === opcodes.CONGESTION_NOTIFICATION) return "congestion notification";
  const transport = transports.get(opcode & opcodes.TRANSPORT_MASK);
  if (transport === undefined) return `dynamic ${opcode & opcodes.OPERATION_MASK}`;
  const operation = opcode & opcodes.OPERATION_MASK;
  if (operation === opcodes.ACKNOWLEDGE) return `${transport}${syndromeText(syndrome ?? 0)}`;
  return `${transport}${operations.get(operation) ?? `opcode ${opcode}`}`;
}

/** Returns a packet as a short text, such as "WRITE ONLY psn 5 to qp 17". @internal */
export function packetText(bytes: Uint8Array<ArrayBuffer>): string {
  const headers = headersOf(bytes);
  if (headers === undefined) return `${bytes.length} bytes`;
  const { destinationQp, flags, psn, payloadAt } = headers;
  if (destinationQp === MANAGEMENT_QP && flags & opcodes.OP_DETH) {
    const { attribute } = new Message(bytes.buffer, bytes.byteOffset + payloadAt);
    return `connection manager ${attributeNames[attribute] ?? attribute}`;
  }
  return `${operationText(headers)} psn ${psn} qp ${destinationQp}`;
}

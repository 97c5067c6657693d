// Messages of the command's peers, which may be C programs or strangers: ping-pong, perftest, rping. And inputs of the prompt.
import { destinationBytes, destinationFrom, destinationLine } from "../../../src/cli/bench/perftest/wire.ts";
import { CliError } from "../../../src/cli/common/command.ts";
import { addressBytes, decodeAddress, encodeAddress } from "../../../src/cli/pingpong/address.ts";
import { isIncomplete, parsed } from "../../../src/cli/repl/parse.ts";
import { rewrite } from "../../../src/cli/repl/rewrite.ts";
import { messageBytes, pingText, readMessage, writeMessage } from "../../../src/cli/rping/message.ts";
import { DoorbellError } from "../../../src/index.ts";
import { gidBytes } from "../../../src/rdma/address/gid.ts";
import type { Random } from "../../support/random.ts";
import { damagedBytes, damagedText, randomText } from "./damage.ts";
import { checkKind, type ParserFuzz, promise } from "./play.ts";

const numbers = { lid: 7, qpNumber: 17, psn: 0x5f3a01, gid: "::ffff:10.9.0.1" };

/** Returns bytes of a message, damaged as text or as bytes, of its own length. */
function damaged(dice: Random, message: Uint8Array): Buffer {
  if (dice.chance(0.5)) return Buffer.from(damagedBytes(dice, message));
  const text = Buffer.from(damagedText(dice, Buffer.from(message).toString("latin1")), "latin1");
  return Buffer.concat([text, Buffer.alloc(message.length)], message.length);
}

function atPingPong(dice: Random): void {
  const isXrc = dice.chance(0.5);
  const xrc = isXrc ? { xrc: { sendQpNumber: 18, receiveQueue: 3 } } : {};
  const message = encodeAddress({ ...numbers, ...xrc });
  promise(message.length === addressBytes(isXrc), "the length of an address");
  try {
    const { lid, qpNumber, psn, gid } = decodeAddress(damaged(dice, message));
    promise(lid < 65_536 && qpNumber < 2 ** 24 && psn < 2 ** 24, "numbers of an address");
    promise(gidBytes(gid).length === 16, "a GID");
  } catch (error) {
    if (!(error instanceof DoorbellError)) throw error;
  }
}

function atPerftest(dice: Random): void {
  const own = { ...numbers, readAtomic: 16, remoteKey: 9, address: 0x7f0000000000 };
  const message = destinationLine(own);
  promise(message.length === destinationBytes, "the length of a line");
  try {
    const { lid, readAtomic, qpNumber, psn, remoteKey, address, gid } = destinationFrom(
      damaged(dice, message),
    );
    for (const [number, most] of [
      ...[
        [lid, 0xffff],
        [readAtomic, 0xffff],
        [qpNumber, 0xffffff],
        [psn, 0xffffff],
      ],
      ...[
        [remoteKey, 0xffffffff],
        [address, Number.MAX_SAFE_INTEGER],
      ],
    ] as const)
      promise(Number.isSafeInteger(number) && number! >= 0 && number! <= most!, "numbers of a line");
    promise(gidBytes(gid).length === 16, "a GID");
  } catch (error) {
    if (!(error instanceof CliError)) checkKind(error);
  }
}

function atRping(dice: Random): void {
  const message = new Uint8Array(new ArrayBuffer(messageBytes));
  writeMessage(message, { address: 0x7f0000000000, byteLength: 64, remoteKey: 7 });
  const bytes = damagedBytes(dice, message);
  promise(typeof pingText(bytes) === "string", "text");
  try {
    const { address, byteLength, remoteKey } = readMessage(bytes);
    promise(
      [address, byteLength, remoteKey].every((value) => Number.isSafeInteger(value)),
      "whole numbers",
    );
  } catch (error) {
    if (!(error instanceof DoorbellError)) throw error;
  }
}

const inputs = [
  "const x = gpu.from([1, 2, 3]); x.toArray()",
  "let { a, b: [c] } = { a: 1, b: [2] }; a + c",
  "import { openDevice } from 'doorbell'; using d = openDevice()",
  "for (let i = 0; i < 3; i++) { v[i] = i }",
  "class A extends B { #x: number = 1; get y() { return this.#x } }",
  "await qp.connect({ ...there, mtu: 1024 })",
  "`text` + String.raw`\\n` as string satisfies unknown",
  "function f(x?: number, ...rest: string[]): void {}",
  "{ a: 1, b }",
];

const known = {
  isVariable: (name: string) => name === "v",
  isConstant: (name: string) => name === "gpu",
  isGlobal: (name: string) => name in globalThis,
  isCaptured: (name: string) => name === "v" || name === "f",
};

async function atPrompt(dice: Random): Promise<void> {
  const text = dice.chance(0.1) ? randomText(dice) : damagedText(dice, dice.pick(inputs));
  try {
    isIncomplete(text);
    const { body, names, constants } = rewrite(await parsed(text), known);
    promise(typeof body === "string" && constants.every((name) => names.includes(name)), "a program");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
}

export const commands: readonly ParserFuzz[] = [
  { name: "pingpong", run: atPingPong },
  { name: "perftest", run: atPerftest },
  { name: "rping", run: atRping },
  { name: "prompt", run: atPrompt },
];

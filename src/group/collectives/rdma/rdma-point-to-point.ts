import type { Buffer, Stream } from "../../../cuda/index.ts";
import type { TransferSide } from "../algorithm.ts";
import { signatureOf } from "../recent-calls.ts";
import type { Lane } from "./lane.ts";
import { TURNS } from "./paths/channels.ts";
import type { Staging } from "./staging.ts";
import type { Step } from "./step.ts";

/** Point-to-point transfers over the network. Sends use one lane and receives use another lane. */
export class RdmaPointToPoint {
  readonly #staging: Staging;
  readonly #send: Lane;
  readonly #receive: Lane;
  /** Number of messages received from each rank. */
  readonly #got: Uint32Array;

  constructor(staging: Staging, send: Lane, receive: Lane) {
    this.#staging = staging;
    this.#send = send;
    this.#receive = receive;
    this.#got = new Uint32Array(staging.layout.size);
  }

  transfer(
    number: number,
    stream: Stream,
    sent: TransferSide | undefined,
    got: TransferSide | undefined,
  ): void {
    if (sent !== undefined) this.#send.order.enter(stream);
    if (got !== undefined) this.#receive.order.enter(stream);
    const sends = sent === undefined ? [] : this.#sendSteps(number, sent, stream);
    const receives = got === undefined ? [] : this.#receiveSteps(number, got, stream);
    // Send and receive steps alternate. Otherwise two members that send large buffers to each other would
    // deadlock.
    const commands: number[] = [];
    for (let i = 0; i < Math.max(sends.length, receives.length); i++) {
      if (i < sends.length) commands.push(sends[i]!.stage());
      const receive = receives[i];
      if (receive !== undefined) receive.finish(receive.stage());
      const before = i - TURNS + 1;
      if (before >= 0 && before < sends.length) sends[before]!.finish(commands[before]!);
    }
    const from = Math.max(0, Math.max(sends.length, receives.length) - TURNS + 1);
    for (let i = from; i < sends.length; i++) sends[i]!.finish(commands[i]!);
  }

  #chunksOf({ buffer }: TransferSide): readonly Buffer<"u8">[] {
    const bytes = buffer.as("u8");
    const { slotBytes } = this.#staging.layout;
    const parts: Buffer<"u8">[] = [];
    for (let at = 0; at < bytes.length || at === 0; at += slotBytes)
      parts.push(bytes.slice(at, Math.min(at + slotBytes, bytes.length)));
    return parts;
  }

  #sendSteps(number: number, side: TransferSide, stream: Stream): readonly Step[] {
    const signature = signatureFor(side.buffer);
    const lane = this.#send;
    return this.#chunksOf(side).map((part) => ({
      stage: () => {
        const command = lane.begin(number, signature);
        const slot = this.#staging.layout.transferSent(command);
        this.#staging.copyIn(slot, part, stream);
        lane.addSend(side.rank, slot, part.byteLength);
        lane.commit(stream);
        return command;
      },
      finish: (command) => {
        lane.wait(stream, command);
        lane.consumed(stream, command);
      },
    }));
  }

  #receiveSteps(number: number, side: TransferSide, stream: Stream): readonly Step[] {
    const signature = signatureFor(side.buffer);
    const lane = this.#receive;
    return this.#chunksOf(side).map((part) => ({
      stage: () => {
        const command = lane.begin(number, signature);
        lane.addReceive(side.rank, part.byteLength);
        lane.commit(stream);
        return command;
      },
      finish: (command) => {
        lane.wait(stream, command);
        const message = this.#got[side.rank]!++;
        this.#staging.copyOut(part, this.#staging.layout.transferReceived(side.rank, message), stream);
        lane.consumed(stream, command);
      },
    }));
  }
}

/**
 * Returns the signature of a transfer. The sender and the receiver must use the same element type and length.
 */
const signatureFor = ({ type, length }: Buffer): number =>
  signatureOf({ name: "pass", type, count: length, detail: "" });

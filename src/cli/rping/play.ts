import { DoorbellError, remoteSlice } from "../../index.ts";
import type { Connection, MemoryRegion } from "../../rdma/index.ts";
import type { RpingEnd } from "./end.ts";
import { fillPing, pingText } from "./message.ts";

/** Prints the data of a round. */
export type Show = (text: string) => void;

/**
 * Runs the client's rounds: it sends the address of its source, which the server reads, and of its sink,
 * which the server writes.
 */
export async function ping(
  end: RpingEnd,
  { source, sink }: { source: MemoryRegion; sink: MemoryRegion },
  { count, validate, show }: { count: number; validate: boolean; show: Show },
): Promise<number> {
  let done = 0;
  for (; done < count; done++) {
    fillPing(source.bytes, done);
    sink.bytes.fill(0);
    await end.send(source.remote());
    await end.receive();
    await end.send(sink.remote());
    await end.receive();
    show(pingText(sink.bytes));
    if (validate && pingText(sink.bytes) !== pingText(source.bytes))
      throw new DoorbellError(`ping ${done} came back as ${JSON.stringify(pingText(sink.bytes))}`);
  }
  return done;
}

/** Runs the server's rounds until the client disconnects. Returns their number. */
export async function pong(
  end: RpingEnd,
  connection: Connection,
  memory: MemoryRegion,
  show: Show,
): Promise<number> {
  const { queuePair } = connection;
  for (let done = 0; ; done++) {
    const source = await end.receive().catch((error: unknown) => {
      // Posted receives are flushed when the client disconnects.
      if (connection.connected) throw error;
      return undefined;
    });
    if (source === undefined) return done;
    const { byteLength } = source;
    if (byteLength > memory.byteLength)
      throw new DoorbellError(
        `the client's pings have ${byteLength} bytes, this server has room for ${memory.byteLength}`,
        "Start the server with the client's --size.",
      );
    const local = memory.slice(0, byteLength);
    await end.finish(queuePair.read({ local, remote: source }));
    show(pingText(memory.bytes.subarray(0, byteLength)));
    // The content of this message has no meaning: it lets the client continue.
    await end.send(memory.remote());
    const sink = await end.receive();
    const text = memory.slice(0, Math.min(byteLength, pingText(memory.bytes).length + 1));
    await end.finish(queuePair.write({ local: text, remote: remoteSlice(sink, 0, text.byteLength) }));
    await end.send(memory.remote());
  }
}

import { DoorbellError, remoteSlice } from "../../index.ts";
import type { Connection, MemoryRegion } from "../../rdma/index.ts";
import type { RpingEnd } from "./end.ts";
import { fillPing, pingText } from "./message.ts";

/** What a round shows to whoever looks. */
export type Show = (text: string) => void;

/** The client's rounds: it tells of its source, which the server reads, and of its sink, which the server writes. */
export async function ping(
  end: RpingEnd,
  { source, sink }: { source: MemoryRegion; sink: MemoryRegion },
  { count, validate, show }: { count: number; validate: boolean; show: Show },
): Promise<number> {
  let done = 0;
  for (; done < count; done++) {
    fillPing(source.bytes, done);
    sink.bytes.fill(0);
    await end.say(source.remote());
    await end.hear();
    await end.say(sink.remote());
    await end.hear();
    show(pingText(sink.bytes));
    if (validate && pingText(sink.bytes) !== pingText(source.bytes))
      throw new DoorbellError(`ping ${done} came back as ${JSON.stringify(pingText(sink.bytes))}`);
  }
  return done;
}

/** The server's rounds, until the client ends the connection: how many there were. */
export async function pong(
  end: RpingEnd,
  connection: Connection,
  memory: MemoryRegion,
  show: Show,
): Promise<number> {
  const { queuePair } = connection;
  for (let done = 0; ; done++) {
    const source = await end.hear().catch((error: unknown) => {
      // What was to be received is flushed when the client goes.
      if (connection.connected) throw error;
      return undefined;
    });
    if (source === undefined) return done;
    const { byteLength } = source;
    if (byteLength > memory.byteLength)
      throw new DoorbellError(
        `the client's pings have ${byteLength} bytes, room is for ${memory.byteLength}`,
        "Start the server with the client's --size.",
      );
    const local = memory.slice(0, byteLength);
    await end.finish(queuePair.read({ local, remote: source }));
    show(pingText(memory.bytes.subarray(0, byteLength)));
    // Any message will do: it says go on.
    await end.say(memory.remote());
    const sink = await end.hear();
    const text = memory.slice(0, Math.min(byteLength, pingText(memory.bytes).length + 1));
    await end.finish(queuePair.write({ local: text, remote: remoteSlice(sink, 0, text.byteLength) }));
    await end.say(memory.remote());
  }
}

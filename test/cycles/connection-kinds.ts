import { ConnectionId, connect, EventChannel, joinMulticast, listen, openDevice } from "../../src/index.ts";
import type { Kind } from "./kind.ts";

const by = { provider: "soft" } as const;

/** Opens a device whose connection manager the cycles use, and returns its address. */
const own = (stack: DisposableStack) => {
  const [gid] = stack.use(openDevice("soft0")).gids();
  return { address: gid!.gid.replace("::ffff:", ""), port: 0 };
};

/** Objects of the connection manager, on soft0. */
export const connectionKinds: Readonly<Record<string, Kind>> = {
  "event channel": (stack) => {
    own(stack);
    return () => EventChannel.open("soft").close();
  },
  "connection id": (stack) => {
    own(stack);
    const channel = stack.use(EventChannel.open("soft"));
    return () => ConnectionId.create(channel).close();
  },
  listener: (stack) => {
    const at = own(stack);
    return () => listen(at, by).close();
  },
  connection: (stack) => {
    const listener = stack.use(listen(own(stack), by));
    return async () => {
      const asking = connect(listener.address, by);
      using accepted = await (await listener.next()).accept();
      using connection = await asking;
      await Promise.all([connection.disconnect(), accepted.disconnected()]);
    };
  },
  "multicast membership": (stack) => {
    const { address } = own(stack);
    return async () => (await joinMulticast("239.1.2.3", { ...by, sourceAddress: address })).close();
  },
};

import {
  type Connection,
  type ConnectToOptions,
  connect,
  type Device,
  type Listener,
  type ListenerOptions,
  listen,
  type SocketAddress,
} from "../../../src/index.ts";
import { ownAddress } from "../../support/own-address.ts";
import { openTestDevice } from "../verbs/pair.ts";

// Helpers of the connection tests: listening and connecting on the device under test.

/** The opened device under test, with its address. */
export interface Place extends Disposable {
  readonly device: Device;
  readonly own: SocketAddress;
  readonly by: { readonly provider: "native" | "soft" };
  listening(options?: ListenerOptions): Listener;
  connecting(to: SocketAddress, options?: ConnectToOptions): Promise<Connection>;
  /** Connects two ends. Closing the pair closes the listener too. */
  connected(ours?: ConnectToOptions, theirs?: ListenerOptions): Promise<ConnectedPair>;
}

export interface ConnectedPair extends Disposable {
  readonly ours: Connection;
  readonly theirs: Connection;
}

export function openPlace(): Place {
  const device = openTestDevice();
  const { at: own, by } = ownAddress(device);
  const listening = (options: ListenerOptions = {}): Listener => listen(own, { ...by, ...options });
  const connecting = (to: SocketAddress, options: ConnectToOptions = {}) =>
    connect(to, { ...by, ...options });
  return {
    ...{ device, own, by, listening, connecting },
    async connected(ours = {}, theirs = {}) {
      const listener = listening(theirs);
      const asking = connecting(listener.address, ours);
      const accepted = await (await listener.next()).accept();
      const connection = await asking;
      return {
        ours: connection,
        theirs: accepted,
        [Symbol.dispose]() {
          connection.close();
          accepted.close();
          listener.close();
        },
      };
    },
    [Symbol.dispose]: () => device.close(),
  };
}

/** Returns private data as text, without trailing zeros. */
export const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replace(/\0+$/, "");

/** Returns the error with which a promise rejects. */
export const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => new Error("it succeeded"),
    (error: Error) => error,
  );

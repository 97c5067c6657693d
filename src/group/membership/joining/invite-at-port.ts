import { isHere } from "../links/is-here.ts";
import { Listener, type RequestHandler } from "../links/listener.ts";
import { type Inviter, notifyRunning, Renewal } from "./inviter.ts";
import { listenHost } from "./meet.ts";

/** Parameters of an inviter at a TCP port. */
export interface PortInviterOptions {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly token: string;
  /** TCP port on which this process listens for members. */
  readonly listenerPort: number;
}

/** Creates an inviter that listens at the rendezvous port after the member that held the port has exited. */
export async function inviterAtPort({
  name,
  host,
  port,
  token,
  listenerPort,
}: PortInviterOptions): Promise<Inviter> {
  const claim = listenerPort === port ? 2 : (await isHere(host)) ? 1 : 0;
  const renewal = new Renewal();
  let listener: Listener | undefined;
  const open = async (handler: RequestHandler): Promise<void> => {
    if (claim !== 1 || listener !== undefined) return;
    let opened: Listener;
    try {
      opened = await Listener.open(token, listenHost(host), port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EADDRINUSE")
        await notifyRunning({ host, port }, token, { name, address: { host, port: listenerPort } });
      return;
    }
    if (!renewal.on) opened.close();
    else {
      listener = opened;
      listener.handle("join", handler);
    }
  };
  return {
    claim,
    invite: (_session, handler) => renewal.start(() => open(handler)),
    withdraw: () => {
      renewal.stop();
      listener?.close();
      listener = undefined;
    },
  };
}

import { Door, type Visit } from "../../links/door.ts";
import { isHere } from "../is-here.ts";
import { listenHost } from "../meet.ts";
import { type Inviter, Renewal, tellRunning } from "./inviter.ts";

/** What an inviter at a port knows. */
export interface PortPlace {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly token: string;
  /** Where this process listens for members. */
  readonly doorPort: number;
}

/** Listens at the rendezvous' port, when the member that did so is gone. */
export async function inviterAtPort({ name, host, port, token, doorPort }: PortPlace): Promise<Inviter> {
  const claim = doorPort === port ? 2 : (await isHere(host)) ? 1 : 0;
  const renewal = new Renewal();
  let door: Door | undefined;
  const open = async (visit: Visit): Promise<void> => {
    if (claim !== 1 || door !== undefined) return;
    let opened: Door;
    try {
      opened = await Door.open(token, listenHost(host), port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EADDRINUSE")
        await tellRunning({ host, port }, token, { name, place: { host, port: doorPort } });
      return;
    }
    if (!renewal.on) opened.close();
    else {
      door = opened;
      door.handle("join", visit);
    }
  };
  return {
    claim,
    invite: (_session, visit) => renewal.start(() => open(visit)),
    withdraw: () => {
      renewal.stop();
      door?.close();
      door = undefined;
    },
  };
}

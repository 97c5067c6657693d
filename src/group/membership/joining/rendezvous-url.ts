import { JoinError } from "../links/group-error.ts";

/** Parsed rendezvous URL, at which members of a group meet. */
export type Rendezvous =
  | { readonly kind: "tcp"; readonly host: string; readonly port: number }
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "etcd"; readonly host: string; readonly port: number; readonly prefix: string };

const forms = '"tcp://host:port", "file:///path" or "etcd://host:2379/path"';

/** Parses a rendezvous URL. Throws a JoinError for an invalid URL. */
export function parseRendezvous(text: string): Rendezvous {
  const wrong = (why: string): JoinError =>
    new JoinError("rendezvous", `rendezvous ${JSON.stringify(text)}: ${why}`, `Use ${forms}.`);
  const found = /^(tcp|file|etcd):\/\/(.*)$/.exec(text);
  if (found === null) throw wrong("unknown kind of rendezvous");
  const [, kind = "", rest = ""] = found;
  if (kind === "file") {
    if (!rest.startsWith("/")) throw wrong("a file's path must begin with a slash");
    return { kind, path: rest };
  }
  const match = /^(\[[^\]]+\]|[^:/[\]]+)(?::(\d+))?(\/.*)?$/.exec(rest);
  if (match === null) throw wrong("the host is missing");
  const [, name = "", digits, path = ""] = match;
  const host = name.replace(/^\[|\]$/g, "");
  const port = digits === undefined ? (kind === "etcd" ? 2379 : 0) : Number(digits);
  if (!(port >= 1 && port <= 65_535)) throw wrong("the port is missing or not between 1 and 65535");
  if (kind === "etcd") return { kind, host, port, prefix: path.replace(/\/+$/, "") || "/doorbell" };
  if (path !== "" && path !== "/") throw wrong("a TCP rendezvous must have no path");
  return { kind: "tcp", host, port };
}

import { JoinError } from "../group-error.ts";
import { left, type Until } from "../links/handshake.ts";

/** A key and its value, as etcd has them. */
export interface EtcdEntry {
  readonly key: string;
  readonly value: string;
}

interface RangeAnswer {
  readonly kvs?: readonly { readonly key: string; readonly value?: string }[];
}
interface TransactionAnswer {
  readonly succeeded?: boolean;
}
interface LeaseAnswer {
  readonly ID?: string;
  readonly TTL?: string;
  readonly result?: { readonly TTL?: string };
}

const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");
const fromBase64 = (text: string): string => Buffer.from(text, "base64").toString("utf8");
/** Behind all keys that begin with a text. */
const endOf = (prefix: string): string =>
  prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);

/** A key that hangs on no lease stays. */
const hung = (lease: string) => (lease === "" ? {} : { lease });

const awayHint = "Is it there, and does it listen for clients at that address?";

/** Longest that one question takes: etcd is near, or away. */
const answerMs = 3000;

/** etcd by its JSON gateway, which needs no client library: keys, transactions and leases. */
export class Etcd {
  readonly #url: string;

  constructor(host: string, port: number) {
    this.#url = `http://${host.includes(":") ? `[${host}]` : host}:${port}/v3/`;
  }

  async #ask<T>(path: string, body: unknown, deadline: Until): Promise<T> {
    const { timeoutMs, signal } = left(deadline);
    const limit = AbortSignal.timeout(Math.max(1, Math.min(timeoutMs, answerMs)));
    // A kept connection would outlive the group: nobody but the runtime can close it.
    const headers = { connection: "close" };
    const request = { method: "POST", body: JSON.stringify(body), headers };
    let response: Response;
    let text: string;
    try {
      const either = signal === undefined ? limit : AbortSignal.any([limit, signal]);
      response = await fetch(this.#url + path, { ...request, signal: either });
      text = await response.text();
    } catch (error) {
      signal?.throwIfAborted();
      throw new JoinError("rendezvous", `etcd at ${this.#url} does not answer`, awayHint, { cause: error });
    }
    if (!response.ok) throw new Error(`etcd answered ${path} with ${response.status}: ${text.slice(0, 200)}`);
    // A stream of answers has one a line.
    return JSON.parse(text.split("\n")[0] ?? "{}") as T;
  }

  async get(prefix: string, deadline: Until): Promise<EtcdEntry[]> {
    const range = { key: base64(prefix), range_end: base64(endOf(prefix)) };
    const { kvs = [] } = await this.#ask<RangeAnswer>("kv/range", range, deadline);
    return kvs.map(({ key, value = "" }) => ({ key: fromBase64(key), value: fromBase64(value) }));
  }

  async put(key: string, value: string, lease: string, deadline: Until): Promise<void> {
    await this.#ask("kv/put", { key: base64(key), value: base64(value), ...hung(lease) }, deadline);
  }

  /** False when the key is there already. */
  async create(key: string, value: string, lease: string, deadline: Until): Promise<boolean> {
    const compare = [{ key: base64(key), target: "CREATE", create_revision: "0" }];
    return await this.#transact(
      compare,
      { key: base64(key), value: base64(value), ...hung(lease) },
      deadline,
    );
  }

  /** False when the key's value is another one. */
  async replace(key: string, before: string, value: string, deadline: Until, lease = ""): Promise<boolean> {
    const compare = [{ key: base64(key), target: "VALUE", value: base64(before) }];
    const put = { key: base64(key), value: base64(value), ...hung(lease) };
    return await this.#transact(compare, put, deadline);
  }

  async #transact(compare: unknown, put: unknown, deadline: Until): Promise<boolean> {
    const body = { compare, success: [{ requestPut: put }] };
    return (await this.#ask<TransactionAnswer>("kv/txn", body, deadline)).succeeded === true;
  }

  async remove(key: string, deadline: Until): Promise<void> {
    await this.#ask("kv/deleterange", { key: base64(key) }, deadline);
  }

  /** A lease: keys that hang on it go when it is not kept alive for so long. etcd's shortest is about 2 s. */
  async grant(seconds: number, deadline: Until): Promise<string> {
    const { ID } = await this.#ask<LeaseAnswer>("lease/grant", { TTL: `${seconds}` }, deadline);
    if (ID === undefined) throw new JoinError("rendezvous", "etcd gave no lease");
    return ID;
  }

  /** False when it has ended. */
  async keepAlive(lease: string, deadline: Until): Promise<boolean> {
    const { result } = await this.#ask<LeaseAnswer>("lease/keepalive", { ID: lease }, deadline);
    return Number(result?.TTL ?? 0) > 0;
  }

  async revoke(lease: string, deadline: Until): Promise<void> {
    await this.#ask("lease/revoke", { ID: lease }, deadline);
  }
}

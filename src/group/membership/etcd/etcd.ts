import type { Deadline } from "../../../wait/deadline.ts";
import { JoinError } from "../links/group-error.ts";
import { isRecord } from "../links/handshake.ts";

/** Key and value of one etcd entry, decoded from base64. */
export interface EtcdEntry {
  readonly key: string;
  readonly value: string;
}

interface RangeResponse {
  readonly kvs?: readonly { readonly key: string; readonly value?: string }[];
}
interface TransactionResponse {
  readonly succeeded?: boolean;
}
interface LeaseResponse {
  readonly ID?: string;
  readonly TTL?: string;
  readonly result?: { readonly TTL?: string };
}

const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");
const fromBase64 = (text: string): string => Buffer.from(text, "base64").toString("utf8");
/** Returns the end of the etcd key range that covers all keys with the prefix. */
const endOf = (prefix: string): string =>
  prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);

/** Returns the lease field of an etcd put request. A key without a lease never expires. */
const leaseField = (lease: string) => (lease === "" ? {} : { lease });

/** Returns the object in the first line of an answer, or undefined. A streaming endpoint sends one a line. */
export function answerIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const answer: unknown = JSON.parse(text.split("\n")[0] ?? "{}");
    return isRecord(answer) && !Array.isArray(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

const isText = (text: unknown): boolean => typeof text === "string";

/** Returns the entries of an answer to a range request, or undefined when the answer is invalid. */
export function entriesIn({ kvs = [] }: RangeResponse): EtcdEntry[] | undefined {
  const isSound =
    Array.isArray(kvs) &&
    kvs.every(
      (entry) =>
        isRecord(entry) && isText(entry["key"]) && (entry["value"] === undefined || isText(entry["value"])),
    );
  return isSound
    ? kvs.map(({ key, value = "" }) => ({ key: fromBase64(key), value: fromBase64(value) }))
    : undefined;
}

const unreachableHint = "Check that etcd is running and that it listens for clients at this address.";

/** Maximum time for one etcd request, in milliseconds. */
const responseMs = 3000;

/**
 * etcd client for keys, transactions and leases. The client uses the JSON gateway of etcd, so no client
 * library is needed.
 */
export class Etcd {
  readonly #url: string;

  constructor(host: string, port: number) {
    this.#url = `http://${host.includes(":") ? `[${host}]` : host}:${port}/v3/`;
  }

  async #request<T>(path: string, body: unknown, deadline: Deadline): Promise<T> {
    const { timeoutMs, signal } = deadline.remaining();
    const limit = AbortSignal.timeout(Math.max(1, Math.min(timeoutMs, responseMs)));
    // Only the runtime can close a pooled `fetch` connection, so a pooled connection would outlive the group.
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
      throw new JoinError("rendezvous", `etcd at ${this.#url} does not answer`, unreachableHint, {
        cause: error,
      });
    }
    if (!response.ok) throw new Error(`etcd answered ${path} with ${response.status}: ${text.slice(0, 200)}`);
    const answer = answerIn(text);
    if (answer === undefined) throw this.#invalidResponse(path);
    return answer as T;
  }

  #invalidResponse(path: string): JoinError {
    return new JoinError(
      "rendezvous",
      `the answer of ${this.#url}${path} is not an answer of etcd`,
      "Check that the address of the rendezvous is the client address of etcd.",
    );
  }

  async get(prefix: string, deadline: Deadline): Promise<EtcdEntry[]> {
    const range = { key: base64(prefix), range_end: base64(endOf(prefix)) };
    const entries = entriesIn(await this.#request<RangeResponse>("kv/range", range, deadline));
    if (entries === undefined) throw this.#invalidResponse("kv/range");
    return entries;
  }

  async put(key: string, value: string, lease: string, deadline: Deadline): Promise<void> {
    await this.#request("kv/put", { key: base64(key), value: base64(value), ...leaseField(lease) }, deadline);
  }

  /** Creates an etcd key. Returns false when the key already exists. */
  async create(key: string, value: string, lease: string, deadline: Deadline): Promise<boolean> {
    const compare = [{ key: base64(key), target: "CREATE", create_revision: "0" }];
    return await this.#transact(
      compare,
      { key: base64(key), value: base64(value), ...leaseField(lease) },
      deadline,
    );
  }

  /** Replaces the value of an etcd key. Returns false when the current value differs from `before`. */
  async replace(
    key: string,
    before: string,
    value: string,
    deadline: Deadline,
    lease = "",
  ): Promise<boolean> {
    const compare = [{ key: base64(key), target: "VALUE", value: base64(before) }];
    const put = { key: base64(key), value: base64(value), ...leaseField(lease) };
    return await this.#transact(compare, put, deadline);
  }

  async #transact(compare: unknown, put: unknown, deadline: Deadline): Promise<boolean> {
    const body = { compare, success: [{ requestPut: put }] };
    return (await this.#request<TransactionResponse>("kv/txn", body, deadline)).succeeded === true;
  }

  async remove(key: string, deadline: Deadline): Promise<void> {
    await this.#request("kv/deleterange", { key: base64(key) }, deadline);
  }

  /**
   * Grants an etcd lease. etcd deletes the keys of the lease when no keep-alive request arrives within
   * `seconds`. The shortest lease of etcd is about 2 s.
   */
  async grant(seconds: number, deadline: Deadline): Promise<string> {
    const { ID } = await this.#request<LeaseResponse>("lease/grant", { TTL: `${seconds}` }, deadline);
    if (typeof ID !== "string") throw new JoinError("rendezvous", "etcd granted no lease");
    return ID;
  }

  /** Renews an etcd lease. Returns false when the lease has expired. */
  async keepAlive(lease: string, deadline: Deadline): Promise<boolean> {
    const { result } = await this.#request<LeaseResponse>("lease/keepalive", { ID: lease }, deadline);
    return Number(result?.TTL ?? 0) > 0;
  }

  async revoke(lease: string, deadline: Deadline): Promise<void> {
    await this.#request("lease/revoke", { ID: lease }, deadline);
  }
}

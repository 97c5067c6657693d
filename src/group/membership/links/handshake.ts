import process from "node:process";
import { tcp } from "../../../exchange/tcp.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import { until } from "../../../wait/until.ts";
import { JoinError, type JoinFailure } from "./group-error.ts";
import { LineSocket } from "./line-socket.ts";

/** Version of the group protocol. Members of different versions refuse each other. */
export const PROTOCOL = 1;

/** First message of a listener on a new connection. */
export interface Greeting {
  readonly doorbell: "group";
  readonly protocol: number;
  readonly nonce: string;
}

/** Request of a connecting process, with a proof that the process has the token. */
export interface HandshakeRequest {
  readonly wants: string;
  readonly hello: unknown;
  readonly nonce: string;
  readonly proof: string;
}

/** Answer of a listener, either an acceptance with the listener's own proof or a refusal. */
export type Answer =
  | { readonly accepted: true; readonly proof: string }
  | { readonly refused: JoinFailure; readonly message: string; readonly hint: string };

const crypto = () => process.getBuiltinModule("node:crypto");

export const nonce = (): string => crypto().randomBytes(16).toString("hex");

/** Returns an HMAC that proves possession of the token without sending the token. */
export const proofOf = (token: string, ...words: string[]): string =>
  crypto().createHmac("sha256", token).update(words.join("\n")).digest("hex");

/** Compares two proofs in constant time. */
export function isProof(given: unknown, wanted: string): boolean {
  if (typeof given !== "string" || given.length !== wanted.length) return false;
  // Text of the same length may have more bytes.
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && crypto().timingSafeEqual(one, other);
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Converts a text or number of an unauthenticated peer to short text, and other values to "". */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}`.slice(0, 1000) : "";

/** Waits for the next value from a socket. Throws a JoinError when the connection ends first. */
export async function nextValue(socket: LineSocket, what: string, deadline: Deadline): Promise<unknown> {
  const look = (): { readonly value: unknown } | undefined => {
    const next = socket.take();
    if (next === undefined && socket.ended)
      throw new JoinError("rendezvous", `${what}: the connection was closed`);
    return next;
  };
  const watch = (ready: () => void) => {
    socket.onWaiting = socket.onEnd = ready;
    return () => {
      socket.onWaiting = socket.onEnd = () => {};
    };
  };
  const { value } = await until(look, watch, { ...deadline.remaining(), what: () => what });
  return value;
}

const retryable: ReadonlySet<string | undefined> = new Set([
  ...["ECONNREFUSED", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ECONNRESET", "EAI_AGAIN", "ENOTFOUND"],
]);

/** Tries once to connect to a listener. Returns undefined when no process listens at the address. */
export function connectOnce(host: string, port: number, limitMs: number): Promise<LineSocket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = tcp().connect({ host, port });
    const timer = setTimeout(() => {
      socket.destroy();
      resolve(undefined);
    }, limitMs);
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.removeAllListeners("error");
      resolve(new LineSocket(socket));
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      if (retryable.has(error.code)) resolve(undefined);
      else {
        const hint = "Check the host and the port of the rendezvous.";
        reject(
          new JoinError("rendezvous", `cannot reach ${host}:${port}: ${error.message}`, hint, {
            cause: error,
          }),
        );
      }
    });
  });
}

/**
 * Sends a request with a proof of the token and waits until the listener accepts. Throws a JoinError when the
 * listener refuses, and when the listener cannot prove that it has the token.
 */
export async function handshake(
  socket: LineSocket,
  wants: string,
  hello: unknown,
  token: string,
  deadline: Deadline,
): Promise<void> {
  const where = `the rendezvous at ${socket.remoteAddress}`;
  const greeting = await nextValue(socket, `waiting for ${where}`, deadline);
  if (!isRecord(greeting) || greeting["doorbell"] !== "group" || typeof greeting["nonce"] !== "string")
    throw new JoinError(
      "rendezvous",
      `${where} is another program`,
      "Choose a port that no other program listens on.",
    );
  if (greeting["protocol"] !== PROTOCOL)
    throw new JoinError(
      "version",
      `${where} uses version ${textOf(greeting["protocol"])} of the group protocol, this process uses version ${PROTOCOL}`,
      "Use the same version of doorbell in all members.",
    );
  const ownNonce = nonce();
  const text = JSON.stringify(hello);
  socket.send({
    wants,
    hello,
    nonce: ownNonce,
    proof: proofOf(token, "request", greeting["nonce"], ownNonce, wants, text),
  } satisfies HandshakeRequest);
  const answer = await nextValue(socket, `waiting for the answer of ${where}`, deadline);
  if (!isRecord(answer)) throw new JoinError("rendezvous", `${where} sent an invalid answer`);
  if (typeof answer["refused"] === "string")
    throw new JoinError(answer["refused"] as JoinFailure, textOf(answer["message"]), textOf(answer["hint"]));
  if (!isProof(answer["proof"], proofOf(token, "answer", ownNonce, greeting["nonce"])))
    throw new JoinError("token", `${where} does not have this group's token`);
  socket.trust();
}

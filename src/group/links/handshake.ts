import process from "node:process";
import { until } from "../../wait/until.ts";
import { JoinError, type JoinFailure } from "../group-error.ts";
import { LineSocket } from "./line-socket.ts";

/** What members of other versions of this library do not speak. */
export const PROTOCOL = 1;

/** A deadline that several steps share. */
export interface Until {
  readonly end: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

export const untilOf = (timeoutMs: number, signal: AbortSignal | undefined = undefined): Until => ({
  end: performance.now() + timeoutMs,
  timeoutMs,
  signal,
});

/** What is left of it, for the next step. */
export const left = ({
  end,
  signal,
}: Until): { readonly timeoutMs: number; readonly signal: AbortSignal | undefined } => ({
  timeoutMs: Math.max(0, end - performance.now()),
  signal,
});

/** The first thing that whoever listens says. */
export interface Greeting {
  readonly doorbell: "group";
  readonly protocol: number;
  readonly nonce: string;
}

/** What whoever calls says: what it wants, and the proof that it knows the token. */
export interface Knock {
  readonly wants: string;
  readonly hello: unknown;
  readonly nonce: string;
  readonly proof: string;
}

/** The answer: let in, with the listener's own proof, or not. */
export type Answer =
  | { readonly accepted: true; readonly proof: string }
  | { readonly refused: JoinFailure; readonly message: string; readonly hint: string };

const crypto = () => process.getBuiltinModule("node:crypto");

export const nonce = (): string => crypto().randomBytes(16).toString("hex");

/** Shows that one knows the token without saying it. */
export const proofOf = (token: string, ...words: string[]): string =>
  crypto().createHmac("sha256", token).update(words.join("\n")).digest("hex");

/** Compares in a time that does not depend on what differs. */
export function isProof(given: unknown, wanted: string): boolean {
  if (typeof given !== "string" || given.length !== wanted.length) return false;
  return crypto().timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The next value of a socket; JoinError when it ends first. */
export async function nextValue(socket: LineSocket, what: string, deadline: Until): Promise<unknown> {
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
  const { value } = await until(look, watch, { ...left(deadline), what: () => what });
  return value;
}

const passing: ReadonlySet<string | undefined> = new Set([
  ...["ECONNREFUSED", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ECONNRESET", "EAI_AGAIN", "ENOTFOUND"],
]);

/** One try to connect; undefined when nobody listens yet. */
export function connectOnce(host: string, port: number, limitMs: number): Promise<LineSocket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = process.getBuiltinModule("node:net").connect({ host, port });
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
      if (passing.has(error.code)) resolve(undefined);
      else {
        const hint = "Check host and port of the rendezvous.";
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
 * Says what one wants over a connection, and hears whether one may. JoinError when refused, and when whoever listens does not
 * know the token either.
 */
export async function knock(
  socket: LineSocket,
  wants: string,
  hello: unknown,
  token: string,
  deadline: Until,
): Promise<void> {
  const where = `the rendezvous at ${socket.remoteAddress}`;
  const greeting = await nextValue(socket, `waiting for ${where}`, deadline);
  if (!isRecord(greeting) || greeting["doorbell"] !== "group" || typeof greeting["nonce"] !== "string")
    throw new JoinError(
      "rendezvous",
      `${where} is another program`,
      "Choose a port that nothing else listens on.",
    );
  if (greeting["protocol"] !== PROTOCOL)
    throw new JoinError(
      "version",
      `${where} speaks version ${String(greeting["protocol"])} of the group's protocol, this process ${PROTOCOL}`,
      "Use the same version of doorbell in all members.",
    );
  const mine = nonce();
  const text = JSON.stringify(hello);
  socket.send({
    wants,
    hello,
    nonce: mine,
    proof: proofOf(token, "knock", greeting["nonce"], mine, wants, text),
  } satisfies Knock);
  const answer = await nextValue(socket, `waiting for the answer of ${where}`, deadline);
  if (!isRecord(answer)) throw new JoinError("rendezvous", `${where} gave no answer that can be read`);
  if (typeof answer["refused"] === "string")
    throw new JoinError(
      answer["refused"] as JoinFailure,
      String(answer["message"]),
      String(answer["hint"] ?? ""),
    );
  if (!isProof(answer["proof"], proofOf(token, "answer", mine, greeting["nonce"])))
    throw new JoinError("token", `${where} does not know this group's token`);
}

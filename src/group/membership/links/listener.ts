import { tcp } from "../../../exchange/tcp.ts";
import type { TcpServer, TcpSocket } from "../../../exchange/tcp-socket.ts";
import { JoinError } from "./group-error.ts";
import { type Answer, isProof, isRecord, nonce, PROTOCOL, proofOf } from "./handshake.ts";
import { LineSocket, UNTRUSTED_CHARACTERS } from "./line-socket.ts";

/**
 * Handler of an authenticated request. A JoinError that the handler throws is sent to the caller as a
 * refusal.
 */
export type RequestHandler = (hello: unknown, socket: LineSocket) => void;

/** Maximum wait for the request of a connected process, in milliseconds. */
const REQUEST_LIMIT_MS = 10_000;
/**
 * Additional wait after the maximum, in milliseconds. After a stall of this process, the additional wait lets
 * it read requests that have already arrived.
 */
const GRACE_MS = 1000;

/**
 * Listener of a member. The listener accepts processes that have the token and passes each request to the
 * handler of its kind.
 */
export class Listener {
  readonly #token: string;
  readonly #server: TcpServer;
  readonly #handlers = new Map<string, RequestHandler>();
  /**
   * Authenticated requests without a handler, by request kind. A fast member may connect before this member
   * has set its handler.
   */
  readonly #early = new Map<string, (() => void)[]>();
  readonly #refused = new Set<string>();
  readonly #callers = new Set<LineSocket>();

  readonly #requestLimitMs: number;

  private constructor(token: string, server: TcpServer, requestLimitMs: number) {
    this.#token = token;
    this.#requestLimitMs = requestLimitMs;
    this.#server = server;
    server.unref();
    server.on("connection", (socket) => this.accept(socket));
  }

  /** Opens a listener. Rejects with Node's own error, such as EADDRINUSE. */
  static open(
    token: string,
    host: string,
    port: number,
    requestLimitMs = REQUEST_LIMIT_MS,
  ): Promise<Listener> {
    const server = tcp().createServer();
    return new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, () => {
        server.removeAllListeners("error");
        // A connection that breaks while it is accepted concerns only its caller.
        server.on("error", () => {});
        resolve(new Listener(token, server, requestLimitMs));
      });
    });
  }

  /** @internal Greets a process that has connected. */
  accept(socket: TcpSocket): void {
    this.#greet(new LineSocket(socket, UNTRUSTED_CHARACTERS));
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  /** Sets the handler for a request kind, and passes the parked requests of that kind to it. */
  handle(wants: string, handler: RequestHandler): void {
    this.#refused.delete(wants);
    this.#handlers.set(wants, handler);
    const early = this.#early.get(wants) ?? [];
    this.#early.delete(wants);
    for (const enter of early) enter();
  }

  /** Removes the handler of a request kind. Later requests of that kind wait for a new handler. */
  park(wants: string): void {
    this.#handlers.delete(wants);
  }

  /** Removes the handler of a request kind. Later requests of that kind are refused. */
  unhandle(wants: string): void {
    this.#handlers.delete(wants);
    this.#refused.add(wants);
  }

  close(): void {
    this.#server.close();
    for (const caller of this.#callers) caller.destroy();
    this.#callers.clear();
  }

  #greet(socket: LineSocket): void {
    const ownNonce = nonce();
    this.#callers.add(socket);
    let timer = setTimeout(() => {
      timer = setTimeout(() => socket.destroy(), GRACE_MS);
      timer.unref();
    }, this.#requestLimitMs);
    timer.unref();
    socket.onEnd = () => {
      clearTimeout(timer);
      this.#callers.delete(socket);
    };
    socket.onWaiting = () => {
      socket.onWaiting = () => {};
      const request = socket.take();
      if (request === undefined) return;
      clearTimeout(timer);
      this.#callers.delete(socket);
      socket.onEnd = () => {};
      const answer = this.#answer(request.value, ownNonce, socket);
      if (answer !== undefined) {
        socket.send(answer);
        socket.close();
      }
    };
    socket.send({ doorbell: "group", protocol: PROTOCOL, nonce: ownNonce });
  }

  /**
   * Verifies a request and passes it to its handler. Returns the refusal for a request that fails the
   * verification.
   */
  #answer(value: unknown, ownNonce: string, socket: LineSocket): Answer | undefined {
    const { wants, hello, nonce: callerNonce, proof } = isRecord(value) ? value : {};
    if (typeof wants !== "string" || typeof callerNonce !== "string")
      return refusal(new JoinError("rendezvous", "the request has an unknown format"));
    const wanted = proofOf(this.#token, "request", ownNonce, callerNonce, wants, JSON.stringify(hello));
    if (!isProof(proof, wanted))
      return refusal(
        new JoinError(
          "token",
          "the token differs from the token of this group",
          "Give every member the same token.",
        ),
      );
    socket.trust();
    if (this.#refused.has(wants))
      return refusal(new JoinError("rendezvous", "this group no longer accepts such requests"));
    const enter = (): void => {
      try {
        socket.send({ accepted: true, proof: proofOf(this.#token, "answer", callerNonce, ownNonce) });
        this.#handlers.get(wants)!(hello, socket);
      } catch (error) {
        socket.send(refusal(error instanceof JoinError ? error : failed(error)));
        socket.close();
      }
    };
    if (this.#handlers.has(wants)) enter();
    else this.#early.set(wants, [...(this.#early.get(wants) ?? []), enter]);
    return undefined;
  }
}

/** Returns the JoinError for a request that the handler could not process. */
const failed = (error: unknown): JoinError =>
  new JoinError("rendezvous", `the request could not be processed: ${(error as Error).message}`);

/** Returns the refusal message for a JoinError. */
export const refusal = (error: JoinError): Answer => ({
  refused: error.reason,
  message: error.message.split("\n")[0]!,
  hint: error.hint,
});

import type { Server } from "node:net";
import process from "node:process";
import { JoinError } from "../group-error.ts";
import { type Answer, isProof, isRecord, nonce, PROTOCOL, proofOf } from "./handshake.ts";
import { LineSocket } from "./line-socket.ts";

/** What a caller says, when it has shown that it knows the token; a JoinError that is thrown is the answer. */
export type Visit = (hello: unknown, socket: LineSocket) => void;

/** A caller that says nothing is not waited for longer, */
const PATIENCE_MS = 10_000;
/** nor without a last look: where this process stood still meanwhile, what the caller said is there and was not read. */
const LAST_LOOK_MS = 1000;

/** Where a member listens for others: it lets in who knows the token, and gives them to whoever handles what they want. */
export class Door {
  readonly #token: string;
  readonly #server: Server;
  readonly #visits = new Map<string, Visit>();
  /** Who wants what is not handled yet, by what they want: members are not all equally fast. */
  readonly #early = new Map<string, (() => void)[]>();
  readonly #over = new Set<string>();
  readonly #callers = new Set<LineSocket>();

  readonly #patienceMs: number;

  private constructor(token: string, server: Server, patienceMs: number) {
    this.#token = token;
    this.#patienceMs = patienceMs;
    this.#server = server;
    server.unref();
    server.on("connection", (socket) => this.#greet(new LineSocket(socket)));
  }

  /** Listens; rejects with Node's own error (EADDRINUSE and its like). */
  static open(token: string, host: string, port: number, patienceMs = PATIENCE_MS): Promise<Door> {
    const server = process.getBuiltinModule("node:net").createServer();
    return new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, () => {
        server.removeAllListeners("error");
        // A connection that breaks as it is accepted is its caller's trouble.
        server.on("error", () => {});
        resolve(new Door(token, server, patienceMs));
      });
    });
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  /** From now on callers that want that are given to `visit`. */
  handle(wants: string, visit: Visit): void {
    this.#over.delete(wants);
    this.#visits.set(wants, visit);
    const early = this.#early.get(wants) ?? [];
    this.#early.delete(wants);
    for (const enter of early) enter();
  }

  /** Who wants that from now on waits until it is handled again. */
  park(wants: string): void {
    this.#visits.delete(wants);
  }

  /** Who wants that from now on is refused. */
  unhandle(wants: string): void {
    this.#visits.delete(wants);
    this.#over.add(wants);
  }

  close(): void {
    this.#server.close();
    for (const caller of this.#callers) caller.destroy();
    this.#callers.clear();
  }

  #greet(socket: LineSocket): void {
    const mine = nonce();
    this.#callers.add(socket);
    let patience = setTimeout(() => {
      patience = setTimeout(() => socket.destroy(), LAST_LOOK_MS);
      patience.unref();
    }, this.#patienceMs);
    patience.unref();
    socket.onEnd = () => {
      clearTimeout(patience);
      this.#callers.delete(socket);
    };
    socket.onWaiting = () => {
      clearTimeout(patience);
      this.#callers.delete(socket);
      socket.onWaiting = () => {};
      socket.onEnd = () => {};
      const answer = this.#answer(socket.take()!.value, mine, socket);
      if (answer !== undefined) {
        socket.send(answer);
        socket.close();
      }
    };
    socket.send({ doorbell: "group", protocol: PROTOCOL, nonce: mine });
  }

  /** What is said to a caller that is not let in. */
  #answer(value: unknown, mine: string, socket: LineSocket): Answer | undefined {
    const { wants, hello, nonce: theirs, proof } = isRecord(value) ? value : {};
    if (typeof wants !== "string" || typeof theirs !== "string")
      return refusal(new JoinError("rendezvous", "that is not a hello"));
    const wanted = proofOf(this.#token, "knock", mine, theirs, wants, JSON.stringify(hello));
    if (!isProof(proof, wanted))
      return refusal(
        new JoinError(
          "token",
          "the token is another one than this group's",
          "Give every member the same token.",
        ),
      );
    if (this.#over.has(wants))
      return refusal(new JoinError("rendezvous", "this group does not take that any more"));
    const enter = (): void => {
      try {
        socket.send({ accepted: true, proof: proofOf(this.#token, "answer", theirs, mine) });
        this.#visits.get(wants)!(hello, socket);
      } catch (error) {
        if (!(error instanceof JoinError)) throw error;
        socket.send(refusal(error));
        socket.close();
      }
    };
    if (this.#visits.has(wants)) enter();
    else this.#early.set(wants, [...(this.#early.get(wants) ?? []), enter]);
    return undefined;
  }
}

/** A refusal as it travels. */
export const refusal = (error: JoinError): Answer => ({
  refused: error.reason,
  message: error.message.split("\n")[0]!,
  hint: error.hint,
});

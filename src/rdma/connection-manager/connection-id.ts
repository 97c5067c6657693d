import { readPointer } from "../../../ffi/ibverbs/peek.ts";
import { ibv_qp_attr } from "../../../ffi/ibverbs/structs.ts";
import { errno } from "../../../ffi/libc/index.ts";
import * as cm from "../../../ffi/rdmacm/constants.ts";
import type { Rdmacm } from "../../../ffi/rdmacm/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { checkOptions, checkValue, int, oneOf } from "../../arguments/index.ts";
import { VerbsError } from "../errors/verbs-error.ts";
import {
  attributeNames,
  type QueuePairAttributes,
  queuePairStates,
  readAttributes,
} from "../queue-pair/queue-pair-attributes.ts";
import { AddressedId, type Transport } from "./addressed-id.ts";
import {
  type ConnectionRequestOptions,
  connectionRequestOptions,
  fillParameters,
  type PrivateData,
  privateBytes,
  privateDataRoom,
} from "./connection-parameters.ts";
import { type EnhancedEstablishment, readRemoteEce, setLocalEce } from "./enhanced-establishment.ts";
import { EventChannel } from "./event-channel.ts";

/**
 * Returns the attributes that the connection manager negotiated for a transition of the queue pair
 * (`rdma_init_qp_attr`).
 */
function connectedAttributes(lib: Rdmacm, id: number, state: "RTR" | "RTS"): QueuePairAttributes {
  const c = ibv_qp_attr.alloc();
  c.qp_state = queuePairStates.indexOf(state);
  const mask = new Int32Array(new ArrayBuffer(4));
  if (lib.rdma_init_qp_attr(id, c.pointer, addressOf(mask)) !== 0)
    throw new VerbsError("rdma_init_qp_attr", errno());
  const all = readAttributes(c);
  const names = attributeNames(mask[0]!).filter((name) => name !== "currentState");
  return Object.fromEntries(names.map((name) => [name, all[name as keyof typeof all]]));
}

const portSpaces: Readonly<Record<Transport, number>> = { RC: cm.RDMA_PS_TCP, UD: cm.RDMA_PS_UDP };
const transportType = oneOf("RC", "UD");
const stateWanted = oneOf("RTR", "RTS");
const eventNumber = int(0);

/**
 * Id of a connection that is being made, of a listener, or of a datagram service (`struct rdma_cm_id`).
 * `connect` and `listen` run the usual steps. The methods here are the single steps: each calls a C function,
 * and an event answers it.
 *
 * @example
 * using channel = EventChannel.open("soft");
 * using id = ConnectionId.create(channel);
 * await id.resolveAddress(listener.address);
 * await id.resolveRoute();
 * console.log(`${id.localAddress?.address} leads to ${id.peerAddress?.address} by ${id.deviceName}`);
 */
export class ConnectionId extends AddressedId {
  private constructor(channel: EventChannel, pointer: number, transport: Transport) {
    super(channel, pointer, transport);
    Object.freeze(this);
  }

  /**
   * Creates an id that reports to a channel (`rdma_create_id`).
   *
   * @example
   * using channel = EventChannel.open("soft");
   * using id = ConnectionId.create(channel, "UD");
   */
  static create(channel: EventChannel, transport: Transport = "RC"): ConnectionId {
    EventChannel.checked("ConnectionId.create", channel);
    checkValue("ConnectionId.create: transport", transportType, transport);
    const slot = new Uint32Array(new ArrayBuffer(8));
    const place = addressOf(slot);
    const result = channel.lib.rdma_create_id(channel.pointer, place, 0, portSpaces[transport]);
    if (result !== 0) throw new VerbsError("rdma_create_id", errno());
    return new ConnectionId(channel, readPointer(place), transport);
  }

  /** @internal Wraps the id of a request that a listener received. */
  static adopt(channel: EventChannel, pointer: number, transport: Transport): ConnectionId {
    return new ConnectionId(channel, pointer, transport);
  }

  /**
   * Requests a connection of a queue pair, or a datagram service (`rdma_connect`). An event has the answer.
   *
   * @example
   * using channel = EventChannel.open("soft");
   * using id = ConnectionId.create(channel);
   * await id.resolveAddress(server.address);
   * await id.resolveRoute();
   * const mine = pd.createQueuePair({ completions: cq });
   * id.connect({ qpNumber: mine.number, privateData: "hello" });
   * await id.expect("CONNECT_RESPONSE");
   * mine.modify("RTR", { ...id.queuePairAttributes("RTR"), minRnrTimer: 12 });
   * mine.modify("RTS", id.queuePairAttributes("RTS"));
   * id.establish();
   */
  connect(options: ConnectionRequestOptions): void {
    this.#ask("rdma_connect", "request", options);
  }

  /**
   * Accepts a request (`rdma_accept`). The queue pair of a connection is then in RTS. ESTABLISHED follows for
   * connections, but not for datagrams.
   *
   * @example
   * const asking = connect(listener.address, { provider: "soft" });
   * using request = await listener.next();
   * const { id } = request;
   * const mine = pd.createQueuePair({ completions: cq });
   * mine.modify("RTR", { ...id.queuePairAttributes("RTR"), minRnrTimer: 12 });
   * mine.modify("RTS", id.queuePairAttributes("RTS"));
   * id.accept({ qpNumber: mine.number });
   * await id.expect("ESTABLISHED");
   * using theirs = await asking;
   */
  accept(options: ConnectionRequestOptions): void {
    this.#ask("rdma_accept", "reply", options);
  }

  #ask(
    verb: "rdma_connect" | "rdma_accept",
    kind: "request" | "reply",
    options: ConnectionRequestOptions,
  ): void {
    const caller = verb.slice("rdma_".length);
    const { privateData, ...given } = checkOptions(connectionRequestOptions, caller, options);
    const data = privateBytes(caller, privateData, privateDataRoom[this.transport][kind]);
    const c = fillParameters(given, data);
    this.call(verb, (lib) => lib[verb](this.pointer, c.pointer));
    void data[0]; // The buffer must live until this point.
  }

  /**
   * Refuses a request, or the answer to one (`rdma_reject`, `rdma_reject_ece`). The reason `vendorOptions`
   * means that the vendor's options are not supported.
   *
   * @example
   * const asking = connect(listener.address, { provider: "soft" }).catch((error) => error);
   * using request = await listener.next();
   * const { id } = request;
   * id.reject("full", "vendorOptions");
   * console.log((await asking).reason); // the vendor's options are not supported
   */
  reject(privateData?: PrivateData, reason: "program" | "vendorOptions" = "program"): void {
    checkValue("reject: reason", oneOf("program", "vendorOptions"), reason);
    const data = privateBytes("reject", privateData, privateDataRoom[this.transport].reject);
    const verb = reason === "program" ? "rdma_reject" : "rdma_reject_ece";
    const address = data.length === 0 ? 0 : addressOf(data);
    this.call(verb, (lib) =>
      reason === "program"
        ? lib.rdma_reject(this.pointer, address, data.length)
        : lib.rdma_reject_ece(this.pointer, address, data.length),
    );
  }

  /**
   * Reports to the peer that the connection is ready (`rdma_establish`), after CONNECT_RESPONSE and when the
   * queue pair is in RTS.
   *
   * @example
   * const ready = (id: ConnectionId) => id.establish(); // see `connect`
   */
  establish(): void {
    this.call("rdma_establish", (lib) => lib.rdma_establish(this.pointer));
  }

  /**
   * Ends the connection, or confirms its end (`rdma_disconnect`). DISCONNECTED follows.
   *
   * @example
   * using connection = await connect(server.address, { provider: "soft" });
   * connection.id.disconnect();
   * await connection.disconnected();
   */
  disconnect(): void {
    this.call("rdma_disconnect", (lib) => lib.rdma_disconnect(this.pointer));
  }

  /**
   * Reports an event of the queue pair to the connection manager (`rdma_notify`), such as
   * `IBV_EVENT_COMM_EST`.
   *
   * @example
   * const heard = (id: ConnectionId) => id.notify(7); // IBV_EVENT_COMM_EST, of device.nextEvent()
   */
  notify(event: number): void {
    checkValue("notify: event", eventNumber, event);
    this.call("rdma_notify", (lib) => lib.rdma_notify(this.pointer, event));
  }

  /**
   * Returns the attributes with which the queue pair of a connection moves to RTR or RTS
   * (`rdma_init_qp_attr`).
   *
   * @example
   * using connection = await connect(server.address, { provider: "soft" });
   * const { address, remoteQpNumber, pathMtu } = connection.id.queuePairAttributes("RTR");
   */
  queuePairAttributes(state: "RTR" | "RTS"): QueuePairAttributes {
    this.ensureOpen();
    checkValue("queuePairAttributes: state", stateWanted, state);
    return connectedAttributes(this.lib, this.pointer, state);
  }

  /**
   * Sets the vendor options of this end's queue pair, which the peer receives (`rdma_set_local_ece`, enhanced
   * connection establishment).
   *
   * @example
   * using channel = EventChannel.open("soft");
   * using id = ConnectionId.create(channel);
   * id.setEce({ vendor: 0x15b3, options: 1 });
   */
  setEce(ece: EnhancedEstablishment): void {
    this.ensureOpen();
    setLocalEce(this.lib, this.pointer, ece);
  }

  /**
   * Vendor options of the peer's queue pair (`rdma_get_remote_ece`), valid after a message of the peer
   * arrived.
   */
  get remoteEce(): EnhancedEstablishment {
    this.ensureOpen();
    return readRemoteEce(this.lib, this.pointer);
  }
}

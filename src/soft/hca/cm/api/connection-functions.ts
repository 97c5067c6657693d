// Connections: connect, accept, reject, disconnect.
import { IBV_EVENT_COMM_EST } from "../../../../../ffi/ibverbs/constants.ts";
import { ibv_ece, ibv_qp, ibv_qp_attr } from "../../../../../ffi/ibverbs/structs.ts";
import * as c from "../../../../../ffi/libc/index.ts";
import * as cm from "../../../../../ffi/rdmacm/constants.ts";
import { rdma_conn_param } from "../../../../../ffi/rdmacm/structs.ts";
import type { Rdmacm } from "../../../../../ffi/rdmacm/types.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { failMinusOne, mayPoint } from "../../provider/checked.ts";
import { LIMITS } from "../../provider/create-completion-queue.ts";
import { REPLY_DATA_BYTES } from "../mad/connect-reply.ts";
import { REQUEST_DATA_BYTES, TRANSPORT_RC } from "../mad/connect-request.ts";
import { IP_HEADER_BYTES, serviceIdOf, withIpHeader } from "../mad/ip-service.ts";
import * as service from "../mad/service-messages.ts";
import { REJECT_DATA_BYTES, Reason } from "../mad/short-messages.ts";
import { bytesAt, complete, releaseEvent, withId } from "./calls.ts";
import type { Id } from "./id.ts";
import type { Manager } from "./manager.ts";
import { ACK_TIMEOUT, connectQueuePair, failQueuePair, fillAttributes } from "./queue-pair-states.ts";
import { communicationUser, queryUser } from "./users.ts";

const { EINVAL } = c.Errno;
const PARTITION = 0xffff;
const HOP_LIMIT = 64;
/**
 * Timeout codes of a request: the peer must answer within 4.3 s, and this port within 1.1 s. The protocol
 * itself repeats messages sooner.
 */
const REMOTE_TIMEOUT = 20;
const LOCAL_TIMEOUT = 18;
const MAX_RETRIES = 15;
/** Value that requests as many resources as the device has. */
const MAX_RESOURCES = 255;

interface Parameters {
  readonly data: Uint8Array;
  readonly queuePair: number;
  readonly sharedQueue: boolean;
  readonly responderResources: number;
  readonly initiatorDepth: number;
  readonly flowControl: boolean;
  readonly retryCount: number;
  readonly rnrRetryCount: number;
}

/**
 * Reads an rdma_conn_param and adds the properties of the id's own queue pair. Returns undefined for invalid
 * parameters.
 */
function parametersOf(id: Id, pointer: number, mostData: number): Parameters | undefined {
  if (pointer === 0 ? id.c.qp === 0 : !mayPoint(pointer)) return undefined;
  const given = pointer === 0 ? undefined : rdma_conn_param.at(pointer);
  const data = given ? bytesAt(given.private_data, given.private_data_len, mostData) : new Uint8Array(0);
  const reads = (count: number) => (count === MAX_RESOURCES ? LIMITS.readsAtOnce : count);
  const responderResources = reads(given?.responder_resources ?? MAX_RESOURCES);
  const initiatorDepth = reads(given?.initiator_depth ?? MAX_RESOURCES);
  if (data === undefined || responderResources > LIMITS.readsAtOnce || initiatorDepth > LIMITS.readsAtOnce)
    return undefined;
  const qp = id.c.qp === 0 ? undefined : ibv_qp.at(id.c.qp);
  return {
    data,
    queuePair: (qp?.qp_num ?? given?.qp_num ?? 0) & 0xffffff,
    sharedQueue: qp ? qp.srq !== 0 : given?.srq !== 0,
    responderResources,
    initiatorDepth,
    flowControl: given?.flow_control === 1,
    retryCount: Math.min(given?.retry_count ?? 7, 7),
    rnrRetryCount: Math.min(given?.rnr_retry_count ?? 7, 7),
  };
}

export function connectionFunctions(manager: Manager): Partial<Rdmacm> {
  function request(id: Id, p: Parameters): void {
    const { path, local, remote } = id as Required<Pick<Id, "path" | "local" | "remote">>;
    const header = { port: local!.port, source: path!.local, destination: path!.remote };
    id.responderResources = p.responderResources;
    id.initiatorDepth = p.initiatorDepth;
    id.communication = manager.connections.connect(path!, {
      ...p,
      serviceId: serviceIdOf(id.portSpace, remote!.port),
      transport: TRANSPORT_RC,
      startingPsn: id.startingPsn,
      remoteTimeout: REMOTE_TIMEOUT,
      localTimeout: LOCAL_TIMEOUT,
      mostRetries: MAX_RETRIES,
      partitionKey: PARTITION,
      pathMtu: manager.own.mtu(path!.index),
      localGid: path!.local,
      remoteGid: path!.remote,
      trafficClass: id.trafficClass,
      hopLimit: HOP_LIMIT,
      ackTimeout: id.ackTimeout ?? ACK_TIMEOUT,
      vendor: id.localEce.vendor,
      vendorOptions: id.localEce.options,
      data: withIpHeader(header, p.data, REQUEST_DATA_BYTES),
    });
    id.communication.user = communicationUser(manager, id);
  }

  function connect(id: Id, pointer: number): number {
    const isConnection = id.portSpace === cm.RDMA_PS_TCP;
    const room = isConnection ? REQUEST_DATA_BYTES : service.SERVICE_REQUEST_DATA_BYTES;
    const p = parametersOf(id, pointer, room - IP_HEADER_BYTES);
    if (!p || !id.path || !id.routeResolved || id.communication || id.query) return failMinusOne(EINVAL);
    if (isConnection) request(id, p);
    else {
      const header = { port: id.local!.port, source: id.path.local, destination: id.path.remote };
      const wanted = {
        partitionKey: PARTITION,
        serviceId: serviceIdOf(id.portSpace, id.remote!.port),
        data: withIpHeader(header, p.data, room),
      };
      id.query = manager.queries.ask(id.path, wanted, queryUser(id));
    }
    return complete(manager, id);
  }

  function acceptQuery(id: Id, pointer: number): number {
    const p = parametersOf(id, pointer, service.SERVICE_REPLY_DATA_BYTES);
    if (!p || p.queuePair === 0) return failMinusOne(EINVAL);
    const reply = { queuePair: p.queuePair, queueKey: cm.RDMA_UDP_QKEY, data: p.data };
    if (!id.asked!.answer({ ...reply, status: service.SERVICE_FOUND })) return failMinusOne(EINVAL);
    id.answered();
    if (id.synchronous) releaseEvent(manager, id);
    manager.settle();
    return 0;
  }

  function accept(id: Id, pointer: number): number {
    if (id.asked) return acceptQuery(id, pointer);
    const p = parametersOf(id, pointer, REPLY_DATA_BYTES);
    const { communication } = id;
    if (!p || communication?.state !== "requestReceived") return failMinusOne(EINVAL);
    id.responderResources = Math.min(id.responderResources, p.responderResources);
    id.initiatorDepth = Math.min(id.initiatorDepth, p.initiatorDepth);
    if (!connectQueuePair(manager, id)) return failMinusOne(c.errno());
    const { responderResources, initiatorDepth, startingPsn } = id;
    communication.reply({
      ...p,
      startingPsn,
      responderResources,
      initiatorDepth,
      vendor: id.remoteEce.vendor,
      vendorOptions: id.localEce.options,
    });
    id.answered();
    return complete(manager, id);
  }

  function reject(pointer: number, data: number, length: number, reason: number): number {
    return withId(manager, pointer, (id) => {
      const bytes = bytesAt(data, length, id.asked ? service.SERVICE_REPLY_DATA_BYTES : REJECT_DATA_BYTES);
      if (bytes === undefined) return failMinusOne(EINVAL);
      const no = { status: service.SERVICE_REJECTED, queuePair: 0, queueKey: 0, data: bytes };
      const done = id.asked ? id.asked.answer(no) : id.communication?.reject(reason, bytes);
      if (!done) return failMinusOne(EINVAL);
      id.answered();
      manager.settle();
      return 0;
    });
  }

  return {
    rdma_connect: (pointer, parameters) => withId(manager, pointer, (id) => connect(id, parameters)),
    rdma_accept: (pointer, parameters) => withId(manager, pointer, (id) => accept(id, parameters)),
    rdma_reject: (pointer, data, length) => reject(pointer, data, length, Reason.consumerDefined),
    rdma_reject_ece: (pointer, data, length) => reject(pointer, data, length, Reason.vendorOption),
    rdma_establish: (pointer) =>
      withId(manager, pointer, (id) =>
        id.c.qp === 0 && id.communication?.ready() ? 0 : failMinusOne(EINVAL),
      ),
    rdma_notify: (pointer, event) =>
      withId(manager, pointer, (id) => {
        if (event !== IBV_EVENT_COMM_EST || !id.communication) return failMinusOne(EINVAL);
        id.communication.dataArrived();
        return 0;
      }),
    rdma_disconnect: (pointer) =>
      withId(manager, pointer, (id) => {
        const state = id.communication?.state;
        if (state === undefined || /^re(quest|plyRec)/.test(state)) return failMinusOne(EINVAL);
        failQueuePair(manager, id);
        const asks = state === "established" || state === "replySent";
        id.communication!.disconnect();
        if (asks) return complete(manager, id);
        manager.settle();
        return 0;
      }),
    rdma_init_qp_attr: (pointer, attributes, place) =>
      withId(manager, pointer, (id) => {
        if (!mayPoint(attributes) || !mayPoint(place)) return failMinusOne(EINVAL);
        const mask = fillAttributes(id, ibv_qp_attr.at(attributes));
        if (mask < 0) return failMinusOne(EINVAL);
        new Int32Array(memory(place, 4))[0] = mask;
        return 0;
      }),
    rdma_set_local_ece: (pointer, ece) =>
      withId(manager, pointer, (id) => {
        if (!mayPoint(ece)) return failMinusOne(EINVAL);
        const { vendor_id, options } = ibv_ece.at(ece);
        if (vendor_id === 0) return failMinusOne(EINVAL);
        id.localEce = { vendor: vendor_id & 0xffffff, options, mask: 0 };
        return 0;
      }),
    rdma_get_remote_ece: (pointer, ece) =>
      withId(manager, pointer, (id) => {
        if (!mayPoint(ece)) return failMinusOne(EINVAL);
        const view = ibv_ece.at(ece);
        view.vendor_id = id.remoteEce.vendor;
        view.options = id.remoteEce.options;
        view.comp_mask = 0;
        return 0;
      }),
  };
}

import * as nvme from "../../../ffi/nvme/index.ts";
import type { DiskPorts } from "./disk-ports.ts";
import { identifyActive, identifyController, identifyNamespace } from "./identify.ts";
import type { PageWalk } from "./page-walk.ts";
import { CompletionQueue, type Queues, SubmissionQueue } from "./queues.ts";
import { Scratch } from "./scratch.ts";
import { DATA_QUEUES, MOST_ENTRIES } from "./soft-registers.ts";

const { NVME_SCT_CMD_SPECIFIC, NVME_SCT_SHIFT, NVME_SC_DNR, NVME_SC_SUCCESS } = nvme;

/** Returns a status that means the same in every command. */
const generic = (code: number): number => code | NVME_SC_DNR;
/** Returns a status whose meaning belongs to the command. */
const specific = (code: number): number => code | (NVME_SCT_CMD_SPECIFIC << NVME_SCT_SHIFT) | NVME_SC_DNR;

/** Runs the admin command in the scratch memory. */
export class AdminCommands {
  /** Result word of the last command. */
  result = 0;
  readonly #ports: DiskPorts;
  readonly #queues: Queues;
  readonly #scratch: Scratch;
  readonly #walk: PageWalk;
  #writeCache = 1;
  #asksForEvents = false;

  constructor(ports: DiskPorts, queues: Queues, scratch: Scratch, walk: PageWalk) {
    this.#ports = ports;
    this.#queues = queues;
    this.#scratch = scratch;
    this.#walk = walk;
  }

  /** False when the host has turned the write cache off, so that each write is durable. */
  get hasWriteCache(): boolean {
    return this.#writeCache === 1;
  }

  /** Forgets what the host has set. */
  forget(): void {
    this.#writeCache = 1;
    this.#asksForEvents = false;
  }

  /** Returns the status, or undefined for a request for events, which the disk does not have. */
  run(): number | undefined {
    this.result = 0;
    switch (this.#scratch.word(0) & 0xff) {
      case nvme.nvme_admin_identify:
        return this.#identify();
      case nvme.nvme_admin_create_cq:
        return this.#createCompletions();
      case nvme.nvme_admin_create_sq:
        return this.#createSubmissions();
      case nvme.nvme_admin_delete_sq:
        return this.#deleteSubmissions();
      case nvme.nvme_admin_delete_cq:
        return this.#deleteCompletions();
      case nvme.nvme_admin_get_features:
        return this.#getFeature();
      case nvme.nvme_admin_set_features:
        return this.#setFeature();
      case nvme.nvme_admin_abort_cmd:
        // Commands run one after another, so the other command has ended or has not begun.
        this.result = 1;
        return NVME_SC_SUCCESS;
      case nvme.nvme_admin_get_log_page:
        return specific(nvme.NVME_SC_INVALID_LOG_PAGE);
      case nvme.nvme_admin_async_event:
        if (this.#asksForEvents) return specific(nvme.NVME_SC_ASYNC_LIMIT);
        this.#asksForEvents = true;
        return undefined;
      default:
        return generic(nvme.NVME_SC_INVALID_OPCODE);
    }
  }

  #identify(): number {
    const namespace = this.#scratch.word(1);
    switch (this.#scratch.word(10) & 0xff) {
      case nvme.NVME_IDENTIFY_CNS_CTRL:
        identifyController(this.#ports);
        break;
      case nvme.NVME_IDENTIFY_CNS_NS:
        identifyNamespace(this.#ports, namespace);
        break;
      case nvme.NVME_IDENTIFY_CNS_NS_ACTIVE_LIST:
        identifyActive(this.#ports, namespace);
        break;
      default:
        return generic(nvme.NVME_SC_INVALID_FIELD);
    }
    return this.#walk.each(this.#scratch.long(6), this.#scratch.long(8), 4096, this.#storeData);
  }

  readonly #storeData = (address: number, bytes: number, done: number): number =>
    this.#ports.store(address, Scratch.data + done, bytes) ? NVME_SC_SUCCESS : nvme.NVME_SC_DATA_XFER_ERROR;

  /** Returns the status of a new queue: its number, its size and its address. */
  #checkQueue(exists: boolean): number {
    const id = this.#scratch.word(10) & 0xffff;
    const entries = (this.#scratch.word(10) >>> 16) + 1;
    const isContiguous = (this.#scratch.word(11) & 1) === 1;
    if (id === 0 || id > DATA_QUEUES || exists) return specific(nvme.NVME_SC_QID_INVALID);
    if (entries < 2 || entries > MOST_ENTRIES) return specific(nvme.NVME_SC_QUEUE_SIZE);
    if (!isContiguous) return generic(nvme.NVME_SC_INVALID_FIELD);
    return this.#scratch.long(6) % 4096 === 0 ? NVME_SC_SUCCESS : generic(nvme.NVME_SC_PRP_INVALID_OFFSET);
  }

  #createCompletions(): number {
    const id = this.#scratch.word(10) & 0xffff;
    const status = this.#checkQueue(this.#queues.completions[id] !== undefined);
    if (status !== NVME_SC_SUCCESS) return status;
    const options = this.#scratch.word(11);
    if (options >>> 16 !== 0) return specific(nvme.NVME_SC_INVALID_VECTOR);
    const entries = (this.#scratch.word(10) >>> 16) + 1;
    const interrupts = (options & 2) !== 0;
    this.#queues.completions[id] = new CompletionQueue(id, this.#scratch.long(6), entries, interrupts);
    this.#queues.clearHead(this.#ports.registers, id);
    return NVME_SC_SUCCESS;
  }

  #createSubmissions(): number {
    const id = this.#scratch.word(10) & 0xffff;
    const completions = this.#scratch.word(11) >>> 16;
    if (completions === 0 || this.#queues.completions[completions] === undefined)
      return specific(completions > DATA_QUEUES ? nvme.NVME_SC_QID_INVALID : nvme.NVME_SC_CQ_INVALID);
    const status = this.#checkQueue(this.#queues.submissions[id] !== undefined);
    if (status !== NVME_SC_SUCCESS) return status;
    const entries = (this.#scratch.word(10) >>> 16) + 1;
    this.#queues.submissions[id] = new SubmissionQueue(id, this.#scratch.long(6), entries, completions);
    this.#queues.clearTail(this.#ports.registers, id);
    return NVME_SC_SUCCESS;
  }

  #deleteSubmissions(): number {
    const id = this.#scratch.word(10) & 0xffff;
    if (id === 0 || this.#queues.submissions[id] === undefined) return specific(nvme.NVME_SC_QID_INVALID);
    this.#queues.submissions[id] = undefined;
    return NVME_SC_SUCCESS;
  }

  #deleteCompletions(): number {
    const id = this.#scratch.word(10) & 0xffff;
    if (id === 0 || this.#queues.completions[id] === undefined) return specific(nvme.NVME_SC_QID_INVALID);
    if (this.#queues.submissions.some((queue) => queue?.completions === id))
      return specific(nvme.NVME_SC_INVALID_QUEUE);
    this.#queues.completions[id] = undefined;
    return NVME_SC_SUCCESS;
  }

  #getFeature(): number {
    const feature = this.#scratch.word(10) & 0xff;
    if (feature === nvme.NVME_FEAT_FID_NUM_QUEUES) this.result = queueCounts;
    else if (feature === nvme.NVME_FEAT_FID_VOLATILE_WC) this.result = this.#writeCache;
    else return generic(nvme.NVME_SC_INVALID_FIELD);
    return NVME_SC_SUCCESS;
  }

  #setFeature(): number {
    const feature = this.#scratch.word(10) & 0xff;
    if (feature === nvme.NVME_FEAT_FID_NUM_QUEUES) this.result = queueCounts;
    else if (feature === nvme.NVME_FEAT_FID_VOLATILE_WC) this.#writeCache = this.#scratch.word(11) & 1;
    else return generic(nvme.NVME_SC_INVALID_FIELD);
    return NVME_SC_SUCCESS;
  }
}

/** Numbers of submission and completion queues, each minus one. */
const queueCounts = (DATA_QUEUES - 1) | ((DATA_QUEUES - 1) << 16);

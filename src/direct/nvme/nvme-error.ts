import * as nvme from "../../../ffi/nvme/index.ts";
import { DoorbellError } from "../../errors.ts";

const { NVME_SCT_GENERIC, NVME_SCT_CMD_SPECIFIC, NVME_SCT_MEDIA, NVME_SCT_PATH } = nvme;

// The header numbers the codes of each status type from 0 and does not state the type, so the types are
// listed here.
const generic =
  /^NVME_SC_(SUCCESS|INVALID_OPCODE|INVALID_FIELD|CMDID|DATA_XFER|POWER_LOSS|INTERNAL|ABORT_(REQ|QUEUE)|INVALID_NS$|CMD_SEQ|PRP|AWU|OP_DENIED|SANITIZE|NS_WRITE|CMD_INT|LBA_RANGE|CAP_EXC|NS_NOT|RESERVATION|FORMAT_IN)/;
const specific =
  /^NVME_SC_(CQ_INVALID|QID_INVALID|QUEUE_SIZE|ABORT_LIMIT|INVALID_VECTOR|INVALID_LOG|INVALID_FORMAT|INVALID_QUEUE|FEATURE_|BAD_ATTR|INVALID_PI|READ_ONLY|CMD_SIZE)/;
const media = /^NVME_SC_(WRITE_FAULT|READ_ERROR|GUARD|APPTAG|REFTAG|COMPARE|ACCESS_DENIED|UNWRITTEN)/;
const path = /^NVME_SC_(ANA_(INTERNAL|PERS|INACC|TRANS)|CTRL_PATH|HOST_PATH|CMD_ABORTED_BY_HOST)/;

const named = (pattern: RegExp): ReadonlyMap<number, string> =>
  new Map(
    Object.entries(nvme).flatMap(([name, value]) =>
      typeof value === "number" && pattern.test(name) ? [[value, name] as const] : [],
    ),
  );

const byType: ReadonlyMap<number, ReadonlyMap<number, string>> = new Map([
  [NVME_SCT_GENERIC, named(generic)],
  [NVME_SCT_CMD_SPECIFIC, named(specific)],
  [NVME_SCT_MEDIA, named(media)],
  [NVME_SCT_PATH, named(path)],
]);

const hints: Readonly<Record<string, string>> = {
  NVME_SC_DATA_XFER_ERROR:
    "The SSD could not reach the memory: check that it is still mapped, that devices may access it this way, and that switches and the processor forward the access.",
  NVME_SC_LBA_RANGE: "The namespace ends before that.",
  NVME_SC_NS_WRITE_PROTECTED: "The namespace is write-protected: nvme id-ns, nvme set-feature -f 0x84.",
  NVME_SC_READ_ERROR: "The SSD could not read its stored data: see nvme smart-log.",
  NVME_SC_WRITE_FAULT: "The SSD could not store the data: see nvme smart-log.",
  NVME_SC_INVALID_FIELD: "The SSD does not support the command.",
};

/** Returns the name of a status, such as "NVME_SC_LBA_RANGE", or its number when the header has no name. */
export function statusName(status: number): string {
  const [type, code] = [(status >> 8) & 7, status & 0xff];
  return byType.get(type)?.get(code) ?? `status ${type}/0x${code.toString(16)}`;
}

/**
 * Error of a command that the SSD ended with a failure status.
 *
 * @example
 * try {
 *   await ssd.read(range, { diskOffset: 0, bytes: 4096 });
 * } catch (error) {
 *   if (error instanceof NvmeError) console.log(error.code, error.retryable); // "NVME_SC_READ_ERROR" false
 * }
 */
export class NvmeError extends DoorbellError {
  override readonly name = "NvmeError";
  /** Name of the status, such as "NVME_SC_LBA_RANGE". */
  readonly code: string;
  /** Status type (bits 8 to 10) and code (bits 0 to 7) of the completion. */
  readonly status: number;
  /** True when the same command may succeed later. */
  readonly retryable: boolean;

  constructor(what: string, status: number) {
    const code = statusName(status);
    super(`${what}: ${code}`, hints[code] ?? "");
    this.code = code;
    this.status = status & 0x7ff;
    this.retryable = (status & nvme.NVME_SC_DNR) === 0;
  }
}

/** The SSD was reset during the transfer or does not answer. The number of transferred bytes is unknown. */
export class NvmeResetError extends DoorbellError {
  override readonly name = "NvmeResetError";
}

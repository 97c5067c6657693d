import { env } from "node:process";
import {
  type Access,
  type CompletionQueue,
  type ConnectOptions,
  type Device,
  type MemoryRegion,
  openDevice,
  type ProtectionDomain,
  type QueuePair,
  type QueuePairOptions,
} from "../../../src/index.ts";
import { fillPattern } from "../../support/random.ts";

// Pairs of queue pairs for the verbs tests, on soft0 by default and on a real device with DOORBELL_RDMA=rxe0.

/** Device under test. */
export const deviceName = env.DOORBELL_RDMA || "soft0";

export const openTestDevice = (): Device => openDevice(deviceName);

/** Access rights of the far region of a pair. */
export const everyAccess: Access = ["localWrite", "remoteWrite", "remoteRead", "remoteAtomic", "windowBind"];

/** Two connected queue pairs of one process, each with memory and a completion queue of its own. */
export interface Pair extends Disposable {
  readonly device: Device;
  readonly pd: ProtectionDomain;
  readonly near: End;
  readonly far: End;
}

export interface End {
  readonly qp: QueuePair;
  readonly cq: CompletionQueue;
  readonly region: MemoryRegion;
}

export interface PairOptions {
  readonly bytes?: number;
  readonly farAccess?: Access;
  readonly connect?: ConnectOptions | false;
  readonly near?: Partial<QueuePairOptions>;
  readonly far?: Partial<QueuePairOptions>;
}

/** Options with short retries: an error is reported within a second. */
export const impatient: ConnectOptions = { timeout: 8, retryCount: 2, rnrRetry: 1, minRnrTimer: 1 };

export function makePair(options: PairOptions = {}): Pair {
  const device = openTestDevice();
  try {
    return pairOn(device, options);
  } catch (error) {
    device.close();
    throw error;
  }
}

function pairOn(device: Device, options: PairOptions): Pair {
  const pd = device.createProtectionDomain();
  const end = (access: Access, overrides: Partial<QueuePairOptions> = {}): End => {
    const cq = device.createCompletionQueue();
    const region = pd.allocate(options.bytes ?? 64 * 1024, access);
    return { cq, region, qp: pd.createQueuePair({ completions: cq, inlineBytes: 64, ...overrides }) };
  };
  const near = end(everyAccess, options.near);
  const far = end(options.farAccess ?? everyAccess, options.far);
  if (options.connect !== false) {
    near.qp.connect(far.qp.endpoint(), options.connect);
    far.qp.connect(near.qp.endpoint(), options.connect);
  }
  return { device, pd, near, far, [Symbol.dispose]: () => device.close() };
}

/**
 * Resolves when all unreliable messages sent earlier on this device have arrived or are lost. A datagram from
 * the device to
 * itself does not overtake them.
 */
export async function arrived({ device, pd }: Pick<Pair, "device" | "pd">): Promise<void> {
  const completions = device.createCompletionQueue();
  const region = pd.allocate(64);
  const qp = pd.createQueuePair({ type: "UD", completions });
  qp.connect();
  const { queueKey = 0 } = qp.endpoint();
  const addressHandle = pd.createAddressHandle({ to: qp.endpoint() });
  qp.receive({ local: region });
  qp.send({ to: { addressHandle, qpNumber: qp.number, queueKey } });
  for (let i = 0; i < 2; i++) (await completions.next()).check();
  for (const object of [qp, addressHandle, region, completions]) object.close();
}

/** Returns bytes that differ from their neighbours and repeat late, so that a misplaced packet shows. */
export function pattern(length: number, seed = 1): Uint8Array {
  const bytes = new Uint8Array(new ArrayBuffer(Math.max(1, length)));
  fillPattern(bytes, seed);
  return bytes.subarray(0, length);
}

/** Returns 8 bytes of a region in the byte order of the device's atomics. */
export const word = (region: MemoryRegion, offset = 0): DataView =>
  new DataView(region.bytes.buffer, region.bytes.byteOffset + offset, 8);

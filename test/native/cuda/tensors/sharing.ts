import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import {
  type Buffer,
  CudaError,
  type Device,
  openBuffer,
  share,
  type TorchShare,
} from "../../../../src/cuda/index.ts";
import { descriptorCount } from "../../../support/descriptors.ts";
import { seeded } from "../../../support/random.ts";
import { until } from "../../../support/until.ts";
import { open } from "../provider.ts";
import { type Peer, startScript } from "./peer.ts";

const COUNT = 100;
const SEED = 1;
const all = Array.from({ length: COUNT }, (_, i) => i);

const orders = {
  "in the order of opening": all,
  "in reverse order": [...all].reverse(),
  [`in random order (seed ${SEED})`]: shuffled(seeded(SEED)),
};

function shuffled({ int }: ReturnType<typeof seeded>): number[] {
  const left = [...all];
  return all.map(() => left.splice(int(left.length), 1)[0]!);
}

/** Number of elements: many small tensors of one block, and some that have blocks of their own. */
const lengthOf = (index: number): number => (index % 10 === 9 ? 3 * 2 ** 20 : 512) + index;

const shmFolder = "/dev/shm";
/** Returns the files of reference counters of processes. */
const filesOf = (...pids: number[]): string[] =>
  readdirSync(shmFolder).filter((name) => pids.some((pid) => name.includes(`torch_${pid}_`)));

/**
 * Runs a round twice. The second round must lose no memory of the GPU, no descriptor and no file: the first one
 * allocates what the driver keeps.
 */
async function withoutLoss(device: Device, round: () => Promise<void>): Promise<void> {
  await round();
  const [free, descriptors] = [device.memory().free, descriptorCount()];
  await round();
  // The driver frees the memory of a process that has exited after its exit.
  await until(() => device.memory().free >= free, `${free} bytes of the GPU free again`);
  await until(() => descriptorCount() <= descriptors, `${descriptors} descriptors again`);
  expect(filesOf(process.pid)).toEqual([]);
}

/** Returns 100 buffers with their index in all elements, and shares of them. */
function produced(device: Device) {
  const buffers = all.map((i) => device.allocate(lengthOf(i), "f32").fill(i));
  device.synchronize();
  return { buffers, shares: buffers.map((each) => share(each, { for: "torch" })) };
}

/** Lets a peer open tensors, and expects their elements. */
async function opensAll(consumer: Peer, tensors: readonly unknown[]): Promise<void> {
  for (const [index, torch] of tensors.entries())
    expect(await consumer.ask({ do: "open", index, torch })).toEqual({ values: Array(4).fill(index) });
}

/** Lets a peer share 100 tensors. */
async function tensorsOf(producer: Peer): Promise<TorchShare[]> {
  const tensors: TorchShare[] = [];
  for (const index of all)
    tensors.push(await producer.ask<TorchShare>({ do: "make", index, length: lengthOf(index) }));
  return tensors;
}

async function openedAll(device: Device, tensors: readonly TorchShare[]): Promise<Buffer[]> {
  const buffers: Buffer[] = [];
  for (const [i, each] of tensors.entries()) {
    const buffer = await openBuffer(device, each);
    expect([buffer.type, buffer.length, buffer.slice(0, 1).toArray()[0]]).toEqual([
      "f32",
      lengthOf(i) - 1,
      i,
    ]);
    buffers.push(buffer);
  }
  return buffers;
}

const forgetAll = async (peer: Peer, order: readonly number[] = all): Promise<void> => {
  for (const index of order) await peer.ask({ do: "forget", index });
};
const bytesLeft = async (peer: Peer): Promise<number> =>
  (await peer.ask<{ bytes: number }>({ do: "collect" })).bytes;

/** Describes the tests of 100 tensors that this process and `start`'s process share in both directions. */
export function describeSharing(name: string, start: () => Peer, reason: string | undefined): void {
  const skipped = reason === undefined ? "" : ` (skipped: ${reason})`;
  const limits = { timeout: 240_000 };
  const sharing = (title: string, round: (device: Device) => Promise<void>) =>
    test.skipIf(reason !== undefined)(`${title}${skipped}`, limits, async () => {
      using device = open();
      await withoutLoss(device, () => round(device));
    });

  /** Process of all rounds that end without a kill of it. */
  let common: Peer | undefined;
  afterAll(async () => {
    if (common === undefined) return;
    expect(await common.end()).toBe("0");
    expect(filesOf(common.pid)).toEqual([]);
  });

  for (const [how, order] of Object.entries(orders)) {
    sharing(`${name} opens 100 buffers and closes them ${how}`, async (device) => {
      common ??= start();
      const peer = common;
      const { buffers, shares } = produced(device);
      await opensAll(
        peer,
        shares.map(({ torch }) => torch),
      );
      const released = () => shares.flatMap((each, i) => (each.released ? [i] : []));
      for (const index of [30, 39]) await peer.ask({ do: "double", index });
      for (const [closed, index] of order.entries()) {
        if (closed === COUNT / 2)
          expect(released()).toEqual(order.slice(0, closed).toSorted((a, b) => a - b));
        await peer.ask({ do: "drop", index });
      }
      expect(released()).toEqual(all);
      expect([29, 30, 39].map((i) => buffers[i]!.toArray().at(-1))).toEqual([29, 60, 78]);
      for (const i of order) {
        shares[i]!.close();
        buffers[i]!.close();
      }
    });

    sharing(`100 tensors of ${name} are opened, and closed ${how}`, async (device) => {
      common ??= start();
      const peer = common;
      const before = await bytesLeft(peer);
      const buffers = await openedAll(device, await tensorsOf(peer));
      for (const [i, each] of buffers.entries()) each.fill(i + 1);
      device.synchronize();
      expect(await peer.ask({ do: "sum", index: 40 })).toEqual({ sum: 40 + 41 * 551 });
      // The owner forgets half of its tensors before they are closed here, and the others afterwards.
      const early = order.slice(0, COUNT / 2);
      await forgetAll(peer, early);
      expect(await bytesLeft(peer)).toBeGreaterThan(before);
      for (const i of order) buffers[i]!.close();
      await forgetAll(peer, order.slice(COUNT / 2));
      expect(await bytesLeft(peer)).toBe(before);
    });
  }

  sharing(`${name} is killed with 100 open buffers, which stay valid and close`, async (device) => {
    const peer = start();
    const { buffers, shares } = produced(device);
    await opensAll(
      peer,
      shares.map(({ torch }) => torch),
    );
    await peer.kill();
    expect(shares.filter(({ released }) => released)).toEqual([]);
    for (const [i, each] of buffers.entries()) expect(each.toArray().at(-1)).toBe(i);
    for (const i of all) {
      shares[i]!.close();
      buffers[i]!.close();
    }
    expect(filesOf(peer.pid)).toEqual([]);
  });

  sharing(
    `${name} is killed while its 100 tensors are open, which stay readable until they close`,
    async (device) => {
      const peer = start();
      const tensors = await tensorsOf(peer);
      const buffers = await openedAll(device, tensors);
      await peer.kill();
      for (const [i, each] of buffers.entries()) expect(each.toArray().at(-1)).toBe(i);
      for (const each of buffers) each.close();
      for (const each of [tensors[0]!, tensors[9]!]) {
        const error = await openBuffer(device, each).catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(CudaError);
        expect((error as CudaError).hint).toContain("exporter has closed the memory or exited");
      }
      using own = device.allocate(4, "f32").fill(2);
      expect([...own.toArray()]).toEqual([2, 2, 2, 2]);
      share(own, { for: "torch" }).close(); // removes the files of killed processes of this library
      // A killed torch leaves its own file of counters.
      for (const file of filesOf(peer.pid).filter((each) => each.startsWith("torch_")))
        rmSync(join(shmFolder, file));
      expect(filesOf(peer.pid)).toEqual([]);
    },
  );

  sharing(`a script is killed with 100 open tensors of ${name}, which frees them when it exits`, async () => {
    const [peer, script] = [start(), startScript()];
    const before = await bytesLeft(peer);
    await opensAll(script, await tensorsOf(peer));
    await script.kill();
    expect(await peer.ask({ do: "sum", index: 40 })).toEqual({ sum: 40 * 552 });
    await forgetAll(peer);
    // Only the killed process could release the counters.
    expect(await bytesLeft(peer)).toBeGreaterThan(before);
    expect(await peer.end()).toBe("0");
    expect(filesOf(peer.pid, script.pid)).toEqual([]);
  });

  sharing(
    `a script is killed while ${name} has its 100 buffers open, which stay readable`,
    async (device) => {
      common ??= start();
      const [peer, script] = [common, startScript()];
      await opensAll(peer, await tensorsOf(script));
      await script.kill();
      await peer.ask({ do: "double", index: 50 });
      expect(await peer.ask({ do: "read", index: 50 })).toEqual({ values: Array(4).fill(100) });
      for (const index of all) await peer.ask({ do: "drop", index });
      using own = device.allocate(4, "f32");
      share(own, { for: "torch" }).close();
      expect(filesOf(script.pid)).toEqual([]);
    },
  );
}

import { describe, expect, test } from "vitest";
import * as nvme from "../../../ffi/nvme/index.ts";
import { DOORBELLS } from "../../../src/direct/nvme/registers.ts";
import { seeded } from "../../support/random.ts";
import { Place, SimulatedHost, type Submission } from "./simulated-host.ts";

const ready = 1 << nvme.NVME_CSTS_RDY_SHIFT;
const failed = 1 << nvme.NVME_CSTS_CFS_SHIFT;
const specific = (code: number): number => code | (nvme.NVME_SCT_CMD_SPECIFIC << nvme.NVME_SCT_SHIFT);

describe("registers", () => {
  test("the controller is ready once it is enabled, and not after it was disabled", () => {
    const host = new SimulatedHost();
    expect(host.read(nvme.NVME_REG_CSTS)).toBe(0);
    host.enable();
    expect(host.read(nvme.NVME_REG_CSTS)).toBe(ready);
    host.write(nvme.NVME_REG_CC, 0);
    host.run();
    expect(host.read(nvme.NVME_REG_CSTS)).toBe(0);
  });

  test.each([
    ["pages of 8 KiB", 0x460081],
    ["commands of 128 bytes", 0x470001],
    ["completions of 32 bytes", 0x560001],
    ["another command set", 0x460061],
  ])("%s are a fatal error, which a reset ends", (_, configuration) => {
    const host = new SimulatedHost();
    host.enable({ configuration });
    expect(host.read(nvme.NVME_REG_CSTS)).toBe(failed);
    host.write(nvme.NVME_REG_CC, 0);
    host.run();
    host.enable();
    expect(host.read(nvme.NVME_REG_CSTS)).toBe(ready);
  });

  test("a shutdown flushes and reports its end", () => {
    const host = new SimulatedHost();
    host.enable();
    host.write(nvme.NVME_REG_CC, 0x460001 | (nvme.NVME_CC_SHN_NORMAL << nvme.NVME_CC_SHN_SHIFT));
    host.run();
    expect(host.flushes).toBe(1);
    expect(host.read(nvme.NVME_REG_CSTS)).toBe(
      ready | (nvme.NVME_CSTS_SHST_CMPLT << nvme.NVME_CSTS_SHST_SHIFT),
    );
  });

  test("a doorbell behind the queue is a fatal error", () => {
    const host = new SimulatedHost();
    host.enable();
    host.write(DOORBELLS, 4);
    host.run();
    expect(host.read(nvme.NVME_REG_CSTS)).toBe(ready | failed);
  });
});

describe("admin commands", () => {
  const one = 1 | (3 << 16);
  const { nvme_admin_create_cq, nvme_admin_create_sq, nvme_admin_delete_cq, nvme_admin_delete_sq } = nvme;
  const rows: readonly [string, Submission, number][] = [
    [
      "a completion queue 0",
      { opcode: nvme_admin_create_cq, words: [3 << 16, 1] },
      specific(nvme.NVME_SC_QID_INVALID),
    ],
    [
      "a completion queue that exists",
      { opcode: nvme_admin_create_cq, words: [one, 1] },
      specific(nvme.NVME_SC_QID_INVALID),
    ],
    [
      "a queue of one entry",
      { opcode: nvme_admin_create_cq, words: [2, 1] },
      specific(nvme.NVME_SC_QUEUE_SIZE),
    ],
    [
      "a queue of 1025 entries",
      { opcode: nvme_admin_create_cq, words: [2 | (1024 << 16), 1] },
      specific(nvme.NVME_SC_QUEUE_SIZE),
    ],
    [
      "a queue in scattered pages",
      { opcode: nvme_admin_create_cq, words: [2 | (3 << 16), 0] },
      nvme.NVME_SC_INVALID_FIELD,
    ],
    [
      "a queue inside a page",
      { opcode: nvme_admin_create_cq, first: 0x5040, words: [2 | (3 << 16), 1] },
      nvme.NVME_SC_PRP_INVALID_OFFSET,
    ],
    [
      "interrupt 1",
      { opcode: nvme_admin_create_cq, words: [2 | (3 << 16), 0x10001] },
      specific(nvme.NVME_SC_INVALID_VECTOR),
    ],
    [
      "a submission queue without completions",
      { opcode: nvme_admin_create_sq, words: [2 | (3 << 16), 0x50001] },
      specific(nvme.NVME_SC_CQ_INVALID),
    ],
    [
      "the end of a completion queue in use",
      { opcode: nvme_admin_delete_cq, words: [1] },
      specific(nvme.NVME_SC_INVALID_QUEUE),
    ],
    [
      "the end of a queue that does not exist",
      { opcode: nvme_admin_delete_sq, words: [7] },
      specific(nvme.NVME_SC_QID_INVALID),
    ],
    [
      "an unknown feature",
      { opcode: nvme.nvme_admin_get_features, words: [0xfe] },
      nvme.NVME_SC_INVALID_FIELD,
    ],
    ["an unknown command", { opcode: nvme.nvme_admin_format_nvm }, nvme.NVME_SC_INVALID_OPCODE],
    [
      "an unknown identify page",
      { opcode: nvme.nvme_admin_identify, words: [0x80] },
      nvme.NVME_SC_INVALID_FIELD,
    ],
    ["a fused command", { opcode: nvme.nvme_admin_identify, flags: 0x100 }, nvme.NVME_SC_INVALID_FIELD],
  ];

  test.each(rows)("%s is refused with its status", (_, given, status) => {
    const host = new SimulatedHost();
    host.enableData();
    expect(host.admin({ id: 77, ...given })).toMatchObject({ id: 77, queue: 0, status });
  });

  test("queues can be deleted and created again", () => {
    const host = new SimulatedHost();
    host.enableData();
    for (const opcode of [nvme_admin_delete_sq, nvme_admin_delete_cq])
      expect(host.admin({ opcode, words: [1] }).status).toBe(0);
    expect(host.admin({ opcode: nvme_admin_delete_sq, words: [1] }).status).toBe(
      specific(nvme.NVME_SC_QID_INVALID),
    );
    const create = { opcode: nvme_admin_create_cq, first: Place.completions, words: [one, 3] };
    expect(host.admin(create).status).toBe(0);
  });

  test("identify fills a buffer that crosses a page", () => {
    const host = new SimulatedHost({ blocks: 100 });
    host.enable();
    const [first, second] = [Place.data + 0x800, Place.data + 0x5000];
    const { status } = host.admin({ opcode: nvme.nvme_admin_identify, namespace: 1, first, second });
    expect(status).toBe(0);
    const page = new ArrayBuffer(4096);
    new Uint8Array(page).set(host.memory.subarray(first, first + 0x800));
    new Uint8Array(page).set(host.memory.subarray(second, second + 0x800), 0x800);
    expect(Number(nvme.nvme_id_ns.on(page).nsze)).toBe(100);
  });

  test("features report the number of queues, and a cache that is off makes writes durable", () => {
    const host = new SimulatedHost();
    host.enableData();
    const { nvme_admin_get_features: get, nvme_admin_set_features: set } = nvme;
    expect(host.admin({ opcode: get, words: [nvme.NVME_FEAT_FID_NUM_QUEUES] }).result).toBe(0xf000f);
    expect(host.admin({ opcode: get, words: [nvme.NVME_FEAT_FID_VOLATILE_WC] }).result).toBe(1);
    host.data({ opcode: nvme.nvme_cmd_write, first: Place.data });
    expect(host.flushes).toBe(0);
    expect(host.admin({ opcode: set, words: [nvme.NVME_FEAT_FID_VOLATILE_WC, 0] }).status).toBe(0);
    host.data({ opcode: nvme.nvme_cmd_write, first: Place.data });
    expect(host.flushes).toBe(1);
  });

  test("a request for events waits, and a second one is refused", () => {
    const host = new SimulatedHost();
    host.enable();
    host.put(0, 4, { opcode: nvme.nvme_admin_async_event, id: 1 });
    const refused = host.admin({ opcode: nvme.nvme_admin_async_event, id: 2 });
    expect(refused).toMatchObject({ id: 2, status: specific(nvme.NVME_SC_ASYNC_LIMIT) });
  });
});

describe("data commands", () => {
  const { nvme_cmd_read: read, nvme_cmd_write: write, nvme_cmd_flush: flush } = nvme;
  const rows: readonly [string, Submission, number][] = [
    ["a read behind the end", { opcode: read, words: [60, 0, 4] }, nvme.NVME_SC_LBA_RANGE],
    ["a first block of more than 32 bits", { opcode: read, words: [0, 1, 0] }, nvme.NVME_SC_LBA_RANGE],
    ["another namespace", { opcode: read, namespace: 2 }, nvme.NVME_SC_INVALID_NS],
    ["a flush of another namespace", { opcode: flush, namespace: 2 }, nvme.NVME_SC_INVALID_NS],
    ["more than the longest transfer", { opcode: read, words: [0, 0, 2048] }, nvme.NVME_SC_INVALID_FIELD],
    ["an unknown command", { opcode: nvme.nvme_cmd_compare }, nvme.NVME_SC_INVALID_OPCODE],
    ["an odd address", { opcode: read, first: Place.data + 2 }, nvme.NVME_SC_PRP_INVALID_OFFSET],
    [
      "a second page that begins inside a page",
      { opcode: read, first: Place.data + 0xf00, second: Place.data + 0x1010, words: [0, 0, 7] },
      nvme.NVME_SC_PRP_INVALID_OFFSET,
    ],
    [
      "a list at an odd address",
      { opcode: read, first: Place.data, second: Place.data + 0x1004, words: [0, 0, 31] },
      nvme.NVME_SC_PRP_INVALID_OFFSET,
    ],
    ["memory that is not mapped", { opcode: read, first: 0x800000 }, nvme.NVME_SC_DATA_XFER_ERROR],
    [
      "a list that is not mapped",
      { opcode: read, first: Place.data, second: 0x800000, words: [0, 0, 31] },
      nvme.NVME_SC_DATA_XFER_ERROR,
    ],
  ];

  test.each(rows)("%s is refused with its status, and nothing is moved", (_, given, status) => {
    const host = new SimulatedHost();
    host.enableData();
    expect(host.data({ id: 5, ...given })).toMatchObject({ id: 5, queue: 1, status });
    expect(host.moves).toEqual([]);
  });

  test("a disk that cannot be written refuses writes", () => {
    const host = new SimulatedHost({ isWritable: false });
    host.enableData();
    expect(host.data({ opcode: write, first: Place.data }).status).toBe(nvme.NVME_SC_NS_WRITE_PROTECTED);
  });

  test("pages of a list in any order are read, and adjacent pages are one move", () => {
    const host = new SimulatedHost();
    host.enableData();
    const first = Place.data + 0xe00;
    const pages = [0x15000, 0x13000, 0x14000];
    // The list begins inside a page.
    const list = Place.data - 0x1000 + 0x38;
    new Uint32Array(host.memory.buffer, list, 6).set(pages.flatMap((page) => [page, 0]));
    const { status } = host.data({ opcode: read, first, second: list, words: [1, 0, 24] });
    expect(status).toBe(0);
    expect(host.moves).toEqual([
      [first, 0x200],
      [0x15000, 0x1000],
      [0x13000, 0x2000],
    ]);
    const found = [...host.memory.subarray(first, first + 0x200), ...host.memory.subarray(0x15000, 0x16000)];
    expect(found).toEqual([...host.disk.subarray(512, 512 + 0x1200)]);
  });

  test("a list that fills its page continues in the next list", () => {
    const host = new SimulatedHost();
    host.enableData();
    const list = 0x20ff0;
    new Uint32Array(host.memory.buffer, list, 4).set([0x15000, 0, 0x22000, 0]);
    new Uint32Array(host.memory.buffer, 0x22000, 4).set([0x16000, 0, 0x19000, 0]);
    const given = { opcode: read, first: Place.data, second: list, words: [0, 0, 31] };
    expect(host.data(given).status).toBe(0);
    expect(host.moves).toEqual([
      [Place.data, 0x1000],
      [0x15000, 0x2000],
      [0x19000, 0x1000],
    ]);
  });

  test("the queues wrap, the phase bit flips with each pass, and each batch raises one interrupt", () => {
    const host = new SimulatedHost();
    host.enableData();
    host.interrupts = 0;
    const phases: number[] = [];
    for (let id = 0; id < 9; id += 3) {
      for (let i = 0; i < 3; i++) host.put(1, 4, { opcode: flush, id: id + i, namespace: 1 });
      host.ring(1);
      host.run();
      for (let i = 0; i < 3; i++) {
        const completion = host.take(1, 4);
        expect(completion).toMatchObject({ id: id + i, status: 0, head: (id + i + 1) % 4 });
        phases.push(completion.phase);
      }
    }
    expect(phases).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 1]);
    expect([host.interrupts, host.flushes]).toEqual([3, 9]);
  });

  test("a full completion queue stops the commands until the host consumes a completion", () => {
    const host = new SimulatedHost();
    host.enable();
    host.admin({ opcode: nvme.nvme_admin_create_cq, first: Place.completions, words: [1 | (1 << 16), 1] });
    host.admin({ opcode: nvme.nvme_admin_create_sq, first: Place.commands, words: [1 | (3 << 16), 0x10001] });
    for (let id = 0; id < 3; id++) host.put(1, 4, { opcode: flush, id, namespace: 1 });
    host.ring(1);
    host.run();
    expect(host.flushes).toBe(1);
    expect(host.take(1, 2)).toMatchObject({ id: 0, phase: 1 });
    host.run();
    expect(host.take(1, 2)).toMatchObject({ id: 1, phase: 1 });
    host.run();
    expect(host.take(1, 2)).toMatchObject({ id: 2, phase: 0 });
  });

  test("commands wait while the device may not access memory", () => {
    const host = new SimulatedHost();
    host.enableData();
    host.isBusMaster = false;
    host.put(1, 4, { opcode: flush, namespace: 1, id: 3 });
    host.ring(1);
    host.run();
    expect(host.flushes).toBe(0);
    host.isBusMaster = true;
    host.run();
    expect(host.take(1, 4)).toMatchObject({ id: 3, status: 0 });
  });

  test.each([
    ["commands", Place.commands],
    ["completions", Place.completions],
  ])("a queue of %s that is not mapped any more is a fatal error, and later commands wait", (_, from) => {
    const host = new SimulatedHost();
    host.enableData();
    host.unmapped = [from, from + 0x1000];
    host.put(1, 4, { opcode: flush, namespace: 1 });
    host.ring(1);
    host.run();
    expect(host.read(nvme.NVME_REG_CSTS)).toBe(ready | failed);
    const { flushes } = host;
    host.unmapped = [0x400000, Number.POSITIVE_INFINITY];
    host.run();
    expect(host.flushes).toBe(flushes);
  });
});

test("a list that only leads to itself ends with a status", () => {
  const host = new SimulatedHost();
  host.enableData();
  // The only entry before the end of the page is the address of the next list.
  const list = 0x20ff8;
  new Uint32Array(host.memory.buffer, list, 2).set([list, 0]);
  const given = { opcode: nvme.nvme_cmd_read, first: Place.data, second: list, words: [0, 0, 31] };
  expect(host.data(given).status).toBe(nvme.NVME_SC_PRP_INVALID_OFFSET);
});

test("random registers, commands and lists neither throw nor hang", () => {
  const { int: random, pick } = seeded(7);
  const word = (): number => pick([0, 1, random(64), random(2 ** 16), random(2 ** 32), 2 ** 32 - 1]);
  const place = (): number =>
    pick([0, Place.data, 0x20ff8, random(0x400) * 0x1000, random(2 ** 32), 2 ** 60]);
  const registers = [nvme.NVME_REG_CC, nvme.NVME_REG_AQA, nvme.NVME_REG_ASQ, nvme.NVME_REG_CSTS];
  const opcodes = [0, 1, 2, 4, 5, 6, 8, 9, 10, 12];
  let completed = 0;
  for (let round = 0; round < 300; round++) {
    const host = new SimulatedHost();
    host.enableData();
    for (let i = 0; i < 20; i++) {
      const words = new Uint32Array(host.memory.buffer, 0x20000 + random(0x800) * 4, 1);
      words[0] = place() % 2 ** 32;
      const given = {
        opcode: pick(opcodes),
        namespace: pick([0, 1, word()]),
        first: place(),
        second: place(),
      };
      const queue = pick([0, 1] as const);
      host.put(queue, 4, { ...given, words: [word(), word(), word()] });
      host.ring(queue);
      if (random(20) === 0) host.write(DOORBELLS + random(40) * 4, word());
      if (random(20) === 0) host.write(pick(registers), word());
      if (random(20) === 0) host.isBusMaster = !host.isBusMaster;
      for (let step = 0; step < 50 && host.controller.step(); step++) completed++;
    }
  }
  expect(completed).toBeGreaterThan(1000);
});

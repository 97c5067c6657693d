import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { libraries } from "../../src/cli/manual/c-names.ts";
import { declarations, qualified } from "../../src/cli/manual/declarations.ts";
import { manualEntry } from "../../src/cli/manual/manual-page.ts";
import { isStruct, structLines } from "../../src/cli/manual/struct-text.ts";
import { doorbell } from "./run-command.ts";

const [verbs, connectionManager, cuda] = await Promise.all(libraries.slice(0, 3).map(({ load }) => load()));

interface Facts {
  readonly x64: Readonly<
    Record<string, { readonly size: number; readonly fields: Readonly<Record<string, number>> }>
  >;
}

describe("doorbell struct", () => {
  test("prints a struct as C writes it, with offsets and sizes", () => {
    const { status, stdout } = doorbell(["struct", "ibv_wc"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^struct ibv_wc \{/);
    expect(stdout).toMatch(/^ {2}enum ibv_wc_status status; +\/\* +8 +4 \*\/$/m);
    expect(stdout).toMatch(/^ {4}__be32 imm_data; +\/\* +24 +4 \*\/$/m);
    expect(stdout).toMatch(/48 bytes, aligned to 8/);
  });

  test("prints the same as JSON", () => {
    const { size, members } = JSON.parse(doorbell(["struct", "CUmemAllocationProp", "--json"]).stdout);
    expect(size).toBe(32);
    expect(members).toContainEqual({
      path: "allocFlags.gpuDirectRDMACapable",
      declaration: "unsigned char gpuDirectRDMACapable",
      offset: 25,
      bytes: 1,
    });
  });

  test("every member of every verbs struct has the offset of the C compiler", () => {
    const { x64 } = JSON.parse(readFileSync("test/abi/facts.json", "utf8")) as Facts;
    for (const [name, type] of Object.entries(verbs!.names)) {
      const facts = x64[name];
      if (!isStruct(type) || facts === undefined) continue;
      for (const { path, offset } of structLines(type, verbs!)) {
        if (path !== undefined && path in facts.fields)
          expect([name, path, offset]).toEqual([name, path, facts.fields[path]]);
      }
    }
  });

  test("prints an enum with its values; the nearest name is suggested for a wrong one", () => {
    expect(doorbell(["struct", "ibv_mtu"]).stdout).toMatch(/^ {2}IBV_MTU_4096 = 5,$/m);
    const { status, stderr } = doorbell(["struct", "ibv_vc"]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'doorbell struct: there is no struct ibv_vc; did you mean "ibv_wc"?\n',
    });
  });
});

describe("doorbell man", () => {
  test("prints prototype, object, errors and structs of a verb", () => {
    const { stdout } = doorbell(["man", "ibv_post_send"]);
    expect(stdout).toContain("int ibv_post_send(struct ibv_qp *qp, struct ibv_send_wr *wr,");
    expect(stdout).toMatch(/^ {2}QueuePair\.post /m);
    expect(stdout).toMatch(/^ {2}ENOMEM +The send queue is full/m);
    expect(stdout).toMatch(/^ {2}doorbell struct ibv_send_wr$/m);
  });

  test("prints the exported symbol of a name in cuda.h", () => {
    const entry = JSON.parse(doorbell(["man", "cuMemAlloc", "--json"]).stdout);
    expect(entry).toMatchObject({
      exportedAs: "cuMemAlloc_v2",
      prototype: "CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize);",
    });
    expect(entry.counterparts.map(({ name }: { name: string }) => name)).toContain("Device.allocate");
  });

  test("has a description and errors for every function of verbs, connections and CUDA", () => {
    const without = [verbs!, connectionManager!, cuda!].flatMap((library) =>
      [...Object.keys(library.functions), ...Object.keys(library.apiNames)].filter((name) => {
        const entry = manualEntry(name, library);
        return !entry?.description || (/^cu/.test(name) && entry.errors.length === 0);
      }),
    );
    expect(without).toEqual([]);
    for (const library of [verbs!, connectionManager!, cuda!]) {
      const known = new Set([...Object.keys(library.functions), ...Object.keys(library.apiNames)]);
      expect(Object.keys(library.descriptions).filter((name) => !known.has(name))).toEqual([]);
    }
  });

  test("prints parameters and result of an inline function as rdma_verbs.h has them", () => {
    expect(manualEntry("rdma_reg_msgs", connectionManager!)).toMatchObject({
      prototype: "struct ibv_mr *rdma_reg_msgs(struct rdma_cm_id *id, void *addr, size_t length);",
      returns: "The new object, or NULL; errno gives the reason.",
    });
    expect(manualEntry("rdma_get_recv_comp", connectionManager!)).toMatchObject({
      prototype: "int rdma_get_recv_comp(struct rdma_cm_id *id, struct ibv_wc *wc);",
      returns: "1 for a completion, or -1; errno gives the reason.",
    });
    expect(manualEntry("rrecv", connectionManager!)?.returns).toBe(
      "The number of bytes, or -1; errno gives the reason.",
    );
    expect(manualEntry("ibv_query_gid", verbs!)?.returns).toBe("0, or -1; errno gives the reason.");
  });

  test("every function of librdmacm's headers has its C prototype", async () => {
    const { functions, inlineFunctions } = await import("../../ffi/rdmacm/functions.ts");
    const names = Object.keys({ ...functions, ...inlineFunctions });
    expect(names.filter((name) => !(name in connectionManager!.prototypes))).toEqual([]);
  });

  test("prints a struct, and the functions that take it", () => {
    const { status, stdout } = doorbell(["man", "ibv_send_wr"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^struct ibv_send_wr \{/);
    expect(stdout).toMatch(/^ {2}doorbell man ibv_post_send$/m);
  });

  test("suggests the nearest name for a wrong one", () => {
    expect(doorbell(["man", "ibv_pst_send"])).toMatchObject({
      status: 2,
      stderr: 'doorbell man: there is no function or struct ibv_pst_send; did you mean "ibv_post_send"?\n',
    });
  });
});

describe("declarations", () => {
  const named = (name: string) => declarations().find((each) => qualified(each) === name);

  test("are read with signature, text and example", () => {
    expect(named("CompletionQueue.next")).toMatchObject({
      kind: "method",
      module: "rdma",
      signature: "next(options?: WaitOptions): Promise<Completion>",
    });
    expect(named("QueuePair")?.example).toContain("here.connect(there.endpoint())");
    expect(named("QueuePair.state")).toMatchObject({ kind: "accessor", cNames: ["ibv_query_qp"] });
  });

  test("a return type in braces belongs to the signature", () => {
    expect(named("QueuePair.outstanding")?.signature).toBe(
      "get outstanding(): { readonly sends: number; readonly receives: number }",
    );
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type CLibrary, libraries } from "../../src/cli/manual/c-names.ts";
import { declarations, qualified } from "../../src/cli/manual/declarations.ts";
import { manualEntry } from "../../src/cli/manual/manual-page.ts";
import { structEntry } from "../../src/cli/manual/struct-page.ts";
import { isStruct, structLines } from "../../src/cli/manual/struct-text.ts";
import { doorbell } from "./run-command.ts";

const [verbs, connectionManager, cuda] = await Promise.all(libraries.slice(0, 3).map(({ load }) => load()));

interface Facts {
  readonly x64: Readonly<
    Record<string, { readonly size: number; readonly fields: Readonly<Record<string, number>> }>
  >;
}

/** Structs that programs fill or read themselves. */
const common = new Set([
  ...["ibv_send_wr", "ibv_recv_wr", "ibv_sge", "ibv_wc", "ibv_mr", "ibv_mw_bind", "ibv_mw_bind_info"],
  ...["ibv_qp_init_attr", "ibv_qp_cap", "ibv_qp_attr", "ibv_ah_attr", "ibv_global_route", "ibv_gid_entry"],
  ...["ibv_srq_attr", "ibv_srq_init_attr", "ibv_cq_init_attr_ex", "ibv_comp_channel", "ibv_async_event"],
  ...["ibv_device_attr", "ibv_port_attr"],
  ...["rdma_cm_id", "rdma_cm_event", "rdma_conn_param", "rdma_ud_param", "rdma_addrinfo"],
]);

/** Splits a C prototype without function pointers. */
function parsedPrototype(text: string) {
  const [, head = "", list = ""] = /^(.*?)\w+\((.*)\);$/.exec(text)!;
  const parameters = list === "void" ? [] : list.split(", ").map((each) => /^(.*?)(\w+)$/.exec(each)!);
  return {
    result: head.trim(),
    parameters: parameters.map(([, type = "", name = ""]) => ({ type: type.trim(), name })),
  };
}

const seamTypes: Readonly<Record<string, string>> = {
  ...{ void: "void", int: "i32", "unsigned int": "u32", size_t: "u64", ssize_t: "i64" },
  ...{ uint8_t: "u8", uint16_t: "u16", uint32_t: "u32", uint64_t: "u64", __be32: "u32", __be16: "u16" },
};

/** Returns the FFI type of a C type. An enum has the size of an int. */
const seamType = (type: string): string =>
  type.endsWith("*") ? "ptr" : type.startsWith("enum ") ? "u32" : (seamTypes[type] ?? `unknown ${type}`);

/** Returns the parameter names of the generated TypeScript types, which the generator read from the header. */
function parameterNames(source: string): Map<string, string[]> {
  const methods = source.matchAll(/^ {2}readonly (\w+): \((.*)\) => \w+(?: \| \w+)*;$/gm);
  return new Map(
    [...methods].map(([, name = "", list = ""]) => [
      name,
      [...list.matchAll(/(\w+):/g)].map(([, one]) => one!),
    ]),
  );
}

/** Results of inline functions that their C type does not determine, as the bodies in the headers have them. */
const inlineResults: readonly (readonly [RegExp, string])[] = [
  [/^rdma_get_(local|peer)_addr$/, "The address, in the memory of the id."],
  [/^rdma_get_(send|recv)_comp$/, "1 for a completion, or -1; errno gives the reason."],
  [/^rdma_(seterrno|dereg_mr|post_\w+)$/, "0, or -1; errno gives the reason."],
  [/^ibv_poll_cq$/, "The number of completions, 0 for none, or a negative number for an error."],
  [/^ibv_query_gid_table$/, "The number of entries, or a negative errno."],
  [/^ibv_(start|next)_poll$/, "0, ENOENT when the queue is empty, or another errno."],
  [/^ibv_is_qpt_supported$/, "1, or 0 for a type that the device lacks."],
  [/^ibv_cq_ex_to_cq$/, "The same object by its other type."],
  [/^ibv_wc_read_(?!tm_info)/, "The value for the current completion."],
  [/^ibv_inc_rkey$/, "The key with the next value of its low byte."],
  [/^ibv_flow_label_to_udp_sport$/, "The UDP source port, from 0xC000 to 0xFFFF."],
];

function inlineResult(name: string, type: string): string {
  const known = inlineResults.find(([pattern]) => pattern.test(name));
  if (known !== undefined) return known[1];
  if (type === "void") return "Nothing.";
  return type.endsWith("*")
    ? "The new object, or NULL; errno gives the reason."
    : "0, or the errno (some versions: -1, with errno set).";
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

  test("knows NVIDIA's libraries, and what the macros of their headers mean", () => {
    const { stdout } = doorbell(["man", "cublasSgemm"]);
    expect(stdout).toContain("cuBLAS (cublas_v2.h, cublasXt.h), exported as cublasSgemm_v2");
    for (const name of [
      "cublasLtMatmulDescInit",
      "cufftPlan1d",
      "curandGenerate",
      "cusolverDnXpotrf",
      "nvJitLinkCreate",
    ])
      expect(doorbell(["man", name]).stdout).toContain(`${name}(`);
    expect(doorbell(["struct", "cublasLtMatmulHeuristicResult_t"]).stdout).toMatch(
      /^ {2}enum cublasStatus_t state; +\/\* +72 +4 \*\/$/m,
    );
    expect(doorbell(["struct", "cudaDataType"]).stdout).toMatch(/^ {2}CUDA_R_32F += 0,$/m);
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

  test("every inline function has the parameters and the result of its header, and a text for the result", async () => {
    const sources = [
      { library: verbs!, file: "ffi/ibverbs/functions.ts", table: "inlineFunctions" },
      { library: verbs!, file: "ffi/ibverbs/newer.ts", table: "newerInlineFunctions" },
      { library: connectionManager!, file: "ffi/rdmacm/functions.ts", table: "inlineFunctions" },
    ];
    for (const { library, file, table } of sources) {
      const tables = (await import(`../../${file}`)) as Readonly<Record<string, CLibrary["functions"]>>;
      const declared = parameterNames(readFileSync(file, "utf8"));
      for (const [name, signature] of Object.entries(tables[table]!)) {
        const entry = manualEntry(name, library)!;
        const { result, parameters } = parsedPrototype(entry.prototype);
        expect([name, ...[result, ...parameters.map(({ type }) => type)].map(seamType)]).toEqual([
          name,
          ...signature,
        ]);
        expect([name, parameters.map((each) => each.name)]).toEqual([name, declared.get(name)]);
        expect([name, entry.returns]).toEqual([name, inlineResult(name, result)]);
      }
    }
  });

  test("every function says what it returns, and one without a result has no errors", () => {
    for (const library of [verbs!, connectionManager!, cuda!])
      for (const name of Object.keys(library.functions)) {
        const { returns, errors } = manualEntry(name, library)!;
        expect([name, returns]).not.toEqual([name, "See C."]);
        if (returns === "Nothing.") expect([name, errors]).toEqual([name, []]);
      }
  });

  test("every function of verbs and connections has its C prototype, those of later releases too", () => {
    for (const { functions, prototypes } of [verbs!, connectionManager!])
      expect(Object.keys(functions).filter((name) => !(name in prototypes))).toEqual([]);
  });

  test("prints the purpose of a struct, its members, and the functions that take it", () => {
    const { status, stdout } = doorbell(["man", "ibv_send_wr"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ibv_send_wr: Request of a send queue: a SEND, an RDMA WRITE or READ,/);
    expect(stdout).toMatch(/^struct ibv_send_wr \{/m);
    expect(stdout).toMatch(/^ {2}wr\.rdma\.rkey +Remote key of that region\.$/m);
    expect(stdout).toMatch(/^ {2}doorbell man ibv_post_send$/m);
    const { description, members } = JSON.parse(doorbell(["man", "ibv_wc", "--json"]).stdout);
    expect(description).toBe("Completion of a request, as ibv_poll_cq returns it.");
    expect(members[0]).toMatchObject({
      path: "wr_id",
      offset: 0,
      meaning: "Number that the request carried.",
    });
  });

  test("every struct of verbs and connections has a purpose, and the common ones all members", () => {
    for (const library of [verbs!, connectionManager!]) {
      const structs = Object.values(library.names).filter(isStruct);
      const entries = structs.map((type) => ({ type, ...structEntry(type, library) }));
      const without = entries.filter(({ description }) => description === "").map(({ type }) => type.name);
      expect(without).toEqual([]);
      const partial = entries.flatMap(({ type, members }) => {
        const paths = structLines(type, library).flatMap(({ path }) => (path === undefined ? [] : [path]));
        const missing = paths.filter((path) => members.every((member) => member.path !== path));
        return common.has(type.name) ? missing.map((path) => `${type.name}.${path}`) : [];
      });
      expect(partial).toEqual([]);
      const known = new Set(
        structs.flatMap((type) => [
          type.name,
          ...structLines(type, library).map(({ path }) => `${type.name}.${path}`),
        ]),
      );
      expect(Object.keys(library.structDescriptions).filter((name) => !known.has(name))).toEqual([]);
    }
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

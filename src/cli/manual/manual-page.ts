import { hintsByCall } from "../../cuda/driver/error-hints.ts";
import { hintsByVerb } from "../../rdma/errors/error-hints.ts";
import { noStyle, type Style } from "../output/style.ts";
import { wrapped } from "../output/wrapped.ts";
import type { CLibrary } from "./c-names.ts";
import type { Declaration } from "./declaration.ts";
import { counterpartsOf, qualified } from "./declarations.ts";

/** A return value that means failure, and its cause. */
export interface Failure {
  readonly name: string;
  readonly meaning: string;
}

const errnoMeaning: Readonly<Record<string, string>> = {
  EINVAL: "A value is invalid for the device or the object's state.",
  ENOMEM: "No memory, no module in the queue, or the limit on locked memory (ulimit -l).",
  EBUSY: "Another object that was made from it still exists.",
  EPERM: "Not permitted.",
  EOPNOTSUPP: "The device or the library does not support it.",
  EAGAIN: "Nothing is available yet, and the descriptor does not block.",
  ENOENT: "There are no more entries.",
  ENODEV: "The device was removed.",
  EFAULT: "An address is outside the process's memory.",
};

const byBeginning: readonly (readonly [RegExp, readonly string[]])[] = [
  [/_(create|alloc|reg|open|import)_/, ["EINVAL", "ENOMEM", "EPERM", "EOPNOTSUPP"]],
  [/_(destroy|dealloc|dereg|close|free)_/, ["EBUSY", "EINVAL"]],
  [/_(modify|rereg|resize|attach|detach|bind)_/, ["EINVAL", "ENOMEM", "EOPNOTSUPP"]],
  [/_query_/, ["EINVAL", "EOPNOTSUPP"]],
  [/_post_/, ["EINVAL", "ENOMEM"]],
  [/_get_(cq|async)_event|rdma_get_cm_event/, ["EAGAIN"]],
  [/_(start|next)_poll/, ["ENOENT"]],
];

const cudaMeaning: Readonly<Record<string, string>> = {
  CUDA_ERROR_INVALID_VALUE: "An argument is NULL, out of range, or not aligned.",
  CUDA_ERROR_NOT_INITIALIZED: "cuInit was not called.",
  CUDA_ERROR_INVALID_CONTEXT: "No context is current, or it was destroyed.",
  CUDA_ERROR_OUT_OF_MEMORY: "The GPU or the pool has no free memory.",
  CUDA_ERROR_INVALID_HANDLE: "The handle is of another kind or another context.",
  CUDA_ERROR_INVALID_DEVICE: "There is no such device.",
  CUDA_ERROR_NOT_SUPPORTED: "The device or the driver does not support it.",
  CUDA_ERROR_NOT_READY: "Not an error: the work is still running.",
  CUDA_ERROR_NOT_FOUND: "There is no such name.",
};

const cudaByBeginning: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^cu(Init|DriverGetVersion|GetError)/, ["CUDA_ERROR_INVALID_VALUE"]],
  [/Query$/, ["CUDA_ERROR_NOT_READY", "CUDA_ERROR_INVALID_HANDLE"]],
  [
    /Alloc|Create|Reserve/,
    ["CUDA_ERROR_INVALID_VALUE", "CUDA_ERROR_OUT_OF_MEMORY", "CUDA_ERROR_NOT_SUPPORTED"],
  ],
  [/^cuDevice/, ["CUDA_ERROR_INVALID_VALUE", "CUDA_ERROR_INVALID_DEVICE", "CUDA_ERROR_NOT_INITIALIZED"]],
  [/Module|Library|Link/, ["CUDA_ERROR_INVALID_VALUE", "CUDA_ERROR_NOT_FOUND", "CUDA_ERROR_INVALID_CONTEXT"]],
  [/./, ["CUDA_ERROR_INVALID_VALUE", "CUDA_ERROR_INVALID_HANDLE", "CUDA_ERROR_INVALID_CONTEXT"]],
];

/**
 * Returns the failures of a function: known causes of this function first, then the usual ones of its kind.
 */
function errorsOf(name: string): readonly Failure[] {
  if (/^cu(?!File)[A-Z]/.test(name)) return merged(hintsByCall[name], cudaByBeginning, cudaMeaning, name);
  return merged(hintsByVerb[name], byBeginning, errnoMeaning, name);
}

function merged(
  known: Readonly<Record<string, string>> | undefined,
  patterns: typeof byBeginning,
  meanings: Readonly<Record<string, string>>,
  name: string,
): Failure[] {
  const own = Object.entries(known ?? {}).map(([error, meaning]) => ({ name: error, meaning }));
  const usual = patterns.find(([pattern]) => pattern.test(name))?.[1] ?? [];
  const further = usual.filter((error) => known?.[error] === undefined);
  return [...own, ...further.map((error) => ({ name: error, meaning: meanings[error]! }))];
}

const nothing = "Nothing.";
const errnoOrMinusOne = "0, or -1; errno gives the reason.";

/** Results that neither the prototype nor the library determines: the first match counts. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/^_?ibv_query_gid_table$/, "The number of entries, or a negative errno."],
  [/^ibv_poll_cq$/, "The number of completions, 0 for none, or a negative number for an error."],
  [/^ibv_(start|next)_poll$/, "0, ENOENT when the queue is empty, or another errno."],
  [/^ibv_wc_read_(?!tm_info)/, "The value for the current completion."],
  [/^ibv_inc_rkey$/, "The key with the next value of its low byte."],
  [/^ibv_flow_label_to_udp_sport$/, "The UDP source port, from 0xC000 to 0xFFFF."],
  [/^rdma_get_(send|recv)_comp$/, "1 for a completion, or -1; errno gives the reason."],
  [/^rdma_get_(src|dst)_port$/, "The port in network byte order, 0 for an address without one."],
  [/^rdma_get_(local|peer)_addr$/, "The address, in the memory of the id."],
  [/^ibv_get_device_name$/, "The name, in the memory of the device."],
  [/^ibv_(qp_to_qp_ex|cq_ex_to_cq)$/, "The same object by its other type."],
  [/^(mult|mbps)_to_ibv_rate$/, "The rate, or IBV_RATE_MAX for a number without one."],
  [/^ibv_get_device_guid$/, "The GUID in network byte order, or 0; errno gives the reason."],
  [/^ibv_is_fork_initialized$/, "IBV_FORK_DISABLED, IBV_FORK_ENABLED or IBV_FORK_UNNEEDED."],
  [/^ibv_rate_to_mult$/, "The multiple of 2.5 Gbit/s, or -1."],
  [/^ibv_rate_to_mbps$/, "The rate in Mbit/s, or -1."],
  [/^ibv_get_(device|pkey)_index$/, "The index, or -1."],
  [
    /^ibv_query_qp_data_in_order$/,
    "1 if data arrives in order, else 0; with RETURN_CAPS the orders that hold.",
  ],
  [/^ibv_is_qpt_supported$/, "1, or 0 for a type that the device lacks."],
  [/^ibv_(dm_export|export_buf)_dmabuf_fd$/, "A file descriptor, or -1; errno gives the reason."],
  [/^ibv_(close_device|query_gid|query_pkey|get_async_event|get_cq_event)$/, errnoOrMinusOne],
  [/^rsocket$|^raccept$|^repoll_create$/, "A descriptor, or -1; errno gives the reason."],
  [/^r(poll|select)$|^repoll_wait$/, "The number of ready descriptors, or -1; errno gives the reason."],
  [/^r(recv|send|read|write)/, "The number of bytes, or -1; errno gives the reason."],
  [/^riowrite$/, "The number of bytes, or -1; errno gives the reason."],
  [/^riomap$/, "The offset for riowrite, or -1; errno gives the reason."],
  [/^(rdma_\w+|r[a-z]+|repoll_ctl)$/, errnoOrMinusOne],
];

/** Returns the return values of a function for success and failure. */
export function resultOf(name: string, prototype: string): string {
  if (/^CUresult/.test(prototype)) return "CUDA_SUCCESS (0), or one of the errors below.";
  if (/^void\b(?! \*)/.test(prototype)) return nothing;
  if (/_str\(/.test(prototype)) return "Text that need not be freed.";
  const isPointer = /^(const )?(struct|union|void|char)[^(]*\*\s?\w+\(/.test(prototype);
  const known = byName.find(([pattern]) => pattern.test(name));
  if (known && !(isPointer && known[1] === errnoOrMinusOne)) return known[1];
  if (isPointer) return "The new object, or NULL; errno gives the reason.";
  if (/^int /.test(prototype)) return "0, or the errno (some versions: -1, with errno set).";
  return "See C.";
}

/** Manual entry of a C function. */
interface ManualEntry {
  readonly name: string;
  readonly library: string;
  readonly prototype: string;
  readonly description: string;
  readonly returns: string;
  readonly errors: readonly Failure[];
  /** Declarations of the object layer, such as "QueuePair.write". */
  readonly counterparts: readonly Pick<Declaration, "name" | "signature" | "example">[];
  /** Exported symbol, when the name is a macro for it. */
  readonly exportedAs?: string;
  /** Signature at the FFI seam. */
  readonly signature: readonly string[];
}

/** Returns the entry of a function, or undefined when the library has no such function. */
export function manualEntry(given: string, library: CLibrary): ManualEntry | undefined {
  const exported = library.apiNames[given] ?? given;
  const signature = library.functions[exported] ?? library.functions[given];
  if (signature === undefined) return undefined;
  const plain = given.replace(/_v\d+|_pt(ds|sz)$/g, "").replace(/_v\d+$/, "");
  const prototype =
    library.prototypes[exported] ?? library.prototypes[plain] ?? fromSignature(given, signature);
  const returns = resultOf(given, prototype);
  return {
    name: given,
    library: library.title,
    prototype: `${prototype};`,
    description: descriptionOf(given, plain, library),
    returns,
    // A function without a result reports no error of its own.
    errors: returns === nothing ? [] : errorsOf(exported),
    counterparts: counterpartsOf(given).map((each) => ({
      name: qualified(each),
      signature: each.signature,
      example: each.example,
    })),
    signature,
    ...(exported !== given && { exportedAs: exported }),
  };
}

function descriptionOf(given: string, plain: string, { descriptions }: CLibrary): string {
  const text = descriptions[given] ?? descriptions[plain] ?? "";
  if (/_pt(ds|sz)$/.test(given)) return `${text} Its default stream is the per-thread default stream.`.trim();
  return text;
}

const cTypes: Readonly<Record<string, string>> = {
  ptr: "void *",
  i32: "int",
  u32: "unsigned",
  u64: "uint64_t",
  i64: "int64_t",
  u8: "uint8_t",
  u16: "uint16_t",
  f32: "float",
  f64: "double",
};

/** Returns a prototype from the FFI signature, for libraries without header text. */
function fromSignature(name: string, [result = "void", ...parameters]: readonly string[]): string {
  const c = (type: string): string => cTypes[type] ?? type;
  return `${/^cu(?!File)[A-Z]/.test(name) ? "CUresult" : c(result)} ${name}(${parameters.map(c).join(", ")})`;
}

/** Returns the structs of a prototype, for `doorbell struct`. */
const structsOf = (prototype: string, library: CLibrary): string[] => [
  ...new Set(
    [...prototype.matchAll(/\b(?:struct |union |enum )?([A-Za-z]\w+)\b/g)]
      .map(([, name]) => name!)
      .filter((name) => typeof library.names[name] === "object"),
  ),
];

/** Returns the page for a terminal. */
export function manualPage(
  entry: ManualEntry,
  library: CLibrary,
  columns = 100,
  style: Style = noStyle,
): string {
  const head = `${entry.name}: ${entry.description || "no description yet; see its header."}`;
  const lines = wrapped(head, columns - 2, 2);
  lines[0] = lines[0]!.replace(entry.name, style.bold(entry.name));
  const section = (title: string, body: readonly string[]) => {
    if (body.length > 0) lines.push("", style.dim(title), ...body.map((line) => `  ${line}`));
  };
  section("C", [
    ...wrapped(entry.prototype, columns - 6, 4),
    style.dim(`${entry.library}${entry.exportedAs ? `, exported as ${entry.exportedAs}` : ""}`),
  ]);
  section("returns", [entry.returns]);
  section(
    "objects",
    entry.counterparts
      .slice(0, 4)
      .flatMap(({ name, signature, example }, i) => [
        `${style.name(name)}  ${signature.length < columns - name.length - 6 ? style.dim(signature) : ""}`.trimEnd(),
        ...(i === 0 && example ? example.split("\n").map((line) => `    ${line}`) : []),
      ]),
  );
  const width = Math.max(0, ...entry.errors.map(({ name }) => name.length));
  section(
    "errors",
    entry.errors.flatMap(({ name, meaning }) => {
      const [first = "", ...rest] = wrapped(meaning, columns - width - 6, 0);
      return [
        `${style.bad(name)}${" ".repeat(width - name.length)}  ${first}`,
        ...rest.map((line) => `${" ".repeat(width)}  ${line}`),
      ];
    }),
  );
  const structs = structsOf(entry.prototype, library);
  section(
    "see",
    structs.map((name) => `doorbell struct ${name}`),
  );
  return lines.join("\n");
}

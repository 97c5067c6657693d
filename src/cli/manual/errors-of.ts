import { hintsByCall } from "../../cuda/error-hints.ts";
import { hintsByVerb } from "../../rdma/error-hints.ts";

/** A value that a function fails with, and what it means. */
export interface Failure {
  readonly name: string;
  readonly meaning: string;
}

const errnoMeaning: Readonly<Record<string, string>> = {
  EINVAL: "A value is not one that the device or the object's state takes.",
  ENOMEM: "No memory, no room in the queue, or the limit on locked memory (ulimit -l).",
  EBUSY: "Something that was made from it still lives.",
  EPERM: "Not permitted.",
  EOPNOTSUPP: "The device, or the library, does not have it.",
  EAGAIN: "Nothing is there yet, and the descriptor does not block.",
  ENOENT: "There is nothing (more).",
  ENODEV: "The device is gone.",
  EFAULT: "An address is not the process's own.",
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
  CUDA_ERROR_OUT_OF_MEMORY: "The GPU, or the pool, has no room.",
  CUDA_ERROR_INVALID_HANDLE: "The handle is not one of this kind, or of another context.",
  CUDA_ERROR_INVALID_DEVICE: "There is no such device.",
  CUDA_ERROR_NOT_SUPPORTED: "The device or the driver does not have it.",
  CUDA_ERROR_NOT_READY: "Not an error: the work goes on.",
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

/** What a function may fail with: the causes that we know of this one, then the usual ones of its kind. */
export function errorsOf(name: string): readonly Failure[] {
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

/** What it returns when it is well, and when it is not. */
export function resultOf(name: string, prototype: string): string {
  if (/^CUresult/.test(prototype)) return "CUDA_SUCCESS (0), or one of the errors below.";
  if (/^void\b(?! \*)/.test(prototype)) return "Nothing.";
  if (/_str\(/.test(prototype)) return "Text that need not be freed.";
  if (/^(const )?(struct|union|void|char)[^(]*\*\w+\(/.test(prototype))
    return "What was made, or NULL; errno says why.";
  if (/^(ibv_poll_cq|ibv_query_gid_table|_ibv_query_gid_table)$/.test(name))
    return "How many, or a negative number.";
  if (/^rdma_/.test(name)) return "0, or -1; errno says why.";
  if (/^int /.test(prototype)) return "0, or the errno (some versions: -1, with errno set).";
  return "See C.";
}

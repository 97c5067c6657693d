import { out } from "../../../ffi/c/index.ts";
import * as arrayModule from "../../array/index.ts";
import * as cudaModule from "../../cuda/index.ts";
import * as directModule from "../../direct/index.ts";
import * as groupModule from "../../group/index.ts";
import * as librariesModule from "../../libraries/index.ts";
import * as memoryModule from "../../memory/index.ts";
import * as rdmaModule from "../../rdma/index.ts";
import { type PlotOptions, plot } from "../diagram/plot.ts";
import { show } from "../diagram/show.ts";
import { type CLibrary, libraries } from "../manual/c-names.ts";
import type { Output } from "../output/output.ts";
import { cNamespace } from "./c-namespace.ts";
import { withProgress } from "./file-progress.ts";
import { Help } from "./help.ts";
import { kernel, withKernels } from "./kernel-function.ts";
import type { Preloaded, Session } from "./session.ts";
import { structText } from "./struct-function.ts";

/** Library tables of the manual that a prompt needs. */
export interface CLibraries {
  readonly verbs: CLibrary;
  readonly cuda: CLibrary;
}

export async function cLibraries(): Promise<CLibraries> {
  const [verbs, , cuda] = libraries;
  const [forVerbs, forCuda] = await Promise.all([verbs!.load(), cuda!.load()]);
  return { verbs: forVerbs, cuda: forCuda };
}

/** Returns the preloaded names. `device`, `gpu` and `topology` are opened or read at their first use. */
export function preloaded(c: CLibraries, session: () => Session, output: Output): Preloaded {
  const functionsOf = ({ functions, apiNames }: CLibrary) => [
    ...new Set([...Object.keys(functions), ...Object.keys(apiNames)]),
  ];
  const libraryOf = (name: "device" | "gpu") => () =>
    (session().get(name) as { readonly lib: Readonly<Record<string, unknown>> }).lib;
  const ib = cNamespace(
    "libibverbs by its C names",
    c.verbs.names,
    functionsOf(c.verbs),
    libraryOf("device"),
  );
  const cu = cNamespace(
    "the CUDA driver by its C names",
    c.cuda.names,
    functionsOf(c.cuda),
    libraryOf("gpu"),
  );
  const help = new Help(c, ib, cu);
  const print = (text: string): void => output.line(text);
  const columns = () => Math.min(output.columns ?? 100, 110);
  return {
    rdma: () => rdmaModule,
    cuda: () => cudaModule,
    direct: () => directModule,
    memory: () => memoryModule,
    group: () => groupModule,
    libraries: () => librariesModule,
    ib: () => ib,
    cu: () => cu,
    device: () => rdmaModule.openDevice(),
    gpu: () => withKernels(cudaModule.openDevice()),
    array: () => arrayFunction(session().get("gpu") as cudaModule.Device, output, help),
    kernel: () => kernel,
    topology: () => directModule.topology(),
    help: () => helpFunction((about) => help.about(about, columns(), output.style), print),
    struct: () => (about: unknown) => print(structText(about, c, output.style)),
    plot: () => plotFunction(output),
    show: () => showFunction(output),
    out: () => out,
  };
}

/**
 * `array` of the prompt: array([1, 2]), with the other functions of arrays as its properties, such as `array.zeros` and `array.concat`. `load` and `save` show the progress of long transfers.
 */
function arrayFunction(gpu: cudaModule.Device, output: Output, help: Help): unknown {
  const { device: _, array, ...makers } = arrayModule.arrays(gpu);
  const { where, scope, expr, concat, stack, einsum, fft, linalg } = arrayModule;
  const load = (path: unknown, options?: object, ...more: unknown[]) =>
    withProgress(output, path, options, (watched) =>
      Reflect.apply(makers.load, undefined, [path, watched, ...more]),
    );
  const save = (path: unknown, data: unknown, options?: object, ...more: unknown[]) =>
    withProgress(output, path, options, (watched) =>
      Reflect.apply(arrayModule.save, undefined, [path, data, watched, ...more]),
    );
  const functions = { where, scope, expr, concat, stack, einsum };
  const makes = { ...makers, ...functions, fft, linalg, load, save };
  const result = Object.assign((...given: Parameters<typeof array>) => array(...given), makes);
  help.addOfArrays(result, "ArrayMaker.array");
  for (const name of ["load", ...Object.keys(makers)] as const)
    help.addOfArrays(makes[name as keyof typeof makes], `ArrayMaker.${name}`);
  for (const [name, each] of Object.entries({ ...functions, save })) help.addOfArrays(each, name);
  return result;
}

/** Makes `help` without parentheses print the text of help(). */
function helpFunction(text: (about?: unknown) => string, print: (text: string) => void): unknown {
  const help = (about?: unknown): void => print(text(about));
  return Object.assign(help, { [Symbol.for("nodejs.util.inspect.custom")]: () => text() });
}

const plotFunction =
  (output: Output) =>
  (values: unknown, options?: PlotOptions): void =>
    output.line(plot(values, { columns: output.columns ?? 80, ...options }));

const showFunction =
  (output: Output) =>
  (value: unknown, file?: string): void =>
    output.line(show(value, file));

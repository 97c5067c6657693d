import { bytesText } from "../../arguments/bytes-text.ts";
import type { Output } from "../output/output.ts";
import { table } from "../output/table.ts";
import type { GpuReport, GpusReport } from "./gpu-report.ts";

/** Prints the page of the GPUs. */
export function printGpus(out: Output, { gpus, peers, compiler, error }: GpusReport): void {
  for (const gpu of gpus) printGpu(out, gpu);
  if (error !== undefined) out.line(`${out.style.bad("GPUs:")} ${error}`);
  if (peers.length > 0) {
    out.line("Peer access between GPUs (a: with atomics)");
    const rows = peers.map((row, i) => [
      ` ${i}`,
      ...row.map((link) => (link === undefined ? "." : !link.access ? "no" : link.atomics ? "yes a" : "yes")),
    ]);
    out.text(table([" from", ...peers.map((_, i) => `${i}`)], rows, { head: out.style.dim }));
  }
  out.line(`CUDA C++: ${compilerText(compiler)}`);
}

/** Returns the compiler of CUDA C++, or what loads without one. */
export function compilerText({ version, fallback, error }: GpusReport["compiler"]): string {
  if (version !== undefined) return `NVRTC ${version}`;
  if (fallback !== undefined) return `${fallback} compiles for the soft GPU; NVRTC is not available`;
  return `no compiler: neither NVRTC (${error}) nor nvcc nor clang; PTX loads without one`;
}

function printGpu(out: Output, gpu: GpuReport): void {
  const { bold, dim } = out.style;
  const { can } = gpu;
  const from = gpu.provider === "soft" ? "soft" : `driver ${gpu.driver / 1000}`;
  const words = [
    can.virtualMemory && "virtual memory",
    can.shareable.length > 0 && `shared by ${can.shareable.join(", ")}`,
    can.compression && "compression",
    can.gpuDirectRdma && "GPUDirect RDMA",
    can.dmaBuf && "dma-buf",
    can.multicast && "multicast",
    can.pools && "pools",
  ].filter((word) => word !== false);
  out.line(`${bold(`GPU ${gpu.ordinal}`)}  ${gpu.name}  ${dim(from)}`);
  out.line(`  ${gpu.uuid}  PCI ${gpu.pciId}`);
  out.line(
    `  sm_${gpu.computeCapability.replace(".", "")}, ${gpu.multiprocessors} multiprocessors, ${bytesText(gpu.freeBytes)} of ${bytesText(gpu.totalBytes)} free`,
  );
  out.line(`  can: ${words.join(", ")}`);
  for (const [name, value] of Object.entries(gpu.attributes ?? {}))
    out.line(`    ${name.padEnd(48)} ${value}`);
}

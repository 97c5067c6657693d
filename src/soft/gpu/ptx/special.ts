// Names of PTX's special registers.

const names = new Set([
  ...["tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid", "cluster_ctaid", "cluster_nctaid"].flatMap(
    (name) => [`%${name}.x`, `%${name}.y`, `%${name}.z`],
  ),
  ..."laneid warpid nwarpid smid nsmid gridid clock clock64 clock_hi globaltimer globaltimer_lo globaltimer_hi"
    .split(" ")
    .map((name) => `%${name}`),
  ...["eq", "le", "lt", "ge", "gt"].map((name) => `%lanemask_${name}`),
  ..."reserved_smem_offset_begin reserved_smem_offset_end reserved_smem_offset_cap reserved_smem_offset_0 reserved_smem_offset_1 dynamic_smem_size total_smem_size aggr_smem_size cluster_ctarank cluster_nctarank is_explicit_cluster current_graph_exec"
    .split(" ")
    .map((name) => `%${name}`),
]);

export const isSpecial = (name: string): boolean => names.has(name) || /^%(pm|envreg)\d+(_64)?$/.test(name);

// The site of the guide: `npm run docs` writes it to docs/.vitepress/dist.
const guide = [
  ["Start here", "/guide/"],
  ["The prompt and the command", "/guide/prompt"],
  ["A session at the prompt", "/session"],
  ["RDMA in ten minutes", "/guide/rdma"],
  ["Connections by address", "/guide/connections"],
  ["CUDA in ten minutes", "/guide/cuda"],
  ["Memory of other owners", "/guide/other-owners"],
  ["Kernels in TypeScript", "/guide/kernels"],
  ["Arrays in ten minutes", "/guide/arrays"],
  ["NVIDIA's libraries as objects", "/guide/libraries"],
  ["Kernels from CUDA C++ or numba", "/guide/kernels-from"],
  ["GPU memory, files and NICs", "/guide/direct"],
  ["Explore a machine", "/guide/explore"],
  ["Many processes, one program", "/guide/group"],
  ["Test a protocol", "/guide/simulation"],
  ["From C, pyverbs or cuda-python", "/guide/coming-from"],
  ["Memory, lifetime and waiting", "/guide/memory"],
  ["Errors and what to do", "/guide/errors"],
  ["By C names", "/guide/c-names"],
  ["Runtimes and their differences", "/guide/runtimes"],
  ["soft0 and the soft GPU", "/guide/soft-devices"],
  ["Performance", "/guide/performance"],
];
const facts = [
  ["What ran on which device", "/reference/support"],
  ["Environment variables", "/reference/environment"],
  ["Faults of soft0", "/reference/faults"],
  ["RoCE v2 on the wire", "/rocev2"],
  ["The array API standard", "/reference/array"],
  ["NVIDIA's libraries by C name", "/reference/nvidia-libraries"],
  ["PTX instructions", "/reference/ptx-instructions"],
  ["Verbs by function", "/reference/verbs-coverage"],
  ["NVIDIA's samples on the soft GPU", "/reference/cuda-samples"],
  ["Differences of the soft GPU", "/reference/soft-gpu"],
  ["Glossary", "/reference/glossary"],
  ["Dependencies", "/dependencies"],
];
const design = [
  ["The FFI seam", "/design/ffi-seam"],
  ["Memory and lifetime", "/design/memory-and-lifetime"],
  ["The soft NIC", "/design/soft-nic"],
  ["The dynamic transport", "/design/dynamic-transport"],
  ["The connection manager", "/design/connection-manager"],
  ["The soft GPU", "/design/soft-gpu"],
  ["The PTX compiler", "/design/soft-gpu-compiler"],
  ["Vector code", "/design/soft-gpu-vector-code"],
  ["Inspection of kernels", "/design/soft-gpu-inspection"],
  ["The compiler of kernels", "/design/kernel-compiler"],
  ["Direct access", "/design/direct-access"],
  ["The group", "/design/group"],
  ["The group: membership", "/design/group-membership"],
  ["The group: collectives", "/design/group-collectives"],
  ["The group: inter-node", "/design/group-inter-node"],
  ["The group: failure", "/design/group-failure"],
  ["Autotuning", "/design/autotuning"],
  ["Simulation", "/design/simulation"],
  ["Layers", "/design/layers"],
];
const items = (list: readonly (readonly string[])[]) => list.map(([text, link]) => ({ text, link }));

interface Token {
  readonly type: string;
  tag: string;
  attrGet(name: string): string | null;
  attrs: [string, string][] | null;
  children: Token[] | null;
}

/** Replaces a link to a file of the repository that is not on the site. The text stays, and a tooltip shows the path. */
function linkIntoRepository(token: Token): boolean {
  const to = token.attrGet("href");
  if (token.type !== "link_open" || to === null || !/^(?:\.\.\/)+(?:src|test|examples|ffi|bench)\//.test(to))
    return false;
  token.tag = "span";
  token.attrs = [["title", `in the repository: ${to.replace(/^(\.\.\/)+/, "")}`]];
  return true;
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#5672cd"/><circle cx="16" cy="16" r="6" fill="#fff"/></svg>`;

export default {
  title: "doorbell",
  description: "RDMA verbs and the CUDA driver API from TypeScript",
  cleanUrls: true,
  head: [
    ["link", { rel: "icon", href: `data:image/svg+xml,${encodeURIComponent(icon)}` }],
    // Markdown tables always have a header row. An empty one is hidden.
    ["style", {}, ".vp-doc thead:not(:has(th:not(:empty))) { display: none; }"],
  ],
  // Built beside the pages.
  ignoreDeadLinks: [/^\/api\//],
  markdown: {
    config: (md: {
      core: { ruler: { push(name: string, rule: (state: { tokens: Token[] }) => void): void } };
    }) =>
      md.core.ruler.push("links-into-repository", ({ tokens }) => {
        for (const { children } of tokens) {
          if (children === null) continue;
          let open = false;
          for (const token of children) {
            if (linkIntoRepository(token)) open = true;
            else if (open && token.type === "link_close") {
              token.tag = "span";
              open = false;
            }
          }
        }
      }),
  },
  vite: { logLevel: "warn" },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Guide", link: "/guide/" },
      { text: "Errors", link: "/guide/errors" },
      { text: "API", link: "/api/all_symbols.html", target: "_self" },
    ],
    sidebar: [
      { text: "Guide", items: items(guide) },
      { text: "Facts", items: items(facts) },
      { text: "Design", items: items(design), collapsed: true },
      { text: "Reference", items: [{ text: "API", link: "/api/all_symbols.html", target: "_self" }] },
    ],
  },
};

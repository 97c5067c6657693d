// The site of the guide: `npm run docs` builds it, docs/.vitepress/dist is it.
const guide = [
  ["Start here", "/guide/"],
  ["The prompt and the command", "/guide/prompt"],
  ["RDMA in ten minutes", "/guide/rdma"],
  ["CUDA in ten minutes", "/guide/cuda"],
  ["GPU memory, files and NICs", "/guide/direct"],
  ["From C, pyverbs or cuda-python", "/guide/coming-from"],
  ["Memory, lifetime and waiting", "/guide/memory"],
  ["Errors and what to do", "/guide/errors"],
  ["By C names", "/guide/c-names"],
  ["Runtimes and what differs", "/guide/runtimes"],
  ["soft0 and the soft GPU", "/guide/embedded"],
  ["Performance", "/guide/performance"],
];
const facts = [
  ["RoCE v2 on the wire", "/rocev2"],
  ["PTX instructions", "/ptx-instructions"],
  ["Dependencies", "/dependencies"],
];
const items = (list: readonly (readonly string[])[]) => list.map(([text, link]) => ({ text, link }));

export default {
  title: "doorbell",
  description: "RDMA verbs and the CUDA driver API from TypeScript",
  cleanUrls: true,
  // What these lead to lies in the repository, not on the site.
  ignoreDeadLinks: [/^\.\.\//, /\/(src|test|examples|ffi|bench)\//, /^\/api\//, /\.ts$/],
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
      { text: "Reference", items: [{ text: "API", link: "/api/all_symbols.html", target: "_self" }] },
    ],
  },
};

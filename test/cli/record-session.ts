// Writes docs/session.md anew from what the prompt answers in Bun; to be read before it is committed.
import { writeFileSync } from "node:fs";
import { replay } from "./session.ts";

const { text } = await replay("bun");
writeFileSync(
  "docs/session.md",
  `# A session at the prompt

\`npx doorbell repl\`, on a machine without RDMA and without a GPU: the embedded devices stand in. What follows \`> \` is typed, Tab and
Ctrl-C among it; what stands below is the answer. Addresses, numbers of queue pairs and times differ from run to run. A test types this
on Bun, Deno and Node 26, and compares.

\`\`\`
${text}\`\`\`
`,
);

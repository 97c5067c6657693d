// Writes docs/session.md from the prompt's answers in Bun. Read the result before you commit it.
import { writeFileSync } from "node:fs";
import { replay } from "./session.ts";

const { text } = await replay("bun");
writeFileSync(
  "docs/session.md",
  `# A session at the prompt

This is a session of \`npx doorbell repl\` on a machine without RDMA and without a GPU, so doorbell uses its soft devices. Text after \`> \` is
input, which includes Tab and Ctrl-C. The lines below it are the answer. Addresses, numbers of queue pairs and times differ from run to run. A test types this
on Bun, Deno and Node 26, and compares.

\`\`\`
${text}\`\`\`
`,
);

// Prints every error message of the library, for a review of their language: `npm run --silent errors`.

import { errorMessagesOf } from "./error-messages.ts";
import { sourceFiles } from "./files.ts";

let last = "";
for (const { file, line, type, texts } of sourceFiles().flatMap(errorMessagesOf)) {
  if (file !== last) console.log(`\n${file}`);
  last = file;
  for (const text of texts) console.log(`  ${String(line).padStart(4)} ${type.padEnd(14)} ${text}`);
}

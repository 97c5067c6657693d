// Draws docs/images/prompt.svg from the recorded session of docs/session.md: `npm run generate:prompt-svg`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

/** Inputs of the recorded session that the image shows, in order. */
const SHOWN = [
  "const domain = device.createProtectionDomain()",
  "const [a, b] = [1, 2].map(() => domain.createQueuePair({ completions }))",
  "a",
  "a.connect(b.endpoint())",
  "b.connect(a.endpoint())",
  "region.bytes.set([1, 2, 3, 4])",
  "const remote = region.slice(8, 12).remote()",
  "a.write({ local: region.slice(0, 4), remote })",
  "await completions.next()",
  "a.write({ lokal: region, remote })",
];
const LINE_HEIGHT = 18;
const MARGIN = 16;
const COLUMNS = 84;
const CHARACTER_WIDTH = 7.8;

/** Returns the lines of the chosen inputs and their answers, in the order of `SHOWN`. */
function lines(session: string): string[] {
  const [, recorded = ""] = /```\n([\s\S]*?)```/.exec(session) ?? [];
  const entries = recorded.split(/^(?=> )/m);
  return SHOWN.flatMap((input) => {
    const entry = entries.find((text) => text.startsWith(`> ${input}\n`));
    if (entry === undefined) throw new Error(`docs/session.md has no input ${JSON.stringify(input)}`);
    return entry.trimEnd().split("\n");
  });
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Returns one line of the image: the prompt sign in blue, errors in red, hints in yellow. */
function drawn(line: string, index: number): string {
  const color = /^\w*Error:/.test(line) ? "#ff7b72" : line.startsWith("hint:") ? "#e3b341" : "#c9d1d9";
  const text = line.startsWith("> ")
    ? `<tspan fill="#58a6ff">&gt;</tspan> <tspan fill="#ffffff">${escaped(line.slice(2))}</tspan>`
    : escaped(line);
  return `<text x="${MARGIN}" y="${MARGIN + (index + 1) * LINE_HEIGHT - 4}" fill="${color}" xml:space="preserve">${text}</text>`;
}

const all = lines(readFileSync("docs/session.md", "utf8"));
const width = Math.round(2 * MARGIN + COLUMNS * CHARACTER_WIDTH);
const height = 2 * MARGIN + all.length * LINE_HEIGHT;
mkdirSync("docs/images", { recursive: true });
writeFileSync(
  "docs/images/prompt.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="A session at the prompt of doorbell">
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="13">
${all.map(drawn).join("\n")}
</g>
</svg>
`,
);

// Connects to the address and port in its arguments, and exits at once without closing anything.
import process from "node:process";
import { connect } from "../../../src/index.ts";

const [address = "", port] = process.argv.slice(2);
await connect({ address, port: Number(port) }, { provider: "soft" });
process.exit(0);

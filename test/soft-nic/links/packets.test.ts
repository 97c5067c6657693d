import process from "node:process";
import { linksSuite } from "./suite.ts";

// Read when the first device of this process is opened.
process.env["DOORBELL_SOFT_SHARED"] = "off";

linksSuite("roce");

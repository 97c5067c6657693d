import { linksSuite } from "./suite.ts";

linksSuite("shared-memory");

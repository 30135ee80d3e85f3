#!/usr/bin/env node
// npm run appoint-admin -- EMAIL
import { runCompiled } from "./compiled.mjs";

await runCompiled("appointAdmin");

#!/usr/bin/env node
// npm run erase -- SUBJECT
import { runCompiled } from "./compiled.mjs";

await runCompiled("erase");

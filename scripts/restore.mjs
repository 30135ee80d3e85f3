#!/usr/bin/env node
// npm run restore -- FILE [--keys OTHER]
import { runCompiled } from "./compiled.mjs";

await runCompiled("backup/restore");

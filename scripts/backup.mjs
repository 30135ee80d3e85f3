#!/usr/bin/env node
// npm run backup -- FILE [--force]
import { runCompiled } from "./compiled.mjs";

await runCompiled("backup/backup");

import { writeFileSync } from "node:fs";
import { drawn } from "./drawn.ts";

writeFileSync(new URL("../../docs/contexts.md", import.meta.url), drawn());

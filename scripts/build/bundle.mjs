// Puts the server's own modules into dist/server/bundle: main.js, which is run, the thread that looks at videos, and a
// few that are read when needed. Reading hundreds of files is a quarter of a start. The modules stay beside it, for the
// scripts and for attacks that damage one of them.
import { join } from "node:path";
import { build } from "vite";
import { root } from "../run.mjs";

await build({
  configFile: false,
  logLevel: "error",
  root,
  publicDir: false,
  build: {
    ssr: true,
    target: "node20.19",
    outDir: join(root, "dist/server/bundle"),
    minify: false,
    sourcemap: true, // so that a fault's place is told as in the sources
    rolldownOptions: {
      input: { main: "backend/main.ts", thread: "backend/videos/probe/thread.ts" },
      // Of faults, names of classes are told: two of one name must not become another.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js", keepNames: true },
    },
  },
});

import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const folder = fileURLToPath(new URL("../../node_modules/.cache/fungo", import.meta.url));

const staying = ["@eventstore/db-client"]; // it looks for files beside its own

/**
 * Builds a program, or what a thread runs, into one file and returns that, with what it imports of npm's: from its
 * sources each start would take more than a second, and from its packages' files twice as long.
 */
export const builtProgram = async (source: URL): Promise<string> => {
  const file = fileURLToPath(source);
  const name = `${basename(file, ".ts")}.mjs`;
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, external: staying },
    build: {
      ssr: file,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
  return join(folder, name);
};

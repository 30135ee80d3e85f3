import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const folder = fileURLToPath(new URL("../../node_modules/.cache/fungo", import.meta.url));

/**
 * Builds a program, or what a thread runs, into one file and returns that: from its sources each start would take more
 * than a second. `withPackages`: with what it imports of npm's, too, if that can be built in.
 */
export const builtProgram = async (source: URL, { withPackages = false } = {}): Promise<string> => {
  const file = fileURLToPath(source);
  const name = `${basename(file, ".ts")}.mjs`;
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    ssr: withPackages ? { noExternal: true } : {},
    build: {
      ssr: file,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
  return join(folder, name);
};

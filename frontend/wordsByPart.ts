import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const importOfWords = /import \{([^}]+)\} from "([^"]*\/words\.ts)";/g;
const ofPart = /\/words\.ts\?part=(\w+)$/;

/**
 * The texts of a context stand in one file for whoever reads them. A page loads the parts it says, no more: in a build
 * each part (`export const …Words`) is a module of its own.
 */
export const wordsByPart: Plugin = {
  name: "words-by-part",
  apply: "build",
  enforce: "pre",
  transform: (code, id) =>
    ofPart.test(id) || !code.includes('/words.ts"')
      ? null
      : code.replaceAll(importOfWords, (_, names: string, file: string) =>
          names
            .split(",")
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => {
              const [part] = name.split(" ");
              return `import { ${name} } from "${file}${part?.endsWith("Words") ? `?part=${part}` : ""}";`;
            })
            .join(" "),
        ),
  load: async (id) => {
    const part = ofPart.exec(id)?.[1];
    if (!part) return null;
    const code = await readFile(id.replace(/\?.*$/, ""), "utf8");
    // What is not exported and not used is left out.
    return code.replaceAll(/^export const (\w+)/gm, (whole, name: string) => (name === part ? whole : `const ${name}`));
  },
};

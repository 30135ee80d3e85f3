import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseAst, type Plugin } from "vite";

const importOfWords = /import \{([^}]+)\} from "([^"]*\/words\.ts)";/g;
const ofPart = /\/words\.ts\?part=(\w+)$/;

/** The texts of a part, each with where its value stands; undefined for what is no plain list of texts. */
const textsIn = (code: string, part: string) => {
  for (const statement of parseAst(code, { lang: "ts" }).body) {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration") continue;
    const [{ id, init } = { id: undefined, init: undefined }] = statement.declaration.declarations;
    if (id?.type !== "Identifier" || id.name !== part || init?.type !== "ObjectExpression") continue;
    const texts = init.properties.map((one) =>
      one.type === "Property" && one.key.type === "Identifier" && !one.computed && !one.method && !one.shorthand
        ? { key: one.key.name, value: code.slice(one.value.start, one.value.end) }
        : undefined,
    );
    const plain = texts.filter((text) => text !== undefined);
    if (plain.length === texts.length) return { start: statement.start, end: statement.end, texts: plain };
  }
  return undefined;
};

/** `frameWords as words` → an import of that part alone. */
const importOf = async (name: string, file: string, from: string) => {
  const [part = "", alias = part] = name.split(" as ");
  const code = part.endsWith("Words") ? await readFile(resolve(dirname(from), file), "utf8") : "";
  return code && textsIn(code, part)
    ? `import * as ${alias} from "${file}?part=${part}";`
    : `import { ${name} } from "${file}";`;
};

/**
 * The texts of a context stand in one file for whoever reads them. A page loads the texts it says, no more: in a build
 * each part (`export const …Words`) is a module of its own, and each of its texts an export, so that no key is shipped.
 */
export const wordsByPart: Plugin = {
  name: "words-by-part",
  apply: "build",
  enforce: "pre",
  transform: async (code, id) => {
    if (ofPart.test(id) || !code.includes('/words.ts"')) return null;
    let shown = code;
    for (const [whole, names = "", file = ""] of code.matchAll(importOfWords)) {
      const each = names.split(",").map((name) => name.trim());
      const imports = await Promise.all(each.filter(Boolean).map((name) => importOf(name, file, id)));
      shown = shown.replace(whole, () => imports.join(" "));
    }
    return shown;
  },
  load: async (id) => {
    const part = ofPart.exec(id)?.[1];
    if (!part) return null;
    const code = await readFile(id.replace(/\?.*$/, ""), "utf8");
    const found = textsIn(code, part);
    if (!found) return null;
    // The other parts are no longer exported, and what is not used is left out.
    const rest = (code.slice(0, found.start) + code.slice(found.end)).replaceAll(/^export const /gm, "const ");
    if (new RegExp(`\\b${part}\\b`).test(rest)) throw new Error(`Another part of ${id} says what ${part} says.`);
    // Numbered, as a key may be the name of something else in the file, or no name at all, such as `delete`.
    const texts = found.texts.map(({ value }, n) => `const text${n} = ${value};`);
    return `${rest}\n${texts.join("\n")}\nexport { ${found.texts.map(({ key }, n) => `text${n} as ${key}`).join(", ")} };`;
  },
};

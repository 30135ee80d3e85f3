import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import type { Business } from "../business.ts";
import { type PolicyName, PolicyTexts } from "./contract.ts";

/** What families agree to. */
export interface Policies {
  readonly version: string; // of the texts as they are now
  readonly texts: PolicyTexts;
  /** The texts of a version that was ever shown here. */
  readonly textsOf: (version: string) => Promise<PolicyTexts | undefined>;
  /** The version that a form says was beside its button; undefined if it says none, or one that was never shown. */
  readonly agreed: (version: string | undefined) => Promise<string | undefined>;
}

const hashOf = (texts: PolicyTexts) => createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);

/** A folder's texts, with the facility's own words where they say `{facility}` or `{email}`. */
const textsIn = async (folder: string, { productName, facility, contact }: Business): Promise<PolicyTexts> => {
  const words: Readonly<Record<string, string>> = { product: productName, facility: facility.name, ...contact };
  const read = async (name: PolicyName) => {
    const file = join(folder, `${name}.md`);
    const text = await readFile(file, "utf8").catch((error: unknown) => {
      throw new Error(`The policy in ${file} can't be read. CONTENT_DIR needs privacy.md, terms.md and refunds.md.`, {
        cause: error,
      });
    });
    return text.replaceAll(/\{(\w+)\}/g, (placeholder, word: string) => words[word] ?? placeholder);
  };
  const [privacy, terms, refunds] = await Promise.all([read("privacy"), read("terms"), read("refunds")]);
  return { privacy, terms, refunds };
};

/** Reads the texts, and keeps them with those of earlier versions: whoever agreed to one can be shown it forever. */
export const openPolicies = async (
  db: Knex,
  { folder, business }: { folder: string; business: Business },
): Promise<Policies> => {
  const texts = await textsIn(folder, business);
  const version = hashOf(texts);
  const table = () => db<{ version: string; texts: PolicyTexts }>("web.policies");
  await table().insert({ version, texts }).onConflict("version").ignore();
  const textsOf = async (asked: string) => {
    if (asked === version) return texts;
    const row = await table().where({ version: asked }).first("texts");
    return row && PolicyTexts.parse(row.texts);
  };
  return {
    version,
    texts,
    textsOf,
    agreed: async (said) => (said !== undefined && (await textsOf(said)) ? said : undefined),
  };
};

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { z } from "zod";
import type { Business } from "../business.ts";
import { PolicyTexts } from "./contract.ts";

/** What families agree to. */
export interface Policies {
  readonly version: string; // of the texts as they are now
  readonly texts: PolicyTexts;
  /** The texts of a version that was ever shown here. */
  readonly textsOf: (version: string) => Promise<PolicyTexts | undefined>;
  /** The version that a form says was beside its button; undefined if it says none, or one that was never shown. */
  readonly agreed: (version: string | undefined) => Promise<string | undefined>;
  /** What is signed for each player, as it is now; undefined if the operator has none. */
  readonly waiver: Waiver | undefined;
  /** A version of it that was ever shown here. */
  readonly waiverOf: (version: string) => Promise<Waiver | undefined>;
}

export interface Waiver {
  readonly version: string;
  readonly text: string;
}

const hashOf = (texts: object) => createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);

/** With the facility's own words where a text says `{facility}` or `{email}`. */
const filled = (text: string, { productName, facility, contact }: Business) => {
  const words: Readonly<Record<string, string>> = { product: productName, facility: facility.name, ...contact };
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, word: string) => words[word] ?? placeholder);
};

const textsIn = async (folder: string, business: Business): Promise<PolicyTexts> => {
  const read = async (name: keyof PolicyTexts) => {
    const file = join(folder, `${name}.md`);
    const text = await readFile(file, "utf8").catch((error: unknown) => {
      throw new Error(`The policy in ${file} can't be read. CONTENT_DIR needs privacy.md, terms.md and refunds.md.`, {
        cause: error,
      });
    });
    return filled(text, business);
  };
  const [privacy, terms, refunds] = await Promise.all([read("privacy"), read("terms"), read("refunds")]);
  return { privacy, terms, refunds };
};

/** A folder that is older than this file has none, and then nobody is asked to sign. */
const waiverIn = async (folder: string, business: Business): Promise<Waiver | undefined> => {
  const text = filled(await readFile(join(folder, "waiver.md"), "utf8").catch(() => ""), business).trim();
  return text === "" ? undefined : { version: hashOf({ waiver: text }), text };
};

const WaiverText = z.object({ waiver: z.string() });

/** Reads the texts, and keeps them with those of earlier versions: whoever agreed to one can be shown it forever. */
export const openPolicies = async (
  db: Knex,
  { folder, business }: { folder: string; business: Business },
): Promise<Policies> => {
  const texts = await textsIn(folder, business);
  const version = hashOf(texts);
  const waiver = await waiverIn(folder, business);
  const table = () => db<{ version: string; texts: object }>("web.policies");
  const shown = [{ version, texts }, ...(waiver ? [{ version: waiver.version, texts: { waiver: waiver.text } }] : [])];
  await table().insert(shown).onConflict("version").ignore();
  const kept = async (asked: string) => (await table().where({ version: asked }).first("texts"))?.texts;
  const textsOf = async (asked: string) => (asked === version ? texts : PolicyTexts.safeParse(await kept(asked)).data);
  return {
    version,
    texts,
    textsOf,
    waiver,
    waiverOf: async (asked) => {
      const text = WaiverText.safeParse(await kept(asked)).data?.waiver;
      return text === undefined ? undefined : { version: asked, text };
    },
    agreed: async (said) => (said !== undefined && (await textsOf(said)) ? said : undefined),
  };
};

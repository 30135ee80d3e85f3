import { randomInt, randomUUID } from "node:crypto";
import type { Client } from "./client.ts";
import type { Person, TestProduct } from "./testProduct.ts";

/** Texts that appear nowhere by chance, each recorded under the person it is about. */
export const textsAbout = () => {
  const planted: string[] = [];
  const mark = randomUUID().slice(0, 8);
  const exchange = randomInt(1000, 10_000);
  const note = (text: string) => {
    planted.push(text);
    return text;
  };
  return {
    planted,
    words: (of: string) => note(`${of} "Ünïq\\${mark}" 子供`),
    mail: (of: string) => note(`${of}.${mark}@held.example.org`),
    phone: () => note(`555-${exchange}-${1000 + planted.length}`),
  };
};
export type Texts = ReturnType<typeof textsAbout>;

/** Throws if it is refused. */
export const does = async (who: Client, ...call: Parameters<Client>) => {
  const answer = await who(...call);
  if (answer.status >= 300) throw new Error(`${call[0]} ${call[1]}: ${JSON.stringify(answer.body)}`);
  return answer;
};

/** A player under 18 with an instructor, and the texts the player types. */
interface People {
  readonly coach: Person;
  readonly pat: Person;
  readonly texts: Texts;
}
/** Lets a player do everything one context has for players, with text in every field. */
export type PlantHeld = (product: TestProduct, people: People) => Promise<void>;

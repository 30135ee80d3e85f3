import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import type { Business } from "../../business.ts";
import { Rejection } from "../../http/rejection.ts";

const thoughtOfFirst =
  "baseball softball hardball fastpitch fungo ballpark ballgame homerun slugger pitcher catcher shortstop infield outfield batting hitting pitching coach player training lessons";
const sport = thoughtOfFirst.split(" ");
const enough = 2; // of zxcvbn's scores, which go from 0 to 4
const judged = 64; // characters; judging twice as many takes more than twice as long

const readJudge = async () => {
  const { ZxcvbnFactory } = await import("@zxcvbn-ts/core");
  const { adjacencyGraphs, dictionary } = await import("@zxcvbn-ts/language-common");
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, sport },
    graphs: adjacencyGraphs,
    maxLength: judged,
    l33tMaxSubstitutions: 8, // ways to read 4 as a and the like; a hundred take six times as long
  });
};
let judge: Promise<ZxcvbnFactory> | undefined;
/** Loads more than 50,000 common passwords and words, once, and not before someone chooses a password. */
const judging = () => (judge ??= readJudge());

/** A name in full, without spaces, and its words. */
const wordsIn = (name: string): string[] => {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [name.toLowerCase(), words.join(""), ...words].filter((word) => word.length > 2 && /\p{L}/u.test(word));
};

/** Such words, with nothing but digits and signs around them. */
const isMadeOf = (words: readonly string[], password: string) => {
  const lower = password.toLowerCase();
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, " "), lower);
  return rest !== lower && !/\p{L}/u.test(rest);
};

/** Who is choosing a password, as far as is known. */
interface Chooser {
  readonly email?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

/** What is wrong with a password that others would soon guess; undefined if it is good enough. */
export const whatMakesItEasy = async (
  chosen: string,
  { business, chooser }: { business: Business; chooser: Chooser },
): Promise<string | undefined> => {
  const password = chosen.normalize("NFC");
  const { email, firstName, lastName } = chooser;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  const own = [business.productName, business.facility.name, name, email ?? ""].flatMap(wordsIn);
  const { score, sequence } = (await judging()).check(password, own);
  if (score >= enough && !isMadeOf([...own, ...sport], password)) return undefined;
  return sequence.length === 1 && sequence[0]?.dictionaryName === "passwords-common"
    ? "Many people use this password, so it's easy to guess. Please choose another one."
    : "This password is easy to guess. Please choose another one, such as a few words that don't belong together.";
};

/** `field` is where the form shows the message. */
export const refuseEasyPassword = async (
  password: string,
  { field, ...about }: { field: string; business: Business; chooser: Chooser },
) => {
  const message = await whatMakesItEasy(password, about);
  if (message) throw new Rejection("invalid", "EasyPassword", message, { issues: [{ path: [field], message }] });
};

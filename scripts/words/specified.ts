import { type Covered, provenIds } from "../checklist/coverage.ts";
import type { Text } from "./texts.ts";

/** A text that the specifications quote, and the point that does. */
export interface Specified {
  readonly point: string;
  readonly text: string;
}

const quotes = /`([^`]+)`|“([^”]+)”/g;
const quotedIn = (text: string) => [...text.matchAll(quotes)].map(([, code, words]) => code ?? words ?? "");

/** Sections about calls, states and tables quote names only. */
const saysTexts = (section: string) => /^(2|3|4|5|8|9|11|12)\. /.test(section);
/** Two words or one with a capital; no path, key, color or code. */
const isText = (text: string) =>
  !/^[/#]|^[a-z]+[A-Z]|^F\d+$|^\{/.test(text) &&
  (/^[$\p{Lu}]/u.test(text) || /\s/.test(text)) &&
  /\p{L}{2}/u.test(text);

/** Every text quoted by a point that tests prove. */
export const specifiedBy = (covered: readonly Covered[]): Specified[] => {
  const proven = provenIds(covered);
  return covered
    .filter(({ section }) => saysTexts(section))
    .flatMap(({ id, text, parts }) => [
      ...(proven.has(id) || parts.some((part) => proven.has(part.id)) ? [{ id, text }] : []),
      ...parts.filter((part) => proven.has(part.id)),
    ])
    .flatMap(({ id, text }) => quotedIn(text).map((quoted) => ({ point: id, text: quoted })))
    .filter(({ text }) => isText(text));
};

/** Specified texts that are put together: each part must be said, with values as {}. */
export const madeOfParts: readonly {
  readonly point: string;
  readonly text: string;
  readonly parts: readonly string[];
  readonly why: string;
}[] = [
  { point: "N11", text: "N days ago", parts: ["{} days ago"], why: "N is a number." },
  {
    point: "U31",
    text: "Please log in to access the instructor dashboard.",
    parts: ["Please log in to access {}.", "the instructor dashboard"],
    why: "The same is said of the admin dashboard.",
  },
  { point: "U21", text: "Videos this month: n/4", parts: ["Videos this month: {}"], why: "A month may have more." },
  { point: "U43", text: "+N more", parts: ["+{} more"], why: "N is a number." },
  {
    point: "U49",
    text: "20 spots per age division",
    parts: ["per age division"],
    why: "A camp says how many spots its divisions have.",
  },
  { point: "U58", text: "All 3 Days", parts: ["All {} Days"], why: "Not every camp lasts three days." },
  { point: "U61", text: "Ages min-max", parts: ["Ages {}"], why: "Min and max are ages." },
  { point: "U69", text: "Day n, Day m", parts: ["Day {}"], why: "Days are listed, however many were chosen." },
  {
    point: "T39",
    text: "Failed to delete camp: {status}",
    parts: ["Failed to delete camp"],
    why: "One of two; the toast says below it what went wrong.",
  },
];

/** With one kind of apostrophe, dots, and value in the middle. */
const leveled = (text: string) =>
  text
    .replaceAll(/\$?\{[^}]*\}/g, "{}")
    .replaceAll(/[’‘]/g, "'")
    .replaceAll("…", "...")
    .trim();

/** The specified texts that nothing says any more. A text may say more around it, but not begin in the middle of a word. */
export const missingFrom = (texts: readonly Text[], specified: readonly Specified[]): Specified[] => {
  const said = texts.flatMap(({ ways }) => ways.map(leveled));
  const whole = new Set(said);
  const isSaid = (text: string) => {
    const wanted = leveled(text);
    return whole.has(wanted) || (/\s/.test(wanted) && said.some((way) => way.includes(wanted)));
  };
  return specified.filter(({ point, text }) => {
    const made = madeOfParts.find((other) => other.point === point && other.text === text);
    return made ? !made.parts.every(isSaid) : !isSaid(text);
  });
};

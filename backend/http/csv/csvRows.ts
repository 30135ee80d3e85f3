import Papa from "papaparse";
import { Rejection } from "../rejection.ts";

/** A file's columns: what people call each of them, in lower case, and which of them have to be there. */
interface Sheet<Column extends string> {
  readonly columns: Readonly<Record<string, Column>>;
  readonly needed: readonly Column[];
  readonly atMost: number; // rows
  /** What is said of a file without rows, without a needed column, and with too many rows. */
  readonly empty: string;
  readonly lacking: string;
  readonly tooMany: string;
}

export interface CsvRow<Column extends string> {
  readonly row: number; // as a spreadsheet counts: the heading is row 1
  readonly cells: Readonly<Record<Column, string>>;
}

const refused = (message: string) => new Rejection("invalid", "NotAList", message);
const strayQuote = (row: number) =>
  `Row ${row} goes on over several lines. A quotation mark may be missing there, or be one too many.`;
const sameColumn = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
    ? `Two columns are called “${one.trim()}”. Please keep one of them.`
    : `“${one.trim()}” and “${other.trim()}” mean the same here. Please keep the one that’s right.`;
const textOf = (bytes: Buffer) => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refused("This isn’t a CSV file we can read. Please save it as “CSV UTF-8” and try again.");
  }
};

const lineBreak = /[\r\n]/;
const lineBreaks = /\s*[\r\n]+\s*/g;
/** Our own files have an apostrophe before what a spreadsheet would run as a formula. */
const plain = (cell: string) =>
  cell
    .replace(/^'(?=[=+\-@\t\r])/, "")
    .replaceAll(lineBreaks, " ")
    .trim();

/** The rows under the heading; what is missing is empty. Throws a Rejection for what is no such list. */
export const csvRows = <Column extends string>(bytes: Buffer, sheet: Sheet<Column>): CsvRow<Column>[] => {
  const { data, errors, meta } = Papa.parse<string[]>(textOf(bytes));
  // Whatever such a mark swallows looks like one cell, and nobody would miss the rows in it.
  const marked = errors.find(({ type }) => type === "Quotes");
  if (marked) throw refused(strayQuote((marked.row ?? 0) + 1));
  const titles = data[0] ?? [];
  const headings = titles.map((title) => sheet.columns[title.trim().toLowerCase().replaceAll("’", "'")]);
  const twice = headings.findIndex((column, n) => column !== undefined && headings.indexOf(column) < n);
  if (twice >= 0) throw refused(sameColumn(titles[headings.indexOf(headings[twice])]!, titles[twice]!));
  const all = [...new Set(Object.values(sheet.columns))];
  const rows = data.slice(1).flatMap((found, n) => {
    if (found.some((cell, at) => headings[at] && lineBreak.test(cell) && cell.includes(meta.delimiter)))
      throw refused(strayQuote(n + 2));
    const cells = Object.fromEntries(
      all.map((column) => [column, plain(found[headings.indexOf(column)] ?? "")]),
    ) as Record<Column, string>;
    return Object.values(cells).some(Boolean) ? [{ row: n + 2, cells }] : [];
  });
  if (rows.length === 0) throw refused(sheet.empty);
  if (sheet.needed.some((column) => !headings.includes(column))) throw refused(sheet.lacking);
  if (rows.length > sheet.atMost) throw refused(sheet.tooMany);
  return rows;
};

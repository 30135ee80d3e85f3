import type { Result } from "./benchmark.ts";

const number = (value: number | null, digits = 0) =>
  value === null ? "" : value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Small figures need their tenths. */
export const figure = (value: number | null) => number(value, value !== null && value < 100 && value % 1 !== 0 ? 1 : 0);

const rowOf = ({ name, log = "", value, unit, reference, ratio, bar, holds }: Result) => [
  name,
  log,
  `${figure(value)} ${unit}`,
  figure(reference),
  number(ratio, 2),
  bar === null ? "" : `≥ ${number(bar, 2)}`,
  holds === null ? "" : holds ? "holds" : "DOES NOT HOLD",
];

/** Aligned columns for a terminal: names left, figures right. */
export const inColumns = (rows: readonly (readonly string[])[], names = 1): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column < names ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
};

export const table = (results: readonly Result[]): string =>
  inColumns([["", "log", "measured", "reference", "ratio", "bar", ""], ...results.map(rowOf)], 2);

/** American spreadsheets write a day as 5/4/2016. */
export const isoDay = (day: string) =>
  day.replace(
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
    (_, month: string, date: string, year: string) => `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`,
  );

const clockTime = /^(?<hour>\d{1,2})(?::(?<minute>[0-5]\d))?(?::[0-5]\d)?\s*(?<half>[ap])?\.?(?:m\.?)?$/i;
/**
 * "4:30 PM" as 16:30, or what was typed, where it is no time. Without AM or PM it counts only if it can't be mistaken:
 * someone's "4:30" is in the afternoon.
 */
export const isoTime = (time: string) => {
  const { hour = "", minute, half } = clockTime.exec(time)?.groups ?? {};
  const isPlain = half === undefined ? hour.length === 2 && minute && Number(hour) < 24 : Number(hour) <= 12;
  if (!isPlain || (half !== undefined && Number(hour) === 0)) return time;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute ?? "00"}`;
};

export const unreadable = "This row has characters we can’t save";

/** Everything that is wrong with a row, each with the heading of its column. */
export const byColumn = <Column extends string>(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  headings: Readonly<Record<Column, string>>,
) => issues.map(({ path: [column], message }) => `${headings[column as Column] ?? "Row"}: ${message}`).join(" · ");

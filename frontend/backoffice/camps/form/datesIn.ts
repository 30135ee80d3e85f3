const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const ordinal = "(?:st|nd|rd|th)?";
const year = String.raw`(?:,?\s+(20\d\d))?`;
/** 2027-03-14, 3/14, 3/14/27, 3/14/2027, March 14, Mar. 14th, 2027 */
const aDay = String.raw`(?:(20\d\d)-(\d\d)-(\d\d)|(\d{1,2})/(\d{1,2})(?:/(?:20)?(\d\d))?|(${months.join("|")})[a-z]*\.?\s+(\d{1,2})${ordinal}${year})(?!\d)`;
const through = String.raw`\s*(?:-|–|—|to|through|and|&)\s*`;
const range = new RegExp(String.raw`\b${aDay}(?:${through}(?:${aDay}|(\d{1,2})${ordinal}${year}(?![\d/])))?`, "i");

interface Day {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
}
const dayOf = ([y, m, d, month, day, shortYear, name, ofMonth, longYear]: readonly (string | undefined)[]): Day => {
  if (y) return { year: Number(y), month: Number(m), day: Number(d) };
  if (month) return { year: shortYear ? 2000 + Number(shortYear) : undefined, month: Number(month), day: Number(day) };
  return {
    year: longYear ? Number(longYear) : undefined,
    month: months.indexOf(name?.toLowerCase() ?? "") + 1,
    day: Number(ofMonth),
  };
};

/** "2027-03-14"; undefined for a day that no calendar has. */
const dateOf = ({ month, day }: Day, inYear: number) => {
  const date = [inYear, month, day].map((part) => String(part).padStart(2, "0")).join("-");
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(date) ? undefined : date;
};

const partsOfADay = 9;
/**
 * The first day or days that somebody's own words name, such as "March 14–15 or 21–22". Without a year they are the next
 * to come. Undefined if they name none, such as "two weekends in spring".
 */
export const datesIn = (words: string, today: string): { startDate: string; endDate: string } | undefined => {
  const [, ...found] = range.exec(words) ?? [];
  if (found.length === 0) return undefined;
  const first = dayOf(found.slice(0, partsOfADay));
  const [lastOfMonth, lastYear] = found.slice(2 * partsOfADay);
  const second = found.slice(partsOfADay, 2 * partsOfADay);
  const last = lastOfMonth
    ? { ...first, day: Number(lastOfMonth), year: lastYear ? Number(lastYear) : first.year }
    : second.some(Boolean)
      ? dayOf(second)
      : first;
  const thisYear = Number(today.slice(0, 4));
  const told = first.year ?? last.year;
  const startDate = [told ?? thisYear, told ?? thisYear + 1]
    .map((inYear) => dateOf(first, inYear))
    .find((date) => date !== undefined && date >= today);
  if (startDate === undefined) return undefined;
  const endDate = dateOf(last, last.year ?? Number(startDate.slice(0, 4)));
  return { startDate, endDate: endDate !== undefined && endDate >= startDate ? endDate : startDate };
};
